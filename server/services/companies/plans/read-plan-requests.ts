import { sql } from 'kysely';
import { type CompanyState, companyState } from '../../../../domain/companies/company-state.ts';
import type { Context } from '../../../context.ts';
import { hasWords } from '../../moderation/has-words.ts';
import { permitReviewer } from '../permit.ts';

export type WaitingRequest = {
  id: string;
  companyId: string;
  company: { alias: string; name: string; state: CompanyState };
  plan: string;
  present: string;
  person: { name: string; email: string } | undefined;
  message: string | null;
  askedAt: string;
};

const mostAtOnce = 50;

export type PlanRequests = { total: number; requests: WaitingRequest[] };

/** Open requests for a plan, oldest first; `text` searches the company and the recruiter. */
export async function readPlanRequests(context: Context, text = ''): Promise<PlanRequests> {
  permitReviewer(context);
  const fr = context.locale === 'fr';
  const rows = await context.db
    .selectFrom('planRequests as r')
    .innerJoin('companies as c', 'c.id', 'r.companyId')
    .innerJoin('plans as wanted', 'wanted.id', 'r.planId')
    .innerJoin('plans as present', 'present.id', 'c.planId')
    .leftJoin('users as u', 'u.id', 'r.recruiterId')
    .select(['r.id', 'r.message', 'r.createdAt', 'u.name', 'u.email'])
    .select(['c.id as companyId', 'c.seoAlias', 'c.name as companyName', 'c.validatedAt', 'c.refusedAt'])
    .select(fr ? 'wanted.nameFr as plan' : 'wanted.nameEn as plan')
    .select(fr ? 'present.nameFr as present' : 'present.nameEn as present')
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('r.status', '=', 'open')
    .where(hasWords(text, 'c.name', 'u.name', 'u.email'))
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .limit(mostAtOnce)
    .execute();
  const requests = rows.map((row) => ({
    id: row.id,
    companyId: row.companyId,
    company: { alias: row.seoAlias ?? row.companyId, name: row.companyName, state: companyState(row) },
    plan: row.plan,
    present: row.present,
    person: row.name !== null && row.email !== null ? { name: row.name, email: row.email } : undefined,
    message: row.message,
    askedAt: row.createdAt.toISOString(),
  }));
  return { total: rows[0]?.total ?? 0, requests };
}
