import type { OfferFit } from '../offer.ts';

/**
 * docs/product/fit.md, Offers worth telling: the points from which an offer is worth an e-mail. It does not change a
 * score, so it is no part of the version of the rule.
 */
export const leastToTell = 700;

/** All wishes are met, a technology is shared and no required one is missing, and the score is high enough. */
export function isWorthTelling({ unmet, held, score }: Pick<OfferFit, 'unmet' | 'held' | 'score'>): boolean {
  return unmet.length === 0 && held === 'all' && score >= leastToTell;
}
