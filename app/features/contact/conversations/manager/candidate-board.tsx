import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { candidateStates } from '../../../../../domain/contact/conversations/candidate-state.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Candidate, Candidates } from '../../../../../server/services/contact/candidates/read-candidates.ts';
import { shortDay } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import chips from '../../../../ui/chips.module.css';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Portrait } from '../../../../ui/portrait.tsx';
import { conversationsTexts } from '../conversations.texts.ts';
import list from '../list.module.css';
import { CandidateState as State } from './candidate-row.tsx';
import styles from './manager.module.css';
import { candidatesTexts } from './manager.texts.ts';

type Props = { found: Candidates; query: CandidateQuery };

/** The cards of a column that a usual screen shows at once; with more, a part is below the edge of the column. */
const atOnce = 5;

/** A column per state, with the first candidates: those to answer soonest, or the most recently active. */
export function CandidateBoard({ found: { candidates, counts }, query }: Props) {
  const texts = useTexts(candidatesTexts);
  const address = pathTo(useLocale(), 'candidates');
  return (
    <>
      <nav className={styles.jumps} aria-label={texts.columns}>
        <div className={styles.jumpRow}>
          {candidateStates.map((state) => (
            <a key={state} href={`#column-${state}`} className={chips.press}>
              {texts.shortStates[state]} <span className={chips.count}>{counts[state]}</span>
            </a>
          ))}
        </div>
      </nav>
      <div className={styles.board}>
        {candidateStates.map((state) => {
          const here = candidates.filter((one) => one.state === state);
          return (
            <section key={state} className={styles.column} data-state={state} aria-labelledby={`column-${state}`}>
              <h2 id={`column-${state}`} className={styles.heading}>
                {texts.states[state]} <span>{counts[state]}</span>
              </h2>
              {here.length > 0 ? (
                <ul className={styles.cards}>
                  {here.map((one) => (
                    <Card key={one.developerId} candidate={one} query={{ ...query, state }} />
                  ))}
                </ul>
              ) : (
                <p className={styles.nobody}>{texts.nobody}</p>
              )}
              {counts[state] > Math.min(here.length, atOnce) && (
                <p className={styles.rest} data-all-here={counts[state] === here.length || undefined}>
                  <Link href={address + candidateQueryString({ ...query, state })}>{texts.rest(counts[state])}</Link>
                </p>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

/** `query`: the list that the page of the candidate goes through. */
function Card({ candidate, query }: { candidate: Candidate; query: CandidateQuery }) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(conversationsTexts).page;
  const { developerId, name, portrait, profession, job, at, unread } = candidate;
  const about = job ?? profession;
  return (
    <li className={styles.card}>
      <Portrait address={portrait} size={40} />
      <h3 className={styles.name}>
        <Link href={pathTo(locale, 'candidate', { developerId }) + candidateQueryString(query)} className={list.whole}>
          {name || texts.someone}
        </Link>
      </h3>
      <p className={styles.about}>
        <span className={styles.subject}>{about}</span>
        <time dateTime={at}>{shortDay(locale, at)}</time>
      </p>
      <Foot candidate={candidate} />
      {unread > 0 && (
        <span className={styles.new}>
          <span className={list.count}>
            <span aria-hidden="true">{unread}</span>
            <span className={list.unseen}>{words.unread(unread)}</span>
          </span>
        </span>
      )}
    </li>
  );
}

function Foot({ candidate }: { candidate: Candidate }) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const { state, appliedBy, answerBefore, urgent } = candidate;
  // The column says it.
  if (state === 'liked') return null;
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
