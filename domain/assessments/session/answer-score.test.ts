import { describe, expect, it } from 'vitest';
import { answerScore } from './answer-score.ts';

describe('an answer is right when it is exactly the right one', () => {
  it.each([
    ['the one right option', ['a'], ['a'], 1],
    ['a wrong option', ['b'], ['a'], 0],
    ['all of several right options', ['c', 'a'], ['a', 'c'], 1],
    ['some of several right options', ['a'], ['a', 'c'], 0],
    ['all of several right options, and a wrong one', ['a', 'b', 'c'], ['a', 'c'], 0],
    ['everything', ['a', 'b', 'c', 'd'], ['a'], 0],
    ['the same right option twice', ['a', 'a'], ['a'], 1],
    ['one of two right options, twice', ['a', 'a'], ['a', 'c'], 0],
    ['nothing', [], ['a'], 0],
    ['no option, where no option is right', [], [], 0],
  ])('scores the choice of %s', (_, chosen, right, score) => expect(answerScore(chosen, right)).toBe(score));
});
