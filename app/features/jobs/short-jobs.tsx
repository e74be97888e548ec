import { pathTo } from '../../../domain/paths.ts';
import type { FoundJob } from '../../../server/services/jobs/search/find-jobs.ts';
import { OfferReasons } from '../../fit/offer-reasons.tsx';
import { useLocale } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { JobTechnologies, JobTerms } from './job-terms.tsx';
import styles from './search/job-order.module.css';

/** A few offers below another heading: title, company, terms, technologies, and why they fit. */
export function ShortJobs({ jobs, label }: { jobs: readonly FoundJob[]; label: string }) {
  const locale = useLocale();
  return (
    <ul className={styles.rows} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <div>
            <h3>
              <Link href={pathTo(locale, 'job', { alias: job.alias })}>{job.title}</Link>
            </h3>
            <p className={styles.company}>{job.company.name}</p>
          </div>
          <JobTerms terms={job} />
          <JobTechnologies technologies={job.technologies} held={job.fit?.held} />
          {job.fit && <OfferReasons fit={job.fit} terms={job} />}
        </li>
      ))}
    </ul>
  );
}
