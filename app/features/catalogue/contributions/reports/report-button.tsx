import { lazy, Suspense, useState } from 'react';
import type { Path } from '../../../../../domain/paths.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import styles from './report.module.css';
import { reportTexts } from './report.texts.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** docs/product/catalogue.md, Reporting a question. */
export function ReportButton({ address, signedIn }: { address: Path<'questionReport'>; signedIn: boolean }) {
  const texts = useTexts(reportTexts);
  const [open, setOpen] = useState(false);
  return (
    <p className={styles.report}>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.button}
      </button>
      {open && (
        <Suspense>
          <ReportDialog address={address} signedIn={signedIn} close={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
