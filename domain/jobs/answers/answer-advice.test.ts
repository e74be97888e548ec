import { describe, expect, it } from 'vitest';
import { type AnswerAdvice, answerAdvice } from './answer-advice.ts';
import { type AnswerCounts, answerRate } from './answer-rate.ts';

const counts = (ended: number, answered: number, medianDays: number | null = 2): AnswerCounts => ({
  ended,
  answered,
  medianDays,
});

describe('how to raise the rate (docs/product/companies.md, Raising the answer rate)', () => {
  it.each<[string, AnswerCounts | undefined, number, AnswerAdvice[]]>([
    ['nothing has ended', undefined, 0, [{ kind: 'missing', count: 5 }]],
    [
      'too few have ended, some wait',
      counts(3, 3),
      2,
      [
        { kind: 'answer', count: 2, before: '2026-12-01' },
        { kind: 'missing', count: 2 },
      ],
    ],
    [
      'some wait',
      counts(10, 7),
      5,
      [
        { kind: 'answer', count: 5, before: '2026-12-01' },
        { kind: 'becomes', percent: 80 },
      ],
    ],
    ['every answer counts already', counts(10, 10), 3, [{ kind: 'answer', count: 3, before: '2026-12-01' }]],
    ['answers come late', counts(10, 10, 5), 0, [{ kind: 'faster', days: 5 }]],
    ['none was answered in time', counts(5, 0, null), 0, [{ kind: 'keep' }]],
    ['all is well', counts(10, 10, 4), 0, [{ kind: 'keep' }]],
  ])('%s', (_, given, count, expected) => {
    const waiting = { count, before: count > 0 ? '2026-12-01' : undefined };
    expect(answerAdvice({ rate: answerRate(given, false), counts: given, waiting })).toEqual(expected);
  });

  it('gives none to a company that answers in its own tool', () => {
    const waiting = { count: 0, before: undefined };
    expect(answerAdvice({ rate: answerRate(counts(10, 2), true), counts: undefined, waiting })).toEqual([]);
  });
});
