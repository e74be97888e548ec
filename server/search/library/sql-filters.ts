import { type RawBuilder, sql } from 'kysely';
import type { Counted, SelectingFilter } from '../../../domain/library/filters.ts';
import type { Asked } from '../../../domain/library/search.ts';
import { spellings } from '../../../domain/library/words.ts';

export type Condition = RawBuilder<boolean>;

export const allOf = (conditions: readonly Condition[]): Condition => sql`(${sql.join([...conditions], sql` and `)})`;

/** The time of the last change with microseconds, as a position contains it. */
export const preciseMoment = sql`to_char(l.last_update at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const list = (values: readonly string[]) => sql`${values}::text[]`;

/** The word or, unless `whole`, its beginning is among the words of a row of library_profiles with the alias l. */
export function hasWord(word: string, { employers, whole }: { employers: boolean; whole: boolean }): Condition {
  const patterns = spellings(word, { employers }).map((one) => (whole ? `% ${one} %` : `% ${one}%`));
  return sql`l.words like any(${list(patterns)})`;
}

/** `values` gives the counted values of a row as rows. */
type SqlFilter<F extends SelectingFilter> = { matches: (asked: Asked<F>) => Condition } & (F extends Counted
  ? { values: RawBuilder<unknown> }
  : unknown);

/** The filters of domain/library/search.ts in SQL, for a row of library_profiles with the alias l. */
const sqlFilters: { [F in SelectingFilter]: SqlFilter<F> } = {
  words: {
    matches: ({ words, not, employers }) =>
      allOf([
        ...words.map((word, index) => hasWord(word, { employers, whole: index < words.length - 1 })),
        ...not.map((word) => sql<boolean>`not ${hasWord(word, { employers, whole: true })}`),
      ]),
  },
  technology: {
    matches: ({ groups }) => allOf(groups.map((ids) => sql<boolean>`l.technology_ids && ${list(ids)}`)),
    values: sql`unnest(l.technology_ids)`,
  },
  without: { matches: (ids) => sql`not l.technology_ids && ${list(ids)}` },
  profession: {
    matches: (asked) => sql`coalesce(l.profession_id = any(${list(asked)}), false)`,
    values: sql`(values (l.profession_id))`,
  },
  years: {
    matches: ({ from, to }) =>
      allOf([
        ...(from === undefined ? [] : [sql<boolean>`l.years >= ${from}`]),
        ...(to === undefined ? [] : [sql<boolean>`l.years <= ${to}`]),
      ]),
    values: sql`(values (l.years::text))`,
  },
  place: {
    // A circle contains thousands of places: compared with '= any', which PostgreSQL runs as a hash lookup.
    matches: ({ placeIds, regionIds, orRemote }) => sql`(l.region_ids && ${list(regionIds)}
      or exists (select from unnest(l.place_ids) wished where wished = any(${list(placeIds)}))
      or (${orRemote} and l.remote is not distinct from 'fullTime'))`,
    values: sql`unnest(l.region_ids)`,
  },
  remote: {
    matches: (asked) => sql`coalesce(l.remote = any(${list(asked)}), false)`,
    values: sql`(values (l.remote))`,
  },
  contract: {
    matches: (asked) => sql`l.contract_types && ${list(asked)}`,
    values: sql`unnest(l.contract_types)`,
  },
  salary: {
    matches: (most) => sql`(l.salary is null or l.salary <= ${most})`,
    values: sql`(values (coalesce(l.salary, 0)::text))`,
  },
  language: { matches: (asked) => sql`l.language_marks && ${list(asked)}`, values: sql`unnest(l.language_marks)` },
  test: { matches: (asked) => sql`l.test_marks && ${list(asked)}`, values: sql`unnest(l.test_marks)` },
  recommended: { matches: () => sql`l.recommended`, values: sql`(values (case when l.recommended then '1' end))` },
  state: { matches: (asked) => sql`l.state = any(${list(asked)})`, values: sql`(values (l.state))` },
  unseen: {
    matches: (recruiterId) => sql`not exists (select from developer_visits v
      where v.recruiter_id = ${recruiterId} and v.developer_id = l.developer_id)`,
  },
};

export function sqlCondition<F extends SelectingFilter>(name: F, asked: Asked<F>): Condition {
  return sqlFilters[name].matches(asked);
}

export const countedValues = (facet: Counted): RawBuilder<unknown> => sqlFilters[facet].values;
