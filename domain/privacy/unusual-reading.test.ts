import { describe, expect, it } from 'vitest';
import { isUnusual, usualReading } from './unusual-reading.ts';

describe('an alarm when someone reads an unusual number of profiles', () => {
  it.each([
    ['a quiet day', 12, [10, 14, 9], false],
    ['many, by somebody who always reads many', 140, [120, 130, 150], false],
    ['many, by somebody who reads few', 60, [3, 5, 4], true],
    ['three times as many as usual', 180, [60, 60, 60], true],
    ['nearly three times as many', 179, [60, 60, 60], false],
    ['many, by somebody who has just come', 60, [], true],
    ['a busy first day', 59, [], false],
    ['one wild day before does not make the next one usual', 90, [4, 5, 6, 5, 300], true],
  ])('%s', (_, today, days, expected) => {
    expect(isUnusual(today, usualReading(days))).toBe(expected);
  });
});
