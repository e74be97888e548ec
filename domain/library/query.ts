import { chosenValues, type LibraryQuery, libraryParameters, type ParameterName, parameterNames } from './filters.ts';
import type { LibraryOrder } from './order.ts';
import { searchString } from './search-string.ts';

export type LibraryView = 'list' | 'grid';

export function readLibraryQuery(params: URLSearchParams): LibraryQuery {
  const given = parameterNames.map((name) => [name, libraryParameters[name].read(params.getAll(name))]);
  return withoutUseless(Object.fromEntries(given) as LibraryQuery);
}

/** The query without values that mean nothing because the parameter they need has too few. */
export function withoutUseless(query: LibraryQuery): LibraryQuery {
  const useless = parameterNames.filter((name) => {
    const { needs } = libraryParameters[name];
    return needs && chosenValues(query, needs.parameter as ParameterName).length < needs.least;
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

/** The same saved search with another technology in the place of one; the form of the text stays canonical. */
export function replaceTechnology(text: string, from: string, to: string): string {
  const params = new URLSearchParams(text);
  const query = readLibraryQuery(params);
  const technology = [...new Set(query.technology.map((id) => (id === from ? to : id)))].sort();
  return writeLibraryQuery(withoutUseless({ ...query, technology }), readLibraryView(params));
}
