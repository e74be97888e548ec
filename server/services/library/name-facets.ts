import type { LibraryQuery } from '../../../domain/library/query.ts';
import { type Facet, facets } from '../../../domain/library/question.ts';
import { contractTypes } from '../../../domain/profile/job-search.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { FoundCounts } from '../../search/library/found.ts';
import type { LibraryNames } from './library-names.ts';

/** A value that can be chosen; the label is missing where the screen has words of its own for it. */
export type FacetOption = { value: string; label: string | undefined; people: number; chosen: boolean };
export type LibraryFacets = Record<Facet, FacetOption[]>;

/** Most options of one kind that are sent. Technologies are too many to be listed: the others are typed. */
const mostOptions = (facet: Facet) => (facet === 'technology' ? 12 : 60);

/** The counts with names, those with most people first; what is chosen is there even when nobody has it. */
export function nameFacets(
  counts: FoundCounts['counts'],
  query: LibraryQuery,
  names: LibraryNames,
  locale: Locale,
): LibraryFacets {
  const options = (facet: Facet): FacetOption[] => {
    const chosen = choices[facet](query);
    const known = facet in names ? names[facet as keyof LibraryNames] : undefined;
    const offered = Object.keys(counts[facet]).filter((value) => facet !== 'contract' || isOffered(value));
    const values = [...new Set([...offered, ...chosen])];
    return values
      .map((value) => ({
        value,
        label: known?.get(value)?.[locale],
        people: counts[facet][value] ?? 0,
        chosen: chosen.includes(value),
      }))
      .toSorted((a, b) => b.people - a.people || (a.label ?? a.value).localeCompare(b.label ?? b.value, locale))
      .filter(({ chosen: kept }, index) => kept || index < mostOptions(facet));
  };
  return Object.fromEntries(facets.map((facet) => [facet, options(facet)])) as LibraryFacets;
}

/** Old profiles hold kinds of contract that nobody can choose any more. */
const isOffered = (value: string) => contractTypes.some((type) => type === value);

const choices: Record<Facet, (query: LibraryQuery) => readonly string[]> = {
  technology: ({ technologies }) => technologies,
  profession: ({ professions }) => professions,
  region: ({ regions }) => regions,
  remote: ({ remote }) => remote,
  contract: ({ contracts }) => contracts,
  language: ({ languages }) => languages,
  recommended: ({ recommended }) => (recommended ? ['1'] : []),
};
