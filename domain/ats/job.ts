import * as z from 'zod';
import { calendarDay } from '../calendar-day.ts';
import {
  hiringWeeksLimits,
  longestTeam,
  mostSteps,
  stepDurations,
  stepLimits,
  teamSizeLimits,
} from '../jobs/details/job-details.ts';
import { jobSeniorities } from '../jobs/details/seniority.ts';
import { jobSalaryLimits, longestJobDescription, mostJobTechnologies } from '../jobs/job.ts';
import { jobYearsLimits, mostJobLanguages } from '../jobs/job-needs.ts';
import type { JobStatus } from '../jobs/job-status.ts';
import { publishProblems } from '../jobs/schedule/publication-day.ts';
import { contractTypes, remoteFrequencies } from '../profile/cards/job-search.ts';
import { textLimits } from '../profile/text-limits.ts';

export const apiJobStatuses = ['draft', 'published', 'archived'] as const;
export type ApiJobStatus = (typeof apiJobStatuses)[number];

const statuses: Record<ApiJobStatus, JobStatus> = {
  draft: 'JOB_DRAFT',
  published: 'JOB_PUBLISHED',
  archived: 'JOB_UNPUBLISHED',
};
export const storedStatus = (status: ApiJobStatus): JobStatus => statuses[status];
export const apiStatus = (stored: string): ApiJobStatus =>
  apiJobStatuses.find((status) => statuses[status] === stored) ?? 'draft';

const line = (most: number) => z.string('unknown').max(most, 'long').nullable().default(null);
const salary = z
  .int('unknown')
  .min(jobSalaryLimits.least, 'unknown')
  .max(jobSalaryLimits.most, 'unknown')
  .nullable()
  .default(null);

const technologyIds = z
  .array(z.string('unknown').max(textLimits.id, 'unknown'), 'unknown')
  .max(mostJobTechnologies, 'tooManyRows');

const language = z.strictObject({
  languageId: z.string('unknown').max(textLimits.id, 'unknown'),
  level: z.int('unknown').min(0, 'unknown').max(100, 'unknown'),
  required: z.boolean('unknown').default(true),
});

const step = z.strictObject({
  name: z.string('unknown').min(1, 'required').max(stepLimits.name, 'long'),
  duration: z.enum(stepDurations, 'unknown').nullable().default(null),
  note: z.string('unknown').max(stepLimits.note, 'long').nullable().default(null),
});

const within = ({ least, most }: { least: number; most: number }) =>
  z.int('unknown').min(least, 'unknown').max(most, 'unknown').nullable();

const needs = {
  niceTechnologyIds: technologyIds,
  yearsMin: within(jobYearsLimits),
  yearsMax: within(jobYearsLimits),
  languages: z.array(language, 'unknown').max(mostJobLanguages, 'tooManyRows'),
  seniority: z.enum(jobSeniorities, 'unknown').nullable(),
  team: z.string('unknown').max(longestTeam, 'long').nullable(),
  teamSize: within(teamSizeLimits),
  steps: z.array(step, 'unknown').max(mostSteps, 'tooManyRows'),
  hiringWeeks: within(hiringWeeksLimits),
  applyUntil: calendarDay.nullable(),
  publishOn: calendarDay.nullable(),
};

const fields = {
  title: line(textLimits.title),
  professionId: line(textLimits.id),
  contractType: z.enum(contractTypes, 'unknown').nullable().default(null),
  technologyIds: technologyIds.default([]),
  place: line(textLimits.id),
  remote: z.enum(remoteFrequencies, 'unknown').nullable().default(null),
  daysPerWeek: z.int('unknown').min(1, 'unknown').max(4, 'unknown').nullable().default(null),
  salaryMin: salary,
  salaryMax: salary,
  description: line(longestJobDescription),
  externalUrl: line(textLimits.url),
};

/**
 * A whole offer and its status. What an older client does not know (`needs`) stays as it is stored. The fields that a published offer needs are
 * checked in domain/jobs/job.ts.
 */
export const jobBody = z.strictObject({
  status: z.enum(apiJobStatuses, 'unknown'),
  ...fields,
  ...z.object(needs).partial().shape,
});
export type JobBody = z.output<typeof jobBody>;

export const jobAnswer = z.object({
  id: z.uuid(),
  externalId: z.string().nullable(),
  status: z.enum(apiJobStatuses),
  ...fields,
  ...needs,
  url: z.url().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  validUntil: z.iso.date().nullable(),
  publishProblem: z.enum(publishProblems).nullable(),
});
export type JobAnswer = z.output<typeof jobAnswer>;

/** An offer in an address or a body: the company's own id for it, or ours. */
export const jobReference = z.string('required').min(1, 'required').max(200, 'long');
