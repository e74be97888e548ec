import * as z from 'zod';
import { requiredText } from '../profile/text-limits.ts';
import type { JobStatus } from './job-status.ts';

/** docs/product/jobs.md, Offers taken down by the team: the company reads the reason, so it is never empty. */
export const takeDownSchema = z.object({ reason: requiredText(1000) });
export type TakeDownDraft = z.input<typeof takeDownSchema>;

/** 'none': the team has not taken it down. 'asked': the company has corrected it and asked the team to look again. */
export type TakeDownState = 'none' | 'taken' | 'asked';

export function takeDownState(job: { takenDownAt: Date | null; reviewAskedAt: Date | null }): TakeDownState {
  if (!job.takenDownAt) return 'none';
  return job.reviewAskedAt ? 'asked' : 'taken';
}

/** What administrators may do: take down what is online, or keep down what the company asks about again. */
export function canBeTakenDown(status: JobStatus, state: TakeDownState): boolean {
  return state === 'asked' || (state === 'none' && status === 'JOB_PUBLISHED');
}

/** docs/product/jobs.md, Offer queue. */
export const offerLists = ['asked', 'taken', 'online'] as const;
export type OfferList = (typeof offerLists)[number];
