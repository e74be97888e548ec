import { sql } from 'kysely';
import { placeOf } from '../../../../domain/assessments/rating/result.ts';
import { dayOf } from '../../../../domain/day.ts';
import {
  type ApplicationFunnel,
  type ApplicationGroup,
  applicationFunnel,
} from '../../../../domain/jobs/applications/funnel.ts';
import { canSeeOwnFigures } from '../../../../domain/permissions/shell.ts';
import { firstVisitWeek, type VisitWeek, visitWeeks } from '../../../../domain/profile/visit-weeks.ts';
import { type Context, permit } from '../../../context.ts';
import { type LatestResult, latestResults } from '../../assessments/user-tests/latest-results.ts';
import { type WaitingRow, waitingRows } from '../../contact/conversations/waiting-rows.ts';
import { applicationGroups } from '../../jobs/applications/read-applications.ts';
import { visitWeekRows } from '../../jobs/applications/read-visit-weeks.ts';
import { type CompanyMark, companyMark } from '../../jobs/company-mark.ts';

type WaitingCompany = { introductionId: string; request: boolean; unread: number; company: CompanyMark };

export type DeveloperFigures = {
  /** `requests` of the `total` are requests, the others have unread messages. */
  waiting: { companies: WaitingCompany[]; total: number; requests: number };
  views: { weeks: VisitWeek[]; companies: CompanyMark[]; total: number };
  applications: ApplicationFunnel;
  tests: {
    /** The best first; `percent` as in 'Top {percent}%'. */
    ranked: { alias: string; name: string; percent: number }[];
    provisional: { alias: string; name: string }[];
  };
};

const mostWaiting = 3;
const mostLogos = 6;

type CompanyRow = Parameters<typeof companyMark>[0];
type Row = {
  waiting: WaitingRow[];
  weeks: VisitWeek[];
  viewers: CompanyRow[];
  viewerCount: number;
  applications: ApplicationGroup[];
  results: LatestResult[];
};

/**
 * docs/product/shell.md, Figures of the developer home page: what only the developer sees, in one query. Its parts are
 * the queries of the pages that they lead to.
 */
export async function readDeveloperFigures({ db, locale, ports, viewer }: Context): Promise<DeveloperFigures> {
  const { userId } = permit({ viewer }, canSeeOwnFigures);
  const now = ports.clock.now();
  const today = dayOf(now);
  const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(part), '[]') from (${rows}) part)`;
  const { rows } = await sql<Row>`
    with viewers as (
      select company_id, max(day) as last from company_views
      where developer_id = ${userId} and day between ${firstVisitWeek(today)}::date and ${today}::date group by company_id)
    select ${list(waitingRows(userId, mostWaiting))} as waiting, ${list(visitWeekRows(userId, today))} as weeks,
      ${list(sql`select c.id as "companyId", c.seo_alias as "companyAlias", c.name as "companyName", c.logo,
        c.logo_handle as "logoHandle" from viewers join companies c on c.id = viewers.company_id
        order by viewers.last desc, c.id limit ${mostLogos}`)} as viewers,
      (select count(*)::int from viewers) as viewer_count, ${list(applicationGroups(userId, now))} as applications,
      ${list(latestResults(userId, locale))} as results`.execute(db);
  const [row] = rows;
  return {
    waiting: {
      companies: (row?.waiting ?? []).map(waitingCompany),
      total: row?.waiting[0]?.total ?? 0,
      requests: row?.waiting[0]?.requests ?? 0,
    },
    views: {
      weeks: visitWeeks(row?.weeks ?? [], today),
      companies: (row?.viewers ?? []).map(companyMark),
      total: row?.viewerCount ?? 0,
    },
    applications: applicationFunnel(row?.applications ?? []),
    tests: testsOf(row?.results ?? []),
  };
}

function waitingCompany({ introductionId, request, unread, ...row }: WaitingRow): WaitingCompany {
  return { introductionId, request, unread, company: companyMark(row) };
}

function testsOf(results: readonly LatestResult[]): DeveloperFigures['tests'] {
  const known = results.map(({ alias, name, deviation, place }) => ({
    ...{ alias, name, percent: placeOf({ deviation }, place ?? undefined)?.percent },
  }));
  return {
    ranked: known
      .flatMap(({ percent, ...test }) => (percent === undefined ? [] : [{ ...test, percent }]))
      .toSorted((one, other) => one.percent - other.percent || one.name.localeCompare(other.name)),
    provisional: known
      .filter(({ percent }) => percent === undefined)
      .map(({ alias, name }) => ({ alias, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
