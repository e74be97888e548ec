import { type Facet, type FilterName, facets, filterNames, type LibraryQuery } from './filters.ts';
import { testMark } from './test-marks.ts';
import { hasWords, searchedWords } from './words.ts';

/**
 * The searchable data of a developer in the CV library. It contains no confidential data: neither a hidden real name,
 * nor addresses, telephone numbers or health.
 */
export type LibraryProfile = {
  technologyIds: readonly string[];
  professionId: string | null;
  years: number;
  /** The cities that the developer wants to work in, and their regions. */
  placeIds: readonly string[];
  regionIds: readonly string[];
  remote: string | null;
  contractTypes: readonly string[];
  salary: number | null;
  languageIds: readonly string[];
  recommended: boolean;
  /** Shown tests, with the ranks reached (test-marks.ts). */
  testMarks: readonly string[];
  words: ReadonlySet<string>;
  /** The stored names of the current employer (employer.ts). */
  hiddenFrom: readonly string[];
  /** Companies that the developer has blocked. */
  blocked: readonly string[];
};

/** What a query asks of each filter; undefined when the filter is not used. `near` are the places around its cities. */
const askedOf = {
  words: ({ query }, _, employers) => {
    const words = searchedWords(query);
    return words.length > 0 ? { words, employers } : undefined;
  },
  technology: ({ technology, every }) => (technology.length > 0 ? { ids: technology, every } : undefined),
  profession: ({ profession }) => unlessEmpty(profession),
  years: ({ yearsFrom, yearsTo }) =>
    yearsFrom === undefined && yearsTo === undefined ? undefined : { from: yearsFrom, to: yearsTo },
  place: ({ city, region }, near) =>
    city.length === 0 && region.length === 0 ? undefined : { placeIds: near, regionIds: region },
  remote: ({ remote }) => unlessEmpty(remote),
  contract: ({ contract }) => unlessEmpty(contract),
  salary: ({ salary }) => salary,
  language: ({ language }) => unlessEmpty(language),
  // Marks of tests: any of them matches.
  test: ({ test, rank }) => unlessEmpty(test.map((id) => testMark(id, rank))),
  recommended: ({ recommended }) => recommended || undefined,
} satisfies Record<FilterName, (query: LibraryQuery, near: readonly string[], employers: boolean) => unknown>;

export type Asked<F extends FilterName> = NonNullable<ReturnType<(typeof askedOf)[F]>>;
export type AskedOfFilters = { [F in FilterName]: Asked<F> | undefined };

/** A query after all lookups: names have become ids, and a radius around a city the places inside it. */
export type LibrarySearch = AskedOfFilters & {
  /** The company of the recruiter and its names; undefined for administrators. */
  company: { id: string; names: string[] } | undefined;
};

/** `employers`: whether the viewer sees the names of employers, and finds profiles by them. */
export function askedOfFilters(query: LibraryQuery, near: readonly string[], employers: boolean): AskedOfFilters {
  return Object.fromEntries(filterNames.map((name) => [name, askedOf[name](query, near, employers)])) as AskedOfFilters;
}

/** One filter on one profile; `values` are those that the profile counts for. */
type Reference<F extends FilterName> = {
  matches: (profile: LibraryProfile, asked: Asked<F>) => boolean;
} & (F extends Facet ? { values: (profile: LibraryProfile) => readonly string[] } : unknown);

/** A plain definition of each filter; the database and the index must give the same result. */
const reference: { [F in FilterName]: Reference<F> } = {
  words: { matches: ({ words }, asked) => hasWords(words, asked) },
  technology: {
    matches: ({ technologyIds }, { ids, every }) =>
      every ? ids.every((id) => technologyIds.includes(id)) : common(ids, technologyIds),
    values: ({ technologyIds }) => technologyIds,
  },
  profession: {
    matches: ({ professionId }, asked) => professionId !== null && asked.includes(professionId),
    values: ({ professionId }) => (professionId === null ? [] : [professionId]),
  },
  years: {
    matches: ({ years }, { from, to }) => (from === undefined || years >= from) && (to === undefined || years <= to),
  },
  place: {
    // A city and a region are both places: one of them is enough.
    matches: (profile, { placeIds, regionIds }) =>
      common(placeIds, profile.placeIds) || common(regionIds, profile.regionIds),
    values: ({ regionIds }) => regionIds,
  },
  remote: {
    matches: ({ remote }, asked) => asked.some((one) => one === remote),
    values: ({ remote }) => (remote === null ? [] : [remote]),
  },
  contract: {
    matches: ({ contractTypes }, asked) => common(asked, contractTypes),
    values: ({ contractTypes }) => contractTypes,
  },
  // A profile without a salary matches every limit.
  salary: { matches: ({ salary }, most) => salary === null || salary <= most },
  language: {
    matches: ({ languageIds }, asked) => common(asked, languageIds),
    values: ({ languageIds }) => languageIds,
  },
  test: { matches: ({ testMarks }, asked) => common(asked, testMarks), values: ({ testMarks }) => testMarks },
  recommended: {
    matches: ({ recommended }) => recommended,
    values: ({ recommended }) => (recommended ? ['1'] : []),
  },
};

/** Whether a facet ignores its own choice when its values are counted: not where all values are required. */
export function isDisjunctive(facet: Facet, { technology }: LibrarySearch): boolean {
  return !(facet === 'technology' && technology?.every);
}

export function matches(profile: LibraryProfile, search: LibrarySearch): boolean {
  return isSeen(profile, search) && missedFilters(profile, search).length === 0;
}

export type FacetCounts = Record<Facet, Map<string, number>>;

/**
 * A facet's counts include profiles that fail only that facet's own choice, so that choosing a value does not empty it.
 */
export function countNaively(profiles: readonly LibraryProfile[], search: LibrarySearch): FacetCounts {
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Map()])) as unknown as FacetCounts;
  for (const profile of profiles.filter((one) => isSeen(one, search))) {
    const missed = missedFilters(profile, search);
    for (const facet of facets) {
      const counted = missed.length === 0 || (missed.join() === facet && isDisjunctive(facet, search));
      if (!counted) continue;
      for (const value of reference[facet].values(profile))
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Profiles that hide from the company must not be seen at all. */
function isSeen({ blocked, hiddenFrom }: LibraryProfile, { company }: LibrarySearch): boolean {
  return !company || !(blocked.includes(company.id) || common(hiddenFrom, company.names));
}

function missedFilters(profile: LibraryProfile, search: LibrarySearch): FilterName[] {
  const misses = <F extends FilterName>(name: F, asked: Asked<F> | undefined) =>
    asked !== undefined && !reference[name].matches(profile, asked);
  return filterNames.filter((name) => misses(name, search[name]));
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function common(a: readonly string[], b: readonly string[]): boolean {
  return a.some((value) => b.includes(value));
}
