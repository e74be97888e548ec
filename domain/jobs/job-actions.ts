import type { JobStatus } from './job-status.ts';

const jobActions = ['edit', 'publish', 'archive', 'duplicate', 'delete'] as const;
export type JobAction = (typeof jobActions)[number];

/**
 * A draft is published or deleted; an offer that has been online is archived and can be published again, but never
 * deleted.
 */
const actions: Record<JobStatus, JobAction[]> = {
  JOB_DRAFT: ['edit', 'publish', 'duplicate', 'delete'],
  JOB_PUBLISHED: ['edit', 'archive', 'duplicate'],
  JOB_UNPUBLISHED: ['edit', 'publish', 'duplicate'],
};

/** The actions of a company's members on an offer; only a company that the team has validated publishes. */
export function actionsOn(status: JobStatus, companyValidated: boolean): JobAction[] {
  return actions[status].filter((action) => action !== 'publish' || companyValidated);
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
