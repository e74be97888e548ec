import { pathTo } from '../../../../domain/paths.ts';
import type { KeptJob } from '../../../../server/services/jobs/kept/read-kept-jobs.ts';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { JobTerms } from '../job-terms.tsx';
import styles from './kept.module.css';
import { keptTexts } from './kept.texts.ts';
import { KeptRow, NothingKept } from './kept-row.tsx';
import { useKeeping } from './use-keeping.ts';

export function KeptJobList({ jobs }: { jobs: KeptJob[] }) {
  const locale = useLocale();
  const texts = useTexts(keptTexts);
  if (jobs.length === 0) return <NothingKept texts={texts.empty} href={pathTo(locale, 'jobs')} />;
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {jobs.map((job) => (
        <KeptJobRow key={job.id} job={job} />
      ))}
    </ul>
  );
}

function KeptJobRow({ job }: { job: KeptJob }) {
  const locale = useLocale();
  const texts = useTexts(keptTexts);
  const { busy, change } = useKeeping(job.id);
  const title = job.title ?? texts.untitled;
  return (
    <KeptRow
      logo={job.company.logo}
      title={title}
      href={job.open ? pathTo(locale, 'job', { alias: job.alias }) : undefined}
      facts={
        <>
          <span>{texts.on(unbrokenDay(locale, job.keptAt))}</span>
          {!job.open && <strong>{texts.closed}</strong>}
        </>
      }
      remove={{ label: texts.remove, name: texts.removeOf(title), busy, run: () => change(false) }}
    >
      <p className={styles.company}>{job.company.name}</p>
      <JobTerms terms={job} pay="first" />
    </KeptRow>
  );
}
