import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';
import type { SignedIn, Viewer } from '../viewer.ts';
import { libraryAccess } from './library-access.ts';
import { readLibraryQuery, writeLibraryQuery } from './query.ts';

/** The most searches that one recruiter can save. */
export const mostSearches = 30;

export const savedSearchSchema = z.object({
  name: requiredLine(120),
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

export type Searcher = SignedIn & { membership: NonNullable<SignedIn['membership']> };

/** Only recruiters with access to the library save searches; administrators do not recruit. */
export function canSaveSearches(viewer: Viewer): viewer is Searcher {
  return viewer?.role === 'RECRUITER' && libraryAccess(viewer) === 'open';
}
