import { dueAt } from '../../../../domain/contact/introductions/due.ts';
import type { Trx } from '../../../data/database.ts';
import type { Stored } from './apply-event.ts';
import { notifyBoth } from './notify-both.ts';

export type NewMessage = {
  author: { kind: 'recruiter' | 'developer'; id: string };
  body: string;
  /** Chosen by the sender: the same key means the same message. */
  sentKey: string;
  at: Date;
  /** The handles of its files, which the caller has taken. */
  files?: readonly string[];
};

/** Stores the next message of a conversation, once, and returns its position. The caller holds the lock of the pair. */
export async function addMessage(
  trx: Trx,
  stored: Stored,
  { author, body, sentKey, at, files = [] }: NewMessage,
): Promise<number> {
  const known = await trx
    .selectFrom('messages')
    .select('position')
    .where('introductionId', '=', stored.id)
    .where('sentKey', '=', sentKey)
    .executeTakeFirst();
  if (known) return known.position;
  const position = stored.messageCount + 1;
  const { id: messageId } = await trx
    .insertInto('messages')
    .values({
      introductionId: stored.id,
      position,
      authorKind: author.kind,
      authorId: author.id,
      body,
      sentKey,
      sentAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.length > 0)
    await trx
      .insertInto('messageFiles')
      .values(files.map((handle, index) => ({ handle, messageId, place: index + 1 })))
      .execute();
  const { status, statusSince: since, remindedAt } = stored;
  await trx
    .updateTable('introductions')
    .set({
      messageCount: position,
      lastMessageAt: at,
      dueAt: dueAt({ status, since, remindedAt, lastMessageAt: at })?.at ?? null,
    })
    .where('id', '=', stored.id)
    .execute();
  // The author has read everything before their message.
  await trx
    .insertInto('conversationReads')
    .values({
      introductionId: stored.id,
      userId: author.id,
      readPosition: position,
      readAt: at,
      toldPosition: position,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['introductionId', 'userId'])
        .doUpdateSet({ readPosition: position, readAt: at, toldPosition: position }),
    )
    .execute();
  await notifyBoth(trx, stored, { kind: 'message', id: stored.id });
  return position;
}
