import type { JobSearchState } from '../profile/cards/job-search.ts';

/**
 * The whole rule of fit in figures (docs/product/fit.md). Another figure here is another version: the log of rankings
 * names the version, so that an old ranking can be computed again.
 */
export const fitVersion = '1';

/** The points of a need are shared among its parts in these proportions; a part that the need does not have gets none. */
export const weights = {
  technology: 40,
  profession: 15,
  years: 12,
  place: 10,
  pay: 8,
  language: 8,
  contract: 6,
  remote: 6,
  state: 5,
  freshness: 4,
  answering: 4,
} as const;
export type PartName = keyof typeof weights;

/** The points of a person who has everything that a need asks for. */
export const mostPoints = 1000;

/** A technology that is required weighs more than one that is welcome. */
export const technologyWeights = { must: 2, nice: 1 } as const;

/**
 * A technology that few people have tells more about a person. `share` is the part of the listed people who have it:
 * the first line that holds gives the factor.
 */
export const rarities = [
  { below: 0.01, factor: 1.6 },
  { below: 0.05, factor: 1.4 },
  { below: 0.2, factor: 1.2 },
  { below: Number.POSITIVE_INFINITY, factor: 1 },
] as const;

/** How much of a technology's points a person gets, in per cent; the three add up to 100. */
export const strengths = {
  /** For having it among the favourite technologies. */
  held: 60,
  /** For the highest level, where the person states a level. */
  level: 20,
  /** For the best place in a shown test of this technology. */
  test: 20,
} as const;

/** A provisional result is less certain. */
export const provisionalShare = 0.5;

/** In per cent of the part's points. */
export const professionShares = { same: 100, family: 50 } as const;
export const placeShares = { city: 100, remote: 100, near: 90, region: 80 } as const;
export const stateShares: Partial<Record<JobSearchState, number>> = {
  actively_searching: 100,
  open_opportunities: 70,
  dreamjob_only: 30,
};

/** Per cent lost for each year below what is asked, and for each year above. */
export const yearsLost = { below: 20, above: 5 } as const;
/** More experience than asked is never worth less than this. */
export const leastAbove = 50;

/** Days since the last change of the profile: the first line that holds gives the per cent. */
export const freshness = [
  { days: 30, share: 100 },
  { days: 90, share: 70 },
  { days: 180, share: 40 },
  { days: 365, share: 20 },
] as const;

/** Below this number of requests that have ended, the share of answers says nothing, and counts as full. */
export const leastRequests = 3;
