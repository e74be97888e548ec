import { bookableDays, boostVariant, canBoost } from '../../../../domain/profile/boost.ts';
import { canBookCall } from '../../../../domain/profile/calls/call.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { chooseHost } from './call-hosts.ts';
import { callOf, lockCalls, storeStatus } from './call-row.ts';
import { queueCallEmails } from './queue-call-emails.ts';
import { readOwnFacts } from './read-own-facts.ts';

/**
 * Books a slot of the product for the owner of the profile, and tells both sides, in one transaction. A provider stores
 * its bookings itself and reports them by webhook.
 */
export async function bookCall(context: Context, developerId: string, slot: Date): Promise<void> {
  await readOwnFacts(context, developerId);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    await lockCalls(trx, developerId);
    const facts = await readOwnFacts({ ...context, db: trx }, developerId);
    // Sent twice, it is one call.
    if (facts.call?.status === 'booked' && facts.call.startsAt?.getTime() === slot.getTime()) return;
    if (!canBookCall(facts.call)) throw new Invalid({ slot: 'slotAlready' });
    if (!canBoost(facts)) throw new Invalid({ slot: 'notPublished' });
    if (boostVariant(facts.codeExperienceYears) !== 'call') throw new Invalid({ slot: 'notOffered' });
    checkOffered(context, slot);
    const row = await trx
      .insertInto('calls')
      .values({
        developerId,
        source: 'own',
        startsAt: slot,
        ...(await chooseHost(trx, context.config)),
        createdAt: now,
        changedAt: now,
      })
      // Another person was quicker.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Invalid({ slot: 'slotTaken' });
    await storeStatus(trx, developerId, 'booked', now);
    await queueCallEmails(trx, context, callOf(row), 'booked');
  });
}

/** A slot that is past, was never offered, or is later than the last one offered, is refused like a taken one. */
export function checkOffered({ ports: { scheduling, clock } }: Context, slot: Date): void {
  if (scheduling.kind !== 'embedded') throw new Invalid({ slot: 'notOffered' });
  const tooFar = slot.getTime() - clock.now().getTime() > bookableDays * 86_400_000;
  if (tooFar || !scheduling.offers(slot)) throw new Invalid({ slot: 'slotTaken' });
}
