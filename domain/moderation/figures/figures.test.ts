import { describe, expect, it } from 'vitest';
import { type CompanyAnswers, companiesInDebt, percent, readFigureName, type TestWeek } from './figures.ts';
import { figureSearch, readFigureDays } from './period.ts';
import { testWeeks } from './weeks.ts';

describe('docs/product/moderation.md, Figures', () => {
  it.each([
    ['days=30', 30, '?days=30'],
    ['days=365', 365, '?days=365'],
    ['', 180, ''],
    ['days=31', 180, ''],
    ['days=-1', 180, ''],
  ] as const)('the period of the address "%s" is %i days', (search, days, address) => {
    expect(readFigureDays(new URLSearchParams(search))).toBe(days);
    expect(figureSearch(days)).toBe(address);
  });

  it.each([
    ['cities', 'cities'],
    ['people', undefined],
    [null, undefined],
  ])('the figure %s of the address', (given, name) => expect(readFigureName(given)).toBe(name));

  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [0, 0, 0],
  ])('%i of %i is %i per cent', (part, whole, share) => expect(percent(part, whole)).toBe(share));

  it('lists companies whose applicants wait, the longest wait first, then the most applicants', () => {
    const company = (name: string, waiting: number, waitingSince: string | null) =>
      ({ name, waiting, waitingSince }) as CompanyAnswers;
    const list = [
      company('nobody', 0, null),
      company('late', 1, '2026-11-01'),
      company('early', 1, '2026-10-01'),
      company('many', 5, '2026-11-01'),
    ];
    expect(companiesInDebt(list).map(({ name }) => name)).toEqual(['early', 'many', 'late']);
  });

  it('shows every week from the Monday before the period to the present one', () => {
    const found: TestWeek[] = [{ from: '2026-11-09', rated: 3, practice: 1 }];
    // 18 November 2026 is a Wednesday.
    expect(testWeeks(found, '2026-11-18', 14)).toEqual([
      { from: '2026-11-02', rated: 0, practice: 0 },
      { from: '2026-11-09', rated: 3, practice: 1 },
      { from: '2026-11-16', rated: 0, practice: 0 },
    ]);
  });

  it('weeks follow each other over the change of the clock and of the year', () => {
    const weeks = testWeeks([], '2027-01-06', 90).map(({ from }) => from);
    expect(weeks[0]).toBe('2026-10-05');
    expect(weeks.at(-1)).toBe('2027-01-04');
    expect(weeks).toHaveLength(14);
  });
});
