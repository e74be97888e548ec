import { isId } from '../../../../domain/id.ts';
import { canTake } from '../../../../domain/moderation/support/taken.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { record } from '../audit/record.ts';
import { permitModerator } from '../permit.ts';

/** Shows colleagues that this administrator handles the conversation. Idempotent. */
export async function takeConversation(context: Context, id: string): Promise<void> {
  const { userId } = permitModerator(context);
  await context.db.transaction().execute(async (trx) => {
    const takenBy = await lockTaken(trx, id);
    if (!canTake(takenBy, userId)) throw new Conflict();
    if (takenBy !== userId) await store(trx, id, { userId, takenBy: userId, takenAt: context.ports.clock.now() });
  });
}

/** Nobody handles it any more; also for a colleague who is away. Idempotent. */
export async function giveBackConversation(context: Context, id: string): Promise<void> {
  const { userId } = permitModerator(context);
  await context.db.transaction().execute(async (trx) => {
    if ((await lockTaken(trx, id)) !== null) await store(trx, id, { userId, takenBy: null, takenAt: null });
  });
}

async function lockTaken(trx: Trx, id: string): Promise<string | null> {
  if (!isId(id)) throw new NotFound();
  const row = await trx
    .selectFrom('supportConversations')
    .select('takenBy')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row.takenBy;
}

type Taken = { userId: string; takenBy: string | null; takenAt: Date | null };

async function store(trx: Trx, id: string, { userId, takenBy, takenAt }: Taken): Promise<void> {
  await trx.updateTable('supportConversations').set({ takenBy, takenAt }).where('id', '=', id).execute();
  const action = takenBy ? 'support.take' : 'support.give-back';
  await record(trx, { actorId: userId, action, subjectKind: 'support', subjectId: id });
}
