/** As the server has it: what is longer need not be sent to be refused. */
export const mostBytes = 10 * 1024 * 1024;

/** Why a CV was not taken: the codes that the server answers with, and what happens on the way there. */
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

/** Sends a file, saying how far it has come (0 to 1). Not by fetch, which does not tell. */
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
  // Anything else does not come from where files are taken: a proxy, or a page that says that we are away.
  return { error: errors.find((code) => code === answer?.error) ?? 'network' };
}

/** Says whether it is gone; what was not there any more is. */
export async function removeCv(address: string): Promise<boolean> {
  return fetch(address, { method: 'DELETE' }).then(
    (answer) => answer.ok && !answer.redirected,
    () => false,
  );
}
