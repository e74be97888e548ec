import { joinRequestSchema } from '../../../../domain/companies/company.ts';
import { isId } from '../../../../domain/id.ts';
import { canChooseCompany } from '../../../../domain/permissions/companies.ts';
import { Conflict, Forbidden, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitManager } from '../permit.ts';
import { writeToRecruiter, writeToTeam } from '../queue-emails.ts';
import { lockOwnTeam } from './lock-team.ts';
import { addMember, notifyTeam } from './membership.ts';

/** A recruiter without a company asks to join one. A new request replaces the old one. */
export async function askToJoin(context: Context, companyId: string, given: unknown): Promise<void> {
  const { userId, name } = permitChoice(context);
  const { message } = checked(joinRequestSchema, given);
  if (!isId(companyId)) throw new NotFound();
  await consume(context.db, limits.joinByAccount, userId);
  await context.db.transaction().execute(async (trx) => {
    const company = await trx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      // Other companies are not visible to a recruiter who is not a member.
      .where('validatedAt', 'is not', null)
      .forKeyShare()
      .executeTakeFirst();
    if (!company) throw new NotFound();
    const before = await trx
      .deleteFrom('companyJoinRequests')
      .where('recruiterId', '=', userId)
      .returning('companyId')
      .executeTakeFirst();
    const createdAt = context.ports.clock.now();
    await trx
      .insertInto('companyJoinRequests')
      .values({ recruiterId: userId, companyId, message, createdAt })
      .execute();
    await notifyTeam(trx, { recruiterId: userId, companyId });
    if (before && before.companyId !== companyId) await notify(trx, `company:${before.companyId}`, { kind: 'company' });
    if (before?.companyId === companyId) return;
    const words = { company: company.name, companyId, person: name };
    await writeToTeam(trx, context, { companyId, onlyManagers: true }, 'join-asked', words);
  });
}

export async function withdrawJoinRequest(context: Context): Promise<void> {
  const { userId } = signedIn(context);
  await context.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('companyJoinRequests')
      .where('recruiterId', '=', userId)
      .returning('companyId')
      .executeTakeFirst();
    if (gone) await notifyTeam(trx, { recruiterId: userId, companyId: gone.companyId });
  });
}

/** The new member has no permissions until an administrator gives some. */
export async function acceptJoinRequest(context: Context, companyId: string, recruiterId: string): Promise<void> {
  await answer(context, companyId, recruiterId, 'company.accept-request', async (trx, company) => {
    if (!(await addMember(trx, context, { recruiterId, companyId, admin: false, intros: false }))) throw new Conflict();
    await writeToRecruiter(trx, context, recruiterId, 'join-accepted', { company });
  });
}

export async function declineJoinRequest(context: Context, companyId: string, recruiterId: string): Promise<void> {
  await answer(context, companyId, recruiterId, 'company.decline-request', async (trx, company) => {
    await trx.deleteFrom('companyJoinRequests').where('recruiterId', '=', recruiterId).execute();
    await notifyTeam(trx, { recruiterId, companyId });
    await writeToRecruiter(trx, context, recruiterId, 'join-declined', { company });
  });
}

async function answer(
  context: Context,
  companyId: string,
  recruiterId: string,
  action: string,
  decide: (trx: Trx, company: string) => Promise<void>,
): Promise<void> {
  const viewer = permitManager(context, companyId);
  if (!isId(recruiterId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockOwnTeam(trx, viewer, companyId);
    const asked = await trx
      .selectFrom('companyJoinRequests')
      .select('recruiterId')
      .where('recruiterId', '=', recruiterId)
      .where('companyId', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    if (!asked) throw new NotFound();
    await decide(trx, company.name);
    await record(trx, {
      actorId: viewer.userId,
      action,
      subjectKind: 'company',
      subjectId: companyId,
      data: { recruiterId },
    });
  });
}

function permitChoice(context: Context) {
  const viewer = signedIn(context);
  if (!canChooseCompany(viewer)) throw new Forbidden();
  return viewer;
}
