import { type Facet, libraryParameters, type ParameterName } from '../../../../domain/library/filters.ts';
import type { LibraryOrder } from '../../../../domain/library/order.ts';
import { searchString } from '../../../../domain/library/search-string.ts';
import { partKey, searchParts } from '../../../../domain/library/understood-query.ts';
import type { OpenLibrary } from '../../../../server/services/library/read-library.ts';
import type { filterTexts } from './filters.texts.ts';

type Words = (typeof filterTexts)['fr'];

/** One active filter, and the address of the same list without it. */
export type ActiveFilter = { key: string; label: string; without: string };

/** Where the names of values are. */
type Named = Pick<OpenLibrary, 'cities' | 'valueNames' | 'typed'> & { facets?: OpenLibrary['facets'] };

/** What the label of a value is made from. */
type Known = Named & {
  radius: string;
  words: Words;
  brand: string;
  nameOf: (parameter: ParameterName, value: string) => string;
};
type Label = (value: string, known: Known) => string | undefined;

const named =
  (facet: Facet, parameter: ParameterName): Label =>
  (value, { facets, nameOf }) =>
    facets?.[facet].find((option) => option.value === value)?.label ?? nameOf(parameter, value);
const listed = (labels: Partial<Record<string, string>>, value: string) => labels[value] ?? value;

/** The label of each parameter; undefined where another label says it too. */
const labels: Record<ParameterName | 'not', Label> = {
  query: (value, { words }) => words.labels.query(value),
  not: (value, { words }) => words.labels.not(value),
  technology: named('technology', 'technology'),
  every: (_, { words }) => words.labels.every,
  without: (value, { nameOf, words }) => words.labels.without(nameOf('without', value)),
  profession: named('profession', 'profession'),
  yearsFrom: (value, { words }) => words.labels.yearsFrom(value),
  yearsTo: (value, { words }) => words.labels.yearsTo(value),
  city: (value, { cities, nameOf, radius, words }) =>
    words.labels.city(cities.find(({ placeId }) => placeId === value)?.label ?? nameOf('city', value), radius),
  radius: () => undefined,
  region: named('place', 'region'),
  orRemote: (_, { words }) => words.labels.orRemote,
  remote: (value, { words }) => (value === 'fullTime' ? words.labels.fullRemote : listed(words.remotes, value)),
  contract: (value, { words }) => listed(words.contracts, value),
  salary: (value, { words }) => words.labels.salary(value),
  language: named('language', 'language'),
  level: (value, { words }) => words.labels.level(listed(words.levels, value)),
  test: named('test', 'test'),
  rank: (value, { words }) => words.rankOf(Number(value)),
  recommended: (_, { words, brand }) => words.recommendedBy(brand),
  state: (value, { words }) => listed(words.states, value),
  unseen: (_, { words }) => words.unseen,
  plus: (value, { nameOf, words }) => words.labels.plus(nameOf('plus', value)),
  nice: (value, { words }) => words.labels.nice(listed(words.titles, value)),
};

/** The active filters with their labels: those of the text, then those of the panel in the order of the address. */
export function activeFilters(library: Named, search: string, words: Words, brand: string): ActiveFilter[] {
  const nameOf = (parameter: ParameterName, value: string) =>
    library.valueNames[partKey({ parameter, value })] ?? value;
  const { usual = '' } = libraryParameters.radius;
  const typed = library.typed.find(({ parameter }) => parameter === 'radius')?.value;
  const radius = typed ?? new URLSearchParams(search).get('radius') ?? usual;
  const known: Known = { ...library, radius, words, brand, nameOf };
  return searchParts(search, library.typed).flatMap(({ key, parameter, value, without }) => {
    const label = labels[parameter](value, known);
    return label === undefined ? [] : [{ key, label, without }];
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
