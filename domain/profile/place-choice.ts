import * as z from 'zod';
import { listedId, oneLine } from './text-limits.ts';

/** A city as it was chosen: the id counts, the label is only what the form shows. */
export type PlaceChoice = { placeId: string; label: string };

const labelLimit = 300;
const placeId = listedId();

const idOf = (value: unknown) => (value as Partial<PlaceChoice> | null | undefined)?.placeId;

/** One code at the place itself: it is one field of a form. */
export const listedPlace = z
  .custom<PlaceChoice>((value) => placeId.safeParse(idOf(value)).success, {
    error: ({ input }) => (idOf(input) ? 'unknown' : 'required'),
    // So that what is checked of the row as a whole is said as well.
    abort: false,
  })
  .transform(({ placeId, label }) => ({
    placeId,
    label: typeof label === 'string' ? oneLine(label).slice(0, labelLimit) : '',
  }));

/** The same in a form, where nothing may have been chosen yet. */
export const placeChoice: z.ZodType<PlaceChoice, PlaceChoice | null> = listedPlace;

/** Each place once, where it came first. */
export function distinctPlaces(places: readonly PlaceChoice[]): PlaceChoice[] {
  const ids = places.map(({ placeId }) => placeId);
  return places.filter(({ placeId }, index) => ids.indexOf(placeId) === index);
}
