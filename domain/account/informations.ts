import * as z from 'zod';
import type { ErrorCode } from '../error-codes.ts';
import { personName } from '../text/shown-name.ts';
import { changePasswordSchema, forgotPasswordSchema, signUpSchema } from './account.ts';

const { email } = forgotPasswordSchema.shape;
const { firstName, lastName } = signUpSchema.shape;

/** An emptied field is null; a form without the field is refused, so that the stored number is not lost. */
const phone = z.string({ error: 'phone' }).transform((typed, check) => {
  if (typed.trim() === '') return null;
  const number = phoneNumber(typed);
  if (number) return number;
  check.addIssue({ code: 'custom', message: 'phone' satisfies ErrorCode });
  return z.NEVER;
});

/**
 * The values that the form was filled with, in JSON: a field that the user did not change must not overwrite the stored
 * value.
 */
const was = z.string().max(2000).transform(filledWith).optional();

function filledWith(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

export const developerInformationsSchema = z.object({ firstName, lastName, phone, was });
export type DeveloperInformations = z.output<typeof developerInformationsSchema>;

/** The stored values with only the changed fields of the form: another user may have changed the rest meanwhile. */
export function changedOnly<T extends object>(stored: T, sent: T, was: Record<string, unknown>): T {
  const changed = Object.entries(sent).filter(([field, value]) => !(field in was) || was[field] !== value);
  return { ...stored, ...Object.fromEntries(changed) };
}

/** Recruiters and administrators have one name, shown as it is written. */
export const nameSchema = z.object({ name: personName(160) });

/** The fields that an administrator may set for a developer. */
export const developerAccountSchema = developerInformationsSchema.extend({ email });
export type DeveloperAccount = z.output<typeof developerAccountSchema>;

export const newEmailSchema = z.object({
  newEmail: email,
  currentPassword: changePasswordSchema.shape.currentPassword,
});

export const confirmEmailSchema = z.object({
  token: z.string({ error: 'invalid' }).min(1, 'invalid').max(200, 'invalid'),
  // Required only where the user is not signed in.
  password: changePasswordSchema.shape.currentPassword.optional(),
});

/** Country codes of one or two digits; all other country codes have three. */
const countryAndRest = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * A telephone number as it is stored, '+33 6 12 34 56 78', from any way of typing it; undefined when it is not a
 * number. The ten digits of the French form, and the (0) after the country code, become the international form.
 */
export function phoneNumber(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replace(/^(\+|00)([^(]*)\(0\)/, '$1$2')
    .replace(/[\s.()\-‐‑–]/g, '')
    .replace(/^00/, '+')
    .replace(/^(0|\+330)(?=[1-9]\d{8}$)/, '+33');
  if (!/^(\+[1-9]|\d)\d{5,14}$/.test(digits)) return undefined;
  const [, country, rest = digits] = digits.match(countryAndRest) ?? [];
  if (!country) return inThrees(rest);
  return `+${country} ${country === '33' && rest.length === 9 ? inPairs(rest) : inThrees(rest)}`;
}

function inPairs(digits: string): string {
  return digits.replace(/\d(?=(\d\d)+$)/g, '$& ');
}

/** The last group never has a single digit. */
function inThrees(digits: string): string {
  return digits.replace(/\d{3}(?=\d{2})/g, '$& ');
}
