import * as z from 'zod';
import type { Database } from '../../data/database.ts';
import { callOutside, readJson } from '../outside-call.ts';
import { OutsideError } from '../outside-error.ts';
import type { Support } from './port.ts';
import { storeConversation } from './store-conversation.ts';

export type CrispOptions = { url: string; websiteId: string; tokenId: string; tokenKey: string; timeoutMs?: number };

/** Crisp names its conversations 'session_' and a UUID; our copy has the same UUID. */
const created = z.object({ data: z.object({ session_id: z.templateLiteral(['session_', z.uuid()]) }) });

/**
 * Crisp has no idempotency key, so the keys are stored in our own tables, with a copy of the message, which is part of
 * the person's export. The copy is closed: the team answers at Crisp, not in our inbox.
 */
export function crispSupport(db: Database, options: CrispOptions): Support {
  const { websiteId, tokenId, tokenKey, timeoutMs = 5_000 } = options;
  const base = `${options.url.replace(/\/$/, '')}/v1/website/${encodeURIComponent(websiteId)}/conversation`;
  const headers = {
    authorization: `Basic ${Buffer.from(`${tokenId}:${tokenKey}`).toString('base64')}`,
    'x-crisp-tier': 'plugin',
    'content-type': 'application/json',
  };
  const call = (method: string, path: string, body: unknown): Promise<Response> =>
    callOutside({
      service: 'crisp',
      request: () => new Request(`${base}${path}`, { method, headers, body: JSON.stringify(body) }),
      timeoutMs,
    });

  return {
    open: (request) =>
      storeConversation(db, request, async () => {
        const answer = created.safeParse(await readJson('crisp', await call('POST', '', {})));
        if (!answer.success) throw new OutsideError('crisp', 'named no conversation', { permanent: false });
        const session = answer.data.data.session_id;
        const about = {
          ...(request.replyTo ? { email: request.replyTo } : {}),
          data: { userId: request.userId ?? '' },
        };
        await discard(await call('PATCH', `/${session}/meta`, about));
        const message = { type: 'text', from: 'user', origin: 'chat', content: request.text.trim() };
        await discard(await call('POST', `/${session}/message`, message));
        return { id: session.slice('session_'.length), status: 'closed' };
      }),
  };
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}
