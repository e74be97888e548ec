import { type PlanWay, planWay } from '../../../../domain/permissions/companies.ts';
import type { Context } from '../../../context.ts';

/** What a viewer can do about plans. */
export type PlanStanding = {
  way: PlanWay;
  companyId: string | undefined;
  /** The last request of the company, unless it was granted or withdrawn. */
  request: { planId: string; plan: string; status: 'open' | 'declined'; at: string; answer: string | null } | undefined;
};

export async function readPlanStanding(context: Context): Promise<PlanStanding> {
  const { viewer } = context;
  const way = planWay(viewer);
  const companyId = viewer?.membership?.companyId;
  return { way, companyId, request: companyId === undefined ? undefined : await lastRequest(context, companyId) };
}

async function lastRequest({ db, locale }: Context, companyId: string): Promise<PlanStanding['request']> {
  const row = await db
    .selectFrom('planRequests as r')
    .innerJoin('plans as p', 'p.id', 'r.planId')
    .select(['r.planId', 'r.status', 'r.createdAt', 'r.decidedAt', 'r.answer'])
    .select(locale === 'fr' ? 'p.nameFr as plan' : 'p.nameEn as plan')
    .where('r.companyId', '=', companyId)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.status !== 'open' && row?.status !== 'declined') return undefined;
  const { planId, plan, status, answer } = row;
  return { planId, plan, status, answer, at: (row.decidedAt ?? row.createdAt).toISOString() };
}
