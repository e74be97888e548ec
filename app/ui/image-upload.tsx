import { useCallback, useId, useState } from 'react';
import styles from './image-upload.module.css';
import { postFile } from './post-file.ts';

const address = '/uploads/images';
const mostBytes = 8 * 1024 * 1024;
/** Listed one by one: a phone then converts its own format (HEIC) to one of these. */
const formats = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Why an upload failed: the error codes of the server, and 'network' for a failed connection. */
const errors = [
  'tooLarge',
  'tooManyPixels',
  'notAnImage',
  'empty',
  'tooMany',
  'busy',
  'tooSlow',
  'signIn',
  'network',
] as const;
export type ImageUploadError = (typeof errors)[number];
export type ImageUploadOutcome = { handle: string } | { error: ImageUploadError };

/** Sends images to the server. The progress is between 0 and 1 during an upload. */
function useImageUpload(): {
  upload: (file: File) => Promise<ImageUploadOutcome>;
  busy: boolean;
  progress: number | undefined;
} {
  const [underWay, setUnderWay] = useState(0);
  const [progress, setProgress] = useState<number>();
  const upload = useCallback(async (file: File) => {
    setUnderWay((count) => count + 1);
    const outcome = await sendImage(file, setProgress);
    setUnderWay((count) => count - 1);
    setProgress(undefined);
    return outcome;
  }, []);
  return { upload, busy: underWay > 0, progress };
}

export async function sendImage(file: File, onProgress: (part: number) => void): Promise<ImageUploadOutcome> {
  if (file.size > mostBytes) return { error: 'tooLarge' };
  return outcomeOf(await postFile({ address, file, onProgress }));
}

function outcomeOf(answer: unknown): ImageUploadOutcome {
  const { handle, error } = (answer ?? {}) as { handle?: unknown; error?: unknown };
  if (typeof handle === 'string') return { handle };
  // Any other answer does not come from the upload address, but from a proxy or a maintenance page.
  return { error: errors.find((code) => code === error) ?? 'network' };
}

type Props = {
  label: string;
  /** Shown during the upload. */
  busyLabel: string;
  errorText: (code: ImageUploadError) => string;
  onUploaded: (handle: string) => void;
  look?: 'primary' | 'secondary';
};

/** Sends an image as soon as it is chosen. While one is being sent, no other can be chosen. */
export function ImageUploadButton({ label, busyLabel, errorText, onUploaded, look = 'secondary' }: Props) {
  const { upload, busy, progress } = useImageUpload();
  const [error, setError] = useState<ImageUploadError>();
  const id = useId();

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // Otherwise choosing the same file again, after the user has corrected it, would fire no change event.
    input.value = '';
    if (!file || busy) return;
    setError(undefined);
    const outcome = await upload(file);
    if ('handle' in outcome) onUploaded(outcome.handle);
    else setError(outcome.error);
  };

  return (
    <div className={styles.upload}>
      <label className={styles[look]} data-busy={busy || undefined}>
        <input
          type="file"
          accept={formats}
          className={styles.input}
          aria-disabled={busy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-status`}
          onClick={(event) => busy && event.preventDefault()}
          onChange={(event) => void choose(event.currentTarget)}
        />
        {busy && <span className={styles.spinner} aria-hidden="true" />}
        {label}
      </label>
      {busy && <progress className={styles.progress} aria-label={busyLabel} value={progress} />}
      <p id={`${id}-status`} role="status" className={error ? styles.error : styles.status}>
        {busy ? busyLabel : error && errorText(error)}
      </p>
    </div>
  );
}
