import { planRequestSchema } from '../../../../domain/companies/plans/plan.ts';
import { canAskForPlan } from '../../../../domain/permissions/companies.ts';
import { Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { permitManager } from '../permit.ts';
import { lockOwnTeam } from '../team/lock-team.ts';

/** Asks the team for another plan. A new request replaces the open one. */
export async function requestPlan(context: Context, companyId: string, given: unknown): Promise<void> {
  const viewer = permitManager(context, companyId);
  if (!canAskForPlan(viewer, companyId)) throw new Forbidden();
  const { planId, message } = checked(planRequestSchema, given);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockOwnTeam(trx, viewer, companyId);
    const plan = await trx.selectFrom('plans').select('id').where('id', '=', planId).executeTakeFirst();
    if (!plan || plan.id === company.planId) throw new Invalid({ planId: 'unknown' });
    await closeOpen(trx, context, companyId, viewer.userId);
    await trx
      .insertInto('planRequests')
      .values({ companyId, planId, message, recruiterId: viewer.userId, createdAt: context.ports.clock.now() })
      .execute();
    await note(trx, viewer.userId, 'plan.request', companyId, planId);
  });
}

export async function withdrawPlanRequest(context: Context, companyId: string): Promise<void> {
  const viewer = permitManager(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    await lockOwnTeam(trx, viewer, companyId);
    const planId = await closeOpen(trx, context, companyId, viewer.userId);
    // The team or a colleague has already closed it.
    if (!planId) throw new NotFound();
    await note(trx, viewer.userId, 'plan.withdraw', companyId, planId);
  });
}

async function closeOpen(
  trx: Trx,
  { ports }: Context,
  companyId: string,
  decidedBy: string,
): Promise<string | undefined> {
  const closed = await trx
    .updateTable('planRequests')
    .set({ status: 'withdrawn', decidedAt: ports.clock.now(), decidedBy })
    .where('companyId', '=', companyId)
    .where('status', '=', 'open')
    .returning('planId')
    .executeTakeFirst();
  return closed?.planId;
}

async function note(trx: Trx, actorId: string, action: string, companyId: string, planId: string): Promise<void> {
  await record(trx, { actorId, action, subjectKind: 'company', subjectId: companyId, data: { planId } });
  await notify(trx, `company:${companyId}`, { kind: 'plan' });
}
