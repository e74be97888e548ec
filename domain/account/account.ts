import * as z from 'zod';
import { personName } from '../text/shown-name.ts';
import { passwordLimits } from './password-limits.ts';

/** Schemas return error codes; the sentences for users are in the texts beside the component that shows them. */
const email = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(254, 'long')
  .pipe(z.email('email'))
  .transform((value) => value.toLowerCase());

const newPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(passwordLimits.min, 'passwordShort')
  .max(passwordLimits.max, 'passwordLong');

const name = personName(80);

export const signUpSchema = z.object({
  role: z.enum(['DEVELOPER', 'RECRUITER'], 'required'),
  firstName: name,
  lastName: name,
  email,
  password: newPassword,
});
export type SignUp = z.output<typeof signUpSchema>;

const typedPassword = z.string({ error: 'required' }).min(1, 'required').max(1000, 'long');

/** The link of the confirmation e-mail: in another browser with the password that was chosen, or with a new one. */
export const verifyEmailSchema = z.object({
  token: z.string().max(500, 'invalid').catch(''),
  password: typedPassword.optional(),
  newPassword: newPassword.optional(),
});

export const signInSchema = z.object({
  email,
  password: typedPassword,
});

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z.object({ token: z.string().min(1).max(500), password: newPassword });

export const changePasswordSchema = z.object({
  currentPassword: typedPassword,
  newPassword,
});

/** Six digits of an authenticator, typed with or without spaces, or a recovery code. */
export const secondFactorSchema = z.object({
  code: z
    .string({ error: 'required' })
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().min(1, 'required').max(40, 'code')),
});
