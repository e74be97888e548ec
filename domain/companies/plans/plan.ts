import * as z from 'zod';
import { type ContactPlan, contactMode, unlimitedCapacity } from '../../contact/contact-plan.ts';
import { listedId, optionalText, requiredText } from '../../profile/text-limits.ts';
import { resumeRights } from '../../resume/rights.ts';

export type Plan = {
  id: string;
  type: string;
  candidateLimitDay: number | null;
  pipeCapacity: number | null;
  featureBatch: boolean;
};

/** What of it decides whom a company may write to. */
export function contactPlan({ id, type, candidateLimitDay, pipeCapacity, featureBatch }: Plan): ContactPlan {
  return { id, type, dailyLimit: candidateLimitDay, capacity: pipeCapacity, batch: featureBatch };
}

/** What a plan opens, in the words that screens compare it by. */
export type PlanLimits = {
  profilesPerDay: number | 'unlimited';
  /** Waiting at once; 'eachProfile': one with whoever is seen that day. */
  conversations: number | 'unlimited' | 'eachProfile';
  selections: boolean;
  resumes: 'none' | 'withoutSocials' | 'full';
};

export function planLimits(plan: Plan): PlanLimits {
  const rights = resumeRights({ viewerKind: 'recruiter', planId: plan.id, professionId: null });
  return {
    profilesPerDay: plan.candidateLimitDay ?? 'unlimited',
    conversations: conversationsOf(plan),
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
export type PlanRequest = z.output<typeof planRequestSchema>;

/** Why a plan is not given: read by whoever asked. */
export const planRefusalSchema = z.object({ reason: requiredText(messageLimit) });
export type PlanRefusalDraft = z.input<typeof planRefusalSchema>;
