import { sql } from 'kysely';
import { type Counted, countedFilters } from '../../../domain/library/filters.ts';
import type { LibraryPosition } from '../../../domain/library/library-position.ts';
import { isDisjunctive, type LibrarySearch } from '../../../domain/library/search.ts';
import type { Writer } from '../../data/database.ts';
import { conditionsOf, isFound } from './conditions.ts';
import { findPageByFit } from './fit-people.ts';
import type { FoundCounts, FoundPage, PageWanted } from './found.ts';
import { allOf, countedValues, preciseMoment } from './sql-filters.ts';

/** One page, read from the database: by fit, or boosted profiles first, then the most recently updated. */
export async function findPage(db: Writer, search: LibrarySearch, wanted: PageWanted): Promise<FoundPage> {
  if (wanted.fit) return findPageByFit(db, search, wanted, wanted.fit);
  const { after, size } = wanted;
  const further = after
    ? [
        sql<boolean>`(l.boost, l.last_update, l.developer_id)
          < (${after.boost}, ${after.lastUpdate}::timestamptz, ${after.id}::uuid)`,
      ]
    : [];
  const { rows } = await sql<LibraryPosition>`
    select l.developer_id as id, l.boost, ${preciseMoment} as last_update from library_profiles l
    where ${allOf([isFound(search), ...further])}
    order by l.boost desc, l.last_update desc, l.developer_id desc limit ${size + 1}`.execute(db);
  return { positions: rows.slice(0, size), more: rows.length > size };
}

/**
 * All counts in one statement: each row lists the choices that it does not match, and counts for a filter when there are
 * none, or only the choice of that filter.
 */
export async function countFound(db: Writer, search: LibrarySearch): Promise<FoundCounts> {
  const { seen, chosen } = conditionsOf(search);
  const bit = (facet: Counted) => (chosen[facet] ? 1 << countedFilters.indexOf(facet) : 0);
  const missed = countedFilters.flatMap((facet) => {
    const condition = chosen[facet];
    return condition ? [sql`case when ${condition} then 0 else ${bit(facet)}::int end`] : [];
  });
  const counted = countedFilters.map((facet) => {
    const aside = isDisjunctive(facet, search) ? bit(facet) : 0;
    return sql`select ${facet}::text as facet, value, count(*)::int as people
      from seen l, lateral ${countedValues(facet)} as given (value)
      where missed & ~${aside}::int = 0 and value is not null group by value`;
  });
  const { rows } = await sql<{ facet: Counted | 'total'; value: string; people: number }>`
    with seen as materialized (
      select l.*, ${missed.length > 0 ? sql.join(missed, sql` + `) : sql`0`} as missed
      from library_profiles l where ${allOf(seen)})
    ${sql.join(counted, sql` union all `)}
    union all select 'total', '', count(*)::int from seen where missed = 0`.execute(db);
  const found: FoundCounts = { total: 0, counts: noCounts() };
  for (const { facet, value, people } of rows) {
    if (facet === 'total') found.total = people;
    else found.counts[facet][value] = people;
  }
  return found;
}

/** How many people each search finds, in one statement. */
export async function countEach(db: Writer, searches: readonly LibrarySearch[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counted = searches.map(
    (search, at) =>
      sql`select ${at}::int as at, count(*)::int as people from library_profiles l where ${isFound(search)}`,
  );
  const { rows } = await sql<{ at: number; people: number }>`${sql.join(counted, sql` union all `)}`.execute(db);
  const people = new Map(rows.map((row) => [row.at, row.people]));
  return searches.map((_, at) => people.get(at) ?? 0);
}

/** How many people of each search came or were changed since a moment, in one statement. */
export async function countNews(
  db: Writer,
  asked: readonly { search: LibrarySearch; since: Date }[],
): Promise<number[]> {
  if (asked.length === 0) return [];
  const counted = asked.map(
    ({ search, since }, at) => sql`select ${at}::int as at, count(*)::int as people from library_profiles l
      where ${isFound(search)} and l.listed and greatest(l.listed_at, l.last_update) > ${since}`,
  );
  const { rows } = await sql<{ at: number; people: number }>`${sql.join(counted, sql` union all `)}`.execute(db);
  const people = new Map(rows.map((row) => [row.at, row.people]));
  return asked.map((_, at) => people.get(at) ?? 0);
}

const noCounts = (): FoundCounts['counts'] =>
  Object.fromEntries(countedFilters.map((facet) => [facet, {}])) as FoundCounts['counts'];
