import type { ImportAnswer, ImportFailure } from './import-answer.ts';

const bodyFailures: Partial<Record<number, ImportFailure>> = { 408: 'tooSlow', 413: 'tooLarge', 503: 'busy' };

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
    const failed = bodyFailures[response.status];
    // The import itself says in JSON what it refuses: this comes from before it.
    if (failed && !isJson(response)) return { failed };
    return await answerOf(response);
  } catch {
    return signal.aborted ? undefined : { failed: 'network' };
  }
}

/** Anything but an answer of ours comes from something in between. */
async function answerOf(response: Response): Promise<ImportAnswer> {
  return isJson(response) ? ((await response.json()) as ImportAnswer) : { failed: 'fault' };
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}
