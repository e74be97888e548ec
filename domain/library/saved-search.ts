import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';
import { readLibraryQuery, writeLibraryQuery } from './query.ts';
import { longestSearchName } from './saved-search-limits.ts';

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

export const renamedSearchSchema = z.object({ searchId: z.string('required'), name: requiredLine(longestSearchName) });
