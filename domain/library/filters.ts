import { contractTypes, remoteFrequencies, visibleJobSearchStates } from '../profile/cards/job-terms.ts';
import { languageLevels, testRanks } from './marks.ts';
import { ids, line, namedIds, oneOf, type Parameter, someOf, ticked, wholeNumber } from './parameters.ts';

type Filter = {
  /** The parameters in the address that belong to this filter. */
  parameters: Record<string, Parameter>;
  /** The parameter whose values are shown with the number of developers who have them. */
  counted?: string;
  /** A number whose values are counted too, to draw how many developers have each. */
  spread?: true;
  /** It leaves no profile out: it only says whom the recruiter would rather see. */
  onlyRanks?: true;
};

/** Kilometres around a city. */
export const radii = [0, 10, 20, 50, 100] as const;
const usualRadius = 20 satisfies (typeof radii)[number];

/** The filters that a recruiter can make a wish instead of a condition. */
export const niceFilters = ['profession', 'years', 'language', 'remote'] as const;

/**
 * Every filter of the CV library, in the order of the address. Within one filter any value matches; all filters must
 * match. Each name must also be in the record of the search and its reference (search.ts), of the SQL conditions and of
 * the index (server/search/library), of the groups on screen and their texts (app/features/library/filters), and in the
 * values that the tests generate (tests/harness/library-filters.ts): the type check fails where it is missing.
 * Without zod, because the browser loads it too.
 */
export const libraryFilters = {
  words: { parameters: { query: line(120) } },
  technology: {
    parameters: {
      technology: namedIds,
      // All of the technologies are required, not just one of them.
      every: { ...ticked, needs: { parameters: ['technology'], least: 2 }, refines: true },
    },
    counted: 'technology',
  },
  // No one who has one of these among the favourites.
  without: { parameters: { without: namedIds } },
  profession: { parameters: { profession: namedIds }, counted: 'profession' },
  years: { parameters: { yearsFrom: wholeNumber(1, 100), yearsTo: wholeNumber(0, 100) }, spread: true },
  place: {
    parameters: {
      city: ids,
      radius: {
        ...oneOf(radii, usualRadius),
        needs: { parameters: ['city'], least: 1 },
        usual: String(usualRadius),
        refines: true,
      },
      region: namedIds,
      // A person who wishes to work from anywhere is found too, wherever they live.
      orRemote: { ...ticked, needs: { parameters: ['city', 'region'], least: 1 }, refines: true },
    },
    counted: 'region',
  },
  remote: { parameters: { remote: someOf(remoteFrequencies) }, counted: 'remote' },
  contract: { parameters: { contract: someOf(contractTypes) }, counted: 'contract' },
  // The highest salary that the recruiter can offer, in thousands of euros per year.
  salary: { parameters: { salary: wholeNumber(1, 200) }, spread: true },
  language: {
    parameters: {
      language: namedIds,
      // The least level of those languages; undefined: speaking one is enough.
      level: { ...oneOf(languageLevels, undefined), needs: { parameters: ['language'], least: 1 } },
    },
    counted: 'language',
  },
  test: {
    parameters: {
      test: namedIds,
      // The rank to have reached in those tests; undefined: showing the test is enough.
      rank: { ...oneOf(testRanks, undefined), needs: { parameters: ['test'], least: 1 } },
    },
    counted: 'test',
  },
  recommended: { parameters: { recommended: ticked }, counted: 'recommended' },
  state: { parameters: { state: someOf(visibleJobSearchStates) }, counted: 'state' },
  // Profiles that this recruiter has not opened; means nothing for administrators.
  unseen: { parameters: { unseen: ticked } },
  wishes: {
    parameters: {
      // Technologies that are welcome but not required.
      plus: namedIds,
      // Filters that are wishes too: they leave no profile out.
      nice: someOf(niceFilters),
    },
    onlyRanks: true,
  },
} as const satisfies Record<string, Filter>;

type Filters = typeof libraryFilters;
export type FilterName = keyof Filters;
export const filterNames = Object.keys(libraryFilters) as FilterName[];

/** The filters that leave profiles out. */
export type SelectingFilter = { [F in FilterName]: Filters[F] extends { onlyRanks: true } ? never : F }[FilterName];
export const selectingFilters = filterNames.filter(
  (name): name is SelectingFilter => !('onlyRanks' in libraryFilters[name]),
);

/** The filters whose values are chosen from a list with counts. */
export type Facet = { [F in FilterName]: Filters[F] extends { counted: string } ? F : never }[FilterName];
const isFacet = (name: FilterName): name is Facet => 'counted' in libraryFilters[name];
export const facets = filterNames.filter(isFacet);

/** The filters by a number. */
export type Spread = { [F in FilterName]: Filters[F] extends { spread: true } ? F : never }[FilterName];
const isSpread = (name: FilterName): name is Spread => 'spread' in libraryFilters[name];

/** All filters whose values are counted: a count leaves the filter's own choice aside. */
export type Counted = Facet | Spread;
export const isCounted = (name: FilterName): name is Counted => isFacet(name) || isSpread(name);
export const countedFilters = filterNames.filter(isCounted);

type OfEach = { [F in FilterName]: Filters[F]['parameters'] }[FilterName];
export type ParameterName = { [F in FilterName]: keyof Filters[F]['parameters'] }[FilterName];
type ParameterOf<P extends ParameterName> = Extract<OfEach, Record<P, Parameter>>[P];
type Value<P extends ParameterName> = ReturnType<ParameterOf<P>['read']>;

/** A search of the CV library, as the address says it. */
export type LibraryQuery = { [P in ParameterName]: Value<P> };

export const libraryParameters = Object.assign(
  {},
  ...filterNames.map((name) => libraryFilters[name].parameters),
) as Record<ParameterName, Parameter>;
/** In the order of the address. */
export const parameterNames = Object.keys(libraryParameters) as ParameterName[];

export type NamedParameter = {
  [P in ParameterName]: ParameterOf<P> extends { named: true } ? P : never;
}[ParameterName];
export const namedParameters = parameterNames.filter(
  (name): name is NamedParameter => libraryParameters[name].named === true,
);

/** The values of one parameter as the address has them. */
export function chosenValues(query: LibraryQuery, name: ParameterName): string[] {
  const value = query[name];
  if (typeof value === 'boolean') return value ? ['1'] : [];
  return [value ?? []].flat().map(String);
}

/** Whether a value of this filter is chosen. */
export function isUsed(name: FilterName, query: LibraryQuery): boolean {
  return (Object.keys(libraryFilters[name].parameters) as ParameterName[]).some((parameter) => {
    const { usual } = libraryParameters[parameter];
    return chosenValues(query, parameter).some((value) => value !== '' && value !== usual);
  });
}
