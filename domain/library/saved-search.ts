import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';
import { readLibraryQuery, writeLibraryQuery } from './query.ts';

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
