import { mayStartConversations, type RecruiterFlags } from '../permissions/contact.ts';
import { isPaidPlan } from '../permissions/resume.ts';
import type { Reachability } from './availability.ts';
import { type ContactPlan, contactMode, unlimitedCapacity } from './contact-plan.ts';
import { isInternOnly } from './dialogs/intern-only.ts';
import { bypass, type Interaction } from './interaction.ts';

export const contactOutcomes = [
  'DENY_BAD_REQUEST',
  'DENY_NEED_PLAN',
  'DENY_NEED_BIGGER_PLAN',
  'OK_JOBLIKE',
  'OK_SUPERLIKE',
  'OK_LIKED',
  'OK_FULLTIME',
  'OK_INTERN',
  'FINISH_PIPE',
  'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER',
  'DENY_DEVELOPER_UNAVAILABLE',
] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

export type ContactFacts = {
  recruiter: RecruiterFlags;
  developerId: string | null;
  /** null: the id does not exist, or recruiters may not see this developer. */
  developer: (Reachability & { contractTypes: readonly string[] }) | null;
  plan: ContactPlan | null;
  /** The company may not contact any developer on any plan: the team has not validated it. */
  blocked: boolean;
  interaction: Interaction;
  /** The company has viewed this developer today. */
  viewedToday: boolean;
  viewsToday: number;
  /** Requests that the company made today and that wait for an answer. */
  waitingToday: number;
};

/**
 * Whether this recruiter may write to that developer, and why (docs/product/contact.md, Contact outcome). The order of
 * the checks is that of the table there; docs/decisions/2026-11-15-contact-outcomes.md gives the reasons.
 */
export function contactOutcome(facts: ContactFacts): ContactOutcome {
  const { recruiter, developerId, developer, plan, blocked, interaction } = facts;
  if (developerId && !developer) return 'DENY_BAD_REQUEST';
  if (!mayStartConversations(recruiter)) return 'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER';
  if (interaction.introId) return 'FINISH_PIPE';
  if (developer?.disabled) return 'DENY_DEVELOPER_UNAVAILABLE';
  if (!developer || !plan || blocked) return 'DENY_NEED_PLAN';
  // Applications and likes lift the limits of the plan.
  const lifted = bypass(interaction);
  if (lifted) return lifted;
  // A pause refuses a first message only: who applied gets an answer.
  if (developer.paused) return 'DENY_DEVELOPER_UNAVAILABLE';
  switch (contactMode(plan)) {
    case 'views':
      return byViews(plan, facts);
    case 'conversations':
      return byConversations(plan, developer.contractTypes, facts.waitingToday);
    case undefined:
      return 'DENY_BAD_REQUEST';
  }
}

/** Mode of views. Without a daily limit, the number of profiles is unlimited. */
function byViews({ capacity, dailyLimit }: ContactPlan, { viewedToday, viewsToday }: ContactFacts): ContactOutcome {
  if (capacity === unlimitedCapacity || viewedToday) return 'OK_FULLTIME';
  return dailyLimit === null || viewsToday + 1 < dailyLimit ? 'OK_FULLTIME' : 'DENY_NEED_BIGGER_PLAN';
}

/** Mode of conversations. */
function byConversations(
  { id, capacity }: ContactPlan,
  contractTypes: readonly string[],
  waiting: number,
): ContactOutcome {
  if (capacity === unlimitedCapacity) return 'OK_FULLTIME';
  const internOnly = isInternOnly(contractTypes);
  if (!isPaidPlan(id)) return waiting === 0 && internOnly ? 'OK_INTERN' : 'DENY_NEED_PLAN';
  if (waiting > 0 && (capacity === null || waiting >= capacity)) return 'DENY_NEED_BIGGER_PLAN';
  return internOnly ? 'OK_INTERN' : 'OK_FULLTIME';
}

/** Whether a message may be sent. */
export const isOk = (outcome: ContactOutcome): boolean => outcome.startsWith('OK_');
