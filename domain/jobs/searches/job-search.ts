import * as z from 'zod';
import { requiredLine } from '../../profile/text-limits.ts';
import { jobQueryString, readJobQuery } from '../job-query.ts';

/** docs/product/jobs.md, Saving a search of offers: the most that one developer can save. */
export const mostJobSearches = 30;

/** docs/product/jobs.md, Offers that a developer keeps. */
export const mostKeptJobs = 200;

export const alertRhythms = ['atOnce', 'daily', 'weekly', 'never'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

const rhythm = z.enum(alertRhythms);
const name = requiredLine(120);

export const jobSearchSchema = z.object({
  name,
  query: z
    .string('required')
    .max(4000, 'long')
    .transform((query) => savedJobQuery(new URLSearchParams(query)))
    // Without a filter there is no search to save.
    .refine((query) => query !== '', 'required'),
  rhythm,
});
export type JobSearchInput = z.output<typeof jobSearchSchema>;

/** The id is checked by the service: one that cannot exist is not found. */
export const jobSearchChangeSchema = z.object({ searchId: z.string('required'), name, rhythm });
export const jobSearchRhythmSchema = z.object({ searchId: z.string('required'), rhythm });

/** The alert about offers that fit the profile; `from`: the page to come back to. */
export const offerAlertSchema = z.object({ rhythm, from: z.enum(['home', 'jobs', 'jobSearches']) });
export type AlertPage = z.output<typeof offerAlertSchema>['from'];

/** A search as it is stored: the address without its question mark. */
export function savedJobQuery(parameters: URLSearchParams): string {
  return jobQueryString(readJobQuery(parameters)).slice(1);
}

/** The same search after a technology was merged into another one. */
export function replaceJobTechnology(saved: string, from: string, to: string): string {
  const query = readJobQuery(new URLSearchParams(saved));
  const technologies = [...new Set(query.technologies.map((id) => (id === from ? to : id)))];
  return jobQueryString({ ...query, technologies }).slice(1);
}
