import type { CatalogueSearch, Facet } from '../../../domain/catalogue/search.ts';

export type PageWanted = { offset: number; size: number };

/** One page of results, the total, and the count for each value that can be chosen. */
export type Found = { ids: string[]; total: number; counts: Record<Facet, Record<string, number>> };

export type Asked = { search: CatalogueSearch; page: PageWanted };
