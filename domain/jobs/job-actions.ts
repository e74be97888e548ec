import type { JobStatus } from './job-status.ts';
import type { TakeDownState } from './take-down.ts';

const jobActions = [
  'edit',
  'publish',
  'plan',
  'unplan',
  'confirm',
  'archive',
  'duplicate',
  'delete',
  'askReview',
] as const;
export type JobAction = (typeof jobActions)[number];

/**
 * A draft is published, now or on a planned day, or deleted; an offer that has been online is archived and can be published again, but never
 * deleted.
 */
const actions: Record<JobStatus, JobAction[]> = {
  JOB_DRAFT: ['edit', 'publish', 'plan', 'unplan', 'duplicate', 'delete'],
  JOB_PUBLISHED: ['edit', 'confirm', 'archive', 'duplicate'],
  JOB_UNPUBLISHED: ['edit', 'publish', 'duplicate'],
};

/** docs/product/jobs.md, Offers taken down by the team: corrected, then the company asks; it is not copied meanwhile. */
const actionsTakenDown: Record<Exclude<TakeDownState, 'none'>, JobAction[]> = {
  taken: ['edit', 'askReview'],
  asked: ['edit'],
};

const ofValidated: readonly JobAction[] = ['publish', 'plan', 'confirm', 'askReview'];

/** The actions of a company's members on an offer; only a company that the team has validated publishes and confirms. */
export function actionsOn(status: JobStatus, companyValidated: boolean, takeDown: TakeDownState = 'none'): JobAction[] {
  const possible = takeDown === 'none' ? actions[status] : actionsTakenDown[takeDown];
  return possible.filter((action) => companyValidated || !ofValidated.includes(action));
}

/** docs/product/jobs.md, The job manager. */
export const jobLists = { enabled: 'JOB_PUBLISHED', drafts: 'JOB_DRAFT', disabled: 'JOB_UNPUBLISHED' } as const;
export type JobList = keyof typeof jobLists;
export type JobCounts = Record<JobList, number>;

/** The list that the manager opens: published offers, or else drafts. */
export function firstList(counts: JobCounts): JobList {
  if (counts.enabled > 0) return 'enabled';
  return counts.drafts > 0 || counts.disabled === 0 ? 'drafts' : 'disabled';
}
