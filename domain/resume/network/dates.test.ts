import { describe, expect, it } from 'vitest';
import { durationMonths, isDuration, lastYear, parsePeriod } from './dates.ts';

describe('the dates of a role', () => {
  it.each([
    ['March 2012\u00a0-\u00a02014\u00a0(2 years)', { year: 2012, month: 2 }, { year: 2014, month: null }],
    ['août 2019\u00a0-\u00a0décembre 2020\u00a0(1 an 5 mois)', { year: 2019, month: 7 }, { year: 2020, month: 11 }],
    ['2011 - 2011 (less than a year)', { year: 2011, month: null }, { year: 2011, month: null }],
    ['février 2022\u00a0–\u00a0mai 2022', { year: 2022, month: 1 }, { year: 2022, month: 4 }],
    ['July 2011 (1 month)', { year: 2011, month: 6 }, { year: 2011, month: 6 }],
  ])('are read from “%s”', (line, start, end) => {
    expect(parsePeriod(line)).toEqual({ start, end, stillEmployed: false });
  });

  it.each(['January 2014\u00a0-\u00a0Present\u00a0(12 years 3 months)', 'janvier 2014 - aujourd’hui'])(
    'without an end mean a current job: %s',
    (line) => {
      expect(parsePeriod(line)).toEqual({ start: { year: 2014, month: 0 }, end: null, stillEmployed: true });
    },
  );

  it.each(['- 2012', 'From 2012 - 2014', 'abril de 2021 - Present', '2012 - 2014 - 2016', 'Brumaire 2012 - 2013', ''])(
    'are not in %j',
    (line) => {
      expect(parsePeriod(line)).toBeUndefined();
    },
  );
});

describe('a duration', () => {
  it.each([
    ['2 years', 24],
    ['1 year 1 month', 13],
    ['6 ans 4 mois', 76],
    ['1 an', 12],
    ['4 mois', 4],
    ['(9 months)', 9],
    ['less than a year', 0],
  ])('is read from “%s”', (line, months) => {
    expect(isDuration(line)).toBe(true);
    expect(durationMonths(line)).toBe(months);
  });

  it.each(['2 years of cables', 'mois', '24', 'May 2012'])('is not in %j', (line) => {
    expect(isDuration(line)).toBe(false);
  });
});

describe('the year of an education entry', () => {
  it.each([
    ['September 2018\u00a0-\u00a02019', 2019],
    ['2007', 2007],
    ['no year', null],
  ])('is read from “%s”', (text, year) => {
    expect(lastYear(text)).toBe(year);
  });
});
