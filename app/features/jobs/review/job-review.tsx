import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { JobView } from '../../../../server/services/jobs/read-job.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { termsTexts } from '../terms.texts.ts';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';

const TakeDownDialog = lazy(() => import('./take-down-dialog.tsx'));

/** The decisions of administrators on the page of an offer. */
export function JobReview({ job }: { job: JobView }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { untitled } = useTexts(termsTexts);
  const title = job.title ?? untitled;
  const { run, busy } = useCommand(pathTo(locale, 'jobReview', { jobId: job.id }));
  const [open, setOpen] = useState(false);
  const again = job.takenDown !== undefined;
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="job-review">
      <h2 id="job-review" className={styles.heading}>
        {texts.panel}
      </h2>
      <div className={styles.choices}>
        {job.can.restore && (
          <Button busy={busy === 'restore'} onClick={() => void run({ mode: 'restore' }, texts.restored)}>
            {texts.restore}
          </Button>
        )}
        {job.can.takeDown && (
          <Button look="danger" onClick={() => setOpen(true)}>
            {again ? texts.keepDown : texts.takeDown}
          </Button>
        )}
      </div>
      <Link href={pathTo(locale, 'adminOffers')}>{texts.queue}</Link>
      {open && (
        <Suspense>
          <TakeDownDialog jobId={job.id} title={title} again={again} close={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
