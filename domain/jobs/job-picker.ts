import { fold } from '../text/fold.ts';
import { type JobStatusLabel, jobStatusLabel } from './job-status.ts';

export type PickableJob = {
  id: string;
  seoAlias: string | null;
  title: string | null;
  status: string | null;
  createdAt: Date;
  publishedAt: Date | null;
  archivedAt: Date | null;
};

export type JobOption = {
  id: string;
  label: JobStatusLabel;
  /** null: « Aucun titre ». */
  title: string | null;
  /** The last part of its address. */
  alias: string;
};

const order: readonly JobStatusLabel[] = ['online', 'draft', 'archive', 'unknown'];

/** docs/product/jobs.md, The job picker: published first, then drafts, then archived, each newest first. */
export function jobOptions(jobs: readonly PickableJob[]): JobOption[] {
  return jobs
    .map((job) => ({ job, label: jobStatusLabel(job.status) }))
    .toSorted(
      (a, b) =>
        order.indexOf(a.label) - order.indexOf(b.label) ||
        listedAt(b.job, b.label) - listedAt(a.job, a.label) ||
        (a.job.id < b.job.id ? -1 : 1),
    )
    .map(({ job, label }) => ({
      id: job.id,
      label,
      title: job.title?.trim() || null,
      alias: job.seoAlias || job.id,
    }));
}

/** The date of a job in its list: since when it has been online, a draft, or archived. */
function listedAt({ publishedAt, archivedAt, createdAt }: PickableJob, label: JobStatusLabel): number {
  const since = { online: publishedAt, archive: archivedAt, draft: null, unknown: null }[label];
  return (since ?? createdAt).getTime();
}

/** docs/product/jobs.md, The job picker: every typed word is in the title; capitals and accents do not matter. */
export function searchJobs<T extends { title: string | null }>(options: readonly T[], typed: string): T[] {
  const words = fold(typed).trim().split(/\s+/);
  return options.filter(({ title }) => words.every((word) => fold(title ?? '').includes(word)));
}

/** docs/product/contact.md, Assigned job: undefined shows « Assigner ce développeur à un job ». */
export function assignedJob<T extends { id: string }>(
  options: readonly T[],
  assignedJobId: string | null,
): T | undefined {
  return options.find(({ id }) => id === assignedJobId);
}
