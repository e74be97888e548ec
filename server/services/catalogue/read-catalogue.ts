import { type CatalogueQuery, cataloguePageSize, pagesOf } from '../../../domain/catalogue/query.ts';
import type { CatalogueRights } from '../../../domain/catalogue/question-status.ts';
import { type CatalogueSearch, hasFilters, withoutFilters } from '../../../domain/catalogue/search.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Found } from '../../search/catalogue/found.ts';
import { type CatalogueNames, type CatalogueTag, nameIn, readCatalogueNames } from './catalogue-names.ts';
import { type CatalogueEntry, readEntries, tagsOf } from './read-entries.ts';
import { readRights } from './read-rights.ts';
import { resolveQuery } from './resolve-query.ts';
import { searchCatalogue } from './search-catalogue.ts';

/** A value of a filter: as in the address, as shown, and the number of questions it would find. */
export type FacetOption = { value: string; label: string; count: number };

export type CataloguePage = {
  /** Without values that do not exist or that this viewer may not use. */
  query: CatalogueQuery;
  entries: CatalogueEntry[];
  total: number;
  pages: number;
  /** How many questions have each value: of all that have the searched words, and of those with the chosen filters. */
  facets: Found['counts'];
  filteredFacets: Found['counts'];
  options: Record<'technoName' | 'professionId' | 'testId', FacetOption[]>;
  /** Names of the chosen values, which may find nothing and so have no option. */
  chosen: Record<'professionId' | 'testId', Record<string, string>>;
  recommendations: CatalogueTag[];
  can: CatalogueRights;
};

/** What the page shows of it; the counts of the pickers are in `options`. */
export type ShownCatalogue = Omit<CataloguePage, 'facets' | 'filteredFacets'> & {
  counts: Pick<Found['counts'], 'difficulty' | 'status' | 'testStatus'>;
};

export function shownCatalogue({ facets: _, filteredFacets, ...page }: CataloguePage): ShownCatalogue {
  const { difficulty, status, testStatus } = filteredFacets;
  return { ...page, counts: { difficulty, status, testStatus } };
}

/**
 * Answer and page are both cached for this time: together less than a second, in which a new question must be found.
 */
export const rememberSeconds = 0.4;

/** Visitors without an account all see the same page, so it is cached. */
export function readCatalogue(context: Context, given: CatalogueQuery): Promise<CataloguePage> {
  if (context.viewer) return readPage(context, given);
  const key = `catalogue ${context.locale} ${JSON.stringify(given)}`;
  return context.cache.get(key, rememberSeconds, () => readPage(context, given));
}

async function readPage(context: Context, given: CatalogueQuery): Promise<CataloguePage> {
  const { db, locale } = context;
  const [names, rights] = await Promise.all([readCatalogueNames(context), readRights(context)]);
  const { query, search } = resolveQuery(given, names, rights, locale);
  const offset = (query.page - 1) * cataloguePageSize;
  const { ids, total, counts } = await searchCatalogue(context, search, { offset, size: cataloguePageSize });
  if (query.page > pagesOf(total)) throw new NotFound();
  const facets = hasFilters(search) ? await readFacets(context, search) : counts;
  const named = (all: ReadonlyMap<string, Parameters<typeof nameIn>[1]>, chosen: readonly string[]) =>
    Object.fromEntries(chosen.map((id) => [id, nameIn(locale, all.get(id) ?? { nameFr: id, nameEn: id })]));
  return {
    query,
    entries: await readEntries(db, names, locale, ids, rights),
    total,
    pages: pagesOf(total),
    facets,
    filteredFacets: counts,
    options: optionsOf(names, locale, facets, counts),
    chosen: { professionId: named(names.professions, query.professions), testId: named(names.tests, query.tests) },
    recommendations: recommend(names, locale, counts, search),
    can: rights,
  };
}

/** The counts without any filter. */
async function readFacets(context: Context, search: CatalogueSearch): Promise<Found['counts']> {
  const { counts } = await searchCatalogue(context, withoutFilters(search), { offset: 0, size: 0 });
  return counts;
}

/** A value that the chosen filters exclude stays in its picker, with no result, after those that find something. */
function optionsOf(
  names: CatalogueNames,
  locale: Locale,
  facets: Found['counts'],
  filtered: Found['counts'],
): CataloguePage['options'] {
  const options = (
    all: ReadonlyMap<string, Parameters<typeof nameIn>[1]>,
    kind: 'technoName' | 'professionId' | 'testId',
  ) =>
    Object.keys({ ...facets[kind], ...filtered[kind] })
      .flatMap((value) => {
        const one = all.get(value);
        return one ? [{ value, label: nameIn(locale, one), count: filtered[kind][value] ?? 0 }] : [];
      })
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return {
    // The address contains the name of a technology.
    technoName: options(names.technologies, 'technoName').map((one) => ({ ...one, value: one.label })),
    professionId: options(names.professions, 'professionId'),
    testId: options(names.tests, 'testId'),
  };
}

const mostOfAKind = 4;

/** Links to related portals: chosen ones first, then those with the most questions. */
function recommend(
  names: CatalogueNames,
  locale: Locale,
  counts: Found['counts'],
  { technologies, professions }: { technologies: readonly string[]; professions: readonly string[] },
): CatalogueTag[] {
  const nearest = (chosen: readonly string[], counted: Record<string, number>) => {
    const often = Object.entries(counted).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return [...new Set([...chosen, ...often.map(([id]) => id)])].slice(0, mostOfAKind);
  };
  return [
    ...nearest(technologies, counts.technoName).flatMap((id) => tagsOf(names, locale, id, [])),
    ...tagsOf(names, locale, '', nearest(professions, counts.professionId)),
  ];
}
