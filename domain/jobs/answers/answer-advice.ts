import { type AnswerCounts, type AnswerRate, answerRateRules } from './answer-rate.ts';

/** docs/product/companies.md, Raising the answer rate: what the company can do, the most useful first. */
export type AnswerAdvice =
  /** The applications to answer, and the day before which the first one must be. */
  | { kind: 'answer'; count: number; before: string }
  /** The rate once all that wait are answered in time. */
  | { kind: 'becomes'; percent: number }
  /** How many ended applications are missing before the rate is shown. */
  | { kind: 'missing'; count: number }
  /** The median is long: ready reasons and answers to several at once. */
  | { kind: 'faster'; days: number }
  | { kind: 'keep' };

/** From this median on, answers could come sooner. */
const longMedian = 5;

type Facts = {
  rate: AnswerRate;
  counts: AnswerCounts | undefined;
  /** The applications that wait for an answer, and the day of the most urgent one. */
  waiting: { count: number; before: string | undefined };
};

export function answerAdvice({ rate, counts, waiting }: Facts): AnswerAdvice[] {
  if (rate.kind === 'elsewhere') return [];
  const { ended, answered } = counts ?? { ended: 0, answered: 0 };
  const advice: AnswerAdvice[] = [];
  if (waiting.count > 0 && waiting.before)
    advice.push({ kind: 'answer', count: waiting.count, before: waiting.before });
  const later = Math.floor((100 * (answered + waiting.count)) / Math.max(1, ended + waiting.count));
  if (rate.kind === 'rate' && later > rate.percent) advice.push({ kind: 'becomes', percent: later });
  if (rate.kind === 'few') advice.push({ kind: 'missing', count: answerRateRules.leastEnded - ended });
  if (rate.kind === 'rate' && rate.medianDays !== null && rate.medianDays >= longMedian)
    advice.push({ kind: 'faster', days: rate.medianDays });
  return advice.length === 0 ? [{ kind: 'keep' }] : advice;
}
