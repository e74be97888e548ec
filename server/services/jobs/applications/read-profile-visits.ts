import { sql } from 'kysely';
import { readDayPosition } from '../../../../domain/moment-position.ts';
import { canSeeOwnVisits } from '../../../../domain/permissions/profile.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { type CompanyMark, companyColumns, companyMark } from '../company-mark.ts';

export const visitsPageSize = 60;

/** The companies that viewed the profile on one day, 'yyyy-mm-dd'. */
type VisitDay = { day: string; companies: CompanyMark[] };

export type ProfileVisits = {
  days: VisitDay[];
  /** Number of different companies since the beginning. */
  companies: number;
  next: string | undefined;
};

/** docs/product/profile.md, Who looked at my profile: the company and the day, latest first; never the recruiter. */
export async function readProfileVisits(context: Context, after?: string): Promise<ProfileVisits> {
  const viewer = permit(context, canSeeOwnVisits);
  const position = after === undefined ? undefined : readDayPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const rows = await context.db
    .selectFrom('companyViews as v')
    .innerJoin('companies as c', 'c.id', 'v.companyId')
    .select(companyColumns)
    .select(sql<string>`v.day::text`.as('day'))
    .where('v.developerId', '=', viewer.userId)
    .$if(position !== undefined, (views) =>
      views.where(sql<boolean>`(v.day, v.company_id) < (${position?.day}::date, ${position?.id}::uuid)`),
    )
    .orderBy('v.day', 'desc')
    .orderBy('v.companyId', 'desc')
    .limit(visitsPageSize + 1)
    .execute();
  const shown = rows.slice(0, visitsPageSize);
  const last = rows.length > visitsPageSize ? shown.at(-1) : undefined;
  const days = [...new Set(shown.map((row) => row.day))].map((one) => ({
    day: one,
    companies: shown.filter((row) => row.day === one).map(companyMark),
  }));
  return {
    days,
    companies: await countCompanies(context, viewer.userId),
    next: last && `${last.day}~${last.companyId}`,
  };
}

async function countCompanies({ db }: Context, developerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('companyViews')
    .select(sql<number>`count(distinct company_id)::int`.as('count'))
    .where('developerId', '=', developerId)
    .executeTakeFirstOrThrow();
  return count;
}
