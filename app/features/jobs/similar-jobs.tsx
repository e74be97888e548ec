import { termFacts } from '../../../domain/jobs/job-terms.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { FoundJob } from '../../../server/services/jobs/search/find-jobs.ts';
import { OfferReasons } from '../../fit/offer-reasons.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { UnbrokenFacts } from '../../i18n/unbroken.tsx';
import { Link } from '../../ui/link.tsx';
import { CompanyLogo } from './company-logo.tsx';
import styles from './similar-jobs.module.css';
import { termsTexts } from './terms.texts.ts';

/** Other offers below an offer, as cards: title, company, pay, the other terms, and why they fit. */
export function SimilarJobs({ jobs, label }: { jobs: readonly FoundJob[]; label: string }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {jobs.map((job) => (
        <SimilarJob key={job.id} job={job} />
      ))}
    </ul>
  );
}

function SimilarJob({ job }: { job: FoundJob }) {
  const locale = useLocale();
  const facts = termFacts(useTexts(termsTexts), job);
  const pay = facts.find(({ what }) => what === 'pay');
  const others = facts.filter(({ what }) => what !== 'pay').map(({ text }) => text);
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <CompanyLogo address={job.company.logo} size={44} />
        <div className={styles.words}>
          <h3>
            <Link href={pathTo(locale, 'job', { alias: job.alias })} className={styles.link}>
              {job.title}
            </Link>
          </h3>
          <p className={styles.muted}>{job.company.name}</p>
        </div>
      </div>
      {pay && <p className={styles.pay}>{pay.text}</p>}
      {others.length > 0 && (
        <p className={styles.muted}>
          <UnbrokenFacts facts={others} />
        </p>
      )}
      {job.technologies.length > 0 && (
        <p className={styles.technologies}>{job.technologies.map(({ name }) => name).join(' · ')}</p>
      )}
      {job.fit && (
        <div className={styles.fit}>
          <OfferReasons fit={job.fit} terms={job} />
        </div>
      )}
    </li>
  );
}
