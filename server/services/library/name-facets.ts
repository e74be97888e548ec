import {
  chosenValues,
  type Facet,
  facets,
  type LibraryQuery,
  libraryFilters,
  libraryParameters,
} from '../../../domain/library/filters.ts';
import { idOfMark } from '../../../domain/library/marks.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { FoundCounts } from '../../search/library/found.ts';
import type { LibraryNames } from './library-names.ts';

/** A value of a filter; the label is missing when the screen has its own text for it. */
export type FacetOption = {
  value: string;
  label: string | undefined;
  people: number;
  chosen: boolean;
  /** The text of the search means it; it is not chosen in the panel too. */
  typed: boolean;
};
export type LibraryFacets = Record<Facet, FacetOption[]>;

/** Maximum number of options per filter. Technologies are too many to be listed: the others are typed. */
const mostOptions = (facet: Facet) => (facet === 'technology' ? 12 : 60);

/** Counts with names, most developers first; a chosen value is listed even when no developer has it. */
export function nameFacets(
  counts: FoundCounts['counts'],
  { query, searched }: { query: LibraryQuery; searched: LibraryQuery },
  names: LibraryNames,
  locale: Locale,
): LibraryFacets {
  const options = (facet: Facet): FacetOption[] => {
    const parameter = libraryFilters[facet].counted;
    const chosen = chosenValues(query, parameter);
    const asked = chosenValues(searched, parameter);
    const people = peopleOf(facet, counts, searched);
    const known = parameter in names ? names[parameter as keyof LibraryNames] : undefined;
    const option = (value: string): FacetOption => ({
      value,
      label: known?.get(value)?.[locale],
      people: people[value] ?? 0,
      chosen: chosen.includes(value),
      typed: asked.includes(value) && !chosen.includes(value),
    });
    // Fixed values are shown in their own order, also when no developer has them; other values that a profile still has
    // are left out.
    const { values } = libraryParameters[parameter];
    if (values) return values.map(option);
    return [...new Set([...Object.keys(people), ...asked])]
      .map(option)
      .toSorted((a, b) => b.people - a.people || (a.label ?? a.value).localeCompare(b.label ?? b.value, locale))
      .filter((one, index) => one.chosen || one.typed || index < mostOptions(facet));
  };
  return Object.fromEntries(facets.map((facet) => [facet, options(facet)])) as LibraryFacets;
}

/** Tests and languages: only the counts of the requested rank or level. */
function peopleOf(facet: Facet, counts: FoundCounts['counts'], { rank, level }: LibraryQuery): Record<string, number> {
  if (facet !== 'test' && facet !== 'language') return counts[facet];
  const bound = facet === 'test' ? rank : level;
  const marks = Object.entries(counts[facet]).map(([mark, people]) => [idOfMark(mark, bound), people] as const);
  return Object.fromEntries(marks.filter(([id]) => id !== undefined));
}
