import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { KeptJob } from '../../../../server/services/jobs/kept/read-kept-jobs.ts';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Basket } from '../../../ui/drawings/basket.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import { JobTerms } from '../job-terms.tsx';
import styles from './kept.module.css';
import { keptTexts } from './kept.texts.ts';
import { useKeeping } from './use-keeping.ts';

export function KeptJobList({ jobs }: { jobs: KeptJob[] }) {
  const locale = useLocale();
  const texts = useTexts(keptTexts);
  if (jobs.length === 0) {
    return (
      <EmptyState
        drawing={<Basket />}
        title={texts.empty.title}
        action={<ButtonLink href={pathTo(locale, 'jobs')}>{texts.empty.go}</ButtonLink>}
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {jobs.map((job) => (
        <KeptRow key={job.id} job={job} />
      ))}
    </ul>
  );
}

function KeptRow({ job }: { job: KeptJob }) {
  const locale = useLocale();
  const texts = useTexts(keptTexts);
  const { revalidate } = useRevalidator();
  const { busy, change } = useKeeping(job.id);
  const title = job.title ?? texts.untitled;
  const remove = async () => {
    if (await change(false)) await revalidate();
  };
  return (
    <li className={styles.row}>
      <CompanyLogo address={job.company.logo} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {job.open ? (
            <Link href={pathTo(locale, 'job', { alias: job.alias })} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={styles.company}>{job.company.name}</p>
        <JobTerms terms={job} pay="first" />
        <div className={styles.line}>
          <p className={styles.facts}>
            <span>{texts.on(unbrokenDay(locale, job.keptAt))}</span>
            {!job.open && <strong>{texts.closed}</strong>}
          </p>
          <div className={styles.act}>
            <Button look="quiet" busy={busy} aria-label={texts.removeOf(title)} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
