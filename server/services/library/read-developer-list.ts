import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../../domain/day.ts';
import { readPosition, writePosition } from '../../../domain/moment-position.ts';
import { canKeepLists } from '../../../domain/permissions/library.ts';
import { Invalid } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { shownTo } from '../../search/library/conditions.ts';
import { allOf } from '../../search/library/sql-filters.ts';
import { type LibraryEntry, readEntries } from './read-entries.ts';
import { companyInQuestion } from './resolve-query.ts';

export const developerListPageSize = 20;
/** How long a visit counts as recent. */
const recentDays = 90;

export type ListedDeveloper = LibraryEntry & { keptAt: string };
export type Kept = {
  entries: ListedDeveloper[];
  /** Visible developers on all pages. */
  total: number;
  /** Number of listed developers who are not visible any more, without names or reasons. */
  gone: number;
  next: string | undefined;
};

/** The recruiter's own favourites, last added first. */
export async function readFavourites(context: Context, after?: string): Promise<Kept> {
  const { userId, membership } = permit(context, canKeepLists);
  const list = sql<boolean>`select developer_id, created_at as at from favourites
    where recruiter_id = ${userId} and company_id = ${membership.companyId}`;
  return readKept(context, list, after);
}

/** The profiles that the recruiter visited in the last months, latest first. */
export async function readVisited(context: Context, after?: string): Promise<Kept> {
  const { userId } = permit(context, canKeepLists);
  const today = dayOf(context.ports.clock.now());
  const list = sql<boolean>`select developer_id, max(last_at) as at from developer_visits
    where recruiter_id = ${userId} and day > ${today}::date - ${recentDays}::int group by developer_id`;
  return readKept(context, list, after);
}

/** A page of a list of people; those whom the company does not see are only counted. */
export async function readKept(context: Context, list: RawBuilder<unknown>, after: string | undefined): Promise<Kept> {
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const { db, locale, ports } = context;
  const { userId: recruiterId, membership } = permit(context, canKeepLists);
  const company = await companyInQuestion(db, membership.companyId);
  const seen = seenInLibrary(company);
  const kept = sql`select k.developer_id as id, k.at, coalesce(${seen}, false) as seen
    from (${list}) k join developers d on d.id = k.developer_id
    left join library_profiles l on l.developer_id = d.id`;
  const { rows } = await sql<{ id: string | null; at: string | null; total: number; gone: number }>`
    with kept as (${kept})
    select counts.total, counts.gone, page.id, to_char(page.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (select count(*) filter (where seen)::int as total, count(*) filter (where not seen)::int as gone from kept) counts
    left join lateral (select id, at from kept
      where seen and (${position?.at ?? null}::timestamptz is null
        or (at, id) < (${position?.at ?? null}::timestamptz, ${position?.id ?? null}::uuid))
      order by at desc, id desc limit ${developerListPageSize + 1}) page on true
    order by page.at desc, page.id desc`.execute(db);
  const found = rows
    .flatMap(({ id, at }) => (id === null || at === null ? [] : [{ id, at }]))
    .slice(0, developerListPageSize);
  const entries = await readEntries(
    db,
    found.map(({ id }) => id),
    { locale, recruiterId, company, day: dayOf(ports.clock.now()) },
  );
  const moments = new Map(found.map(({ id, at }) => [id, at]));
  const last = rows.length > developerListPageSize ? found.at(-1) : undefined;
  return {
    entries: entries.map((entry) => ({ ...entry, keptAt: moments.get(entry.id) ?? '' })),
    total: rows[0]?.total ?? 0,
    gone: rows[0]?.gone ?? 0,
    next: last && writePosition(last),
  };
}

/** Whether a developer (alias d) with a row of the library (alias l) is listed and seen by this company. */
export const seenInLibrary = (company: Awaited<ReturnType<typeof companyInQuestion>>) =>
  allOf([sql<boolean>`is_listed(d)`, ...shownTo(company)]);
