import * as z from 'zod';
import { type QuestionStatus, questionStatuses } from './contributions/question-status.ts';
import { type TestStatus, testStatuses } from './question-status.ts';
import {
  type CatalogueParam,
  type CatalogueSort,
  catalogueParams,
  catalogueSorts,
  catalogueString,
  defaultSort,
} from './search-string.ts';

/** docs/product/catalogue.md, The catalogue screen. */
export const cataloguePageSize = 20;
export const pagesOf = (hits: number): number => Math.max(1, Math.ceil(hits / cataloguePageSize));

const mostValues = 20;
const longestText = 120;
const lastPage = 99_999;

/** A search of the catalogue, as the address has it. Within one filter any value matches; all filters must match. */
export type CatalogueQuery = {
  text: string;
  page: number;
  statuses: QuestionStatus[];
  sort: CatalogueSort;
  /** Names, which are readable in an address. */
  technologies: string[];
  difficulties: number[];
  professions: string[];
  tests: string[];
  testStatuses: TestStatus[];
};

const values = z.array(z.string()).transform((given) => given.slice(0, mostValues));
const oneOf = <const T extends string>(known: readonly T[]) =>
  values.transform((given) => known.filter((value) => given.includes(value)));

/** Every value is a list, as in the address; invalid values are dropped. */
const schema = z.object({
  query: values.transform(([first = '']) => first.replace(/\s+/g, ' ').slice(0, longestText).trim().toWellFormed()),
  status: oneOf(questionStatuses),
  sort: oneOf(catalogueSorts),
  technoName: values,
  difficulty: oneOf(['0', '1', '2', '3', '4']),
  professionId: values,
  testId: values,
  testStatus: oneOf(testStatuses),
  page: values.transform(([first = '']) => (/^[1-9]\d{0,4}$/.test(first) ? Math.min(Number(first), lastPage) : 1)),
});

export function readCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  // Normalised first: a form sent without script writes some filters in another form.
  const tidy = new URLSearchParams(catalogueString(params));
  const given = schema.parse(Object.fromEntries(catalogueParams.map((name) => [name, tidy.getAll(name)])));
  return {
    text: given.query,
    page: given.page,
    statuses: given.status,
    sort: given.sort[0] ?? defaultSort,
    technologies: given.technoName,
    difficulties: given.difficulty.map(Number),
    professions: given.professionId,
    tests: given.testId,
    testStatuses: given.testStatus,
  };
}

/** The same search always gives the same text, without a question mark. */
export function writeCatalogueQuery(query: CatalogueQuery): string {
  const given: Record<CatalogueParam, string | number | readonly (string | number)[]> = {
    query: query.text,
    status: query.statuses,
    sort: query.sort,
    technoName: query.technologies,
    difficulty: query.difficulties,
    professionId: query.professions,
    testId: query.tests,
    testStatus: query.testStatuses,
    page: query.page,
  };
  return catalogueString(
    Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const)),
  );
}
