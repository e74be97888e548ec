import * as z from 'zod';
import type { ErrorCode } from '../error-codes.ts';
import { tooLong } from '../form.ts';
import { foldCase } from '../text/fold.ts';

/** The common rules of the profile's card fields: lengths, numbers of rows, and corrections. */
export const textLimits = {
  personName: 80,
  nickName: 60,
  title: 120,
  sentence: 160,
  interestedTechnologies: 500,
  url: 500,
  health: 1000,
  codingReason: 1000,
  description: 5000,
  id: 300,
} as const;

/** A text of zero-width characters only cannot be read, and counts as empty. */
const visible = /[^\s\p{Cc}\p{Cf}]/u;

const trimmed = (text: string) => (visible.test(text) ? text.trim() : '');

/** A text on one line: line breaks become spaces, other control characters are removed. */
export const oneLine = (text: string) =>
  trimmed(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(/\p{Cc}/gu, ''));

/** A text on several lines: newlines and tabs are kept. */
export const manyLines = (text: string) =>
  trimmed(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));

type Clean = (text: string) => string;

const required = (clean: Clean, most: number) =>
  z.string('required').overwrite(clean).min(1, 'required').max(most, 'long');

/** A form contains texts; null from the database counts as empty. */
export const givenText = z
  .custom<string>((value) => value === null || typeof value === 'string', 'unknown')
  .transform((text: string | null) => text ?? '');

/** An empty value becomes null. */
const optional = (clean: Clean, most: number) =>
  givenText
    .transform(clean)
    .refine((text) => text.length <= most, { error: ({ input }) => tooLong(input, most) })
    .transform((text) => text || null);

export const requiredLine = (most: number) => required(oneLine, most);
export const requiredText = (most: number) => required(manyLines, most);
export const optionalLine = (most: number) => optional(oneLine, most);
export const optionalText = (most: number) => optional(manyLines, most);

/** The same words; capitals and surrounding spaces do not matter. */
export const sameText = (a: string, b: string) => folded(a) === folded(b);
const folded = (text: string) => foldCase(oneLine(text));

/** The nearest whole number in the range; `otherwise` for a value that is not a number ('12' and '3,5' are numbers). */
export function clampWhole<T>(value: unknown, least: number, most: number, otherwise: T): number | T {
  const given = typeof value === 'string' && value.trim() ? Number(value.replace(',', '.')) : value;
  if (typeof given !== 'number' || !Number.isFinite(given)) return otherwise;
  return Math.min(most, Math.max(least, Math.round(given)));
}

/** A number field of a form, which may contain a text while the user types. */
export const numberField = <T>(putRight: (value: unknown) => T) =>
  z.custom<number | string | null>().transform(putRight);

/** The id of an entry of a list; the caller checks that it exists. */
export const listedId = (missing = 'required') =>
  z
    .string(missing)
    .min(1, missing)
    .max(textLimits.id, 'unknown')
    .regex(/^[!-~]*$/, 'unknown');

/** The same in a form, where no entry may be chosen yet. */
export const chosenId = (missing?: string): z.ZodType<string, string | null> => listedId(missing);

/** The format of the files port. */
export const fileHandle = z.string('unknown').regex(/^[a-z0-9]{20,64}$/, 'unknown');

/** Only rows that were stored before have an id. */
export const rowId = z.uuid('unknown').optional();

/** Adds an error to each row that repeats the field of an earlier one, also while other fields are wrong. */
export const noTwice = (field: string) =>
  z.superRefine<unknown[]>(
    (list, context) => {
      const seen = new Set<unknown>();
      for (const [index, row] of list.entries()) {
        const key = (row as Record<string, unknown> | null)?.[field];
        if (seen.has(key))
          context.addIssue({ code: 'custom', message: 'duplicate' satisfies ErrorCode, path: [index, field] });
        if (key) seen.add(key);
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );

export const rows = <T extends z.ZodType>(row: T, most: number) =>
  z.array(row, 'required').max(most, 'tooManyRows').check(noTwice('id'));
