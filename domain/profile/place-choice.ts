import * as z from 'zod';
import { listedId, oneLine } from './text-limits.ts';

/** A chosen city: the id decides, the label is only for the form to show. */
export type PlaceChoice = { placeId: string; label: string };

const labelLimit = 300;
const placeId = listedId();

const idOf = (value: unknown) => (value as Partial<PlaceChoice> | null | undefined)?.placeId;

/** One code at the place itself: it is one field of a form. */
export const listedPlace = z
  .custom<PlaceChoice>((value) => placeId.safeParse(idOf(value)).success, {
    error: ({ input }) => (idOf(input) ? 'unknown' : 'required'),
    // Lets the checks of the whole row run as well.
    abort: false,
  })
  .transform(({ placeId, label }) => ({
    placeId,
    label: typeof label === 'string' ? oneLine(label).slice(0, labelLimit) : '',
  }));

/** The same in a form, where no place may be chosen yet. */
export const placeChoice = listedPlace as z.ZodType<PlaceChoice, PlaceChoice | null>;

/** Each place once, in the order of its first position. */
export function distinctPlaces(places: readonly PlaceChoice[]): PlaceChoice[] {
  const ids = places.map(({ placeId }) => placeId);
  return places.filter(({ placeId }, index) => ids.indexOf(placeId) === index);
}
