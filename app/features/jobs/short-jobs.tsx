import type { FoundJob } from '../../../server/services/jobs/search/find-jobs.ts';
import entry from './job-entry.module.css';
import { JobEntry } from './job-entry.tsx';
import styles from './search/job-order.module.css';

/** A few offers below another heading, as rows with the same facts in the same places as in the list of offers. */
export function ShortJobs({ jobs, label }: { jobs: readonly FoundJob[]; label: string }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id} className={entry.entry}>
          <JobEntry job={job} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
