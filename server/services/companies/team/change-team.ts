import { canBeDropped } from '../../../../domain/companies/company-state.ts';
import { type Change, keepsAnAdmin, type Member } from '../../../../domain/companies/last-admin.ts';
import { type Permissions, permissionsSchema } from '../../../../domain/companies/member.ts';
import { canLeaveCompany } from '../../../../domain/permissions/companies.ts';
import { Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import { type Context, permit } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { record } from '../../moderation/audit/record.ts';
import { permitManager } from '../permit.ts';
import { writeToRecruiter } from '../queue-emails.ts';
import { lockOwnTeam, lockTeam } from './lock-team.ts';
import { endMembership, notifyTeam } from './membership.ts';

/** Sets the permissions of a member. */
export async function changePermissions(
  context: Context,
  companyId: string,
  recruiterId: string,
  given: Permissions,
): Promise<void> {
  const viewer = permitManager(context, companyId);
  const permissions = checked(permissionsSchema, given);
  await context.db.transaction().execute(async (trx) => {
    const { members } = await lockOwnTeam(trx, viewer, companyId);
    allow(members, { recruiterId, admin: permissions.admin });
    await trx.updateTable('companyMembers').set(permissions).where('recruiterId', '=', recruiterId).execute();
    await record(trx, entry(viewer.userId, 'company.permissions', companyId, { recruiterId, ...permissions }));
    await notifyTeam(trx, { recruiterId, companyId });
  });
}

export async function removeMember(context: Context, companyId: string, recruiterId: string): Promise<void> {
  const viewer = permitManager(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { company, members } = await lockOwnTeam(trx, viewer, companyId);
    allow(members, { recruiterId, gone: true });
    await endMembership(trx, { recruiterId, companyId });
    await record(trx, entry(viewer.userId, 'company.remove', companyId, { recruiterId }));
    if (recruiterId !== viewer.userId)
      await writeToRecruiter(trx, context, recruiterId, 'member-removed', { company: company.name });
  });
}

/** A member leaves the company. */
export async function leaveCompany(context: Context, companyId: string): Promise<void> {
  const { userId } = permit(context, (viewer) => canLeaveCompany(viewer, companyId));
  await context.db.transaction().execute(async (trx) => {
    const { members } = await lockTeam(trx, companyId);
    allow(members, { recruiterId: userId, gone: true });
    await endMembership(trx, { recruiterId: userId, companyId });
    await record(trx, entry(userId, 'company.leave', companyId, {}));
  });
}

/** The only member of a company that is not validated may delete it. */
export async function giveUpCompany(context: Context, companyId: string): Promise<void> {
  const { userId } = permit(context, (viewer) => canLeaveCompany(viewer, companyId));
  await context.db.transaction().execute(async (trx) => {
    const { company, members } = await lockTeam(trx, companyId);
    if (!members.some(({ recruiterId }) => recruiterId === userId)) throw new Forbidden();
    if (members.length > 1 || !canBeDropped(company)) throw new Invalid({ '': 'notAlone' });
    await record(trx, entry(userId, 'company.give-up', companyId, { name: company.name }));
    await notifyTeam(trx, { recruiterId: userId, companyId });
    await trx.deleteFrom('companies').where('id', '=', companyId).execute();
  });
}

/** The user must be a member, and the company must keep an administrator. */
function allow(members: Member[], change: Change): void {
  if (!members.some(({ recruiterId }) => recruiterId === change.recruiterId)) throw new NotFound();
  if (!keepsAnAdmin(members, change)) throw new Invalid({ '': 'lastAdmin' });
}

function entry(actorId: string, action: string, companyId: string, data: Json) {
  return { actorId, action, subjectKind: 'company', subjectId: companyId, data };
}
