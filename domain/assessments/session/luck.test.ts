import { describe, expect, it } from 'vitest';
import { answerScore } from './answer-score.ts';
import { luckOf } from './luck.ts';

describe('the probability of guessing', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];

  it.each([2, 4, 5])('one right option of %i is the share of right guesses', (options) => {
    const guesses = letters.slice(0, options);
    const right = guesses.filter((option) => answerScore([option], ['b']));
    expect(luckOf({ options, severalRight: false })).toBe(right.length / guesses.length);
  });

  it.each([3, 4, 5])('several right options of %i is the share of right sets', (options) => {
    const sets = Array.from({ length: 2 ** options - 1 }, (_, index) =>
      letters.filter((_, bit) => (index + 1) & (1 << bit)),
    );
    const right = sets.filter((chosen) => answerScore(chosen, ['a', 'c']));
    expect(luckOf({ options, severalRight: true })).toBe(right.length / sets.length);
  });
});
