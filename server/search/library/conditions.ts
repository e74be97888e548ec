import { sql } from 'kysely';
import { type Counted, isCounted, selectingFilters } from '../../../domain/library/filters.ts';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import { allOf, type Condition, sqlCondition } from './sql-filters.ts';

/** What every counted row must match, and the choices of the counted filters, for a row of library_profiles with the alias l. */
export type Conditions = { seen: Condition[]; chosen: Partial<Record<Counted, Condition>> };

const secondsOfDay = 86_400;

export function conditionsOf(search: LibrarySearch): Conditions {
  const seen = [sql<boolean>`l.listed`];
  if (search.since !== undefined)
    seen.push(sql`greatest(l.listed_at, l.last_update) >= to_timestamp(${search.since * secondsOfDay}::float8)`);
  const chosen: Conditions['chosen'] = {};
  for (const name of selectingFilters) {
    const asked = search[name];
    if (asked === undefined) continue;
    const condition = sqlCondition(name, asked);
    if (isCounted(name)) chosen[name] = condition;
    else seen.push(condition);
  }
  return { seen: [...seen, ...shownTo(search.company)], chosen };
}

/** All conditions of a search together. */
export function isFound(search: LibrarySearch): Condition {
  const { seen, chosen } = conditionsOf(search);
  return allOf([...seen, ...Object.values(chosen)]);
}

/** Neither blocked by the developer nor their current employer. */
export function shownTo(company: LibrarySearch['company']): Condition[] {
  if (!company) return [];
  return [
    sql`not exists (select from blocked_companies b where b.company_id = ${company.id} and b.developer_id = l.developer_id)`,
    sql`not l.hidden_from && ${company.names}::text[]`,
  ];
}

/** The same for a developer whose id is in this column, where there is no row of library_profiles. */
export function developerShownTo(company: NonNullable<LibrarySearch['company']>, column: string): Condition {
  const id = sql.ref(column);
  return sql`not exists (select from blocked_companies b where b.company_id = ${company.id} and b.developer_id = ${id})
    and not exists (select from library_profiles l where l.developer_id = ${id} and l.hidden_from && ${company.names}::text[])`;
}
