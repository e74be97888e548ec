import type { ReactNode } from 'react';
import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Candidate } from '../../../../../server/services/contact/candidates/read-candidates.ts';
import { shortDay } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Link } from '../../../../ui/link.tsx';
import { Portrait } from '../../../../ui/portrait.tsx';
import { OwnerMark, TagList } from '../../follow-up/shown-follow-up.tsx';
import { conversationsTexts } from '../conversations.texts.ts';
import list from '../list.module.css';
import { StateMark } from '../state-mark.tsx';
import thread from '../thread.module.css';
import { candidatesTexts } from './manager.texts.ts';

type Props = {
  candidate: Candidate;
  /** The list that the page of the candidate goes through. */
  query: CandidateQuery;
  choice: ReactNode;
  /** Its name, in the states that have several. */
  stage: string | undefined;
};

export function CandidateRow({ candidate, query, choice, stage }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(conversationsTexts).page;
  const {
    developerId,
    name,
    portrait,
    profession,
    job,
    recruiter,
    last,
    at,
    unread,
    answerBefore,
    urgent,
    owner,
    tags,
  } = candidate;
  return (
    <li className={list.row} data-unread={unread > 0 || undefined} data-choice={choice ? true : undefined}>
      {choice}
      <Portrait address={portrait} size={48} />
      <div className={list.words}>
        <h2 className={list.name}>
          <Link
            href={pathTo(locale, 'candidate', { developerId }) + candidateQueryString(query)}
            className={list.whole}
          >
            {name || texts.someone}
          </Link>
        </h2>
        {last && (
          <p className={list.snippet}>
            {last.mine && <span>{words.you} </span>}
            {last.body}
          </p>
        )}
        <p className={list.facts}>
          <CandidateState candidate={candidate} />
          {answerBefore && (
            <span className={list.due} data-urgent={urgent || undefined}>
              {texts.answerBefore(shortDay(locale, answerBefore))}
            </span>
          )}
          {[stage, profession, job, recruiter && texts.by(recruiter)].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {tags.length > 0 && <TagList tags={tags} />}
      </div>
      <div className={list.side}>
        <time dateTime={at}>{shortDay(locale, at)}</time>
        {owner && <OwnerMark owner={owner} />}
        {unread > 0 && (
          <span className={list.count}>
            <span aria-hidden="true">{unread}</span>
            <span className={list.unseen}>{words.unread(unread)}</span>
          </span>
        )}
      </div>
    </li>
  );
}

/** The state of the introduction or, for an applicant without one, how they applied. */
export function CandidateState({ candidate }: { candidate: Candidate }) {
  const { status, declined, appliedBy, closed, answerBefore } = candidate;
  const texts = useTexts(candidatesTexts);
  if (status !== null) return <StateMark side="recruiter" status={status} declined={declined} />;
  return (
    // Coral is for those who wait for an answer: a like asks for none.
    <span className={thread.state} data-phase={!closed && answerBefore ? 'yours' : 'archived'}>
      {closed ? texts.closed : appliedBy && texts.appliedBy[appliedBy]}
    </span>
  );
}
