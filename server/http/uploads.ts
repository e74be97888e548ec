import type { Context as HonoContext } from 'hono';
import { type Refusal, refusalOf } from '../../domain/refusals.ts';
import { mostPdfBytes } from '../../domain/resume/documents/pdf-limits.ts';
import { cleanText } from '../../domain/text/clean-text.ts';
import type { Context } from '../context.ts';
import { storeMessageFile } from '../services/contact/files/store-message-file.ts';
import { storeCv } from '../services/resume/documents/store-cv.ts';
import { mostImageBytes, storeImage } from '../services/shared/files/store-image.ts';
import type { Bodies } from './bodies.ts';

type Body = ReadableStream<Uint8Array> | Uint8Array;
type Upload = (c: HonoContext, context: Context) => Promise<Response>;

type Rules = {
  mostBytes: number;
  keep: (context: Context, body: Body, c: HonoContext) => Promise<object>;
};

/** Receives a file that is the whole body of a request; answers with the stored file or an error code. */
function openUpload(bodies: Bodies, { mostBytes, keep }: Rules): Upload {
  return async (c, context) => {
    const answer = (
      body: object,
      status: Refusal['status'] | 201 | 401,
      headers: Record<string, string> = {},
    ): Response => c.json(body, status, { 'cache-control': 'no-store', ...headers });
    if (!context.viewer) return answer({ error: 'signIn' }, 401);
    const client = { account: context.viewer.userId, address: context.clientAddress };
    try {
      const stored = await bodies.receiveFile(c.req.raw, mostBytes, client, (body) => keep(context, body, c));
      return answer(stored, 201);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const code = codeOf(refusal);
      return answer({ error: code }, code === 'tooLarge' ? 413 : refusal.status, refusal.headers);
    }
  };
}

/** A code for the page, which has a sentence for each. */
function codeOf({ kind, fields }: Refusal): string {
  if (kind === 'invalid') return fields[''] ?? 'unknown';
  return kind === 'notFound' ? 'gone' : kind;
}

export function openImageUpload(bodies: Bodies): Upload {
  return openUpload(bodies, { mostBytes: mostImageBytes, keep: (context, body) => storeImage(context, body) });
}

/** The body is the file; its name is in the x-file-name header, percent-encoded. */
export function openCvUpload(bodies: Bodies): Upload {
  const keep: Rules['keep'] = (context, body, c) =>
    storeCv(context, c.req.param('developerId') ?? '', fileName(c), body);
  return openUpload(bodies, { mostBytes: mostPdfBytes, keep });
}

/** A file for a message of a conversation; named as a CV is. */
export function openMessageFileUpload(bodies: Bodies): Upload {
  const keep: Rules['keep'] = (context, body, c) =>
    storeMessageFile(context, c.req.param('introductionId') ?? '', fileName(c), body);
  return openUpload(bodies, { mostBytes: mostPdfBytes, keep });
}

const fileName = (c: HonoContext) => decoded(c.req.header('x-file-name'));

function decoded(name = ''): string {
  try {
    return cleanText(decodeURIComponent(name));
  } catch {
    return cleanText(name);
  }
}
