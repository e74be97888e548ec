import { isPaidPlan } from '../permissions/resume.ts';
import { type ContactFacts, contactOutcome } from './contact-outcome.ts';
import { contactMode } from './contact-plan.ts';
import { isInternOnly } from './dialogs/intern-only.ts';

/** Why the plan of the company refuses a first message. */
export const startRefusals = ['internsOnly', 'requestWaits', 'slotsUsed', 'viewsUsed', 'noConversations'] as const;
export type StartRefusal = (typeof startRefusals)[number];

export const isStartRefusal = (text: string): text is StartRefusal => startRefusals.some((one) => one === text);

/**
 * docs/product/contact.md, What a plan refuses is said before: the reason behind a refusal of `contactOutcome`, shown
 * at the button, so that no dialog is opened in vain. undefined: the plan does not refuse.
 */
export function startRefusal(facts: ContactFacts): StartRefusal | undefined {
  const { developer, plan, blocked } = facts;
  if (!developer || !plan || blocked) return undefined;
  switch (contactOutcome(facts)) {
    case 'DENY_NEED_PLAN':
      return isPaidPlan(plan.id) || isInternOnly(developer.contractTypes) ? 'requestWaits' : 'internsOnly';
    case 'DENY_NEED_BIGGER_PLAN':
      return contactMode(plan) === 'views' ? 'viewsUsed' : 'slotsUsed';
    case 'DENY_BAD_REQUEST':
      return 'noConversations';
    default:
      return undefined;
  }
}
