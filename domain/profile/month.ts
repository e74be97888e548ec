import * as z from 'zod';
import type { ErrorCode } from '../error-codes.ts';

/** `month` counts from 0 (January) to 11. */
export type Month = { year: number; month: number };

export const firstMonth: Month = { year: 1980, month: 0 };

/** How many months `to` is after `from`; negative when it is before. */
export const monthsBetween = (from: Month, to: Month) => (to.year - from.year) * 12 + to.month - from.month;

/** For sorting: negative when `a` comes before `b`. */
export const compareMonths = (a: Month, b: Month) => monthsBetween(b, a);

export const monthOf = (date: Date): Month => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() });

/** Why a chosen month is invalid; undefined when it is between January 1980 and today. */
export function monthProblem(value: unknown, today: Month): ErrorCode | undefined {
  if (value === null || value === undefined) return 'required';
  if (!isMonth(value)) return 'outOfRange';
  return compareMonths(value, firstMonth) < 0 || compareMonths(value, today) > 0 ? 'outOfRange' : undefined;
}

/** One code at the month itself, not at its two numbers: they are one field of a form. */
export const monthSchema = (today: Month): z.ZodType<Month, Month | null> =>
  z
    .custom<Month>((value) => !monthProblem(value, today), {
      error: ({ input }) => monthProblem(input, today),
      // Lets the checks of the whole row run as well.
      abort: false,
    })
    .transform(({ year, month }) => ({ year, month }));

function isMonth(value: unknown): value is Month {
  const { year, month } = value as Partial<Month>;
  return Number.isInteger(year) && Number.isInteger(month) && Number(month) >= 0 && Number(month) <= 11;
}
