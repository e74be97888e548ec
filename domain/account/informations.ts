import * as z from 'zod';
import { personName } from '../text/shown-name.ts';
import { changePasswordSchema, forgotPasswordSchema, signUpSchema } from './account.ts';

const { email } = forgotPasswordSchema.shape;
const { firstName, lastName } = signUpSchema.shape;

/** Emptied on purpose it is null; a form that does not have it at all is refused, and nothing is lost. */
const phone = z.string({ error: 'phone' }).transform((typed, check) => {
  if (typed.trim() === '') return null;
  const number = phoneNumber(typed);
  if (number) return number;
  check.addIssue({ code: 'custom', message: 'phone' });
  return z.NEVER;
});

/** What the form was filled with, in JSON: a field that nobody touched is not a wish to have it back as it was. */
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

/** The stored values with what was changed in the form, and only that: somebody else may have changed the rest. */
export function changedOnly<T extends object>(stored: T, sent: T, was: Record<string, unknown>): T {
  const changed = Object.entries(sent).filter(([field, value]) => !(field in was) || was[field] !== value);
  return { ...stored, ...Object.fromEntries(changed) };
}

/** Recruiters and administrators have one name, shown as it is written. */
export const nameSchema = z.object({ name: personName(160) });

/** What an administrator may set for a developer. */
export const developerAccountSchema = developerInformationsSchema.extend({ email });
export type DeveloperAccount = z.output<typeof developerAccountSchema>;

export const newEmailSchema = z.object({
  newEmail: email,
  currentPassword: changePasswordSchema.shape.currentPassword,
});

export const confirmEmailSchema = z.object({
  token: z.string({ error: 'invalid' }).min(1, 'invalid').max(200, 'invalid'),
  // Only asked where the account is not signed in.
  password: changePasswordSchema.shape.currentPassword.optional(),
});

/** Countries of one or two digits; the others have three. */
const countryAndRest = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * A number as it is kept, '+33 6 12 34 56 78', from however it was typed; undefined when it is none. The ten digits of
 * the French way, and the (0) that France puts after its country, become the international way.
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

/** A last digit is never left alone. */
function inThrees(digits: string): string {
  return digits.replace(/\d{3}(?=\d{2})/g, '$& ');
}
