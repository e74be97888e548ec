import { type ContactPlan, contactMode, unlimitedCapacity } from '../../contact/contact-plan.ts';
import { isPaidPlan } from '../../permissions/resume.ts';

export type Left = { left: number; limit: number };

/** docs/product/companies.md, What is left today; undefined where the plan sets no limit of that kind. */
export type Allowance = {
  /** Profiles that the company may still open today. */
  views: Left | undefined;
  /** Requests that it may still send today while the earlier ones of the day wait for a reply. */
  requests: Left | undefined;
};

/** What the company has used of its plan today. */
export type Used = { viewsToday: number; waitingToday: number };

export function allowanceOf(plan: ContactPlan, { viewsToday, waitingToday }: Used): Allowance {
  const requests = requestLimit(plan);
  return {
    views: plan.dailyLimit === null ? undefined : leftOf(plan.dailyLimit, viewsToday),
    requests: requests === undefined ? undefined : leftOf(requests, waitingToday),
  };
}

/** Free plans, and paid ones without a number, send one request at a time. */
function requestLimit(plan: ContactPlan): number | undefined {
  if (contactMode(plan) !== 'conversations' || plan.capacity === unlimitedCapacity) return undefined;
  return isPaidPlan(plan.id) ? plan.capacity || 1 : 1;
}

const leftOf = (limit: number, used: number): Left => ({ left: Math.max(0, limit - used), limit });
