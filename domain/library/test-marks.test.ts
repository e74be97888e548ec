import { describe, expect, it } from 'vitest';
import { testMark, testMarks, testOfMark } from './test-marks.ts';

describe('tests and their rank', () => {
  it.each([
    ['the top 4 % has every rank', 0.04, ['t', 't~5', 't~20', 't~40']],
    ["'medal ≤5 gold'", 0.05, ['t', 't~5', 't~20', 't~40']],
    ["'≤20 silver'", 0.2, ['t', 't~20', 't~40']],
    ["'≤40 bronze'", 0.4, ['t', 't~40']],
    ["'above 40 none': the test counts all the same", 0.401, ['t']],
  ])('%s', (_, centile, marks) => expect(testMarks('t', centile)).toEqual(marks));

  it.each([
    ['t', undefined, 't'],
    ['t~20', undefined, undefined],
    ['t~20', 20, 't'],
    ['t~5', 20, undefined],
    ['t', 20, undefined],
  ] as const)('the mark %s of rank %s is of %s', (mark, rank, test) => expect(testOfMark(mark, rank)).toBe(test));

  it('is asked for by the mark that it gets', () => {
    expect(testMark('t', undefined)).toBe('t');
    expect(testMarks('t', 0.1)).toContain(testMark('t', 20));
  });
});
