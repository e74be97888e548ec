import type { Facet } from '../../../domain/library/filters.ts';
import type { LibraryPosition } from '../../../domain/library/library-position.ts';

/** One page of results: the developers, and their positions in the order. */
export type FoundPage = {
  positions: LibraryPosition[];
  /** More results follow. */
  more: boolean;
};

/** The total, and the count for each value that can be chosen; values without results are left out. */
export type FoundCounts = { total: number; counts: Record<Facet, Record<string, number>> };

export type PageWanted = { after: LibraryPosition | undefined; size: number };
