import type { Facet, FilterName } from '../../../domain/library/filters.ts';
import type { Asked } from '../../../domain/library/search.ts';
import type { WordSearch } from '../../../domain/library/words.ts';
import { type Bits, intersect, unite } from '../columnar/bits.ts';

/** A list as one text: the driver takes longer to parse an array than the database to join it. */
const list = (column: string) => `array_to_string(${column}, E'\\x1f')`;
const one = (column: string) => `coalesce(${column}::text, '')`;
const tick = (column: string) => `case when ${column} then '1' else '' end`;

/** The stored values of each facet, read from a row of library_profiles. */
export const facetColumns: Record<Facet, string> = {
  technology: list('technology_ids'),
  profession: one('profession_id'),
  place: list('region_ids'),
  remote: one('remote'),
  contract: list('contract_types'),
  language: list('language_ids'),
  test: list('test_marks'),
  recommended: tick('recommended'),
};

/** Stored values that are searched, but not counted. */
export const termColumns = {
  city: list('place_ids'),
  years: one('years'),
  // A developer without a salary matches every salary, because 0 is the lowest.
  salary: 'coalesce(salary, 0)::text',
  hiddenFrom: list('hidden_from'),
} satisfies Record<string, string>;
export type TermKind = keyof typeof termColumns;
export const termKinds = Object.keys(termColumns) as TermKind[];

/** Sets of profiles in the index. Each call returns a set of its own. */
export type Lookups = {
  withAny: (facet: Facet, values: readonly string[]) => Bits;
  withTerms: (kind: TermKind, values: readonly string[]) => Bits;
  between: (kind: TermKind, least: number, most: number) => Bits;
  /** All of the words; the last one may be incomplete. */
  withWords: (search: WordSearch) => Bits;
};

/** The filters of domain/library/search.ts in the index: the profiles that match. */
const indexFilters: { [F in FilterName]: (lookups: Lookups, asked: Asked<F>) => Bits } = {
  words: ({ withWords }, asked) => withWords(asked),
  technology: ({ withAny }, { ids, every }) => {
    const bits = withAny('technology', ids);
    if (every) for (const id of ids) intersect(bits, withAny('technology', [id]));
    return bits;
  },
  profession: ({ withAny }, asked) => withAny('profession', asked),
  years: ({ between }, { from, to }) => between('years', from ?? 0, to ?? Number.POSITIVE_INFINITY),
  place: ({ withAny, withTerms }, { placeIds, regionIds }) => {
    const bits = withTerms('city', placeIds);
    if (regionIds.length > 0) unite(bits, withAny('place', regionIds));
    return bits;
  },
  remote: ({ withAny }, asked) => withAny('remote', asked),
  contract: ({ withAny }, asked) => withAny('contract', asked),
  salary: ({ between }, most) => between('salary', 0, most),
  language: ({ withAny }, asked) => withAny('language', asked),
  test: ({ withAny }, asked) => withAny('test', asked),
  recommended: ({ withAny }) => withAny('recommended', ['1']),
};

export function indexMatches<F extends FilterName>(name: F, lookups: Lookups, asked: Asked<F>): Bits {
  return indexFilters[name](lookups, asked);
}
