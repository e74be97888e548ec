import { type ContactOutcome, contactOutcome } from '../../../../domain/contact/contact-outcome.ts';
import type { PersonWords } from '../../../../domain/contact/first-message/hints.ts';
import type { Wishes } from '../../../../domain/contact/terms/outside-wishes.ts';
import { dayOf } from '../../../../domain/day.ts';
import type { Context } from '../../../context.ts';
import { consumeView } from '../../profile/consume-view.ts';
import { readPersonWords } from '../templates/read-hint-facts.ts';
import { readWishes } from '../terms/read-wishes.ts';
import { lookAt } from './read-contact-options.ts';

export type Visited = { outcome: ContactOutcome; wishes: Wishes | null; person: PersonWords | null };

/**
 * docs/product/contact.md, The start dialog: opening it records a profile visit. Returns the outcome again, because the
 * visit, or time passed since the page was opened, may have changed it; and the wishes, which may now be seen.
 */
export async function recordVisit(context: Context, developerId: string): Promise<Visited> {
  const { viewer, facts } = await lookAt(context, developerId);
  const { companyId, planId } = viewer.membership;
  if (!facts.developer) return { outcome: contactOutcome(facts), wishes: null, person: null };
  const looking = { recruiterId: viewer.userId, companyId, planId, day: dayOf(context.ports.clock.now()) };
  // False when the daily views are used up: the contact rules then decide.
  await consumeView(context, looking, developerId, { alreadySeen: facts.viewedToday, lastVisit: null });
  const { facts: seen } = await lookAt(context, developerId);
  const one = new Map([[developerId, seen]]);
  const wishes = await readWishes(context.db, one, context.locale);
  const words = await readPersonWords(context.db, one);
  return {
    outcome: contactOutcome(seen),
    wishes: wishes.get(developerId) ?? null,
    person: words.get(developerId) ?? null,
  };
}
