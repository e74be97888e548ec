import { lazy, Suspense, useId, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { boostTexts } from './boost.texts.ts';
import styles from './boost-button.module.css';

/** The dialog is loaded when it opens. */
const BoostDialog = lazy(() => import('./boost-dialog.tsx'));

export function BoostButton({ developerId, enabled }: { developerId: string; enabled: boolean }) {
  const texts = useTexts(boostTexts);
  const [open, setOpen] = useState(false);
  const why = useId();
  return (
    <div className={styles.boost}>
      <Button disabled={!enabled} aria-describedby={enabled ? undefined : why} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {!enabled && (
        <p id={why} className={styles.why}>
          {texts.closed}
        </p>
      )}
      {open && (
        <Suspense>
          <BoostDialog developerId={developerId} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
