import { type ContactOutcome, contactOutcome } from '../../../../domain/contact/contact-outcome.ts';
import { dayOf } from '../../../../domain/day.ts';
import type { Context } from '../../../context.ts';
import { consumeView } from '../../profile/consume-view.ts';
import { lookAt } from './read-contact-options.ts';

/**
 * docs/product/contact.md, The start dialog: opening it records a profile visit. Returns the outcome again, because the
 * visit, or time passed since the page was opened, may have changed it.
 */
export async function recordVisit(context: Context, developerId: string): Promise<ContactOutcome> {
  const { viewer, facts } = await lookAt(context, developerId);
  const { companyId, planId } = viewer.membership;
  if (!facts.developer) return contactOutcome(facts);
  const looking = { recruiterId: viewer.userId, companyId, planId, day: dayOf(context.ports.clock.now()) };
  // False when the daily views are used up: the contact rules then decide.
  await consumeView(context, looking, developerId, { alreadySeen: facts.viewedToday, lastVisit: null });
  return contactOutcome((await lookAt(context, developerId)).facts);
}
