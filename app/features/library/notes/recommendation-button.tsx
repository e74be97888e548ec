import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { notesTexts } from './notes.texts.ts';
import styles from './recommendation-button.module.css';

const NotesDialog = lazy(() => import('./notes-dialog.tsx'));

export function RecommendationButton({ developerId }: { developerId: string }) {
  const { seeRecommendation } = useTexts(notesTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.see} onClick={() => setOpen(true)}>
        {seeRecommendation}
      </button>
      {open && (
        <Suspense>
          <NotesDialog developerId={developerId} tab="team" close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
