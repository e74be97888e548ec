import type { ReactNode } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { FoundJob } from '../../../server/services/jobs/search/find-jobs.ts';
import { OfferReasons } from '../../fit/offer-reasons.tsx';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { AnswerRateFact } from './answers/answer-rate.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { JobTechnologies, JobTerms } from './job-terms.tsx';
import styles from './jobs.module.css';
import { jobsTexts } from './jobs.texts.ts';

type Props = { jobs: FoundJob[]; under?: ((job: FoundJob) => ReactNode) | undefined };

export function JobList({ jobs, under }: Props) {
  const texts = useTexts(jobsTexts);
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {jobs.map((job) => (
        <JobEntry key={job.id} job={job} under={under?.(job)} />
      ))}
    </ul>
  );
}

/** One offer of the list; the whole entry is a link to its page. */
function JobEntry({ job, under }: { job: FoundJob; under: ReactNode }) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  return (
    <li className={styles.entry}>
      <CompanyLogo address={job.company.logo} />
      <div className={styles.words}>
        <div>
          <h2 className={styles.title}>
            <Link href={pathTo(locale, 'job', { alias: job.alias })} className={styles.link}>
              {job.title}
            </Link>
          </h2>
          <p className={styles.company}>{job.company.name}</p>
        </div>
        <JobTerms terms={job} />
        <JobTechnologies technologies={job.technologies} held={job.fit?.held} />
        {job.fit && <OfferReasons fit={job.fit} terms={job} />}
        <p className={styles.foot}>
          <span>{texts.published(day(locale, job.publishedAt))}</span>
          <AnswerRateFact rate={job.answerRate} />
          {job.external && <span>{texts.external}</span>}
          {job.applied && (
            <span className={styles.badge}>
              <Icon name="check" size={16} />
              {texts.applied}
            </span>
          )}
        </p>
        {under && <div className={styles.under}>{under}</div>}
      </div>
    </li>
  );
}
