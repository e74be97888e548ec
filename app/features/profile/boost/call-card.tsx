import { lazy, Suspense, useState } from 'react';
import type { HomeCall } from '../../../../server/services/profile/boost/home-call.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';
import { CallWords } from './call-words.tsx';

const BoostDialog = lazy(() => import('./boost-dialog.tsx'));

/** The newest call on the developer's home page; its dialog moves, cancels or books. */
export function CallCard({ developerId, home }: { developerId: string; home: HomeCall }) {
  const { call: texts } = useTexts(boostTexts);
  const [open, setOpen] = useState(false);
  const { call, act } = home;
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby="call-title">
      <h2 id="call-title" className={styles.cardTitle}>
        {texts.card}
      </h2>
      <CallWords call={call} />
      {act && (
        <p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {act === 'change' ? texts.change : texts.open}
          </Button>
        </p>
      )}
      {open && (
        <Suspense>
          <BoostDialog developerId={developerId} close={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
