import type { Context as HonoContext } from 'hono';
import { cleanText } from '../../domain/clean-text.ts';
import type { Context } from '../context.ts';
import type { Invalid, TooMany } from '../errors.ts';
import { mostCvBytes, storeCv } from '../services/documents/store-cv.ts';
import { mostImageBytes, storeImage } from '../services/files/store-image.ts';

const busySeconds = 5;

type Status = 401 | 403 | 404 | 413 | 422 | 429;
type Body = ReadableStream<Uint8Array> | Uint8Array;
type Desk = (c: HonoContext, context: Context) => Promise<Response>;

type Rules = {
  mostBytes: number;
  /** Each holds its bytes while it waits for its turn: so many, and no more, are in hand at once. */
  mostInHand: number;
  keep: (context: Context, body: Body, c: HonoContext) => Promise<object>;
};

/** Takes a file that is the body of a request; says what became of it, or a code for what is wrong. */
function openDesk({ mostBytes, mostInHand, keep }: Rules): Desk {
  let inHand = 0;

  return async (c, context) => {
    const refuse = (status: Status, error: string, headers: Record<string, string> = {}): Response =>
      c.json({ error }, status, { 'cache-control': 'no-store', ...headers });
    const later = (seconds: number): Response => refuse(429, 'tooMany', { 'retry-after': String(seconds) });

    if (!context.viewer) return refuse(401, 'signIn');
    if (Number(c.req.header('content-length')) > mostBytes) return refuse(413, 'tooLarge');
    if (inHand >= mostInHand) return later(busySeconds);
    inHand++;
    try {
      const stored = await keep(context, c.req.raw.body ?? new Uint8Array(), c);
      return c.json(stored, 201, { 'cache-control': 'no-store' });
    } catch (error) {
      const refusal = error as Partial<Invalid & TooMany>;
      switch (refusal.name) {
        case 'TooMany':
          return later(refusal.retryAfterSeconds ?? busySeconds);
        case 'Forbidden':
          return refuse(403, 'forbidden');
        case 'NotFound':
          return refuse(404, 'gone');
        case 'Invalid': {
          const code = refusal.fields?.[''] ?? 'unknown';
          return refuse(code === 'tooLarge' ? 413 : 422, code);
        }
        default:
          throw error;
      }
    } finally {
      inHand--;
    }
  };
}

export function openImageDesk(): Desk {
  return openDesk({ mostBytes: mostImageBytes, mostInHand: 32, keep: (context, body) => storeImage(context, body) });
}

/** The file alone is the body; what it is called comes in a header, percent-encoded. */
export function openCvDesk(): Desk {
  const keep: Rules['keep'] = (context, body, c) =>
    storeCv(context, c.req.param('developerId') ?? '', decoded(c.req.header('x-file-name')), body);
  return openDesk({ mostBytes: mostCvBytes, mostInHand: 16, keep });
}

function decoded(name = ''): string {
  try {
    return cleanText(decodeURIComponent(name));
  } catch {
    return cleanText(name);
  }
}
