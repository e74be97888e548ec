import { pathTo } from '../../../domain/paths.ts';
import type { FoundJobs } from '../../../server/services/jobs/search/find-jobs.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { JobTechnologies, JobTerms } from './job-terms.tsx';
import styles from './jobs.module.css';
import { jobsTexts } from './jobs.texts.ts';

/** The open offers of a company, on its page; only the newest when there is more than one page of them. */
export function CompanyJobs({ found: { jobs, total } }: { found: FoundJobs }) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  return (
    <section className={page.card} aria-labelledby="jobs-title">
      <h2 id="jobs-title" className={styles.ofCompany}>
        {texts.total(total)}
      </h2>
      <ul className={styles.short}>
        {jobs.map((job) => (
          <li key={job.id}>
            <Link className={styles.shortTitle} href={pathTo(locale, 'job', { alias: job.alias })}>
              {job.title}
            </Link>
            <JobTerms terms={job} pay="first" />
            <JobTechnologies technologies={job.technologies} held={job.fit?.held} />
          </li>
        ))}
      </ul>
    </section>
  );
}
