import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Difficulty } from '../rating/difficulty.ts';
import { deadlineOf, graceMilliseconds, isLate, millisecondsLeft, questionSeconds, secondsWith } from './timer.ts';

describe('the time of a question (docs/product/assessments.md, Time of a question)', () => {
  it.each([
    ['a short easy question', { difficulty: 0, text: 120, code: 0 }, 30],
    ['an ordinary question', { difficulty: 2, text: 300, code: 0 }, 50],
    ['an ordinary question with ten lines of code', { difficulty: 2, text: 300, code: 300 }, 90],
    ['a question of the highest difficulty', { difficulty: 4, text: 300, code: 300 }, 110],
    ['a question without any text: never less than half a minute', { difficulty: 0, text: 0, code: 0 }, 30],
    ['a very long question: never more than four minutes', { difficulty: 4, text: 5000, code: 5000 }, 240],
    ['the choice of a line', { difficulty: 2, text: 300, code: 300, format: 'line' }, 90],
    ['a text to type', { difficulty: 2, text: 300, code: 300, format: 'output' }, 110],
    ['four steps to order', { difficulty: 2, text: 300, code: 300, format: 'order', options: 4 }, 110],
    ['six steps to order', { difficulty: 2, text: 300, code: 300, format: 'order', options: 6 }, 120],
    ['six options, which are only ticked', { difficulty: 2, text: 300, code: 300, format: 'choice', options: 6 }, 90],
  ] as const)('gives seconds to %s', (_, length, seconds) => expect(questionSeconds(length)).toBe(seconds));

  it('is never less for a harder or longer question', () => {
    const length = fc.record({
      difficulty: fc.constantFrom<Difficulty>(0, 1, 2, 3),
      text: fc.nat(3000),
      code: fc.nat(3000),
    });
    fc.assert(
      fc.property(length, fc.nat(500), (question, more) => {
        const seconds = questionSeconds(question);
        const harder = { ...question, difficulty: (question.difficulty + 1) as Difficulty };
        expect(questionSeconds(harder)).toBeGreaterThanOrEqual(seconds);
        expect(questionSeconds({ ...question, text: question.text + more })).toBeGreaterThanOrEqual(seconds);
        expect(questionSeconds({ ...question, code: question.code + more })).toBeGreaterThanOrEqual(seconds);
      }),
    );
  });
});

describe('extra time', () => {
  it.each([
    ['none', 45, 45],
    ['third', 45, 60],
    ['third', 50, 67],
    ['half', 45, 68],
    ['double', 45, 90],
  ] as const)('%s: %i seconds become %i', (extra, seconds, expected) => {
    expect(secondsWith(extra, seconds)).toBe(expected);
  });
});

describe('the deadline', () => {
  const shown = new Date('2026-11-15T10:00:00.000Z');
  const deadline = deadlineOf(shown, 45, 'third');
  const at = (milliseconds: number) => new Date(deadline.getTime() + milliseconds);

  it('is the time of the question plus the extra time after it was shown', () => {
    expect(deadline.toISOString()).toBe('2026-11-15T10:01:00.000Z');
    expect(deadlineOf(shown, 45, 'none').toISOString()).toBe('2026-11-15T10:00:45.000Z');
  });

  it.each([
    ['a minute before', -60_000, 60_000, false],
    ['a millisecond before', -1, 1, false],
    ['exactly at the deadline', 0, 0, false],
    ['at the end of the grace time', graceMilliseconds, 0, false],
    ['after the grace time', graceMilliseconds + 1, 0, true],
    ['a day later', 86_400_000, 0, true],
  ])('time left and lateness %s', (_, milliseconds, left, late) => {
    expect(millisecondsLeft(deadline, at(milliseconds))).toBe(left);
    expect(isLate(deadline, at(milliseconds))).toBe(late);
  });
});
