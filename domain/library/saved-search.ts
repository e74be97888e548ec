import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';
import { readLibraryQuery, writeLibraryQuery } from './query.ts';

/** The most searches that one recruiter can save. */
export const mostSearches = 30;

export const longestSearchName = 120;

export const savedSearchSchema = z.object({
  name: requiredLine(longestSearchName),
  query: z
    .string('required')
    .max(4000, 'long')
    .transform((query) => writeLibraryQuery(readLibraryQuery(new URLSearchParams(query)))),
  alert: z
    .literal('1')
    .optional()
    .catch(undefined)
    .transform((ticked) => ticked === '1'),
});
export type SavedSearchInput = z.output<typeof savedSearchSchema>;
