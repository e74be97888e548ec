import * as z from 'zod';
import { forgotPasswordSchema, signUpSchema } from '../account/account.ts';
import { canAcceptInvitations } from '../permissions/companies.ts';
import type { Role } from '../viewer.ts';
import { permissionsSchema } from './member.ts';

export const invitationDays = 7;
const dayMilliseconds = 24 * 60 * 60 * 1000;

export const invitationSchema = permissionsSchema.extend({ email: forgotPasswordSchema.shape.email });
export type InvitationDraft = z.input<typeof invitationSchema>;
export type Invitation = z.output<typeof invitationSchema>;

export const emptyInvitation = (): InvitationDraft => ({ email: '', admin: false, intros: true });

export function invitationEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + invitationDays * dayMilliseconds);
}

export function isExpired({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  return expiresAt <= now;
}

type Sent = { companyId: string; email: string; expiresAt: Date; acceptedAt: Date | null };
type Account = { email: string; emailVerified: boolean; role: Role; companyId: string | null };

/**
 * What an invitation means for the user who opens it. 'open': they may accept. 'member': they already belong to the
 * company. Only the owner of the invited address gets further than 'otherAddress', even when the e-mail was forwarded.
 */
export type InvitationOutcome =
  | 'open'
  | 'signIn'
  | 'member'
  | 'invalid'
  | 'used'
  | 'expired'
  | 'otherAddress'
  | 'unverified'
  | 'notRecruiter'
  | 'otherCompany';

export function invitationOutcome(
  invitation: Sent | undefined,
  account: Account | undefined,
  now: Date,
): InvitationOutcome {
  if (!invitation) return 'invalid';
  const mine = account?.email === invitation.email;
  if (mine && account.companyId === invitation.companyId) return 'member';
  if (invitation.acceptedAt) return 'used';
  if (isExpired(invitation, now)) return 'expired';
  if (!account) return 'signIn';
  if (!mine) return 'otherAddress';
  if (!account.emailVerified) return 'unverified';
  if (!canAcceptInvitations(account)) return 'notRecruiter';
  return account.companyId === null ? 'open' : 'otherCompany';
}

/** The token in the e-mail, in the format of the port that makes it. */
const token = z.string({ error: 'invalid' }).regex(/^[a-z0-9]{20,64}$/, 'invalid');

/** Who is signed in accepts; a person without an account gives what an account needs, besides the invited address. */
export const invitationAnswer = z.discriminatedUnion(
  'mode',
  [
    z.object({ mode: z.literal('accept'), token }),
    signUpSchema.pick({ firstName: true, lastName: true, password: true }).extend({ mode: z.literal('signUp'), token }),
  ],
  'unknown',
);
export type InvitedSignUp = Omit<Extract<z.output<typeof invitationAnswer>, { mode: 'signUp' }>, 'mode'>;
