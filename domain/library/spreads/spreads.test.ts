import { describe, expect, it } from 'vitest';
import { spreadsOf } from './spreads.ts';

const filled = (bins: { from: number; count: number }[]) =>
  bins.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]);

describe('how profiles are spread over years and salaries (docs/product/library.md, Counts beside filter values)', () => {
  it.each<[string, Record<string, number>, number[][]]>([
    [
      'each year has its own interval',
      { 0: 4, 1: 2, 19: 1 },
      [
        [0, 4],
        [1, 2],
        [19, 1],
      ],
    ],
    ['20 years and more are together', { 20: 1, 21: 2, 45: 3 }, [[20, 6]]],
  ])('%s', (_, years, expected) => {
    expect(filled(spreadsOf({ years, salary: {} }).years)).toEqual(expected);
  });

  it.each<[string, Record<string, number>, number[][]]>([
    [
      'five thousand euros are together, with the round sum',
      { 41: 1, 45: 2, 46: 4 },
      [
        [41, 3],
        [46, 4],
      ],
    ],
    [
      '25 k€ and less are together',
      { 1: 1, 19: 1, 25: 1, 26: 1 },
      [
        [1, 3],
        [26, 1],
      ],
    ],
    [
      'more than 100 k€ are together',
      { 99: 1, 100: 1, 101: 1, 200: 1 },
      [
        [96, 2],
        [101, 2],
      ],
    ],
  ])('%s', (_, salary, expected) => {
    expect(filled(spreadsOf({ years: {}, salary }).salary)).toEqual(expected);
  });

  it('profiles without a salary are in no interval, but counted', () => {
    const { salary, noSalary } = spreadsOf({ years: {}, salary: { 0: 7, 50: 1 } });
    expect(filled(salary)).toEqual([[46, 1]]);
    expect(noSalary).toBe(7);
  });

  it('all intervals are there when nothing is found', () => {
    const { years, salary, noSalary } = spreadsOf({ years: {}, salary: {} });
    expect([years.length, salary.length, noSalary]).toEqual([21, 17, 0]);
  });
});
