import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const answering = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => answer());
const get = (onProgress: (part: number) => void = () => {}, signal = new AbortController().signal) =>
  fetchFile('/user/abc/cv', onProgress, signal);

/** A body that arrives in parts and may break off. */
function parts(texts: string[], breaks = false): ReadableStream {
  return new ReadableStream({
    pull: (controller) => {
      const next = texts.shift();
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(next));
      else if (breaks) controller.error(new TypeError('gone'));
      else controller.close();
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('fetching a file', () => {
  it('returns the whole file and reports its progress', async () => {
    answering(() => new Response(parts(['%PDF', '-1.7']), { headers: { 'content-length': '8' } }));
    const progress = vi.fn();
    expect(new TextDecoder().decode((await get(progress)) as Uint8Array)).toBe('%PDF-1.7');
    expect(progress.mock.calls).toEqual([[0.5], [1]]);
  });

  it.each([
    [
      'a connection that breaks',
      'network',
      () => new Response(parts(['%PDF'], true), { headers: { 'content-length': '8' } }),
    ],
    ['a body that ends early', 'network', () => new Response(parts(['%PDF']), { headers: { 'content-length': '8' } })],
    ['a failed connection', 'network', () => Promise.reject(new TypeError('offline'))],
    ['a missing file', 'gone', () => new Response(null, { status: 404 })],
    ['a server error', 'fault', () => new Response(null, { status: 503 })],
  ])('after %s returns the failure: %s', async (_, failure, answer) => {
    answering(answer);
    expect(await get()).toBe(failure);
  });

  it('treats a redirect to the sign-in page as a missing file', async () => {
    const page = Object.defineProperty(new Response('<html>'), 'redirected', { value: true });
    answering(() => page);
    expect(await get()).toBe('gone');
  });

  it('rejects without a failure code when the request is cancelled', async () => {
    answering(() => Promise.reject(new DOMException('', 'AbortError')));
    await expect(get(() => {}, AbortSignal.abort())).rejects.toThrow();
  });
});
