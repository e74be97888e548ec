import { describe, expect, it } from 'vitest';
import { duePublicationDay, firstPublicationDay, isPublicationDay, lastPublicationDay } from './publication-day.ts';

describe('the day of a planned publication (docs/product/jobs.md, Planning a publication)', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2027-02-17', true],
    ['2027-02-18', false],
    ['2025-11-20', false],
  ])('%s is possible on 19 November 2026: %s', (day, possible) =>
    expect(isPublicationDay(day, '2026-11-19')).toBe(possible),
  );

  it('is between tomorrow and ninety days from now', () => {
    expect(firstPublicationDay('2026-12-31')).toBe('2027-01-01');
    expect(lastPublicationDay('2026-11-19')).toBe('2027-02-17');
  });

  it.each([
    // Seven o'clock in Paris, in winter and in summer.
    ['2026-12-03T05:59:59Z', '2026-12-02'],
    ['2026-12-03T06:00:00Z', '2026-12-03'],
    ['2026-07-03T04:59:59Z', '2026-07-02'],
    ['2026-07-03T05:00:00Z', '2026-07-03'],
    ['2026-12-03T22:59:00Z', '2026-12-03'],
  ])('is reached in the morning: at %s the offers of %s are due', (now, day) =>
    expect(duePublicationDay(new Date(now))).toBe(day),
  );
});
