import { isShown, type PlanRequestStatus } from '../../../../domain/companies/plans/plan-request.ts';
import { type PlanWay, planWay } from '../../../../domain/permissions/companies.ts';
import type { Context } from '../../../context.ts';

/** Where the last request of a company stands. */
export type PlanRequest = {
  planId: string;
  plan: string;
  status: PlanRequestStatus;
  askedAt: string;
  /** The name of who asked; null when the account is gone. */
  askedBy: string | null;
  /** Requests of other companies that the team answers before. */
  ahead: number;
  decidedAt: string | null;
  /** Why it was declined. */
  answer: string | null;
};

/** What a viewer can do about plans. */
export type PlanStanding = {
  way: PlanWay;
  companyId: string | undefined;
  /** The last request of the company, unless it was withdrawn or granted a while ago. */
  request: PlanRequest | undefined;
};

export async function readPlanStanding(context: Context): Promise<PlanStanding> {
  const { viewer } = context;
  const way = planWay(viewer);
  const companyId = viewer?.membership?.companyId;
  return { way, companyId, request: companyId === undefined ? undefined : await readPlanRequest(context, companyId) };
}

async function readPlanRequest({ db, locale, ports }: Context, companyId: string): Promise<PlanRequest | undefined> {
  const row = await db
    .selectFrom('planRequests as r')
    .innerJoin('plans as p', 'p.id', 'r.planId')
    .innerJoin('companies as c', 'c.id', 'r.companyId')
    .leftJoin('recruiters as who', 'who.id', 'r.recruiterId')
    .select([
      'r.planId',
      'r.status',
      'r.createdAt',
      'r.decidedAt',
      'r.answer',
      'who.displayName as askedBy',
      'c.planId as present',
    ])
    .select(locale === 'fr' ? 'p.nameFr as plan' : 'p.nameEn as plan')
    .select(({ selectFrom, fn }) =>
      selectFrom('planRequests as before')
        .select(fn.countAll<string>().as('count'))
        .where('before.status', '=', 'open')
        .whereRef('before.createdAt', '<', 'r.createdAt')
        .as('ahead'),
    )
    .where('r.companyId', '=', companyId)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || !isShown({ ...row, inPlace: row.present === row.planId }, ports.clock.now())) return undefined;
  const status = row.status as PlanRequestStatus;
  const { planId, plan, askedBy, answer } = row;
  return {
    planId,
    plan,
    status,
    askedAt: row.createdAt.toISOString(),
    askedBy,
    ahead: status === 'open' ? Number(row.ahead) : 0,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer,
  };
}
