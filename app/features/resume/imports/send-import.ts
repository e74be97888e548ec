import type { ImportAnswer, ImportFailure } from './import-answer.ts';

const bodyFailures: Partial<Record<number, ImportFailure>> = { 408: 'tooSlow', 413: 'tooLarge', 503: 'busy' };

/** Undefined when the user cancelled. Not through the router, because a navigation would close the dialog. */
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
    // The import answers its refusals in JSON: any other failure happened before it.
    if (failed && !isJson(response)) return { failed };
    return await answerOf(response);
  } catch {
    return signal.aborted ? undefined : { failed: 'network' };
  }
}

/** An answer that is not JSON comes from a proxy, not from our server. */
async function answerOf(response: Response): Promise<ImportAnswer> {
  return isJson(response) ? ((await response.json()) as ImportAnswer) : { failed: 'fault' };
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}
