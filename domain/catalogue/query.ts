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

/** 'Question catalogue page size 20 (pages = nbHits / 20 rounded up).' */
export const cataloguePageSize = 20;
export const pagesOf = (hits: number): number => Math.max(1, Math.ceil(hits / cataloguePageSize));

const mostValues = 20;
const longestText = 120;
const lastPage = 99_999;

/** What is looked for in the catalogue, as the address says it. Within one kind any value will do, all kinds must agree. */
export type CatalogueQuery = {
  text: string;
  page: number;
  statuses: QuestionStatus[];
  sort: CatalogueSort;
  /** Names, as people read them in an address. */
  technologies: string[];
  difficulties: number[];
  professions: string[];
  tests: string[];
  testStatuses: TestStatus[];
};

const values = z.array(z.string()).transform((given) => given.slice(0, mostValues));
const oneOf = <const T extends string>(known: readonly T[]) =>
  values.transform((given) => known.filter((value) => given.includes(value)));

/** Every value comes as a list, as an address has them; what makes no sense is dropped. */
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
  // First in the form that an address has: a form without script says some things in other words.
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

/** The same list is always the same text, without a question mark. */
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
