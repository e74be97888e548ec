import {
  type InvitationOutcome,
  type InvitedSignUp,
  invitationOutcome,
} from '../../../../domain/companies/invitation.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { withAuth } from '../../account/call-auth.ts';
import { refuseCommonPassword } from '../../account/password/refuse-common-password.ts';
import { rememberBrowser } from '../../account/sign-in/known-browser.ts';
import { dropUnconfirmed } from '../../account/sign-up/drop-unconfirmed.ts';
import { lockAddress } from '../../account/sign-up/lock-address.ts';
import { record } from '../../moderation/audit/record.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { findInvitation, joinByInvitation } from './accept-invitation.ts';
import { lockTeam } from './lock-team.ts';

/** 'haveAccount': the invited address has a confirmed account already, whose owner signs in and accepts. */
export type InvitedOutcome = InvitationOutcome | 'haveAccount';

/**
 * Creates the account of the invited address, signs in and joins the company, in one step. The link was sent to that
 * mailbox, so it proves the address as a confirmation link does: it is not confirmed a second time.
 */
export async function signUpInvited(context: Context, { token, ...input }: InvitedSignUp): Promise<InvitedOutcome> {
  await consume(context.db, limits.invitationByAddress, context.clientAddress);
  await consume(context.db, limits.signUpByAddress, context.clientAddress);
  const known = await findInvitation(context.db, { token });
  if (!known) return 'invalid';
  const { email, companyId } = known;
  const name = `${input.firstName} ${input.lastName}`;
  await refuseCommonPassword(context, { password: input.password, field: 'password', person: { name, email } });
  const joined = await withAuth(context, async (trx, call) => {
    await lockTeam(trx, companyId);
    const invitation = await findInvitation(trx, { token });
    const outcome = invitationOutcome(invitation, undefined, context.ports.clock.now());
    if (!invitation || outcome !== 'signIn') return outcome;
    await lockAddress(trx, email);
    await dropUnconfirmed(trx, email);
    if (await hasAccount(trx, email)) return 'haveAccount';
    const body = { name, email, password: input.password, role: 'RECRUITER', locale: context.locale };
    const made = await call((api, common) => api.signUpEmail({ body, ...common }));
    if (!made.ok) return 'invalid';
    const userId = made.value.user.id;
    await confirmAddress(trx, context, userId);
    await joinByInvitation(trx, context, userId, invitation);
    await call((api, common) => api.openSession({ body: { userId }, ...common }));
    return { userId };
  });
  if (typeof joined === 'string') return joined;
  rememberBrowser(context, joined.userId);
  return 'member';
}

async function hasAccount(trx: Trx, email: string): Promise<boolean> {
  return (await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

async function confirmAddress(trx: Trx, { ports }: Context, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailVerified: true, updatedAt: ports.clock.now() })
    .where('id', '=', userId)
    .execute();
  await record(trx, { actorId: userId, action: 'email-verified', subjectKind: 'user', subjectId: userId });
}
