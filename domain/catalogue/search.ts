import { type Alternatives, alternativesOf, fits, type Lexicon } from './alternatives.ts';
import type { QuestionStatus } from './contributions/question-status.ts';
import { type CatalogueRights, listedByDefault, type TestStatus, visibleStatuses } from './question-status.ts';
import type { CatalogueSort } from './search-string.ts';
import type { OtherNames } from './words.ts';

/** The filters whose values are counted; the names are those of the address. */
export const facets = ['status', 'difficulty', 'technoName', 'professionId', 'testId', 'testStatus'] as const;
export type Facet = (typeof facets)[number];

/** A search of the catalogue with names resolved to ids, and the rights of the viewer. */
export type CatalogueSearch = {
  words: readonly string[];
  /** The names of technologies for which some of the words stand. */
  otherNames?: OtherNames;
  /** Empty: the statuses listed by default. */
  statuses: readonly QuestionStatus[];
  difficulties: readonly number[];
  technologies: readonly string[];
  professions: readonly string[];
  tests: readonly string[];
  testStatuses: readonly TestStatus[];
  sort: CatalogueSort;
  rights: CatalogueRights;
};

/** A question as the catalogue indexes it. */
export type IndexedQuestion = {
  id: string;
  /** Words of its titles, and of the names of its test and technology. */
  head: ReadonlySet<string>;
  /** Words of its code, options and explanation. */
  body: ReadonlySet<string>;
  values: Record<Facet, readonly string[]>;
  took: number;
  score: number;
  /** In milliseconds: when it was published, or written. */
  moment: number;
  /** When it was last commented on. */
  rated: number | undefined;
};

/** The chosen values of each facet. Status always has a choice, by default the listed statuses. */
export function choicesOf(search: CatalogueSearch): Partial<Record<Facet, readonly string[]>> {
  const { statuses, difficulties, technologies, professions, tests, testStatuses } = search;
  const chosen: Record<Facet, readonly string[]> = {
    status: statuses.length > 0 ? statuses : listedByDefault,
    difficulty: difficulties.map(String),
    technoName: technologies,
    professionId: professions,
    testId: tests,
    testStatus: testStatuses,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0));
}

/** The same words and rights without any chosen value. */
export function withoutFilters(search: CatalogueSearch): CatalogueSearch {
  const none = { statuses: [], difficulties: [], technologies: [], professions: [], tests: [], testStatuses: [] };
  return { ...search, ...none };
}

export function hasFilters(search: CatalogueSearch): boolean {
  const { statuses, difficulties, technologies, professions, tests, testStatuses } = search;
  return [statuses, difficulties, technologies, professions, tests, testStatuses].some(({ length }) => length > 0);
}

/** What this viewer can find at all, with any filters. */
export function isVisible({ values }: Pick<IndexedQuestion, 'values'>, rights: CatalogueRights): boolean {
  const [status] = values.status as [QuestionStatus];
  return visibleStatuses(rights).includes(status) && (rights.drafts || values.testStatus[0] !== 'DRAFT');
}

/**
 * How many of the words a question has, and how well they fit: 0 all of them exactly in the head, 1 all in the head in
 * some form, 2 some only in the body.
 */
function fitOf({ head, body }: Pick<IndexedQuestion, 'head' | 'body'>, words: readonly Alternatives[]) {
  const all = new Set([...head, ...body]);
  const there = words.filter((word) => fits(all, word));
  if (there.every(({ exact }) => exact.some((word) => head.has(word)))) return { has: there.length, fit: 0 };
  return { has: there.length, fit: there.every((word) => fits(head, word)) ? 1 : 2 };
}

/** Only the default order uses how well a question fits: the other orders were chosen by the visitor. */
export function ranksByFit({ words, sort }: CatalogueSearch): boolean {
  return words.length > 0 && sort === 'most_popular';
}

/** A plain implementation of the search, one question at a time: slow, and the reference for the faster ones. */
export function searchNaively(listed: readonly IndexedQuestion[], search: CatalogueSearch) {
  const words = alternativesOf(search.words, lexiconOf(listed), search.otherNames);
  const visible = listed.filter((one) => isVisible(one, search.rights)).map((one) => ({ one, ...fitOf(one, words) }));
  // The questions that have all words or, where none has all, those that have the most.
  const most = Math.max(0, ...visible.map(({ has }) => has));
  const seen = visible.filter(({ has }) => has === most && (most > 0 || words.length === 0));
  const choices = Object.entries(choicesOf(search)) as [Facet, readonly string[]][];
  const missed = ({ values }: IndexedQuestion) =>
    choices.filter(([facet, chosen]) => !values[facet].some((value) => chosen.includes(value))).map(([facet]) => facet);
  const byFit = ranksByFit(search);
  const hits = seen
    .filter(({ one }) => missed(one).length === 0)
    .sort((a, b) => (byFit ? a.fit - b.fit : 0) || inOrder[search.sort](a.one, b.one));
  const counts = Object.fromEntries(facets.map((facet) => [facet, {}])) as Record<Facet, Record<string, number>>;
  for (const { one } of seen) {
    const without = missed(one);
    for (const facet of facets) {
      if (without.some((other) => other !== facet)) continue;
      for (const value of one.values[facet]) counts[facet][value] = (counts[facet][value] ?? 0) + 1;
    }
  }
  return { ids: hits.map(({ one }) => one.id), total: hits.length, counts };
}

function lexiconOf(listed: readonly IndexedQuestion[]): Lexicon {
  const words = new Set(listed.flatMap(({ head, body }) => [...head, ...body]));
  return {
    has: (word) => words.has(word),
    begins: (beginning) => [...words].some((word) => word.startsWith(beginning)),
    like: () => words,
  };
}

type Ordered = Pick<IndexedQuestion, 'id' | 'took' | 'score' | 'moment' | 'rated'>;
const byId = (a: Ordered, b: Ordered) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byMoment = (a: Ordered, b: Ordered) => b.moment - a.moment || byId(a, b);
const byFame = (a: Ordered, b: Ordered) => b.took - a.took || b.score - a.score || byMoment(a, b);

/** The three orders; equal questions are ordered by id, so that pages never overlap. */
export const inOrder: Record<CatalogueSort, (a: Ordered, b: Ordered) => number> = {
  most_popular: byFame,
  newest: byMoment,
  ratings: (a, b) => (b.rated ?? -1) - (a.rated ?? -1) || byFame(a, b),
};
