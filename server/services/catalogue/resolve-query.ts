import type { Named } from '../../../domain/catalogue/portal.ts';
import type { CatalogueQuery } from '../../../domain/catalogue/query.ts';
import { type CatalogueRights, visibleStatuses } from '../../../domain/catalogue/question-status.ts';
import type { CatalogueSearch } from '../../../domain/catalogue/search.ts';
import { searchedWords } from '../../../domain/catalogue/words.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { meaningOf, phraseOf } from '../../../domain/vocabulary/vocabulary.ts';
import { currentProfession, currentTechnology } from '../shared/vocabulary/current-ids.ts';
import { type CatalogueNames, nameIn } from './catalogue-names.ts';

/** The query without values that do not exist or that the viewer may not use, and the search made from it. */
export function resolveQuery(
  given: CatalogueQuery,
  names: CatalogueNames,
  rights: CatalogueRights,
  locale: Locale,
): { query: CatalogueQuery; search: CatalogueSearch } {
  const current = {
    technologies: given.technologies.map((value) => currentTechnology(names.words, value)),
    professions: given.professions.map((value) => currentProfession(names.words, value)),
  };
  const technologies = resolve(names.technologies, current.technologies);
  const professions = resolve(names.professions, current.professions).map(({ id }) => id);
  const tests = resolve(names.tests, given.tests)
    // The name of a draft test is not revealed to other users.
    .filter(({ status }) => rights.drafts || status !== 'DRAFT')
    .map(({ id }) => id);
  const statuses = given.statuses.filter((status) => visibleStatuses(rights).includes(status));
  const testStatuses = rights.drafts ? given.testStatuses : [];
  const kept = { ...given, statuses, professions, tests, testStatuses };
  const { text, page: _, ...rest } = kept;
  const words = searchedWords(text);
  return {
    query: { ...kept, technologies: technologies.map((one) => nameIn(locale, one)).sort() },
    search: {
      ...rest,
      ...{ technologies: technologies.map(({ id }) => id), rights, words },
      otherNames: Object.fromEntries(words.flatMap((word) => otherNameOf(word, names))),
    },
  };
}

/** 'k8s' → 'kubernetes': texts have the name of a technology rather than its other words. */
function otherNameOf(word: string, { words, technologies }: CatalogueNames): [string, string][] {
  const meant = meaningOf(words.vocabulary, 'technology', word);
  const name = phraseOf(technologies.get(meant ?? '')?.nameEn ?? '');
  return name === '' || name === word ? [] : [[word, name]];
}

/** By id or by name in either language: lists use ids, typed values are names. */
function resolve<T extends Named>(all: ReadonlyMap<string, T>, given: readonly string[]): T[] {
  if (given.length === 0) return [];
  const called = (one: T, name: string) =>
    [one.nameFr, one.nameEn].some((known) => known.toLowerCase() === name.toLowerCase());
  const found = given.flatMap((name) => all.get(name) ?? [...all.values()].find((one) => called(one, name)) ?? []);
  return [...new Set(found)].sort((a, b) => (a.id < b.id ? -1 : 1));
}
