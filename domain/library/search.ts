import { type Counted, countedFilters, niceFilters, type SelectingFilter, selectingFilters } from './filters.ts';
import { markOf } from './marks.ts';
import type { SearchedQuery } from './query.ts';
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
  /** Spoken languages, with the levels reached (marks.ts). */
  languageMarks: readonly string[];
  recommended: boolean;
  state: string;
  /** Recruiters who have opened the profile. */
  seenBy: readonly string[];
  /** Shown tests, with the ranks reached (marks.ts). */
  testMarks: readonly string[];
  words: ReadonlySet<string>;
  /** The stored names of the current employer (employer.ts). */
  hiddenFrom: readonly string[];
  /** Companies that the developer has blocked. */
  blocked: readonly string[];
};

/** Who searches, and what only they may know. */
export type Searcher = {
  /** Whether the viewer sees the names of employers, and finds profiles by them. */
  employers: boolean;
  /** Undefined for administrators, who have no list of opened profiles. */
  recruiterId: string | undefined;
};

/** What a query asks of each filter; undefined when the filter is not used. `near` are the places around its cities. */
const askedOf = {
  words: ({ query, not }, _, { employers }) => {
    const words = searchedWords(query);
    const unwanted = searchedWords(not.join(' '));
    return words.length > 0 || unwanted.length > 0 ? { words, not: unwanted, employers } : undefined;
  },
  // One technology of each group. A further choice in the panel widens the only group, if the text has none.
  technology: ({ groups: { panel, text } }) =>
    panel.length + text.length > 0
      ? { groups: [...panel, ...text], widens: text.length === 0 && panel.length === 1 }
      : undefined,
  without: ({ without }) => unlessEmpty(without),
  profession: ({ profession }) => unlessEmpty(profession),
  years: ({ yearsFrom, yearsTo }) =>
    yearsFrom === undefined && yearsTo === undefined ? undefined : { from: yearsFrom, to: yearsTo },
  place: ({ city, region, orRemote }, near) =>
    city.length === 0 && region.length === 0 ? undefined : { placeIds: near, regionIds: region, orRemote },
  remote: ({ remote }) => unlessEmpty(remote),
  contract: ({ contract }) => unlessEmpty(contract),
  salary: ({ salary }) => salary,
  // Marks of languages and tests: any of them matches.
  language: ({ language, level }) => unlessEmpty(language.map((id) => markOf(id, level))),
  test: ({ test, rank }) => unlessEmpty(test.map((id) => markOf(id, rank))),
  recommended: ({ recommended }) => recommended || undefined,
  state: ({ state }) => unlessEmpty(state),
  unseen: ({ unseen }, _, { recruiterId }) => (unseen ? recruiterId : undefined),
} satisfies Record<SelectingFilter, (query: SearchedQuery, near: readonly string[], searcher: Searcher) => unknown>;

export type Asked<F extends SelectingFilter> = NonNullable<ReturnType<(typeof askedOf)[F]>>;
export type AskedOfFilters = { [F in SelectingFilter]: Asked<F> | undefined };

/** A query after all lookups: names have become ids, and a radius around a city the places inside it. */
export type LibrarySearch = AskedOfFilters & {
  /** The company of the recruiter and its names; undefined for administrators. */
  company: { id: string; names: string[] } | undefined;
  /** Only profiles that came or were changed on this day or later: whole days since 1970. Not part of an address. */
  since?: number | undefined;
};

/** Filters that are only wishes ask nothing. */
export function askedOfFilters(query: SearchedQuery, near: readonly string[], searcher: Searcher): AskedOfFilters {
  const isWish = (name: SelectingFilter) => niceFilters.some((one) => one === name && query.nice.includes(one));
  const asked = selectingFilters.map((name) => [name, isWish(name) ? undefined : askedOf[name](query, near, searcher)]);
  return Object.fromEntries(asked) as AskedOfFilters;
}

/** One filter on one profile; `values` are those that the profile counts for. */
type Reference<F extends SelectingFilter> = {
  matches: (profile: LibraryProfile, asked: Asked<F>) => boolean;
} & (F extends Counted ? { values: (profile: LibraryProfile) => readonly string[] } : unknown);

/** A plain definition of each filter; the database and the index must give the same result. */
const reference: { [F in SelectingFilter]: Reference<F> } = {
  words: { matches: ({ words }, asked) => hasWords(words, asked) },
  technology: {
    matches: ({ technologyIds }, { groups }) => groups.every((ids) => common(ids, technologyIds)),
    values: ({ technologyIds }) => technologyIds,
  },
  without: { matches: ({ technologyIds }, ids) => !common(ids, technologyIds) },
  profession: {
    matches: ({ professionId }, asked) => professionId !== null && asked.includes(professionId),
    values: ({ professionId }) => (professionId === null ? [] : [professionId]),
  },
  years: {
    matches: ({ years }, { from, to }) => (from === undefined || years >= from) && (to === undefined || years <= to),
    values: ({ years }) => [String(years)],
  },
  place: {
    // A city and a region are both places: one of them is enough.
    matches: (profile, { placeIds, regionIds, orRemote }) =>
      common(placeIds, profile.placeIds) ||
      common(regionIds, profile.regionIds) ||
      (orRemote && profile.remote === 'fullTime'),
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
  salary: {
    matches: ({ salary }, most) => salary === null || salary <= most,
    values: ({ salary }) => [String(salary ?? 0)],
  },
  language: {
    matches: ({ languageMarks }, asked) => common(asked, languageMarks),
    values: ({ languageMarks }) => languageMarks,
  },
  test: { matches: ({ testMarks }, asked) => common(asked, testMarks), values: ({ testMarks }) => testMarks },
  recommended: {
    matches: ({ recommended }) => recommended,
    values: ({ recommended }) => (recommended ? ['1'] : []),
  },
  state: { matches: ({ state }, asked) => asked.some((one) => one === state), values: ({ state }) => [state] },
  unseen: { matches: ({ seenBy }, recruiterId) => !seenBy.includes(recruiterId) },
};

/** Whether a filter ignores its own choice when its values are counted: not where all values are required. */
export function isDisjunctive(filter: Counted, { technology }: LibrarySearch): boolean {
  return !(filter === 'technology' && technology && !technology.widens);
}

export function matches(profile: LibraryProfile, search: LibrarySearch): boolean {
  return isSeen(profile, search) && missedFilters(profile, search).length === 0;
}

export type FacetCounts = Record<Counted, Map<string, number>>;

/**
 * The counts of a filter include profiles that fail only its own choice, so that choosing a value does not empty it.
 */
export function countNaively(profiles: readonly LibraryProfile[], search: LibrarySearch): FacetCounts {
  const counts = Object.fromEntries(countedFilters.map((name) => [name, new Map()])) as unknown as FacetCounts;
  for (const profile of profiles.filter((one) => isSeen(one, search))) {
    const missed = missedFilters(profile, search);
    for (const facet of countedFilters) {
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

function missedFilters(profile: LibraryProfile, search: LibrarySearch): SelectingFilter[] {
  const misses = <F extends SelectingFilter>(name: F, asked: Asked<F> | undefined) =>
    asked !== undefined && !reference[name].matches(profile, asked);
  return selectingFilters.filter((name) => misses(name, search[name]));
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function common(a: readonly string[], b: readonly string[]): boolean {
  return a.some((value) => b.includes(value));
}
