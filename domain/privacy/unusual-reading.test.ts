import { describe, expect, it } from 'vitest';
import { isUnusual, usualReading } from './unusual-reading.ts';

describe('an unusual number of profiles read in a day (docs/product/privacy.md, Unusual reading)', () => {
  it.each([
    ['an ordinary day', 12, [10, 14, 9], false],
    ['many profiles, as always for this user', 140, [120, 130, 150], false],
    ['many profiles, by a user who usually reads few', 60, [3, 5, 4], true],
    ['three times as many as usual', 180, [60, 60, 60], true],
    ['nearly three times as many as usual', 179, [60, 60, 60], false],
    ['many profiles, by a new user', 60, [], true],
    ['a busy first day of a new user', 59, [], false],
    ['many profiles again, after a single day with very many', 90, [4, 5, 6, 5, 300], true],
  ])('is reported or not: %s', (_, today, days, expected) => {
    expect(isUnusual(today, usualReading(days))).toBe(expected);
  });
});
