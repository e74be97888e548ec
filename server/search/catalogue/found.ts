import type { CatalogueSearch, Facet } from '../../../domain/catalogue/search.ts';

export type PageWanted = { offset: number; size: number };

/** One page of what was asked for, how many there are, and how many for each value that could be chosen. */
export type Found = { ids: string[]; total: number; counts: Record<Facet, Record<string, number>> };

export type Asked = { search: CatalogueSearch; page: PageWanted };
