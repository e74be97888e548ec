/** docs/product/companies.md, The answer rate. */
export const answerRateRules = {
  /** Applications of this time count. */
  months: 12,
  /** With fewer ended applications the share would depend on chance, and could identify single applicants. */
  leastEnded: 5,
} as const;

/** `answered`: by the company itself, in time. */
export type AnswerCounts = { ended: number; answered: number; medianDays: number | null };

/** 'few': not enough ended applications. 'elsewhere': the company answers in its own recruiting tool. */
export type AnswerRate = { kind: 'rate'; percent: number; medianDays: number | null } | { kind: 'few' | 'elsewhere' };

/** The share is rounded down, so that 100 % means every application. */
export function answerRate(counts: AnswerCounts | undefined, elsewhere: boolean): AnswerRate {
  if (elsewhere) return { kind: 'elsewhere' };
  if (!counts || counts.ended < answerRateRules.leastEnded) return { kind: 'few' };
  const { ended, answered, medianDays } = counts;
  return { kind: 'rate', percent: Math.floor((100 * answered) / ended), medianDays };
}
