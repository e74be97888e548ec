import * as z from 'zod';
import {
  type ContractType,
  contractTypes,
  type RemoteFrequency,
  remoteFrequencies,
} from '../profile/cards/job-search.ts';
import { searchString, usualRadius } from './search-string.ts';
import { type TestRank, testRanks } from './test-marks.ts';

/** Kilometres around a city. */
export const radii = [0, 10, usualRadius, 50, 100] as const;

/** The most values of one filter: more than a recruiter selects, and few enough for one query. */
const mostValues = 20;
const longestText = 120;

/** A search of the CV library. Within one filter any value matches; all filters must match. */
export type LibraryQuery = {
  text: string;
  technologies: string[];
  /** All of the technologies are required, not just one of them. */
  everyTechnology: boolean;
  professions: string[];
  yearsFrom: number | undefined;
  yearsTo: number | undefined;
  cities: string[];
  radius: number;
  regions: string[];
  remote: RemoteFrequency[];
  contracts: ContractType[];
  /** The highest salary that the recruiter can offer, in thousands of euros per year. */
  salary: number | undefined;
  languages: string[];
  tests: string[];
  /** The rank to have reached in those tests; undefined: showing the test is enough. */
  rank: TestRank | undefined;
  recommended: boolean;
};

export type LibraryView = 'list' | 'grid';

/** Ids, or typed names where no script could turn them into ids. */
const values = z.array(z.string()).transform((given) => {
  const tidy = given.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 80);
  return [...new Set(tidy)].sort().slice(0, mostValues);
});
const oneOf = <const T extends string>(known: readonly T[]) =>
  values.transform((given) => known.filter((value) => given.includes(value)));
const whole = (least: number, most: number) =>
  z
    .array(z.string())
    .transform(([first = '']) => (/^\d{1,3}$/.test(first.trim()) ? Number(first) : undefined))
    .transform((given) => (given !== undefined && given >= least && given <= most ? given : undefined));
const ticked = z.array(z.string()).transform(([first]) => first === '1');

/** Every value is a list, as in the address; invalid values are dropped. */
const librarySchema = z.object({
  query: z
    .array(z.string())
    .transform(([first = '']) => first.replace(/\s+/g, ' ').trim().slice(0, longestText).trim().toWellFormed()),
  technology: values,
  every: ticked,
  profession: values,
  yearsFrom: whole(1, 100),
  yearsTo: whole(0, 100),
  city: values,
  radius: whole(0, 100),
  region: values,
  remote: oneOf(remoteFrequencies),
  contract: oneOf(contractTypes),
  salary: whole(1, 200),
  language: values,
  test: values,
  rank: whole(1, 100),
  recommended: ticked,
});
const names = Object.keys(librarySchema.shape) as (keyof typeof librarySchema.shape)[];

export function readLibraryQuery(params: URLSearchParams): LibraryQuery {
  const given = librarySchema.parse(Object.fromEntries(names.map((name) => [name, params.getAll(name)])));
  return {
    text: given.query,
    technologies: given.technology,
    everyTechnology: given.every && given.technology.length > 1,
    professions: given.profession,
    yearsFrom: given.yearsFrom,
    yearsTo: given.yearsTo,
    cities: given.city,
    radius: radii.find((radius) => radius === given.radius) ?? usualRadius,
    regions: given.region,
    remote: given.remote,
    contracts: given.contract,
    salary: given.salary,
    languages: given.language,
    tests: given.test,
    rank: given.test.length > 0 ? testRanks.find((rank) => rank === given.rank) : undefined,
    recommended: given.recommended,
  };
}

/** The same search always gives the same text: 'query=react&technology=typescript', without a question mark. */
export function writeLibraryQuery(query: LibraryQuery, view: LibraryView = 'list'): string {
  const given: Record<keyof typeof librarySchema.shape | 'view', string | number | string[] | undefined> = {
    query: query.text,
    technology: query.technologies,
    every: query.everyTechnology ? '1' : undefined,
    profession: query.professions,
    yearsFrom: query.yearsFrom,
    yearsTo: query.yearsTo,
    city: query.cities,
    radius: query.radius,
    region: query.regions,
    remote: query.remote,
    contract: query.contracts,
    salary: query.salary,
    language: query.languages,
    test: query.tests,
    rank: query.tests.length > 0 ? query.rank : undefined,
    recommended: query.recommended ? '1' : undefined,
    view,
  };
  return searchString(
    Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)] as const)),
  );
}

export function readLibraryView(params: URLSearchParams): LibraryView {
  return params.get('view') === 'grid' ? 'grid' : 'list';
}

/** The number of chosen filter values, without the typed text. */
export function countFilters(query: LibraryQuery): number {
  const { technologies, professions, cities, regions, remote, contracts, languages, tests } = query;
  const lists = [technologies, professions, cities, regions, remote, contracts, languages, tests];
  const single = [query.yearsFrom, query.yearsTo, query.salary, query.rank, query.recommended || undefined];
  return lists.flat().length + single.filter((value) => value !== undefined).length;
}
