import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonAfter, seasonBefore, seasonById, seasonOf } from './season.ts';

describe('the season of a moment, which changes at midnight in Paris', () => {
  it.each([
    ['the last moment of a year', '2025-12-31T22:59:59.999Z', '2025-q4'],
    ['the first moment of the next year', '2025-12-31T23:00:00Z', '2026-q1'],
    ['an hour after the turn of the year in Paris, midnight in UTC', '2026-01-01T00:00:00Z', '2026-q1'],
    ['before summer time begins', '2026-03-29T00:59:59Z', '2026-q1'],
    ['after summer time has begun', '2026-03-29T01:00:00Z', '2026-q1'],
    ['the last moment of the first quarter', '2026-03-31T21:59:59.999Z', '2026-q1'],
    ['the first moment of the second quarter', '2026-03-31T22:00:00Z', '2026-q2'],
    ['the last moment of a quarter on whose last day summer time begins (2024)', '2024-03-31T21:59:59.999Z', '2024-q1'],
    ['the first moment of the quarter after that', '2024-03-31T22:00:00Z', '2024-q2'],
    ['the first moment of the third quarter', '2026-06-30T22:00:00Z', '2026-q3'],
    ['the last moment of the third quarter', '2026-09-30T21:59:59.999Z', '2026-q3'],
    ['the first moment of the fourth quarter', '2026-09-30T22:00:00Z', '2026-q4'],
    ['the hour that comes twice when summer time ends', '2026-10-25T00:30:00Z', '2026-q4'],
    ['the same hour the second time', '2026-10-25T01:30:00Z', '2026-q4'],
  ])('%s: %s is in %s', (_, moment, id) => expect(seasonOf(new Date(moment)).id).toBe(id));
});

describe('a season', () => {
  it.each([
    ['2026-q1', '2025-12-31T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['2026-q2', '2026-03-31T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
    ['2026-q3', '2026-06-30T22:00:00.000Z', '2026-09-30T22:00:00.000Z'],
    ['2026-q4', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s lasts from %s until %s', (id, start, end) => {
    const season = seasonById(id);
    expect([season?.id, season?.start.toISOString(), season?.end.toISOString()]).toEqual([id, start, end]);
  });

  it.each(['2026-q5', '2026-q0', '2026-Q1', '26-q1', '2026-q1 ', '2026', ''])('“%s” is not the id of a season', (id) =>
    expect(seasonById(id)).toBeUndefined(),
  );

  it('has a year, a quarter, a season before it and a season after it', () => {
    const autumn = seasonOf(new Date('2026-11-15T10:00:00Z'));
    expect([autumn.year, autumn.quarter]).toEqual([2026, 4]);
    expect([seasonBefore(autumn).id, seasonAfter(autumn).id]).toEqual(['2026-q3', '2027-q1']);
    expect(seasonBefore(seasonAfter(autumn))).toEqual(autumn);
  });

  it('contains its moment, ends where the next one begins, and is found by its id', () => {
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const season = seasonOf(moment);
        expect(season.start.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(season.end.getTime()).toBeGreaterThan(moment.getTime());
        expect(seasonOf(season.start)).toEqual(season);
        expect(seasonOf(season.end)).toEqual(seasonAfter(season));
        expect(seasonById(season.id)).toEqual(season);
      }),
    );
  });
});
