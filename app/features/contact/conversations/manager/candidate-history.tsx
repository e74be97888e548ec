import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { CandidateFile } from '../../../../../server/services/contact/candidates/read-candidate.ts';
import { day } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Link } from '../../../../ui/link.tsx';
import page from '../../../../ui/page.module.css';
import { StateMark } from '../state-mark.tsx';
import thread from '../thread.module.css';
import styles from './file.module.css';
import { fileTexts } from './file.texts.ts';
import { candidatesTexts } from './manager.texts.ts';

/** The applications and introductions of a candidate, the newest first; an introduction leads to its messages. */
export function CandidateHistory({ file, query }: { file: CandidateFile; query: CandidateQuery }) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(fileTexts);
  const { developer, applications, introductions, conversation } = file;
  const list = new URLSearchParams(candidateQueryString(query));
  const address = (introduction: string) =>
    `${pathTo(locale, 'candidate', { developerId: developer.id })}?${new URLSearchParams([...list, ['introduction', introduction]])}`;
  const entries = [
    ...applications.map(({ job, at, closedAt }) => ({
      key: `applied ${at}`,
      at,
      what: job ? words.applied(job.title ?? texts.noJob) : words.spontaneous,
      more: closedAt && words.closedOn(day(locale, closedAt)),
    })),
    ...introductions.map(({ id, status, declined, createdAt }) => ({
      key: id,
      at: createdAt,
      what:
        introductions.length > 1 ? (
          <Link href={address(id)} aria-current={id === conversation?.introductionId ? 'page' : undefined}>
            {texts.file.began(day(locale, createdAt))}
          </Link>
        ) : (
          words.introduction
        ),
      more: <StateMark side="recruiter" status={status} declined={declined} />,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  // The card of the application has said it already.
  const said = file.applied !== undefined && introductions.length === 0 && applications.length === 1;
  if (entries.length === 0 || said) return null;
  return (
    <section className={page.card} aria-labelledby="history-title">
      <h2 id="history-title" className={thread.heading}>
        {words.history}
      </h2>
      <ol className={styles.history}>
        {entries.map(({ key, at, what, more }) => (
          <li key={key}>
            <time dateTime={at}>{day(locale, at)}</time>
            <span>{what}</span>
            {more && <span className={styles.more}>{more}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
