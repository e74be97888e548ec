import type { Counted, SelectingFilter, Spread } from '../../../domain/library/filters.ts';
import type { Asked } from '../../../domain/library/search.ts';
import type { WordSearch } from '../../../domain/library/words.ts';
import { type Bits, intersect, unite } from '../columnar/bits.ts';

/** A list as one text: the driver takes longer to parse an array than the database to join it. */
const list = (column: string) => `array_to_string(${column}, E'\\x1f')`;
const one = (column: string) => `coalesce(${column}::text, '')`;
const tick = (column: string) => `case when ${column} then '1' else '' end`;

/** The stored values of each counted filter, read from a row of library_profiles. */
export const countedColumns: Record<Counted, string> = {
  technology: list('technology_ids'),
  profession: one('profession_id'),
  years: one('years'),
  place: list('region_ids'),
  remote: one('remote'),
  contract: list('contract_types'),
  // A developer without a salary matches every salary, because 0 is the lowest.
  salary: 'coalesce(salary, 0)::text',
  language: list('language_marks'),
  test: list('test_marks'),
  recommended: tick('recommended'),
  state: one('state'),
};

/** Stored values that are searched, but not counted. */
export const termColumns = {
  city: list('place_ids'),
  hiddenFrom: list('hidden_from'),
} satisfies Record<string, string>;
export type TermKind = keyof typeof termColumns;
export const termKinds = Object.keys(termColumns) as TermKind[];

/** Sets of profiles in the index. Each call returns a set of its own. */
export type Lookups = {
  withAny: (filter: Counted, values: readonly string[]) => Bits;
  withTerms: (kind: TermKind, values: readonly string[]) => Bits;
  between: (filter: Spread, least: number, most: number) => Bits;
  /** All of the words, the last one may be incomplete, and none of the unwanted ones. */
  withWords: (search: WordSearch) => Bits;
  /** Every profile but these. */
  except: (bits: Bits) => Bits;
  /** The profiles that the searching recruiter has opened. */
  opened: () => Bits;
};

/** The filters of domain/library/search.ts in the index: the profiles that match. */
const indexFilters: { [F in SelectingFilter]: (lookups: Lookups, asked: Asked<F>) => Bits } = {
  words: ({ withWords }, asked) => withWords(asked),
  technology: ({ withAny }, { groups: [first = [], ...others] }) => {
    const bits = withAny('technology', first);
    for (const ids of others) intersect(bits, withAny('technology', ids));
    return bits;
  },
  without: ({ withAny, except }, ids) => except(withAny('technology', ids)),
  profession: ({ withAny }, asked) => withAny('profession', asked),
  years: ({ between }, { from, to }) => between('years', from ?? 0, to ?? Number.POSITIVE_INFINITY),
  place: ({ withAny, withTerms }, { placeIds, regionIds, orRemote }) => {
    const bits = withTerms('city', placeIds);
    if (regionIds.length > 0) unite(bits, withAny('place', regionIds));
    if (orRemote) unite(bits, withAny('remote', ['fullTime']));
    return bits;
  },
  remote: ({ withAny }, asked) => withAny('remote', asked),
  contract: ({ withAny }, asked) => withAny('contract', asked),
  salary: ({ between }, most) => between('salary', 0, most),
  language: ({ withAny }, asked) => withAny('language', asked),
  test: ({ withAny }, asked) => withAny('test', asked),
  recommended: ({ withAny }) => withAny('recommended', ['1']),
  state: ({ withAny }, asked) => withAny('state', asked),
  unseen: ({ except, opened }) => except(opened()),
};

export function indexMatches<F extends SelectingFilter>(name: F, lookups: Lookups, asked: Asked<F>): Bits {
  return indexFilters[name](lookups, asked);
}
