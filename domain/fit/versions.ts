import { type Fit, fitOf } from './fit.ts';
import { type RankedList, tierOfPlan } from './offer.ts';
import type { FitPerson } from './person.ts';
import type { FitPlan } from './plan.ts';

/** A version of the rule: how it scores and orders offers, and fingerprints of its figures and results (versions.test.ts). */
export type FitRule = {
  score: (plan: FitPlan, person: FitPerson) => Fit;
  tier: (plan: FitPlan, person: FitPerson, list: RankedList) => number;
  figures: string;
  scores: string;
  tiers: string;
};

/**
 * Every version whose rankings are still in the log. Another figure of weights.ts, or another sum, is another version:
 * the rule before it stays here with its own figures until its last ranking is swept.
 */
export const fitRules: Readonly<Record<string, FitRule>> = {
  '1': {
    score: fitOf,
    tier: tierOfPlan,
    figures: '9270d432a3bb62f1',
    scores: '1cf58c8db1d9a76c',
    tiers: '51f181495dc748b3',
  },
};
