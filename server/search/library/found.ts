import type { LibraryPosition } from '../../../domain/library/library-position.ts';
import type { Facet } from '../../../domain/library/search.ts';

/** One page of what was asked for: whom, and where in the order they stand. */
export type FoundPage = {
  positions: LibraryPosition[];
  /** There are others behind them. */
  more: boolean;
};

/** How many there are, and how many for each value that could be chosen; values that nobody has are left out. */
export type FoundCounts = { total: number; counts: Record<Facet, Record<string, number>> };

export type PageWanted = { after: LibraryPosition | undefined; size: number };
