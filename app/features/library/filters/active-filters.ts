import { type Facet, libraryParameters, type ParameterName } from '../../../../domain/library/filters.ts';
import type { LibraryOrder } from '../../../../domain/library/order.ts';
import { isParameter, searchString } from '../../../../domain/library/search-string.ts';
import type { OpenLibrary } from '../../../../server/services/library/read-library.ts';
import type { filterTexts } from './filters.texts.ts';

type Words = (typeof filterTexts)['fr'];

/** One active filter, and the address of the same list without it. */
export type ActiveFilter = { key: string; label: string; without: string };

/** Where the names of values are. */
type Named = Pick<OpenLibrary, 'cities' | 'facets' | 'technologyNames'>;

/** What the label of a value is made from. */
type Known = Named & { radius: string; words: Words; brand: string };
type Label = (value: string, known: Known) => string | undefined;

const named =
  (facet: Facet): Label =>
  (value, { facets }) =>
    facets[facet].find((option) => option.value === value)?.label ?? value;
const listed = (labels: Partial<Record<string, string>>, value: string) => labels[value] ?? value;

/** The label of each parameter of the address; undefined where another label says it too. */
const labels: Record<ParameterName, Label> = {
  query: (value, { words }) => words.labels.query(value),
  technology: named('technology'),
  every: (_, { words }) => words.labels.every,
  without: (value, { technologyNames, words }) => words.labels.without(technologyNames[value] ?? value),
  profession: named('profession'),
  yearsFrom: (value, { words }) => words.labels.yearsFrom(value),
  yearsTo: (value, { words }) => words.labels.yearsTo(value),
  city: (value, { cities, radius, words }) =>
    words.labels.city(cities.find(({ placeId }) => placeId === value)?.label ?? value, radius),
  radius: () => undefined,
  region: named('place'),
  orRemote: (_, { words }) => words.labels.orRemote,
  remote: (value, { words }) => listed(words.remotes, value),
  contract: (value, { words }) => listed(words.contracts, value),
  salary: (value, { words }) => words.labels.salary(value),
  language: named('language'),
  level: (value, { words }) => words.labels.level(listed(words.levels, value)),
  test: named('test'),
  rank: (value, { words }) => words.rankOf(Number(value)),
  recommended: (_, { words, brand }) => words.recommendedBy(brand),
  state: (value, { words }) => listed(words.states, value),
  unseen: (_, { words }) => words.unseen,
  plus: (value, { technologyNames, words }) => words.labels.plus(technologyNames[value] ?? value),
  nice: (value, { words }) => words.labels.nice(listed(words.titles, value)),
};

/** The active filters with their labels, in the order of the address. */
export function activeFilters(library: Named, search: string, words: Words, brand: string): ActiveFilter[] {
  const entries = [...new URLSearchParams(search)];
  const radius = new URLSearchParams(search).get('radius') ?? libraryParameters.radius.usual ?? '';
  return entries.flatMap(([name, value], index) => {
    const label = isParameter(name) ? labels[name](value, { ...library, radius, words, brand }) : undefined;
    if (label === undefined) return [];
    return [{ key: `${name} ${value}`, label, without: searchString(entries.toSpliced(index, 1)) }];
  });
}

/** The address without any filter, in the same view. */
export function withoutFilters(search: string): string {
  return searchString([...new URLSearchParams(search)].filter(([name]) => name === 'view'));
}

/** The address of the same list in another order, from its first page. */
export function withOrder(search: string, order: LibraryOrder): string {
  return searchString([...[...new URLSearchParams(search)].filter(([name]) => name !== 'order'), ['order', order]]);
}

/** The address of the same list in another view. */
export function withView(search: string, view: 'list' | 'grid'): string {
  return searchString([...[...new URLSearchParams(search)].filter(([name]) => name !== 'view'), ['view', view]]);
}
