import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { notifyBoth } from '../introductions/notify-both.ts';
import { permitConversation } from './permit.ts';
import { readIntroduction } from './read-introduction.ts';

/** Stores the position up to which a user has read: it only increases, and never beyond the last message. */
export async function markRead(context: Context, introductionId: string, position: number): Promise<void> {
  const party = permitConversation(context, introductionId);
  await context.db.transaction().execute(async (trx) => {
    const row = await readIntroduction(trx, party, introductionId);
    const reached = Math.min(position, row.messageCount);
    if (reached <= row.ownRead) return;
    const { numAffectedRows } = await sql`
      insert into conversation_reads as known (introduction_id, user_id, read_position, read_at)
      values (${introductionId}, ${party.userId}, ${reached}, ${context.ports.clock.now()})
      on conflict (introduction_id, user_id) do update set read_position = excluded.read_position, read_at = excluded.read_at
      where known.read_position < excluded.read_position`.execute(trx);
    if (numAffectedRows) await notifyBoth(trx, row, { kind: 'read', id: introductionId });
  });
}
