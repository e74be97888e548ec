import { chosenValues, type LibraryQuery, libraryParameters, type ParameterName, parameterNames } from './filters.ts';
import type { LibraryOrder } from './order.ts';
import { searchString } from './search-string.ts';

export type LibraryView = 'list' | 'grid';

/** What is searched: the filters of the address together with those that its text means (domain/search). */
export type SearchedQuery = LibraryQuery & {
  /** The technologies of the panel and of the text: one of each group is required. */
  groups: { panel: string[][]; text: string[][] };
  /** Words that a profile must not have. */
  not: string[];
};

/** The filters of the address, with its text as words only. */
export function asGiven(query: LibraryQuery): SearchedQuery {
  return { ...query, groups: { panel: groupsOf(query), text: [] }, not: [] };
}

/** The chosen technologies: one of them, or each. */
export function groupsOf({ technology, every }: LibraryQuery): string[][] {
  if (technology.length === 0) return [];
  return every ? technology.map((id) => [id]) : [technology];
}

export function readLibraryQuery(params: URLSearchParams): LibraryQuery {
  const given = parameterNames.map((name) => [name, libraryParameters[name].read(params.getAll(name))]);
  return withoutUseless(Object.fromEntries(given) as LibraryQuery);
}

/** The query without values that mean nothing because the parameter they need has too few. */
export function withoutUseless(query: LibraryQuery): LibraryQuery {
  const useless = parameterNames.filter((name) => {
    const { needs } = libraryParameters[name];
    return needs && needs.parameters.flatMap((one) => chosenValues(query, one as ParameterName)).length < needs.least;
  });
  return { ...query, ...Object.fromEntries(useless.map((name) => [name, libraryParameters[name].read([])])) };
}

/** The same search always gives the same text: 'query=react&technology=typescript', without a question mark. */
export function writeLibraryQuery(
  query: LibraryQuery,
  view: LibraryView = 'list',
  order: LibraryOrder = 'fit',
): string {
  const given = parameterNames.flatMap((name) => chosenValues(query, name).map((value) => [name, value] as const));
  return searchString([...given, ['order', order], ['view', view]]);
}

export function readLibraryView(params: URLSearchParams): LibraryView {
  return params.get('view') === 'grid' ? 'grid' : 'list';
}

/** The number of chosen filter values, without the typed text. */
export function countFilters(query: LibraryQuery): number {
  const counted = parameterNames.filter((name) => name !== 'query' && !libraryParameters[name].refines);
  return counted.flatMap((name) => chosenValues(query, name)).length;
}

/** The parameters whose values are technologies. */
export const technologyParameters = ['technology', 'without', 'plus'] as const satisfies ParameterName[];

/** The same saved search with another technology in the place of one; the form of the text stays canonical. */
export function replaceTechnology(text: string, from: string, to: string): string {
  const params = new URLSearchParams(text);
  const query = readLibraryQuery(params);
  const replaced = (ids: readonly string[]) => [...new Set(ids.map((id) => (id === from ? to : id)))].sort();
  const ids = Object.fromEntries(technologyParameters.map((name) => [name, replaced(query[name])]));
  return writeLibraryQuery(withoutUseless({ ...query, ...ids }), readLibraryView(params));
}
