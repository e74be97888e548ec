import { createHash } from 'node:crypto';
import {
  type Invitation,
  invitationEnd,
  invitationSchema,
  isExpired,
} from '../../../../domain/companies/invitation.ts';
import { isId } from '../../../../domain/id.ts';
import { canHaveRecruiterPage, canInviteByName } from '../../../../domain/permissions/companies.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Locale, SignedIn } from '../../../../domain/viewer.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitManager } from '../permit.ts';
import { lockOwnTeam } from './lock-team.ts';

/** The stored form of the link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Invites an address. The answer does not reveal whether it has an account or where its owner works. */
export async function inviteMember(context: Context, companyId: string, given: unknown): Promise<void> {
  const viewer = permitManager(context, companyId);
  const invitation = checked(invitationSchema, given);
  await countEmail(context, viewer, invitation.email);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockOwnTeam(trx, viewer, companyId);
    await refuseKnown(trx, context, companyId, invitation);
    const token = context.ports.random.handle();
    const now = context.ports.clock.now();
    await trx
      .insertInto('companyInvitations')
      .values({
        companyId,
        ...invitation,
        tokenHash: hashOf(token),
        invitedBy: canHaveRecruiterPage(viewer) ? viewer.userId : null,
        createdAt: now,
        expiresAt: invitationEnd(now),
      })
      .execute();
    await sendEmail(trx, context, { viewer, company: company.name, email: invitation.email, token });
    await note(trx, viewer, 'company.invite', companyId);
  });
}

/** Sends the same invitation with a new link and a new expiry date; the old link is invalid. */
export async function resendInvitation(context: Context, companyId: string, invitationId: string): Promise<void> {
  const viewer = permitManager(context, companyId);
  if (!isId(invitationId)) throw new NotFound();
  const open = await openInvitation(context.db, companyId, invitationId).executeTakeFirst();
  if (!open) throw new NotFound();
  await countEmail(context, viewer, open.email);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockOwnTeam(trx, viewer, companyId);
    const token = context.ports.random.handle();
    const renewed = await trx
      .updateTable('companyInvitations')
      .set({ tokenHash: hashOf(token), expiresAt: invitationEnd(context.ports.clock.now()) })
      .where('id', '=', invitationId)
      .where('companyId', '=', companyId)
      .where('acceptedAt', 'is', null)
      .executeTakeFirst();
    if (renewed.numUpdatedRows === 0n) throw new NotFound();
    await sendEmail(trx, context, { viewer, company: company.name, email: open.email, token });
    await note(trx, viewer, 'company.invite-again', companyId);
  });
}

export async function revokeInvitation(context: Context, companyId: string, invitationId: string): Promise<void> {
  const viewer = permitManager(context, companyId);
  if (!isId(invitationId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    await lockOwnTeam(trx, viewer, companyId);
    const gone = await trx
      .deleteFrom('companyInvitations')
      .where('id', '=', invitationId)
      .where('companyId', '=', companyId)
      .where('acceptedAt', 'is', null)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new NotFound();
    await note(trx, viewer, 'company.uninvite', companyId);
  });
}

/** Limits the e-mails to one mailbox, and those of a company that is not validated. */
async function countEmail({ db }: Context, viewer: SignedIn, email: string): Promise<void> {
  await consume(db, canInviteByName(viewer) ? limits.inviteByAccount : limits.inviteWhileWaiting, viewer.userId);
  await consume(db, limits.inviteToAddress, email);
}

async function refuseKnown(
  trx: Trx,
  { ports }: Context,
  companyId: string,
  { email }: Pick<Invitation, 'email'>,
): Promise<void> {
  const member = await trx
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.recruiterId')
    .select('u.id')
    .where('m.companyId', '=', companyId)
    .where('u.email', '=', email)
    .executeTakeFirst();
  if (member) throw new Invalid({ email: 'alreadyMember' });
  const open = await trx
    .selectFrom('companyInvitations')
    .select(['id', 'expiresAt'])
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  if (!isExpired(open, ports.clock.now())) throw new Invalid({ email: 'alreadyInvited' });
  await trx.deleteFrom('companyInvitations').where('id', '=', open.id).execute();
}

function openInvitation(db: Context['db'], companyId: string, invitationId: string) {
  return db
    .selectFrom('companyInvitations')
    .select(['id', 'email'])
    .where('id', '=', invitationId)
    .where('companyId', '=', companyId)
    .where('acceptedAt', 'is', null);
}

/** In the reader's language when there is an account, else in that of the inviting recruiter. */
async function sendEmail(
  trx: Trx,
  { config }: Context,
  { viewer, company, email, token }: { viewer: SignedIn; company: string; email: string; token: string },
): Promise<void> {
  const known = await trx
    .selectFrom('users')
    .select(['id', 'name', 'locale'])
    .where('email', '=', email)
    .executeTakeFirst();
  const user = {
    id: known?.id ?? null,
    email,
    name: known?.name ?? '',
    locale: (known?.locale ?? viewer.locale) as Locale,
  };
  // Names that the team has not checked may contain any text, so they are left out.
  const data = canInviteByName(viewer) ? { token, company, person: viewer.name } : { token };
  await queueEmail(trx, config, { template: 'company-invitation', user, data, key: `invitation:${hashOf(token)}` });
}

async function note(trx: Trx, viewer: SignedIn, action: string, companyId: string): Promise<void> {
  await record(trx, { actorId: viewer.userId, action, subjectKind: 'company', subjectId: companyId });
  await notify(trx, `company:${companyId}`, { kind: 'company' });
}
