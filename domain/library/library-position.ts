import * as z from 'zod';
import { mostPoints } from '../fit/weights.ts';

/** Profiles on one page of the CV library. */
export const libraryPageSize = 20;

/**
 * A position in the order of the CV library: the sort values, then the id, which is unique. The moment is a text with
 * microseconds, as the database stores it: a Date would round it, and profiles would be skipped.
 */
export const libraryPositionSchema = z.object({
  /** Of a list ordered by fit: the score, and the day on which the first page was computed. */
  fit: z.int().min(0).max(mostPoints).optional(),
  day: z.int().min(0).max(65_535).optional(),
  /** How many people the pages before have: the places on a page follow them. */
  place: z.int().min(0).max(10_000_000).optional(),
  boost: z.int().min(0).max(3),
  lastUpdate: z.iso.datetime({ precision: 6 }),
  id: z.uuid(),
});
export type LibraryPosition = z.output<typeof libraryPositionSchema>;
