import { describe, expect, it } from 'vitest';
import { idOfMark, languageMarks, markOf, testMarks } from './marks.ts';

describe('marks of tests with their ranks (docs/product/library.md, Filters)', () => {
  it.each([
    ['the top 4 % has every rank', 0.04, ['t', 't~5', 't~20', 't~40']],
    ['5 % is the gold rank', 0.05, ['t', 't~5', 't~20', 't~40']],
    ['20 % is the silver rank', 0.2, ['t', 't~20', 't~40']],
    ['40 % is the bronze rank', 0.4, ['t', 't~40']],
    ['above 40 % has no rank, only the test', 0.401, ['t']],
  ])('a result: %s', (_, centile, marks) => expect(testMarks('t', centile)).toEqual(marks));

  it.each([
    ['t', undefined, 't'],
    ['t~20', undefined, undefined],
    ['t~20', 20, 't'],
    ['t~5', 20, undefined],
    ['t', 20, undefined],
  ] as const)('the mark %s of rank %s is of %s', (mark, rank, test) => expect(idOfMark(mark, rank)).toBe(test));

  it('are searched by the mark that a result gets', () => {
    expect(markOf('t', undefined)).toBe('t');
    expect(testMarks('t', 0.1)).toContain(markOf('t', 20));
  });

  it('have no rank while the result is provisional', () => expect(testMarks('t', 0.01, true)).toEqual(['t']));
});

describe('marks of languages with their levels (docs/product/library.md, Filters)', () => {
  it.each([
    ['basic', 39, ['en']],
    ['intermediate', 40, ['en', 'en~40']],
    ['advanced', 70, ['en', 'en~40', 'en~70']],
    ['fluent', 100, ['en', 'en~40', 'en~70', 'en~100']],
  ])('%s: every level that is reached', (_, value, marks) => expect(languageMarks('en', value)).toEqual(marks));
});
