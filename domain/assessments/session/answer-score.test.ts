import { describe, expect, it } from 'vitest';
import { answerScore } from './answer-score.ts';

describe('an answer is right when it is exactly the right one', () => {
  it.each([
    ['the one right option', ['a'], ['a'], 1],
    ['another option', ['b'], ['a'], 0],
    ['all of several', ['c', 'a'], ['a', 'c'], 1],
    ['some of several', ['a'], ['a', 'c'], 0],
    ['all of several, and one too many', ['a', 'b', 'c'], ['a', 'c'], 0],
    ['everything', ['a', 'b', 'c', 'd'], ['a'], 0],
    ['the same option twice', ['a', 'a'], ['a'], 1],
    ['one of two, twice', ['a', 'a'], ['a', 'c'], 0],
    ['nothing', [], ['a'], 0],
    ['nothing, where nothing is right', [], [], 0],
  ])('%s', (_, chosen, right, score) => expect(answerScore(chosen, right)).toBe(score));
});
