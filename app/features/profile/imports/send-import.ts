import type { ImportAnswer } from './import-answer.ts';

/** undefined when it was given up. By hand and not through the router: nothing may take the open dialog away. */
export async function sendImport(
  address: string,
  file: File,
  signal: AbortSignal,
  accepted?: readonly string[],
): Promise<ImportAnswer | undefined> {
  const body = new FormData();
  body.set('file', file);
  if (accepted) body.set('accepted', JSON.stringify(accepted));
  try {
    const response = await fetch(address, { method: 'POST', body, signal });
    if (response.status === 413) return { failed: 'tooLarge' };
    return await answerOf(response);
  } catch {
    return signal.aborted ? undefined : { failed: 'network' };
  }
}

/** Anything but an answer of ours comes from something in between. */
async function answerOf(response: Response): Promise<ImportAnswer> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? ((await response.json()) as ImportAnswer) : { failed: 'fault' };
}
