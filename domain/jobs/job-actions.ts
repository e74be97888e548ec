import type { JobStatus } from './job-status.ts';

export const jobActions = ['edit', 'publish', 'archive', 'duplicate', 'delete'] as const;
export type JobAction = (typeof jobActions)[number];

/** A draft goes online or away; what has been online is archived and can come back, but is never lost. */
const actions: Record<JobStatus, JobAction[]> = {
  JOB_DRAFT: ['edit', 'publish', 'duplicate', 'delete'],
  JOB_PUBLISHED: ['edit', 'archive', 'duplicate'],
  JOB_UNPUBLISHED: ['edit', 'publish', 'duplicate'],
};

/** What the members of a company can do with an offer; only a company that the team has validated publishes. */
export function actionsOn(status: JobStatus, companyValidated: boolean): JobAction[] {
  return actions[status].filter((action) => action !== 'publish' || companyValidated);
}

/** 'Job lists enabled, drafts, disabled.' */
export const jobLists = { enabled: 'JOB_PUBLISHED', drafts: 'JOB_DRAFT', disabled: 'JOB_UNPUBLISHED' } as const;
export type JobList = keyof typeof jobLists;
export type JobCounts = Record<JobList, number>;

/** The list that the manager opens on: what is online, or else what is being written. */
export function firstList(counts: JobCounts): JobList {
  if (counts.enabled > 0) return 'enabled';
  return counts.drafts > 0 || counts.disabled === 0 ? 'drafts' : 'disabled';
}
