import { setTimeout as wait } from 'node:timers/promises';
import { cleanValue } from '../../domain/text/clean-text.ts';
import { OutsideError } from './outside-error.ts';

export type OutsideCall = {
  /** The name in errors and logs. */
  service: string;
  /** A function, because a signed request must be created again for each attempt. */
  request: () => Request | Promise<Request>;
  timeoutMs: number;
  /** More than 1 only for requests that can be repeated without harm. */
  attempts?: number;
  /** Statuses outside 2xx that are an answer and not a failure. */
  accept?: readonly number[];
  signal?: AbortSignal;
};

const temporaryStatuses = new Set([408, 425, 429]);

/** One request to an outside service: with a timeout, without redirects, and with one kind of error. */
export async function callOutside(call: OutsideCall): Promise<Response> {
  const attempts = call.attempts ?? 1;
  for (let attempt = 1; ; attempt++) {
    try {
      return await callOnce(call);
    } catch (error) {
      if (!(error instanceof OutsideError) || error.permanent || attempt >= attempts) throw error;
      await wait(100 * 4 ** (attempt - 1), undefined, { signal: call.signal });
    }
  }
}

async function callOnce({ service, request, timeoutMs, accept = [], signal }: OutsideCall): Promise<Response> {
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const prepared = await request();
  let response: Response;
  try {
    // A redirect would send our keys to an address that is not configured.
    response = await fetch(prepared, { signal: AbortSignal.any(limits), redirect: 'manual' });
  } catch (error) {
    signal?.throwIfAborted();
    const reason = (error as Error).name === 'TimeoutError' ? `no answer within ${timeoutMs} ms` : 'cannot be reached';
    throw new OutsideError(service, reason, { permanent: false, cause: error });
  }
  if (response.ok || accept.includes(response.status)) return response;
  await response.body?.cancel();
  const permanent = response.status < 500 && !temporaryStatuses.has(response.status);
  throw new OutsideError(service, `answered ${response.status}`, { permanent });
}

/** The body; throws as soon as it is longer than `maxBytes`. */
export async function readBytes(service: string, response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.byteLength;
      if (length > maxBytes) break;
      parts.push(part);
    }
  } catch (error) {
    throw new OutsideError(service, 'the answer was cut short', { permanent: false, cause: error });
  }
  if (length > maxBytes) throw new OutsideError(service, `answered more than ${maxBytes} bytes`, { permanent: true });
  return Buffer.concat(parts);
}

/** A JSON body of at most 1 MB; the caller must check its content. */
export async function readJson(service: string, response: Response): Promise<unknown> {
  const bytes = await readBytes(service, response, 1_000_000);
  try {
    return cleanValue(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (error) {
    throw new OutsideError(service, 'did not answer with JSON', { permanent: false, cause: error });
  }
}
