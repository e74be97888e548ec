import { canChangeCall } from '../../../../domain/profile/calls/call.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { checkOffered } from './book-call.ts';
import { callOf, lockCalls, notifyOwner } from './call-row.ts';
import { queueCallEmails } from './queue-call-emails.ts';
import { readOwnFacts } from './read-own-facts.ts';

/**
 * Moves a coming call to another free slot and tells both sides. `sequence`: the version of the call that the person
 * saw, so that of two moves at once only the first counts.
 */
export async function moveCall(
  context: Context,
  developerId: string,
  { slot, sequence }: { slot: Date; sequence: number },
): Promise<void> {
  await readOwnFacts(context, developerId);
  const now = context.ports.clock.now();
  const move = context.db.transaction().execute(async (trx) => {
    await lockCalls(trx, developerId);
    const { call } = await readOwnFacts({ ...context, db: trx }, developerId);
    if (!call || !canChangeCall(call, now)) throw new Invalid({ slot: 'callOver' });
    // Sent twice, it is one move.
    if (call.startsAt?.getTime() === slot.getTime()) return;
    if (call.sequence !== sequence) throw new Invalid({ slot: 'callChanged' });
    checkOffered(context, slot);
    const row = await trx
      .updateTable('calls')
      .set({ startsAt: slot, sequence: sequence + 1, changedAt: now })
      .where('id', '=', call.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyOwner(trx, developerId);
    await queueCallEmails(trx, context, callOf(row), 'moved');
  });
  await move.catch((error: unknown) => {
    throw isSlotTaken(error) ? new Invalid({ slot: 'slotTaken' }) : error;
  });
}

/** The unique index decides, so that two people at the same moment cannot both get a slot. */
function isSlotTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'calls_slot_key';
}
