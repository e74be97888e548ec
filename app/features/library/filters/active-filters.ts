import { searchString, usualRadius } from '../../../../domain/library/search-string.ts';
import type { OpenLibrary } from '../../../../server/services/library/read-library.ts';
import type { filterTexts } from './filters.texts.ts';

type Words = (typeof filterTexts)['fr'];

/** One active filter, and the address of the same list without it. */
export type ActiveFilter = { key: string; label: string; without: string };

/** The active filters with their labels, in the order of the address. */
export function activeFilters(
  { cities, facets }: Pick<OpenLibrary, 'cities' | 'facets'>,
  search: string,
  words: Words,
  brand: string,
): ActiveFilter[] {
  const entries = [...new URLSearchParams(search)];
  const radius = new URLSearchParams(search).get('radius') ?? String(usualRadius);
  const labelOf = (name: string, value: string): string | undefined => {
    switch (name) {
      case 'technology':
      case 'profession':
      case 'region':
      case 'language':
      case 'test':
        return facets[name].find((option) => option.value === value)?.label ?? value;
      case 'remote':
        return words.remotes[value] ?? value;
      case 'contract':
        return words.contracts[value] ?? value;
      case 'recommended':
        return words.recommendedBy(brand);
      case 'city':
        return words.labels.city(cities.find(({ placeId }) => placeId === value)?.label ?? value, radius);
      case 'every':
        return words.labels.every;
      case 'rank':
        return words.rankOf(Number(value));
      case 'query':
      case 'yearsFrom':
      case 'yearsTo':
      case 'salary':
        return words.labels[name](value);
      default:
        return undefined;
    }
  };
  return entries.flatMap(([name, value], index) => {
    const label = labelOf(name, value);
    if (label === undefined) return [];
    return [{ key: `${name} ${value}`, label, without: searchString(entries.toSpliced(index, 1)) }];
  });
}

/** The address without any filter, in the same view. */
export function withoutFilters(search: string): string {
  return searchString([...new URLSearchParams(search)].filter(([name]) => name === 'view'));
}

/** The address of the same list in another view. */
export function withView(search: string, view: 'list' | 'grid'): string {
  return searchString([...[...new URLSearchParams(search)].filter(([name]) => name !== 'view'), ['view', view]]);
}
