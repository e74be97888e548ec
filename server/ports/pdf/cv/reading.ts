import { printable, printableLine, unbroken } from './printable.ts';

/** A résumé may come from anywhere: any value may be in the place of a text or a list. */
export type Fields = Record<string, unknown>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const objects = (value: unknown): Fields[] => listOf(value).map(fields);

/** One line; undefined when it is empty. */
export function line(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'string' ? unbroken(printableLine(value)) || undefined : undefined;
}

export const lines = (value: unknown): string[] => listOf(value).flatMap((one) => line(one) ?? []);

/** Several lines, as they were written. */
export const text = (value: unknown): string => (typeof value === 'string' ? printable(value) : '');

function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

/** Only own keys are looked up: 'constructor' is an inherited key of every object. */
export const known = (words: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** A number in this range; undefined for any other value. */
export function numberWithin(value: unknown, least: number, most: number): number | undefined {
  const read = number(value);
  return read !== undefined && read >= least && read <= most ? read : undefined;
}

export const joined = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(separator);
