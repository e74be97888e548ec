import * as z from 'zod';
import { type ContactPlan, contactMode, unlimitedCapacity } from '../../contact/contact-plan.ts';
import { isPaidPlan } from '../../permissions/resume.ts';
import { listedId, optionalText, requiredText } from '../../profile/text-limits.ts';
import { resumeRights } from '../../resume/rights.ts';

export type Plan = {
  id: string;
  type: string;
  candidateLimitDay: number | null;
  pipeCapacity: number | null;
  featureBatch: boolean;
};

/** The part of a plan that decides which developers a company may contact. */
export function contactPlan({ id, type, candidateLimitDay, pipeCapacity, featureBatch }: Plan): ContactPlan {
  return { id, type, dailyLimit: candidateLimitDay, capacity: pipeCapacity, batch: featureBatch };
}

/** The limits of a plan, in the values that screens compare. */
export type PlanLimits = {
  profilesPerDay: number | 'unlimited';
  /** How many may wait at once; 'eachProfile': one for each profile seen that day. */
  conversations: number | 'unlimited' | 'eachProfile';
  /** The company writes first only to developers who want neither a permanent nor a fixed-term contract. */
  internsOnly: boolean;
  selections: boolean;
  resumes: 'none' | 'withoutSocials' | 'full';
};

export function planLimits(plan: Plan): PlanLimits {
  const rights = resumeRights({ viewerKind: 'recruiter', planId: plan.id, professionId: null });
  const conversations = conversationsOf(plan);
  return {
    profilesPerDay: plan.candidateLimitDay ?? 'unlimited',
    conversations,
    internsOnly: !isPaidPlan(plan.id) && typeof conversations === 'number' && conversations > 0,
    selections: plan.featureBatch,
    resumes: rights.full ? (rights.socials ? 'full' : 'withoutSocials') : 'none',
  };
}

function conversationsOf(plan: Plan): PlanLimits['conversations'] {
  if (plan.pipeCapacity === unlimitedCapacity) return 'unlimited';
  return contactMode(contactPlan(plan)) === 'views' ? 'eachProfile' : (plan.pipeCapacity ?? 0);
}

const messageLimit = 2000;

export const planRequestSchema = z.object({ planId: listedId('unknown'), message: optionalText(messageLimit) });
export type PlanRequestDraft = z.input<typeof planRequestSchema>;

/** Why a plan is refused: the recruiter who asked for it reads it. */
export const planRefusalSchema = z.object({ reason: requiredText(messageLimit) });
export type PlanRefusalDraft = z.input<typeof planRefusalSchema>;
