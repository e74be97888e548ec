import * as z from 'zod';
import { passwordLimits } from './password-limits.ts';

/** Schemas answer with codes; the sentences live beside what shows them. */
const email = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(254, 'email')
  .pipe(z.email('email'))
  .transform((value) => value.toLowerCase());

const newPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(passwordLimits.min, 'passwordShort')
  .max(passwordLimits.max, 'passwordLong');

const name = z.string({ error: 'required' }).trim().min(1, 'required').max(80, 'long');

export const signUpSchema = z.object({
  role: z.enum(['DEVELOPER', 'RECRUITER'], 'required'),
  firstName: name,
  lastName: name,
  email,
  password: newPassword,
});
export type SignUp = z.output<typeof signUpSchema>;

export const signInSchema = z.object({
  email,
  password: z.string({ error: 'required' }).min(1, 'required').max(1000, 'long'),
});

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z.object({ token: z.string().min(1).max(500), password: newPassword });

export const changePasswordSchema = z.object({
  currentPassword: z.string({ error: 'required' }).min(1, 'required').max(1000, 'long'),
  newPassword,
});

/** Six digits of an authenticator, typed with or without spaces, or a recovery code. */
export const secondFactorSchema = z.object({
  code: z
    .string({ error: 'required' })
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().min(1, 'required').max(40, 'code')),
});
