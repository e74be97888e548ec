import { expect, it } from 'vitest';
import { answerRate } from './answer-rate.ts';

const counts = (ended: number, answered: number, medianDays: number | null = 4) => ({ ended, answered, medianDays });

it.each([
  [undefined, false, { kind: 'few' }],
  [counts(4, 4), false, { kind: 'few' }],
  [counts(5, 5), false, { kind: 'rate', percent: 100, medianDays: 4 }],
  [counts(13, 12), false, { kind: 'rate', percent: 92, medianDays: 4 }],
  // Rounded down: 100 % means every application.
  [counts(1000, 999), false, { kind: 'rate', percent: 99, medianDays: 4 }],
  [counts(6, 0, null), false, { kind: 'rate', percent: 0, medianDays: null }],
  [counts(13, 12), true, { kind: 'elsewhere' }],
] as const)(
  'the answer rate (docs/product/companies.md, The answer rate): %o, in its own tool %s',
  (given, elsewhere, rate) => expect(answerRate(given, elsewhere)).toEqual(rate),
);
