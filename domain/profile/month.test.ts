import { describe, expect, it } from 'vitest';
import { errorsOf } from './form-errors.ts';
import { compareMonths, firstMonth, type Month, monthOf, monthSchema, monthsBetween } from './month.ts';

const today = { year: 2026, month: 10 };
const month = (year: number, month: number): Month => ({ year, month });

describe('a month in a form (docs/product/profile.md, Experiences)', () => {
  it.each([
    ['January 1980', firstMonth, undefined],
    ['December 1979', month(1979, 11), 'outOfRange'],
    ['this month', today, undefined],
    ['next month', month(2026, 11), 'outOfRange'],
    ['January of next year', month(2027, 0), 'outOfRange'],
    ['December of last year', month(2025, 11), undefined],
    ['a thirteenth month', month(2020, 12), 'outOfRange'],
    ['a month below zero', month(2020, -1), 'outOfRange'],
    ['a fraction of a month', month(2020, 1.5), 'outOfRange'],
    ['only a year', { year: 2020 }, 'outOfRange'],
    ['a text', '2020-05', 'outOfRange'],
    ['no choice yet', null, 'required'],
    ['missing', undefined, 'required'],
  ])('is checked: %s', (_, value, code) => {
    expect(errorsOf(monthSchema(today), value)).toEqual(code ? { '': code } : {});
  });

  it('has two numbers and no other properties', () => {
    expect(monthSchema(today).parse({ ...month(2020, 4), day: 3 } as Month)).toEqual(month(2020, 4));
  });
});

describe('months', () => {
  it('sort from the oldest to the newest', () => {
    const sorted = [month(2020, 3), month(2019, 11), month(2020, 0)].sort(compareMonths);
    expect(sorted).toEqual([month(2019, 11), month(2020, 0), month(2020, 3)]);
  });

  it.each([
    ['the same', month(2020, 3), month(2020, 3), 0],
    ['over new year', month(2019, 11), month(2020, 1), 2],
    ['backwards', month(2020, 1), month(2019, 11), -2],
    ['ten years', month(2010, 5), month(2020, 5), 120],
  ])('have a distance: %s', (_, from, to, count) => expect(monthsBetween(from, to)).toBe(count));

  it('are read from a date, January as 0', () => {
    expect(monthOf(new Date('2026-01-31T23:30:00Z'))).toEqual(month(2026, 0));
    expect(monthOf(new Date('2026-11-15T08:00:00Z'))).toEqual(today);
  });
});
