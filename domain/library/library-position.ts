import * as z from 'zod';

/** Profiles on one page of the CV library. */
export const libraryPageSize = 20;

/**
 * A place in the order of the CV library: what it is sorted by, then the id, which no two profiles share. The moment is
 * text down to the microsecond, as the database keeps it: a Date would round it, and profiles would be skipped.
 */
export const libraryPositionSchema = z.object({
  boost: z.int().min(0).max(3),
  lastUpdate: z.iso.datetime({ precision: 6 }),
  id: z.uuid(),
});
export type LibraryPosition = z.output<typeof libraryPositionSchema>;
