import { listedId } from '../../profile/text-limits.ts';
import type { FoundPlace } from './found.ts';
import { cut, fields, first, isFields, line } from './reading.ts';

const longestName = 200;
const placeId = listedId();

/** 'City, Country' in one text, as in this product's exports and in the standard's work, or in fields, as in basics. */
export function readPlace(value: unknown, id: unknown): FoundPlace | null {
  const given = fields(value);
  const code = line(first(given, 'countryCode', 'locationCountryCode'));
  const parts = [first(given, 'city', 'name', 'locality'), first(given, 'region'), first(given, 'country')];
  const name = isFields(value) ? parts.map(line).filter(Boolean).join(', ') : line(value);
  const known = placeId.safeParse(id ?? first(given, 'placeId')).data ?? null;
  if (!name && !known) return null;
  return {
    placeId: known,
    name: cut(name, longestName),
    countryCode: /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null,
  };
}
