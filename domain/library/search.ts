import { hasWords } from './words.ts';

/**
 * What is known of a developer in the CV library, as far as it can be searched. Nothing of the confidential part is in
 * it: neither the real name of those who show another, nor addresses, telephones or health.
 */
export type LibraryProfile = {
  technologyIds: readonly string[];
  professionId: string | null;
  years: number;
  /** The cities wished for, and their regions. */
  placeIds: readonly string[];
  regionIds: readonly string[];
  remote: string | null;
  contractTypes: readonly string[];
  salary: number | null;
  languageIds: readonly string[];
  recommended: boolean;
  /** Tests that are shown, with the ranks reached (test-marks.ts). */
  testMarks: readonly string[];
  words: ReadonlySet<string>;
  /** Names by which the present employer is told (employer.ts). */
  hiddenFrom: readonly string[];
  /** Companies that the developer does not want to be seen by. */
  blocked: readonly string[];
};

/** A query after everything was looked up: names have become ids, and a circle around a city the places inside it. */
export type LibrarySearch = {
  words: string[];
  technologies: string[];
  everyTechnology: boolean;
  professions: string[];
  yearsFrom: number | undefined;
  yearsTo: number | undefined;
  /** Undefined when no city is asked for. */
  places: string[] | undefined;
  regions: string[];
  remote: string[];
  contracts: string[];
  salary: number | undefined;
  languages: string[];
  recommended: boolean;
  /** Marks of tests: any of them will do. */
  testMarks: string[];
  /** Who asks, and the names it goes by; undefined for the team. */
  company: { id: string; names: string[] } | undefined;
};

/** Kinds of values that are counted. */
export const facets = [
  'technology',
  'profession',
  'region',
  'remote',
  'contract',
  'language',
  'test',
  'recommended',
] as const;
export type Facet = (typeof facets)[number];
export type FacetCounts = Record<Facet, Map<string, number>>;

export const emptyCounts = (): FacetCounts =>
  Object.fromEntries(facets.map((facet) => [facet, new Map()])) as unknown as FacetCounts;

/** The values that somebody counts for. */
export const facetValues: Record<Facet, (profile: LibraryProfile) => readonly string[]> = {
  technology: ({ technologyIds }) => technologyIds,
  profession: ({ professionId }) => (professionId === null ? [] : [professionId]),
  region: ({ regionIds }) => regionIds,
  remote: ({ remote }) => (remote === null ? [] : [remote]),
  contract: ({ contractTypes }) => contractTypes,
  language: ({ languageIds }) => languageIds,
  test: ({ testMarks }) => testMarks,
  recommended: ({ recommended }) => (recommended ? ['1'] : []),
};

/** Whether this facet's own choice is left aside when its values are counted: not where all of them are wanted. */
export function isDisjunctive(facet: Facet, { everyTechnology }: LibrarySearch): boolean {
  return !(facet === 'technology' && everyTechnology);
}

/** The plainest way to say who is found; the database and the index must agree with it. */
export function matches(profile: LibraryProfile, search: LibrarySearch): boolean {
  return isSeen(profile, search) && facets.every((facet) => isChosen[facet](profile, search));
}

/** Choosing a value does not empty its own facet: those count too who fall short of that choice alone. */
export function countNaively(profiles: readonly LibraryProfile[], search: LibrarySearch): FacetCounts {
  const counts = emptyCounts();
  for (const profile of profiles.filter((one) => isSeen(one, search))) {
    const missed = facets.filter((facet) => !isChosen[facet](profile, search));
    for (const facet of facets) {
      const counted = missed.length === 0 || (missed.join() === facet && isDisjunctive(facet, search));
      if (!counted) continue;
      for (const value of facetValues[facet](profile)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** What narrows the list without being counted by value, and who must not be seen at all. */
function isSeen(profile: LibraryProfile, { words, yearsFrom, yearsTo, salary, company }: LibrarySearch): boolean {
  if (company && (profile.blocked.includes(company.id) || common(profile.hiddenFrom, company.names))) return false;
  if (yearsFrom !== undefined && profile.years < yearsFrom) return false;
  if (yearsTo !== undefined && profile.years > yearsTo) return false;
  // Whoever says nothing about a salary is open to one.
  if (salary !== undefined && profile.salary !== null && profile.salary > salary) return false;
  return hasWords(profile.words, words);
}

const isChosen: Record<Facet, (profile: LibraryProfile, search: LibrarySearch) => boolean> = {
  technology: ({ technologyIds }, { technologies, everyTechnology }) =>
    everyTechnology ? technologies.every((id) => technologyIds.includes(id)) : any(technologies, technologyIds),
  profession: ({ professionId }, { professions }) => any(professions, professionId === null ? [] : [professionId]),
  // A city and a region are two ways to say the same thing: where.
  region: ({ placeIds, regionIds }, { places, regions }) =>
    places === undefined ? any(regions, regionIds) : common(places, placeIds) || common(regions, regionIds),
  remote: ({ remote }, search) => any(search.remote, remote === null ? [] : [remote]),
  contract: ({ contractTypes }, { contracts }) => any(contracts, contractTypes),
  language: ({ languageIds }, { languages }) => any(languages, languageIds),
  test: (profile, { testMarks }) => any(testMarks, profile.testMarks),
  recommended: (profile, { recommended }) => !recommended || profile.recommended,
};

/** Nothing chosen lets everybody through. */
function any(chosen: readonly string[], own: readonly string[]): boolean {
  return chosen.length === 0 || common(chosen, own);
}

function common(a: readonly string[], b: readonly string[]): boolean {
  return a.some((value) => b.includes(value));
}
