import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import type { Invalid, TooMany } from '../errors.ts';
import { mostImageBytes, storeImage } from '../services/files/store-image.ts';

/** Each holds its bytes while it waits for its turn: so many, and no more, are in hand at once. */
const mostInHand = 32;
const busySeconds = 5;

type Status = 401 | 413 | 422 | 429;

/** Takes an image that is the body of a request, whatever it is called; says its handle, or a code for what is wrong. */
export function openImageDesk() {
  let inHand = 0;

  return async (c: HonoContext, context: Context): Promise<Response> => {
    const refuse = (status: Status, error: string, headers: Record<string, string> = {}): Response =>
      c.json({ error }, status, { 'cache-control': 'no-store', ...headers });
    const later = (seconds: number): Response => refuse(429, 'tooMany', { 'retry-after': String(seconds) });

    if (!context.viewer) return refuse(401, 'signIn');
    if (Number(c.req.header('content-length')) > mostImageBytes) return refuse(413, 'tooLarge');
    if (inHand >= mostInHand) return later(busySeconds);
    inHand++;
    try {
      const stored = await storeImage(context, c.req.raw.body ?? new Uint8Array());
      return c.json(stored, 201, { 'cache-control': 'no-store' });
    } catch (error) {
      const refusal = error as Partial<Invalid & TooMany>;
      if (refusal.name === 'TooMany') return later(refusal.retryAfterSeconds ?? busySeconds);
      if (refusal.name !== 'Invalid') throw error;
      const code = refusal.fields?.[''] ?? 'notAnImage';
      return refuse(code === 'tooLarge' ? 413 : 422, code);
    } finally {
      inHand--;
    }
  };
}
