import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Candidate } from '../../../../../server/services/contact/candidates/read-candidates.ts';
import { shortDay } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Portrait } from '../../../../ui/portrait.tsx';
import { OwnerMark, TagList } from '../../follow-up/shown-follow-up.tsx';
import { pipelineTexts } from '../../pipeline/pipeline.texts.ts';
import type { BoardMoves } from '../../pipeline/use-board-moves.ts';
import { useStageName } from '../../pipeline/use-stage-name.ts';
import { conversationsTexts } from '../conversations.texts.ts';
import list from '../list.module.css';
import styles from './board-card.module.css';
import { CandidateState as State } from './candidate-row.tsx';
import { candidatesTexts } from './manager.texts.ts';

type Props = {
  candidate: Candidate;
  /** The list that the page of the candidate goes through. */
  query: CandidateQuery;
  moves: BoardMoves;
  /** Below the heading of the column. */
  heading: 'h3' | 'h4';
};

/** A candidate on the board: dragged with the mouse, or moved with the button. */
export function BoardCard({ candidate, query, moves, heading: Heading }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(conversationsTexts).page;
  const { move } = useTexts(pipelineTexts);
  const stageName = useStageName();
  const { developerId, name, portrait, profession, job, at, unread, otherStage, owner, tags } = candidate;
  const about = job ?? profession;
  const movable = moves.canMove(candidate);
  // What stands at the end of the last line, which a card of a like has for it alone.
  const atTheEnd = owner !== null || unread > 0 || movable;
  return (
    <li
      className={styles.card}
      draggable={movable}
      data-dragged={moves.dragged?.developerId === developerId || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', name);
        moves.drag(candidate);
      }}
      onDragEnd={() => moves.drag(undefined)}
    >
      <Portrait address={portrait} size={40} />
      <Heading className={styles.name}>
        <Link
          href={pathTo(locale, 'candidate', { developerId }) + candidateQueryString(query)}
          className={list.whole}
          // The card is dragged, not its link.
          draggable={false}
        >
          {name || texts.someone}
        </Link>
      </Heading>
      <p className={styles.about}>
        <span className={styles.subject}>{about}</span>
        <time dateTime={at}>{shortDay(locale, at)}</time>
      </p>
      {otherStage && <p className={styles.other}>{stageName(otherStage)}</p>}
      {tags.length > 0 && (
        <div className={styles.tags}>
          <TagList tags={tags} />
        </div>
      )}
      {(candidate.state !== 'liked' || atTheEnd) && <Foot candidate={candidate} />}
      <span className={styles.side}>
        {owner && <OwnerMark owner={owner} />}
        {unread > 0 && (
          <span className={list.count}>
            <span aria-hidden="true">{unread}</span>
            <span className={list.unseen}>{words.unread(unread)}</span>
          </span>
        )}
        {movable && (
          <button
            type="button"
            className={styles.move}
            aria-label={move(name || texts.someone)}
            title={move(name || texts.someone)}
            onClick={() => moves.ask({ kind: 'where', candidate })}
          >
            <Icon name="grip" size={16} />
          </button>
        )}
      </span>
    </li>
  );
}

function Foot({ candidate }: { candidate: Candidate }) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const { state, appliedBy, answerBefore, urgent } = candidate;
  // The column says it.
  if (state === 'liked') return <p className={styles.foot} />;
  if (!answerBefore || !appliedBy)
    return (
      <p className={styles.foot}>
        <State candidate={candidate} />
      </p>
    );
  return (
    // The column says that they applied: here a drawing says how, and the line has room for the day.
    <p className={styles.foot}>
      <Icon name={appliedBy === 'application' ? 'briefcase' : 'mail'} size={16} />
      <span className={list.unseen}>{texts.appliedBy[appliedBy]}. </span>
      <span className={styles.due} data-urgent={urgent || undefined}>
        {texts.dueBefore(shortDay(locale, answerBefore))}
      </span>
    </p>
  );
}
