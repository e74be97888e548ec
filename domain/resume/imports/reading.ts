import { manyLines, oneLine } from '../../profile/text-limits.ts';
import type { Unplaced, UnplacedReason } from './found.ts';

/** The most entries of a list that are read. */
export const mostEntries = 200;
export const mostUnplaced = 100;
const labelLength = 120;

export type Fields = Record<string, unknown>;

/**
 * Entries that could not be imported, collected while reading; limited, so that a hostile file cannot make the list
 * endless.
 */
export type Told = { unplaced: Unplaced[]; tell: (section: string, text: unknown, reason: UnplacedReason) => void };

export function listener(): Told {
  const unplaced: Unplaced[] = [];
  const tell: Told['tell'] = (section, text, reason) => {
    if (unplaced.length < mostUnplaced) unplaced.push({ section, text: cut(line(text), labelLength), reason });
  };
  return { unplaced, tell };
}

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export const isFields = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list, or the map that old exports of this product have instead. */
export function list(value: unknown, section: string, { tell }: Pick<Told, 'tell'>): unknown[] {
  const all = Array.isArray(value) ? value : isFields(value) ? Object.values(value as Fields) : [];
  if (all.length > mostEntries) tell(section, String(all.length - mostEntries), 'tooMany');
  return all.slice(0, mostEntries);
}

/** Entries with fields; those of our exports in the order of the profile rather than of the file. */
export function entries(value: unknown, section: string, told: Pick<Told, 'tell'>): Fields[] {
  const found = list(value, section, told).map(fields);
  const places = found.map(({ index }) => index);
  if (!places.every((place) => Number.isInteger(place))) return found;
  return found.toSorted((a, b) => Number(a.index) - Number(b.index));
}

/** The value under the first of several names that has one. */
export function first(from: Fields, ...names: string[]): unknown {
  return names.map((name) => (Object.hasOwn(from, name) ? from[name] : undefined)).find((one) => !isNothing(one));
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Never cuts a surrogate pair in two. */
export const cut = (text: string, most: number) =>
  text.length > most
    ? text
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : text;

/** Longer than any field: the rest is not worth cleaning. */
const longestRead = 20_000;

const raw = (value: unknown) => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.slice(0, longestRead).toWellFormed() : '';
};

export const line = (value: unknown): string => oneLine(raw(value));
export const text = (value: unknown): string => manyLines(raw(value));

/** The text within its limit; a cut is reported. */
export function fitted(given: string, most: number, section: string, { tell }: Pick<Told, 'tell'>): string {
  if (given.length <= most) return given;
  tell(section, given, 'shortened');
  return cut(given, most);
}

/** 45, '45', '45,5' or '45 000 €'. */
export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const [digits] = /-?\d[\d\s\u00a0\u202f]*(?:[.,]\d+)?/.exec(value.slice(0, 60)) ?? [];
  const found = digits ? Number(digits.replace(/\s/g, '').replace(',', '.')) : Number.NaN;
  return Number.isFinite(found) ? found : undefined;
}
