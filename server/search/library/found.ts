import type { FitPlan } from '../../../domain/fit/plan.ts';
import type { Counted } from '../../../domain/library/filters.ts';
import type { LibraryPosition } from '../../../domain/library/library-position.ts';

/** One page of results: the developers, and their positions in the order. */
export type FoundPage = {
  positions: LibraryPosition[];
  /** More results follow. */
  more: boolean;
};

/** The total, and the count for each value that can be chosen; values without results are left out. The salary 0 is none said. */
export type FoundCounts = { total: number; counts: Record<Counted, Record<string, number>> };

/** `fit`: ordered by how well people fit a need on that day (whole days since 1970), not by date. */
export type PageWanted = {
  after: LibraryPosition | undefined;
  size: number;
  fit?: { plan: FitPlan; day: number } | undefined;
};
