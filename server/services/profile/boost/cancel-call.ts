import { canChangeCall } from '../../../../domain/profile/calls/call.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { type Call, callOf, lockCalls, readLastCall, storeStatus } from './call-row.ts';
import { queueCallEmails, type Sender } from './queue-call-emails.ts';
import { readOwnFacts } from './read-own-facts.ts';

/** The developer cancels a coming call; its slot is free again and both sides are told. */
export async function cancelCall(
  context: Context,
  developerId: string,
  { sequence }: { sequence: number },
): Promise<void> {
  await readOwnFacts(context, developerId);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    await lockCalls(trx, developerId);
    const { call } = await readOwnFacts({ ...context, db: trx }, developerId);
    // Sent twice, it is cancelled once.
    if (call?.status === 'cancelled') return;
    if (!call || !canChangeCall(call, now)) throw new Invalid({ slot: 'callOver' });
    if (call.sequence !== sequence) throw new Invalid({ slot: 'callChanged' });
    await storeCancelled(trx, context, call);
  });
}

/** A person who leaves has no call any more, and the team is told (docs/product/privacy.md, Erasing an account). */
export async function cancelCallOfLeaver(trx: Trx, sender: Sender, developerId: string): Promise<void> {
  await lockCalls(trx, developerId);
  const call = await readLastCall(trx, developerId);
  if (call && canChangeCall(call, sender.ports.clock.now())) await storeCancelled(trx, sender, call);
}

async function storeCancelled(trx: Trx, sender: Sender, call: Call): Promise<void> {
  const now = sender.ports.clock.now();
  const row = await trx
    .updateTable('calls')
    .set({ status: 'cancelled', cancelledSide: 'developer', sequence: call.sequence + 1, changedAt: now })
    .where('id', '=', call.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeStatus(trx, call.developerId, 'cancelled', now);
  await queueCallEmails(trx, sender, callOf(row), 'cancelled');
}
