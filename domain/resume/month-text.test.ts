import { describe, expect, it } from 'vitest';
import { asEnd, asStart, isoDay, readMonth } from './month-text.ts';

const today = { year: 2026, month: 10 };

describe('dates in the formats of real documents; months count from 0', () => {
  it.each([
    ['2019-03-15', 2019, 2],
    ['2019-03', 2019, 2],
    ['2019-3-1', 2019, 2],
    ['2019-12-31T23:00:00.000Z', 2019, 11],
    ['2019/03', 2019, 2],
    ['03/2019', 2019, 2],
    ['15/03/2019', 2019, 2],
    ['Mar 2019', 2019, 2],
    ['March 5, 2019', 2019, 2],
    ['mars 2019', 2019, 2],
    ['1er août 2019', 2019, 7],
    ['févr. 2019', 2019, 1],
    ['Juin 2019', 2019, 5],
    ['juil. 2019', 2019, 6],
    ['DÉCEMBRE 2019', 2019, 11],
    ['May 2019', 2019, 4],
    ['2019', 2019, null],
    [2019, 2019, null],
    ['Summer of 2019', 2019, null],
    [{ year: 2019, month: 2 }, 2019, 2],
    [{ year: 2019 }, 2019, null],
  ])('“%s” is read', (written, year, month) => expect(readMonth(written)).toEqual({ year, month }));

  it.each([
    'Present',
    'present',
    'Now',
    'current',
    "Aujourd'hui",
    'aujourd’hui',
    'En cours',
    'à ce jour',
    'Actuellement',
    true,
  ])('“%s” is a current job', (written) => expect(readMonth(written)).toBe('present'));

  it.each(['', '  ', '-', null, undefined])('“%s” is no date', (written) => expect(readMonth(written)).toBeUndefined());

  it.each(['someday', '2019-13', '99', {}, [], 12, { year: 'x' }, '9'.repeat(1e6)])('“%s” is unreadable', (written) =>
    expect(readMonth(written)).toBe('unreadable'),
  );
});

it('a year without a month begins in January and ends in December, or today', () => {
  expect(asStart({ year: 2019, month: null })).toEqual({ year: 2019, month: 0 });
  expect(asEnd({ year: 2019, month: null }, today)).toEqual({ year: 2019, month: 11 });
  expect(asEnd({ year: 2026, month: null }, today)).toEqual(today);
});

it('a day is written as yyyy-MM-dd', () => expect(isoDay({ year: 2020, month: 8 })).toBe('2020-09-01'));
