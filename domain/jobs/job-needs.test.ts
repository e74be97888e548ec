import { describe, expect, it } from 'vitest';
import { byImportance, clampJobYears } from './job-needs.ts';

describe('what an offer needs (docs/product/jobs.md, What an offer needs)', () => {
  it('is divided into what is needed and what is nice to have, in the order of the company', () => {
    const entries = [
      { name: 'React', required: true },
      { name: 'Figma', required: false },
      { name: 'CSS', required: true },
    ];
    const { required, nice } = byImportance(entries);
    expect([required, nice].map((list) => list.map(({ name }) => name))).toEqual([['React', 'CSS'], ['Figma']]);
  });

  it.each<[unknown, number | null]>([
    ['3', 3],
    [-1, 0],
    [41, 40],
    ['', null],
    [null, null],
    ['many', null],
  ])('%j years become %j', (given, years) => expect(clampJobYears(given)).toBe(years));
});
