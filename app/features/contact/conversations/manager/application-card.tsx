import type { ReactNode } from 'react';
import { pathTo } from '../../../../../domain/paths.ts';
import type { CandidateFile } from '../../../../../server/services/contact/candidates/read-candidate.ts';
import { day } from '../../../../i18n/dates.ts';
import { LinkedText } from '../../../../i18n/linked-text.tsx';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import page from '../../../../ui/page.module.css';
import thread from '../thread.module.css';
import styles from './file.module.css';
import { fileTexts } from './file.texts.ts';
import { candidatesTexts } from './manager.texts.ts';

type Props = {
  applied: NonNullable<CandidateFile['applied']>;
  applications: CandidateFile['applications'];
  /** When the last introduction came to its end: what they sent before was answered by it. */
  after: string | undefined;
  /** The button that answers, or where the company answers. */
  children: ReactNode;
};

/** An application that waits: to which offers, with which message, until when. */
export function ApplicationCard({ applied, applications, after, children }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(fileTexts);
  // Those that have ended are in the history; after the time to answer, the newest one can still be answered.
  const waiting = applications.filter(
    ({ at, closedAt }) => (applied.closed || closedAt === null) && (!after || at > after),
  );
  return (
    <section className={`${page.card} ${styles.application}`} aria-labelledby="application-title">
      <div className={styles.title}>
        <h2 id="application-title" className={thread.heading}>
          {texts.file.applied[applied.by](day(locale, applied.at))}
        </h2>
        {applied.answerBefore && (
          <p className={styles.due} data-urgent={applied.urgent || undefined}>
            {texts.answerBefore(day(locale, applied.answerBefore))}
          </p>
        )}
      </div>
      {applied.closed && <p>{texts.file.closed}</p>}
      {waiting.length > 0 && (
        <ul className={styles.applications}>
          {waiting.map(({ job, message, at }) => (
            <li key={at}>
              <p className={styles.offer}>
                <Icon name={job ? 'briefcase' : 'mail'} size={18} />
                {job ? (
                  <Link href={pathTo(locale, 'job', { alias: job.alias })}>{job.title ?? texts.noJob}</Link>
                ) : (
                  words.spontaneous
                )}
              </p>
              {message && (
                <blockquote className={styles.message}>
                  <LinkedText text={message} />
                </blockquote>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.answer}>{children}</div>
    </section>
  );
}
