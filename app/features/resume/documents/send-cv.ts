/** The same limit as on the server: a larger file is refused before it is sent. */
export const mostBytes = 10 * 1024 * 1024;

/** Why a CV was refused: the error codes of the server, and the failures of the request. */
const errors = [
  'tooLarge',
  'tooHeavy',
  'notAPdf',
  'encrypted',
  'damaged',
  'empty',
  'several',
  'tooMany',
  'busy',
  'tooSlow',
  'signIn',
  'forbidden',
  'gone',
  'network',
] as const;
export type CvError = (typeof errors)[number];
export type CvOutcome = { name: string } | { error: CvError } | 'cancelled';

/**
 * Sends a file and reports its progress (0 to 1). With XMLHttpRequest, because fetch reports no progress of an
 * upload.
 */
export function sendCv(
  developerId: string,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<CvOutcome> {
  if (file.size > mostBytes) return Promise.resolve({ error: 'tooLarge' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/uploads/cv/${developerId}`);
    request.setRequestHeader('content-type', 'application/pdf');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => resolve(outcomeOf(request.response));
    request.onerror = () => resolve({ error: 'network' });
    request.onabort = () => resolve('cancelled');
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function outcomeOf(answer: { name?: unknown; error?: unknown } | null): CvOutcome {
  if (typeof answer?.name === 'string') return { name: answer.name };
  // Any other answer comes from a proxy or an error page.
  return { error: errors.find((code) => code === answer?.error) ?? 'network' };
}

/** True when the file is gone, also when it was already missing. */
export async function removeCv(address: string): Promise<boolean> {
  return fetch(address, { method: 'DELETE' }).then(
    (answer) => answer.ok && !answer.redirected,
    () => false,
  );
}
