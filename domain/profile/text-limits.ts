import * as z from 'zod';
import { limitCode } from '../form.ts';

/** What the fields of the profile's cards have in common: how long, how many, and how each is put right. */
export const textLimits = {
  personName: 80,
  nickName: 60,
  title: 120,
  sentence: 160,
  interestedTechnologies: 500,
  url: 500,
  health: 1000,
  description: 5000,
  id: 300,
} as const;

/** Zero-width characters alone are nothing that anybody could read. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

const trimmed = (text: string) => (visible.test(text) ? text.trim() : '');

/** A text on one line: what would break the line becomes a space, other control characters go. */
export const oneLine = (text: string) =>
  trimmed(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(/\p{Cc}/gu, ''));

/** A text on several lines: newlines and tabs stay. */
export const manyLines = (text: string) =>
  trimmed(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));

type Clean = (text: string) => string;

const required = (clean: Clean, most: number) =>
  z.string('required').overwrite(clean).min(1, 'required').max(most, 'long');

/** A form holds texts; null, as the database says it, counts as empty. */
export const givenText = z
  .custom<string>((value) => value === null || typeof value === 'string', 'unknown')
  .transform((text: string | null) => text ?? '');

/** Left empty, it comes out as null. */
const optional = (clean: Clean, most: number) =>
  givenText
    .transform(clean)
    .refine((text) => text.length <= most, limitCode('long', most))
    .transform((text) => text || null);

export const requiredLine = (most: number) => required(oneLine, most);
export const requiredText = (most: number) => required(manyLines, most);
export const optionalLine = (most: number) => optional(oneLine, most);
export const optionalText = (most: number) => optional(manyLines, most);

/** Same words, whatever the capitals and the spaces around them. */
export const sameText = (a: string, b: string) => folded(a) === folded(b);
const folded = (text: string) => oneLine(text).normalize('NFC').toLowerCase();

/** The nearest whole number within bounds; `otherwise` for what is no number ('12' and '3,5' are). */
export function clampWhole<T>(value: unknown, least: number, most: number, otherwise: T): number | T {
  const given = typeof value === 'string' && value.trim() ? Number(value.replace(',', '.')) : value;
  if (typeof given !== 'number' || !Number.isFinite(given)) return otherwise;
  return Math.min(most, Math.max(least, Math.round(given)));
}

/** A number field of a form, which may hold a text while it is being typed. */
export const numberField = <T>(putRight: (value: unknown) => T) =>
  z.custom<number | string | null>().transform(putRight);

/** The id of something on a list; whether it exists is for whoever has the list to say. */
export const listedId = (missing = 'required') =>
  z
    .string(missing)
    .min(1, missing)
    .max(textLimits.id, 'unknown')
    .regex(/^[!-~]*$/, 'unknown');

/** The same in a form, where nothing may have been chosen yet. */
export const chosenId = (missing?: string): z.ZodType<string, string | null> => listedId(missing);

/** As the files port makes them. */
export const fileHandle = z.string('unknown').regex(/^[a-z0-9]{20,64}$/, 'unknown');

/** Rows that were stored before have one. */
export const rowId = z.uuid('unknown').optional();

/** Points at each row that repeats the field of an earlier one, also while other fields are still wrong. */
export const noTwice = (field: string) =>
  z.superRefine<unknown[]>(
    (list, context) => {
      const seen = new Set<unknown>();
      for (const [index, row] of list.entries()) {
        const key = (row as Record<string, unknown> | null)?.[field];
        if (seen.has(key)) context.addIssue({ code: 'custom', message: 'duplicate', path: [index, field] });
        if (key) seen.add(key);
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );

export const rows = <T extends z.ZodType>(row: T, most: number) =>
  z.array(row, 'required').max(most, 'tooManyRows').check(noTwice('id'));
