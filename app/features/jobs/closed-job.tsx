import { pathTo } from '../../../domain/paths.ts';
import type { ClosedJob as Closed } from '../../../server/services/jobs/read-job.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FallenLeaf } from '../../ui/drawings/fallen-leaf.tsx';
import styles from './job-page.module.css';
import { jobPageTexts } from './job-page.texts.ts';

/** The page of an offer that is no longer open, with a link to other offers. */
export function ClosedJob({ job }: { job: Closed }) {
  const locale = useLocale();
  const { closed } = useTexts(jobPageTexts);
  return (
    <div className={styles.closed}>
      <FallenLeaf width={200} />
      <h1>{closed.title}</h1>
      {job.title && <p className={styles.name}>{job.title}</p>}
      <p>{closed.text(job.company.name)}</p>
      <ButtonLink href={pathTo(locale, 'jobs')}>{closed.others}</ButtonLink>
    </div>
  );
}
