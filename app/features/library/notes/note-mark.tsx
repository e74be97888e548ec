import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './notes.module.css';
import { notesTexts } from './notes.texts.ts';

const NotesDialog = lazy(() => import('./notes-dialog.tsx'));

type Props = { developerId: string; name: string; count: number };

/** In a list: how many notes the company has on a person; a press opens them. */
export function NoteMark({ developerId, name, count }: Props) {
  const { mark } = useTexts(notesTexts);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const words = mark(count, name);
  const close = () => {
    setOpen(false);
    // Notes may have been written or deleted.
    void revalidate();
  };
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-label={words}
        aria-haspopup="dialog"
        title={words}
        onClick={() => setOpen(true)}
      >
        <Icon name="text" size={16} />
        <span aria-hidden="true">{count}</span>
      </button>
      <Suspense>{open && <NotesDialog developerId={developerId} tab="company" close={close} />}</Suspense>
    </>
  );
}
