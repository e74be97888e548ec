import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { profileTexts } from '../profile.texts.ts';
import { useProfile } from '../profile-context.ts';
import styles from './recommendation-button.module.css';

const NotesDialog = lazy(() => import('../notes/notes-dialog.tsx'));

export function RecommendationButton() {
  const { badges } = useTexts(profileTexts);
  const { developerId } = useProfile();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.see} onClick={() => setOpen(true)}>
        {badges.see}
      </button>
      {open && (
        <Suspense>
          <NotesDialog developerId={developerId} tab="team" close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
