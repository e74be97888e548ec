import type { Context as HonoContext } from 'hono';
import { cleanText } from '../../domain/text/clean-text.ts';
import { tryAgainAnswer } from '../../domain/try-again.ts';
import type { Context } from '../context.ts';
import type { InvalidFile } from '../errors.ts';
import { mostCvBytes, storeCv } from '../services/resume/documents/store-cv.ts';
import { mostImageBytes, storeImage } from '../services/shared/files/store-image.ts';
import type { Bodies, BodyRefused } from './bodies.ts';

type Status = 401 | 403 | 404 | 408 | 413 | 422 | 429 | 503;
type Body = ReadableStream<Uint8Array> | Uint8Array;
type Upload = (c: HonoContext, context: Context) => Promise<Response>;

type Rules = {
  mostBytes: number;
  keep: (context: Context, body: Body, c: HonoContext) => Promise<object>;
};

/** Receives a file that is the whole body of a request; answers with the stored file or an error code. */
function openUpload(bodies: Bodies, { mostBytes, keep }: Rules): Upload {
  return async (c, context) => {
    const answer = (body: object, status: Status | 201, headers: Record<string, string> = {}): Response =>
      c.json(body, status, { 'cache-control': 'no-store', ...headers });
    if (!context.viewer) return answer({ error: 'signIn' }, 401);
    const client = { account: context.viewer.userId, address: context.clientAddress };
    try {
      const stored = await bodies.receiveFile(c.req.raw, mostBytes, client, (body) => keep(context, body, c));
      return answer(stored, 201);
    } catch (error) {
      const { status, error: code, headers } = refusalOf(error as Error);
      return answer({ error: code }, status, headers);
    }
  };
}

function refusalOf(error: Error): { status: Status; error: string; headers?: Record<string, string> } {
  const later = tryAgainAnswer(error);
  if (later) return { ...later, error: later.status === 503 ? 'busy' : 'tooMany' };
  switch (error.name) {
    case 'Forbidden':
      return { status: 403, error: 'forbidden' };
    case 'NotFound':
      return { status: 404, error: 'gone' };
    case 'TooSlow':
      return { status: 408, error: 'tooSlow', headers: { connection: 'close' } };
    case 'BodyRefused':
      return (error as BodyRefused).status === 413
        ? { status: 413, error: 'tooLarge' }
        : { status: 422, error: 'interrupted' };
    case 'Invalid': {
      const code = (error as InvalidFile).fields[''];
      return { status: code === 'tooLarge' ? 413 : 422, error: code };
    }
    default:
      throw error;
  }
}

export function openImageUpload(bodies: Bodies): Upload {
  return openUpload(bodies, { mostBytes: mostImageBytes, keep: (context, body) => storeImage(context, body) });
}

/** The body is the file; its name is in the x-file-name header, percent-encoded. */
export function openCvUpload(bodies: Bodies): Upload {
  const keep: Rules['keep'] = (context, body, c) =>
    storeCv(context, c.req.param('developerId') ?? '', decoded(c.req.header('x-file-name')), body);
  return openUpload(bodies, { mostBytes: mostCvBytes, keep });
}

function decoded(name = ''): string {
  try {
    return cleanText(decodeURIComponent(name));
  } catch {
    return cleanText(name);
  }
}
