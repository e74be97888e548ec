/** docs/product/jobs.md, Job statuses. */
export const jobStatuses = ['JOB_PUBLISHED', 'JOB_DRAFT', 'JOB_UNPUBLISHED'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export type JobStatusLabel = 'online' | 'draft' | 'archive' | 'unknown';

const labels: Record<JobStatus, JobStatusLabel> = {
  JOB_PUBLISHED: 'online',
  JOB_DRAFT: 'draft',
  JOB_UNPUBLISHED: 'archive',
};

/** Decides the icon and the tooltip of a job. */
export function jobStatusLabel(status: string | null): JobStatusLabel {
  const known = jobStatuses.find((one) => one === status);
  return known ? labels[known] : 'unknown';
}
