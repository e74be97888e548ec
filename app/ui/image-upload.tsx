import { useCallback, useId, useState } from 'react';
import styles from './image-upload.module.css';

const address = '/uploads/images';
const mostBytes = 8 * 1024 * 1024;
/** Named one by one: a phone then hands over its own format (HEIC) as one of these. */
const formats = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Why an image was not taken: the codes that the server answers with, and what happens on the way there. */
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

/** Sends images to the server. The progress goes from 0 to 1 while one is on its way. */
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

/** Not by fetch, which does not tell how far it has come. */
export function sendImage(file: File, onProgress: (part: number) => void): Promise<ImageUploadOutcome> {
  if (file.size > mostBytes) return Promise.resolve({ error: 'tooLarge' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => resolve(outcomeOf(request.response));
    request.onerror = () => resolve({ error: 'network' });
    request.onabort = request.onerror;
    request.send(file);
  });
}

function outcomeOf(answer: { handle?: unknown; error?: unknown } | null): ImageUploadOutcome {
  if (typeof answer?.handle === 'string') return { handle: answer.handle };
  // Anything else does not come from where images are taken: a proxy, or a page that says that we are away.
  return { error: errors.find((code) => code === answer?.error) ?? 'network' };
}

type Props = {
  label: string;
  /** What is said while the image is on its way. */
  busyLabel: string;
  errorText: (code: ImageUploadError) => string;
  onUploaded: (handle: string) => void;
  look?: 'primary' | 'secondary';
};

/** Chooses an image and sends it at once. A second choice waits until the first has arrived. */
export function ImageUploadButton({ label, busyLabel, errorText, onUploaded, look = 'secondary' }: Props) {
  const { upload, busy, progress } = useImageUpload();
  const [error, setError] = useState<ImageUploadError>();
  const id = useId();

  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // Otherwise the same file, put right after a refusal, would be no change.
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
