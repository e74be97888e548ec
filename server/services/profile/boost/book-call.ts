import { bookableDays, boostVariant, canBoost } from '../../../../domain/profile/boost.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { readOwnFacts } from './read-own-facts.ts';
import { recordCall } from './record-call.ts';

/**
 * Books a slot of the embedded calendar for the owner of the profile. An external calendar stores the booking and
 * reports it by webhook.
 */
export async function bookCall(context: Context, developerId: string, slot: Date): Promise<void> {
  const facts = await readOwnFacts(context, developerId);
  const { scheduling, clock } = context.ports;
  if (facts.callStatus === 'booked') throw new Invalid({ slot: 'slotAlready' });
  if (!canBoost(facts)) throw new Invalid({ slot: 'notPublished' });
  if (boostVariant(facts.codeExperienceYears) !== 'call' || scheduling.kind !== 'embedded') {
    throw new Invalid({ slot: 'notOffered' });
  }
  // A slot later than the last one that was offered is refused like a taken one.
  const tooFar = slot.getTime() - clock.now().getTime() > bookableDays * 86_400_000;
  const outcome = tooFar ? 'taken' : await scheduling.book(developerId, slot);
  if (outcome === 'taken') throw new Invalid({ slot: 'slotTaken' });
  // Also when the slot was booked before: the process may have stopped between the booking and this line.
  await recordCall(context.db, developerId, clock.now());
  if (outcome === 'already') throw new Invalid({ slot: 'slotAlready' });
}
