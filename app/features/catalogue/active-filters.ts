import { type CatalogueParam, withoutEntry } from '../../../domain/catalogue/search-string.ts';
import type { ShownCatalogue } from '../../../server/services/catalogue/read-catalogue.ts';
import type { catalogueTexts } from './catalogue.texts.ts';

type Words = (typeof catalogueTexts)['fr'];

/** One active filter, and the address of the same list without it. */
export type ActiveFilter = { key: string; label: string; without: string };

export function activeFilters({ query, chosen }: ShownCatalogue, search: string, words: Words): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  const add = (name: CatalogueParam, values: readonly string[], label: string) =>
    found.push({ key: `${name} ${values[0]}`, label, without: withoutEntry(search, name, values) });
  if (query.text) add('query', [query.text], `« ${query.text} »`);
  for (const status of query.statuses) {
    if (status === 'PUBLISHED') add('status', [status], words.published);
    else if (status === 'WAITING_FOR_VALIDATION') add('status', [status], words.waiting);
    else if (status === 'NOT_PUBLISHED')
      add('status', ['NOT_PUBLISHED', 'DELETED', 'ARCHIVED', 'DECLINED'], words.unpublished);
  }
  for (const name of query.technologies) add('technoName', [name], name);
  for (const level of query.difficulties)
    if (level > 0) add('difficulty', level === 1 ? ['0', '1'] : [String(level)], words.levels[level] ?? '');
  for (const id of query.professions) add('professionId', [id], chosen.professionId[id] ?? id);
  for (const id of query.tests) add('testId', [id], chosen.testId[id] ?? id);
  for (const status of query.testStatuses)
    add('testStatus', [status], status === 'DRAFT' ? words.drafts : words.publishedTests);
  return found;
}
