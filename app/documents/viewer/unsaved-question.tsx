import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './viewer.module.css';
import { viewerTexts } from './viewer.texts.ts';

type Props = { saving: boolean; save: () => void; leave: () => void; stay: () => void };

/** Asks before unsaved annotations are lost; the focus is on the safe answer, and Escape chooses it. */
export function UnsavedQuestion({ saving, save, leave, stay }: Props) {
  const { unsaved, save: saveLabel } = useTexts(viewerTexts);
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={frame}
      role="alertdialog"
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        stay();
      }}
    >
      <h3 id={`${id}-title`}>{unsaved.title}</h3>
      <p id={`${id}-text`}>{unsaved.text}</p>
      <div className={styles.answers}>
        <Button busy={saving} onClick={save}>
          {saveLabel}
        </Button>
        <Button look="secondary" onClick={stay}>
          {unsaved.stay}
        </Button>
        <Button look="danger" onClick={leave}>
          {unsaved.leave}
        </Button>
      </div>
    </dialog>
  );
}
