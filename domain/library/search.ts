import { hasWords } from './words.ts';

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

/** A query after all lookups: names have become ids, and a radius around a city the places inside it. */
export type LibrarySearch = {
  words: string[];
  technologies: string[];
  everyTechnology: boolean;
  professions: string[];
  yearsFrom: number | undefined;
  yearsTo: number | undefined;
  /** Undefined when no city is chosen. */
  places: string[] | undefined;
  regions: string[];
  remote: string[];
  contracts: string[];
  salary: number | undefined;
  languages: string[];
  recommended: boolean;
  /** Marks of tests: any of them matches. */
  testMarks: string[];
  /** The company of the recruiter and its names; undefined for administrators. */
  company: { id: string; names: string[] } | undefined;
};

/** The filters whose values are counted. */
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

const emptyCounts = (): FacetCounts =>
  Object.fromEntries(facets.map((facet) => [facet, new Map()])) as unknown as FacetCounts;

/** The values that a profile counts for. */
const facetValues: Record<Facet, (profile: LibraryProfile) => readonly string[]> = {
  technology: ({ technologyIds }) => technologyIds,
  profession: ({ professionId }) => (professionId === null ? [] : [professionId]),
  region: ({ regionIds }) => regionIds,
  remote: ({ remote }) => (remote === null ? [] : [remote]),
  contract: ({ contractTypes }) => contractTypes,
  language: ({ languageIds }) => languageIds,
  test: ({ testMarks }) => testMarks,
  recommended: ({ recommended }) => (recommended ? ['1'] : []),
};

/** Whether a facet ignores its own choice when its values are counted: not where all values are required. */
export function isDisjunctive(facet: Facet, { everyTechnology }: LibrarySearch): boolean {
  return !(facet === 'technology' && everyTechnology);
}

/** A plain definition of the search; the database and the index must give the same result. */
export function matches(profile: LibraryProfile, search: LibrarySearch): boolean {
  return isSeen(profile, search) && facets.every((facet) => isChosen[facet](profile, search));
}

/**
 * A facet's counts include profiles that fail only that facet's own choice, so that choosing a value does not empty it.
 */
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

/** Filters whose values are not counted, and profiles that must not be seen at all. */
function isSeen(profile: LibraryProfile, { words, yearsFrom, yearsTo, salary, company }: LibrarySearch): boolean {
  if (company && (profile.blocked.includes(company.id) || common(profile.hiddenFrom, company.names))) return false;
  if (yearsFrom !== undefined && profile.years < yearsFrom) return false;
  if (yearsTo !== undefined && profile.years > yearsTo) return false;
  // A profile without a salary matches every limit.
  if (salary !== undefined && profile.salary !== null && profile.salary > salary) return false;
  return hasWords(profile.words, words);
}

const isChosen: Record<Facet, (profile: LibraryProfile, search: LibrarySearch) => boolean> = {
  technology: ({ technologyIds }, { technologies, everyTechnology }) =>
    everyTechnology ? technologies.every((id) => technologyIds.includes(id)) : any(technologies, technologyIds),
  profession: ({ professionId }, { professions }) => any(professions, professionId === null ? [] : [professionId]),
  // A city and a region are both places: one of them is enough.
  region: ({ placeIds, regionIds }, { places, regions }) =>
    places === undefined ? any(regions, regionIds) : common(places, placeIds) || common(regions, regionIds),
  remote: ({ remote }, search) => any(search.remote, remote === null ? [] : [remote]),
  contract: ({ contractTypes }, { contracts }) => any(contracts, contractTypes),
  language: ({ languageIds }, { languages }) => any(languages, languageIds),
  test: (profile, { testMarks }) => any(testMarks, profile.testMarks),
  recommended: (profile, { recommended }) => !recommended || profile.recommended,
};

/** Without a choice, every profile matches. */
function any(chosen: readonly string[], own: readonly string[]): boolean {
  return chosen.length === 0 || common(chosen, own);
}

function common(a: readonly string[], b: readonly string[]): boolean {
  return a.some((value) => b.includes(value));
}
