import { describe, expect, it } from 'vitest';
import { firstDay, periodOf, readVisitPeriod, visitSeries } from './admin-card.ts';
import { boostSchema } from './boost-schema.ts';

describe('the boost of a profile (docs/product/moderation.md, Boost and update date)', () => {
  it.each([0, 1, 2, 3])('may be %s', (boost) => expect(boostSchema.safeParse(boost).success).toBe(true));
  it.each([-1, 4, 1.5, '2', null])('may not be %s', (boost) =>
    expect(boostSchema.safeParse(boost).success).toBe(false),
  );
});

describe('the query of visit statistics (docs/product/moderation.md, Visit statistics)', () => {
  it.each([
    ['', 'DAY', 14],
    ['granularity=WEEK&days=60', 'WEEK', 60],
    ['granularity=YEAR&days=0', 'DAY', 14],
    ['days=2.5', 'DAY', 14],
    ['days=100000', 'DAY', 366],
  ])('is read from “%s”, with defaults', (given, granularity, days) => {
    expect(readVisitPeriod(new URLSearchParams(given))).toEqual({ granularity, days });
  });
});

describe('periods of visit statistics', () => {
  it.each([
    ['2026-11-15', 'DAY', '2026-11-15'],
    ['2026-11-15', 'WEEK', '2026-11-09'],
    ['2026-11-16', 'WEEK', '2026-11-16'],
    ['2026-11-15', 'MONTH', '2026-11-01'],
  ] as const)('%s is in the %s that begins on %s', (day, granularity, from) => {
    expect(periodOf(day, granularity)).toBe(from);
  });

  it('include those without visits, up to today', () => {
    const today = '2026-03-02';
    const visited = { from: '2026-02-28', count: 5, uniqueCount: 2 };
    const series = visitSeries([visited], today, { granularity: 'DAY', days: 4 });
    expect(series.map(({ from }) => from)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(series.map(({ count }) => count)).toEqual([0, 5, 0, 0]);
    expect(firstDay(today, 4)).toBe('2026-02-27');
    expect(visitSeries([], today, { granularity: 'MONTH', days: 40 }).map(({ from }) => from)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
  });
});
