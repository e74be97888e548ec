import { sql } from 'kysely';
import { readPrefilled } from '../../../domain/moderation/support/prefilled.ts';
import type { Database, Trx } from '../../data/database.ts';
import { OutsideError } from '../outside-error.ts';
import type { SupportRequest } from './port.ts';

type Made = { id?: string; status: 'open' | 'closed' };

/**
 * Runs `make` once per request key and stores the conversation. A repeated key waits for the first call: the lock
 * belongs to the transaction, so that a crash or a failure in `make` frees the key.
 */
export async function storeConversation(
  db: Database,
  request: SupportRequest,
  make: () => Promise<Made>,
): Promise<{ conversationId: string }> {
  const text = request.text.trim();
  if (text.length < 1 || text.length > 8000) {
    throw new OutsideError('support', 'a message has 1 to 8000 characters', { permanent: true });
  }
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${request.requestKey}, 7270003))`.execute(trx);
    const conversationId = (await known(trx, request.requestKey)) ?? (await insert(trx, request, text, await make()));
    return { conversationId };
  });
}

async function known(trx: Trx, requestKey: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('supportMessages')
    .select('conversationId')
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row?.conversationId;
}

async function insert(trx: Trx, request: SupportRequest, text: string, { id, status }: Made): Promise<string> {
  const conversation = await trx
    .insertInto('supportConversations')
    .values({
      ...(id ? { id } : {}),
      userId: request.userId ?? null,
      replyTo: request.replyTo ?? null,
      status,
      kind: readPrefilled(text).kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('supportMessages')
    .values({ conversationId: conversation.id, requestKey: request.requestKey, text })
    .execute();
  return conversation.id;
}
