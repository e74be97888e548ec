import { describe, expect, it } from 'vitest';
import { monthsLasted, yearsCovered } from './experience-years.ts';

const today = { year: 2026, month: 10 };
const at = (year: number, month = 0) => ({ year, month });
const past = (start: [number, number], end: [number, number]) => ({
  start: at(...start),
  end: at(...end),
  stillEmployed: false,
});
const current = (start: [number, number]) => ({ start: at(...start), end: null, stillEmployed: true });

it.each<[string, Parameters<typeof yearsCovered>[0], number]>([
  ['none', [], 0],
  ['January to December', [past([2020, 0], [2020, 11])], 1],
  ['eleven months', [past([2020, 0], [2020, 10])], 0],
  ['one that goes on', [current([2021, 11])], 5],
  ['two after each other', [past([2018, 0], [2019, 11]), past([2020, 0], [2020, 11])], 3],
  ['two with a gap', [past([2010, 0], [2010, 11]), past([2020, 0], [2020, 11])], 2],
  ['two at the same time', [past([2018, 0], [2019, 11]), past([2018, 0], [2019, 11])], 2],
  ['one inside another', [past([2015, 0], [2020, 11]), past([2016, 0], [2017, 11])], 6],
  ['two that overlap, the newer one first', [past([2019, 6], [2021, 11]), past([2018, 0], [2020, 5])], 4],
  ['one without a start', [{ start: null, end: at(2020), stillEmployed: false }], 0],
  ['one without an end', [{ start: at(2010), end: null, stillEmployed: false }], 0],
  ['one that ends before it starts', [past([2020, 0], [2010, 0]), past([2021, 0], [2021, 11])], 1],
])('docs/product/profile.md, Experiences: the experiences of %s cover %i years', (_, experiences, years) => {
  expect(yearsCovered(experiences, today)).toBe(years);
});

describe('how long one experience lasted (docs/product/profile.md, Experiences)', () => {
  it.each([
    ['within one month', { year: 2024, month: 2 }, { year: 2024, month: 2 }, 1],
    ['a whole year', { year: 2024, month: 0 }, { year: 2024, month: 11 }, 12],
    ['over the turn of a year', { year: 2023, month: 8 }, { year: 2024, month: 7 }, 12],
    ['two years and three months', { year: 2021, month: 5 }, { year: 2023, month: 7 }, 27],
    ['until today', { year: 2026, month: 0 }, null, 11],
    ['begun in a month that is yet to come', { year: 2026, month: 11 }, null, 1],
  ])('%s', (_, start, end, months) => expect(monthsLasted({ start, end }, today)).toBe(months));
});
