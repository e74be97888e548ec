import * as z from 'zod';

/** Why a question rests: it is not asked in rated sessions. */
export type RestReason = 'asked-often' | 'tells-little' | 'differs-by-language' | 'differs-by-time';

/**
 * docs/product/assessments.md, Quality of questions: the lists of the page.
 * - `decide`: not asked until the team decides
 * - `watch`: asked, with a small difference between groups
 * - `resting`: not asked until a known day
 * - `retired`: the team has taken it out
 */
export const qualityLists = ['decide', 'watch', 'resting', 'retired'] as const;
export type QualityList = (typeof qualityLists)[number];

export const qualityDecisions = ['askAgain', 'retire'] as const;
export type QualityDecision = (typeof qualityDecisions)[number];

/** What the team can do with a question of each list. */
export const decisionsOf: Record<QualityList, readonly QualityDecision[]> = {
  decide: ['askAgain', 'retire'],
  watch: ['retire'],
  resting: ['askAgain', 'retire'],
  retired: ['askAgain'],
};

/** The reason stands in the audit log; the author of the question, if a user wrote it, reads it too. */
export const decisionSchema = z.strictObject({
  reason: z.string('required').trim().min(1, 'required').max(500, 'long'),
});
export type DecisionDraft = { reason: string };

export type QualityFacts = {
  status: string;
  restsBecause: RestReason | null;
  /** The classes of the differences between groups, see `differential.ts`. */
  classes: readonly string[];
  /** The last decision of the team was to retire it; otherwise it was archived because it left its file. */
  retired: boolean;
};

/** The list that a question is in; undefined: none, it is asked and nothing is remarkable. */
export function qualityListOf({ status, restsBecause, classes, retired }: QualityFacts): QualityList | undefined {
  if (status === 'ARCHIVED') return retired ? 'retired' : undefined;
  if (status !== 'PUBLISHED') return undefined;
  if (restsBecause) return restsBecause === 'asked-often' ? 'resting' : 'decide';
  return classes.some((one) => one !== 'A') ? 'watch' : undefined;
}
