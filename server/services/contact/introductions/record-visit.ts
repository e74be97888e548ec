import { type ContactOutcome, contactOutcome } from '../../../../domain/contact/contact-outcome.ts';
import { dayOf } from '../../../../domain/day.ts';
import type { Context } from '../../../context.ts';
import { consumeView } from '../../profile/consume-view.ts';
import { lookAt } from './read-contact-options.ts';

/**
 * 'start (records a profile visit)': whoever begins to write has looked. Says what may be sent now, which the visit, or
 * a page that has been open for long, may have changed.
 */
export async function recordVisit(context: Context, developerId: string): Promise<ContactOutcome> {
  const { viewer, facts } = await lookAt(context, developerId);
  const { companyId, planId } = viewer.membership;
  if (!facts.developer) return contactOutcome(facts);
  const looking = { recruiterId: viewer.userId, companyId, planId, day: dayOf(context.ports.clock.now()) };
  // False when the day's views are used up: the rules then say what that means for writing.
  await consumeView(context, looking, developerId, { alreadySeen: facts.viewedToday, lastVisit: null });
  return contactOutcome((await lookAt(context, developerId)).facts);
}
