import { planRefusalSchema } from '../../../../domain/companies/plans/plan.ts';
import { isId } from '../../../../domain/id.ts';
import { Conflict, Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { permitReviewer } from '../permit.ts';
import { writeToTeam } from '../queue-emails.ts';
import { lockTeam } from '../team/lock-team.ts';

/** Gives a company any plan. An open request for the same plan is granted by it. */
export async function assignPlan(context: Context, companyId: string, planId: string): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockTeam(trx, companyId);
    const plan = await trx.selectFrom('plans').select('id').where('id', '=', planId).executeTakeFirst();
    if (!plan) throw new Invalid({ planId: 'unknown' });
    if (planId === company.planId) return;
    await decide(trx, context, userId, { companyId, planId }, 'granted', null);
    await give(trx, context, userId, company, planId);
  });
}

export async function grantPlan(context: Context, companyId: string, requestId: string): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockTeam(trx, companyId);
    const planId = await decide(trx, context, userId, { companyId, requestId: known(requestId) }, 'granted', null);
    // The request was withdrawn, or another administrator has answered it.
    if (!planId) throw new Conflict();
    await give(trx, context, userId, company, planId);
  });
}

/** Declines with a reason, which the company administrators read in an e-mail and on the plans page. */
export async function declinePlan(
  context: Context,
  companyId: string,
  requestId: string,
  given: unknown,
): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  const { reason } = checked(planRefusalSchema, given);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockTeam(trx, companyId);
    const planId = await decide(trx, context, userId, { companyId, requestId: known(requestId) }, 'declined', reason);
    if (!planId) throw new Conflict();
    await note(trx, userId, 'plan.decline', companyId, { planId, reason });
    const words = await wordsOf(trx, company.name, planId);
    const readers = { companyId, onlyManagers: true };
    await writeToTeam(trx, context, readers, 'plan-declined', (locale) => ({ ...words(locale), reason }));
  });
}

function known(requestId: string): string {
  if (!isId(requestId)) throw new NotFound();
  return requestId;
}

type Wanted = { companyId: string; requestId: string } | { companyId: string; planId: string };

/** Answers an open request and returns its plan. */
async function decide(
  trx: Trx,
  { ports }: Context,
  decidedBy: string,
  wanted: Wanted,
  status: 'granted' | 'declined',
  answer: string | null,
): Promise<string | undefined> {
  const decided = await trx
    .updateTable('planRequests')
    .set({ status, answer, decidedAt: ports.clock.now(), decidedBy })
    .where('companyId', '=', wanted.companyId)
    .where('status', '=', 'open')
    .where((eb) => ('requestId' in wanted ? eb('id', '=', wanted.requestId) : eb('planId', '=', wanted.planId)))
    .returning('planId')
    .executeTakeFirst();
  return decided?.planId;
}

type Company = { id: string; name: string; planId: string };

async function give(trx: Trx, context: Context, actorId: string, company: Company, planId: string): Promise<void> {
  await trx.updateTable('companies').set({ planId }).where('id', '=', company.id).execute();
  await note(trx, actorId, 'plan.assign', company.id, { planId, before: company.planId });
  const words = await wordsOf(trx, company.name, planId);
  await writeToTeam(trx, context, { companyId: company.id, onlyManagers: true }, 'plan-changed', words);
}

async function wordsOf(trx: Trx, company: string, planId: string) {
  const plan = await trx
    .selectFrom('plans')
    .select(['nameFr', 'nameEn'])
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return (locale: Locale) => ({ company, plan: locale === 'fr' ? plan.nameFr : plan.nameEn });
}

async function note(trx: Trx, actorId: string, action: string, companyId: string, data: Json): Promise<void> {
  await record(trx, { actorId, action, subjectKind: 'company', subjectId: companyId, data });
  await notify(trx, `company:${companyId}`, { kind: 'plan' });
}
