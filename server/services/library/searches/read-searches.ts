import { sql } from 'kysely';
import { namedParameters } from '../../../../domain/library/filters.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import { type TypedValue, typedValues } from '../../../../domain/library/understood-query.ts';
import { canChangeKept, canKeepLists } from '../../../../domain/permissions/library.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import { countNews } from '../../../search/library/sql-search.ts';
import type { City } from '../find-cities.ts';
import { type ResolvedQuery, resolveQuery, searchesOf } from '../resolve-query.ts';
import { countPeople } from '../search-library.ts';
import { seenBy } from './shared-searches.ts';

/** A search of the list, own or shared by a colleague, with what its chips are made from. */
export type ListedSearch = {
  id: string;
  name: string;
  query: string;
  alert: boolean;
  createdAt: string;
  own: boolean;
  shared: boolean;
  /** The colleague who shares it; null when they have left the company. */
  author: string | null;
  /** The viewer may rename, share and delete it. */
  change: boolean;
  /** The profiles now, and those that came or changed since the viewer looked last. */
  total: number;
  news: number;
  criteria: { cities: City[]; valueNames: Record<string, string>; typed: TypedValue[] };
};

type Row = Pick<ListedSearch, 'id' | 'name' | 'query' | 'alert' | 'author' | 'shared'> & {
  recruiterId: string | null;
  createdAt: Date;
  lookedAt: Date;
};

/**
 * docs/product/library.md, The list of saved searches: own ones, then those that colleagues share, each the newest first.
 * However many there are, they are counted together: the index counts each, and one query finds what is new.
 */
export async function readSavedSearches(context: Context): Promise<ListedSearch[]> {
  const viewer = permit(context, canKeepLists);
  const { db, locale } = context;
  const { userId, membership } = viewer;
  const { rows } = await sql<Row>`
    select s.id, s.name, s.query, s.recruiter_id, s.created_at, s.shared_at is not null as shared, u.name as author,
      case when s.recruiter_id = ${userId} then s.alert else coalesce(r.alert, false) end as alert,
      coalesce(r.looked_at, case when s.recruiter_id = ${userId} then s.created_at else s.shared_at end) as looked_at
    from saved_searches s left join users u on u.id = s.recruiter_id
      left join saved_search_readers r on r.search_id = s.id and r.recruiter_id = ${userId}
    where s.company_id = ${membership.companyId} and ${seenBy(userId)}
    order by s.recruiter_id is distinct from ${userId}::uuid, s.created_at desc, s.id desc`.execute(db);
  const resolved: ResolvedQuery[] = [];
  // One after the other: at once they would take most connections of the process. What they need is remembered.
  for (const { query } of rows) {
    resolved.push(await resolveQuery(context, readLibraryQuery(new URLSearchParams(query)), locale, membership));
  }
  const asked = resolved.map(({ searched }) => searched);
  const searches = await searchesOf(db, asked, membership.companyId, userId);
  const [totals, news] = await Promise.all([
    countPeople(context, searches),
    countNews(
      db,
      searches.map((search, at) => ({ search, since: rows[at]?.lookedAt ?? new Date(0) })),
    ),
  ]);
  return rows.map(({ recruiterId, createdAt, author, ...row }, at) => {
    const own = recruiterId === userId;
    const kept = { authorId: recruiterId, companyId: membership.companyId, shared: row.shared };
    return {
      id: row.id,
      name: row.name,
      query: row.query,
      alert: row.alert,
      shared: row.shared,
      createdAt: createdAt.toISOString(),
      own,
      author,
      change: canChangeKept(viewer, kept),
      total: totals[at] ?? 0,
      news: news[at] ?? 0,
      criteria: criteriaOf(resolved[at], locale),
    };
  });
}

/** The names of all values of the search, also of those that the panel of the library would list with counts. */
function criteriaOf(resolved: ResolvedQuery | undefined, locale: Locale): ListedSearch['criteria'] {
  if (!resolved) return { cities: [], valueNames: {}, typed: [] };
  const { query, names, cities, understood, valueNames } = resolved;
  const chosen = namedParameters.flatMap((parameter) =>
    query[parameter].flatMap((value) => {
      const name = names[parameter].get(value)?.[locale];
      return name === undefined ? [] : [[`${parameter} ${value}`, name] as const];
    }),
  );
  return { cities, valueNames: { ...valueNames, ...Object.fromEntries(chosen) }, typed: typedValues(understood) };
}
