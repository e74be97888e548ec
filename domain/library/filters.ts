import { contractTypes, remoteFrequencies } from '../profile/cards/job-terms.ts';
import { ids, line, namedIds, oneOf, type Parameter, someOf, ticked, wholeNumber } from './parameters.ts';
import { testRanks } from './test-marks.ts';

type Filter = {
  /** The parameters in the address that belong to this filter. */
  parameters: Record<string, Parameter>;
  /** The parameter whose values are shown with the number of developers who have them. */
  counted?: string;
};

/** Kilometres around a city. */
export const radii = [0, 10, 20, 50, 100] as const;
const usualRadius = 20 satisfies (typeof radii)[number];

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
      every: { ...ticked, needs: { parameter: 'technology', least: 2 }, refines: true },
    },
    counted: 'technology',
  },
  profession: { parameters: { profession: namedIds }, counted: 'profession' },
  years: { parameters: { yearsFrom: wholeNumber(1, 100), yearsTo: wholeNumber(0, 100) } },
  place: {
    parameters: {
      city: ids,
      radius: {
        ...oneOf(radii, usualRadius),
        needs: { parameter: 'city', least: 1 },
        usual: String(usualRadius),
        refines: true,
      },
      region: namedIds,
    },
    counted: 'region',
  },
  remote: { parameters: { remote: someOf(remoteFrequencies) }, counted: 'remote' },
  contract: { parameters: { contract: someOf(contractTypes) }, counted: 'contract' },
  // The highest salary that the recruiter can offer, in thousands of euros per year.
  salary: { parameters: { salary: wholeNumber(1, 200) } },
  language: { parameters: { language: namedIds }, counted: 'language' },
  test: {
    parameters: {
      test: namedIds,
      // The rank to have reached in those tests; undefined: showing the test is enough.
      rank: { ...oneOf(testRanks, undefined), needs: { parameter: 'test', least: 1 } },
    },
    counted: 'test',
  },
  recommended: { parameters: { recommended: ticked }, counted: 'recommended' },
} as const satisfies Record<string, Filter>;

type Filters = typeof libraryFilters;
export type FilterName = keyof Filters;
export const filterNames = Object.keys(libraryFilters) as FilterName[];

/** The filters whose values are counted. */
export type Facet = { [F in FilterName]: Filters[F] extends { counted: string } ? F : never }[FilterName];
export const isFacet = (name: FilterName): name is Facet => 'counted' in libraryFilters[name];
export const facets = filterNames.filter(isFacet);

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
