import { isPaidPlan } from '../resume/rights.ts';
import { type ContactPlan, contactMode, unlimitedCapacity } from './contact-plan.ts';
import { mayStartConversations, type RecruiterFlags } from './conversations/conversation-right.ts';
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
  /** null: the id is nobody's, or of somebody whom recruiters do not get to see. */
  developer: {
    /** isDisabledOrPaused() of availability.ts */
    disabledOrPaused: boolean;
    contractTypes: readonly string[];
  } | null;
  plan: ContactPlan | null;
  /** The company may write to nobody for now, whatever it pays: the team has not validated it. */
  blocked: boolean;
  interaction: Interaction;
  /** This developer is among those whom the company has seen today. */
  viewedToday: boolean;
  viewsToday: number;
  /** Requests of the company made today that wait for an answer: waitingToday(). */
  waitingToday: number;
};

/**
 * May this recruiter write to that developer, and on what grounds? The numbers are those of the specification's rules;
 * what it leaves open is decided in docs/decisions/2026-11-15-contact-outcomes.md.
 */
export function contactOutcome(facts: ContactFacts): ContactOutcome {
  const { recruiter, developerId, developer, plan, blocked, interaction } = facts;
  if (developerId && !developer) return 'DENY_BAD_REQUEST';
  if (!mayStartConversations(recruiter)) return 'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER';
  if (interaction.introId) return 'FINISH_PIPE';
  // 1
  if (developer?.disabledOrPaused) return 'DENY_DEVELOPER_UNAVAILABLE';
  // 2
  if (!developer || !plan || blocked) return 'DENY_NEED_PLAN';
  // 3, 4, 5
  const lifted = bypass(interaction);
  if (lifted) return lifted;
  switch (contactMode(plan)) {
    case 'views':
      return byViews(plan, facts);
    case 'conversations':
      return byConversations(plan, developer.contractTypes, facts.waitingToday);
    case undefined:
      return 'DENY_BAD_REQUEST';
  }
}

/** Rule 6. No daily limit means as many as they like. */
function byViews({ capacity, dailyLimit }: ContactPlan, { viewedToday, viewsToday }: ContactFacts): ContactOutcome {
  if (capacity === unlimitedCapacity || viewedToday) return 'OK_FULLTIME';
  return dailyLimit === null || viewsToday + 1 < dailyLimit ? 'OK_FULLTIME' : 'DENY_NEED_BIGGER_PLAN';
}

/** Rules 7 and 8. */
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

/** Whether a message may go out. */
export const isOk = (outcome: ContactOutcome): boolean => outcome.startsWith('OK_');
