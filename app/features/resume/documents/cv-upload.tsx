import { type ReactNode, useId } from 'react';
import { documentsTexts } from '../../../documents/documents.texts.ts';
import { useDrop } from '../../../documents/use-drop.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './cv.module.css';
import { cvTexts } from './cv.texts.ts';
import { useCvUpload } from './use-cv-upload.ts';

type Props = {
  developerId: string;
  mine: boolean;
  /** The stored file and its actions; undefined when there is none. */
  there: { open: ReactNode } | undefined;
  /** Without a stored file, its button is the main one; not where another way stands before it. */
  look?: 'primary' | 'secondary';
  children: ReactNode;
};

/** Accepts one PDF by its button or dropped on it; the content inside stays visible during the upload. */
export function CvUpload({ developerId, mine, there, look = 'primary', children }: Props) {
  const texts = useTexts(cvTexts);
  const { errors } = useTexts(documentsTexts);
  const toast = useToast();
  const id = useId();
  const { upload, error, send, cancel } = useCvUpload(developerId, (outcome) =>
    toast(outcome === 'cancelled' ? texts.cancelled : mine ? texts.sent : texts.sentTheirs),
  );
  const { over, ...drop } = useDrop((files) => void send(files));
  return (
    <div className={styles.upload} data-drop data-over={over || undefined} {...drop}>
      {children}
      {upload ? (
        <div className={styles.progress}>
          <p id={`${id}-sending`}>{upload.part < 1 ? texts.sending(upload.name) : texts.checking}</p>
          <progress aria-labelledby={`${id}-sending`} value={upload.part < 1 ? upload.part : undefined} />
          <Button look="secondary" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          {there?.open}
          <label className={there || look === 'secondary' ? styles.again : styles.send}>
            <input
              type="file"
              accept="application/pdf,.pdf"
              className={styles.input}
              aria-describedby={`${id}-rules ${id}-error`}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => {
                void send(currentTarget.files);
                // Emptied, because the browser reports no change when the same corrected file is chosen again.
                currentTarget.value = '';
              }}
            />
            {mine ? texts.send : texts.sendTheirs}
          </label>
        </div>
      )}
      <p id={`${id}-error`} role="status" className={error ? styles.error : styles.silent}>
        {error && { ...errors, ...texts.errors }[error]}
      </p>
      <p id={`${id}-rules`} className={styles.rules}>
        {over ? texts.drop : there ? texts.replaces : texts.rules}
      </p>
    </div>
  );
}
