import { type InvitationOutcome, invitationOutcome } from '../../../../domain/companies/invitation.ts';
import type { Permissions } from '../../../../domain/companies/member.ts';
import { isId } from '../../../../domain/id.ts';
import type { Role } from '../../../../domain/viewer.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';
import { companyLogo } from '../../profile/avatars/picture-address.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { hashOf } from './invite.ts';
import { lockTeam } from './lock-team.ts';
import { addMember } from './membership.ts';

/** The link of an e-mail, or the invitation itself: a user with the confirmed address does not need the e-mail. */
export type Key = { token: string } | { invitationId: string };

export type InvitationView = {
  outcome: InvitationOutcome;
  /** Undefined for an invalid link. */
  company: { name: string; logo: string | undefined } | undefined;
  email: string | undefined;
  /** What the invitation allows. */
  permissions: Permissions | undefined;
};

export async function readInvitation(context: Context, token: string): Promise<InvitationView> {
  await consume(context.db, limits.invitationByAddress, context.clientAddress);
  const found = await findInvitation(context.db, { token });
  const account = context.viewer && (await accountOf(context.db, context.viewer.userId));
  const outcome = invitationOutcome(found, account, context.ports.clock.now());
  if (!found || outcome === 'used' || outcome === 'expired')
    return { outcome, company: undefined, email: undefined, permissions: undefined };
  const company = { name: found.name, logo: companyLogo({ ...found, id: found.companyId }) };
  const { email, admin, intros } = found;
  return { outcome, company, email, permissions: { admin, intros } };
}

/** Makes the viewer a member, once; repeated, it answers 'member'. */
export async function acceptInvitation(context: Context, key: Key): Promise<InvitationOutcome> {
  const viewer = signedIn(context);
  await consume(context.db, limits.invitationByAddress, context.clientAddress);
  const known = await findInvitation(context.db, key);
  if (!known) return 'invalid';
  return context.db.transaction().execute(async (trx) => {
    // The company is locked first, as in every change of a team; then the invitation is read again.
    await lockTeam(trx, known.companyId);
    const invitation = await findInvitation(trx, { invitationId: known.id });
    const account = await accountOf(trx, viewer.userId);
    const outcome = invitationOutcome(invitation, account, context.ports.clock.now());
    if (!invitation || outcome !== 'open') return outcome;
    return joinByInvitation(trx, context, viewer.userId, invitation);
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export async function joinByInvitation(
  trx: Trx,
  context: Context,
  recruiterId: string,
  invitation: Found,
): Promise<InvitationOutcome> {
  const { id, companyId, admin, intros } = invitation;
  // The recruiter may have joined another company at the same moment, in another tab.
  if (!(await addMember(trx, context, { recruiterId, companyId, admin, intros }))) return 'otherCompany';
  await trx
    .updateTable('companyInvitations')
    .set({ acceptedAt: context.ports.clock.now() })
    .where('id', '=', id)
    .execute();
  await record(trx, {
    actorId: recruiterId,
    action: 'company.join',
    subjectKind: 'company',
    subjectId: companyId,
    data: { invitationId: id },
  });
  return 'member';
}

export async function findInvitation(db: Writer, key: Key) {
  if ('invitationId' in key && !isId(key.invitationId)) return undefined;
  return db
    .selectFrom('companyInvitations as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select(['i.id', 'i.companyId', 'i.email', 'i.admin', 'i.intros', 'i.expiresAt', 'i.acceptedAt'])
    .select(['c.name', 'c.logo', 'c.logoHandle'])
    .where((eb) => ('token' in key ? eb('i.tokenHash', '=', hashOf(key.token)) : eb('i.id', '=', key.invitationId)))
    .executeTakeFirst();
}

async function accountOf(db: Writer, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('companyMembers as m', 'm.recruiterId', 'u.id')
    .select(['u.email', 'u.emailVerified', 'u.role', 'm.companyId'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...row, role: row.role as Role };
}
