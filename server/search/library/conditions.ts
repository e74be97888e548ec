import { type RawBuilder, sql } from 'kysely';
import type { Facet, LibrarySearch } from '../../../domain/library/search.ts';

type Condition = RawBuilder<boolean>;

/** domain/library/search.ts in SQL, for a row of library_profiles with the alias l. */
export type Conditions = { seen: Condition[]; chosen: Partial<Record<Facet, Condition>> };

export function conditionsOf(search: LibrarySearch): Conditions {
  const { yearsFrom, yearsTo, salary } = search;
  const seen = [
    sql<boolean>`l.listed`,
    ...search.words.map((word, index) =>
      index === search.words.length - 1
        ? sql<boolean>`l.words like ${`% ${word}%`}`
        : sql<boolean>`l.words like ${`% ${word} %`}`,
    ),
    ...(yearsFrom === undefined ? [] : [sql<boolean>`l.years >= ${yearsFrom}`]),
    ...(yearsTo === undefined ? [] : [sql<boolean>`l.years <= ${yearsTo}`]),
    ...(salary === undefined ? [] : [sql<boolean>`(l.salary is null or l.salary <= ${salary})`]),
    ...shownTo(search.company),
  ];
  const chosen: Conditions['chosen'] = {};
  const choose = (facet: Facet, asked: boolean, condition: () => Condition) => {
    if (asked) chosen[facet] = condition();
  };
  const list = (values: readonly string[]) => sql`${values}::text[]`;
  const { technologies, professions, regions, places = [], remote, contracts, languages, testMarks } = search;
  choose('technology', technologies.length > 0, () =>
    search.everyTechnology
      ? sql`l.technology_ids @> ${list(technologies)}`
      : sql`l.technology_ids && ${list(technologies)}`,
  );
  choose('profession', professions.length > 0, () => sql`coalesce(l.profession_id = any(${list(professions)}), false)`);
  // A circle contains thousands of places: compared with '= any', which PostgreSQL runs as a hash lookup.
  choose(
    'region',
    regions.length > 0 || search.places !== undefined,
    () => sql`(l.region_ids && ${list(regions)}
      or exists (select from unnest(l.place_ids) wished where wished = any(${list(places)})))`,
  );
  choose('remote', remote.length > 0, () => sql`coalesce(l.remote = any(${list(remote)}), false)`);
  choose('contract', contracts.length > 0, () => sql`l.contract_types && ${list(contracts)}`);
  choose('language', languages.length > 0, () => sql`l.language_ids && ${list(languages)}`);
  choose('test', testMarks.length > 0, () => sql`l.test_marks && ${list(testMarks)}`);
  choose('recommended', search.recommended, () => sql`l.recommended`);
  return { seen, chosen };
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

export const allOf = (conditions: readonly Condition[]): Condition => sql`(${sql.join([...conditions], sql` and `)})`;
