import { sql } from 'kysely';
import { shownFollowers } from '../../../../domain/jobs/followed/followers.ts';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import { canSeeTeam } from '../../../../domain/permissions/companies.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../context.ts';
import { isRefused } from '../../shared/emails/choices/refused-emails.ts';
import { type CompanyMark, companyColumns, companyMark } from '../company-mark.ts';
import { isOpen } from '../is-open.ts';

export type FollowedCompany = CompanyMark & {
  followedAt: string;
  /** How many offers are open. */
  offers: number;
  /** A company that is not validated any more stays in the list, without a link. */
  open: boolean;
};
export type FollowAlert = {
  rhythm: AlertRhythm;
  /** The developer has turned off all alerts. */
  stopped: boolean;
};
export type FollowedCompanies = { companies: FollowedCompany[]; alert: FollowAlert };

/** The companies that the viewer follows, the last followed first. There are at most 200. */
export async function readFollowedCompanies(context: Context): Promise<FollowedCompanies> {
  const { userId } = permit(context, canKeepJobs);
  const { db, ports } = context;
  const rows = await db
    .selectFrom('followedCompanies as f')
    .innerJoin('companies as c', 'c.id', 'f.companyId')
    .select(['f.followedAt', 'c.validatedAt'])
    .select(companyColumns)
    .select(
      sql<number>`(select count(*)::int from jobs j where j.company_id = c.id and ${isOpen(ports.clock.now())})`.as(
        'offers',
      ),
    )
    .where('f.developerId', '=', userId)
    .orderBy('f.followedAt', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return {
    companies: rows.map((row) => ({
      ...companyMark(row),
      followedAt: row.followedAt.toISOString(),
      offers: row.offers,
      open: row.validatedAt !== null,
    })),
    alert: await readFollowAlert(context, userId),
  };
}

async function readFollowAlert({ db }: Pick<Context, 'db'>, developerId: string): Promise<FollowAlert> {
  const saved = await db
    .selectFrom('jobSearches')
    .select('rhythm')
    .where('developerId', '=', developerId)
    .where('kind', '=', 'followed')
    .executeTakeFirst();
  return {
    rhythm: (saved?.rhythm ?? 'daily') as AlertRhythm,
    stopped: await isRefused(db, developerId, 'job-alert'),
  };
}

/** Which of these companies the viewer follows; undefined for a viewer who cannot follow any. */
export async function readFollowedAmong(
  { db, viewer }: Context,
  companyIds: readonly string[],
): Promise<string[] | undefined> {
  if (!viewer || !canKeepJobs(viewer)) return undefined;
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom('followedCompanies')
    .select('companyId')
    .where('developerId', '=', viewer.userId)
    .where('companyId', 'in', [...companyIds])
    .execute();
  return rows.map(({ companyId }) => companyId);
}

/** For the page of one company: whether the viewer follows it; undefined when it cannot be followed, or is blocked. */
export async function readFollowing({ db, viewer }: Context, companyId: string): Promise<boolean | undefined> {
  if (!viewer || !canKeepJobs(viewer)) return undefined;
  const { rows } = await sql<{ followed: boolean; blocked: boolean }>`select
      exists (select from followed_companies where developer_id = ${viewer.userId} and company_id = ${companyId}) as followed,
      exists (select from blocked_companies where developer_id = ${viewer.userId} and company_id = ${companyId}) as blocked
    `.execute(db);
  return rows[0]?.blocked ? undefined : rows[0]?.followed;
}

/** How many developers follow a company, for its team; undefined for others, and while they are few. */
export async function readFollowerCount({ db, viewer }: Context, companyId: string): Promise<number | undefined> {
  if (!canSeeTeam(viewer, companyId)) return undefined;
  const { count } = await db
    .selectFrom('followedCompanies')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return shownFollowers(count);
}
