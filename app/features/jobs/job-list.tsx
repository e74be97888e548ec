import type { ReactNode } from 'react';
import type { FoundJob } from '../../../server/services/jobs/search/find-jobs.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { AnswerRateFact } from './answers/answer-rate.tsx';
import { JobEntry } from './job-entry.tsx';
import styles from './jobs.module.css';
import { jobsTexts } from './jobs.texts.ts';

type Props = {
  jobs: FoundJob[];
  act?: ((job: FoundJob) => ReactNode) | undefined;
  /** The name of a part of the list. */
  label?: string | undefined;
};

export function JobList({ jobs, act, label }: Props) {
  const texts = useTexts(jobsTexts);
  return (
    <ul className={styles.list} aria-label={label ?? texts.list}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.entry}>
          <JobEntry job={job} heading="h2" act={act?.(job)} foot={<Foot job={job} />} />
        </li>
      ))}
    </ul>
  );
}

/** When the offer was published, how its company answers, and where one applies. */
function Foot({ job }: { job: FoundJob }) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  return (
    <p className={styles.foot}>
      <span>{texts.published(day(locale, job.publishedAt))}</span>
      <AnswerRateFact rate={job.answerRate} />
      {job.external && <span>{texts.external}</span>}
    </p>
  );
}
