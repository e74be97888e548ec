import { expect, it } from 'vitest';
import { daysLater, inactiveBefore } from './periods.ts';

it('inactivity counts two calendar years, with or without a leap year', () => {
  expect(inactiveBefore(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2024-11-15T10:00:00Z'));
  expect(inactiveBefore(new Date('2028-02-29T00:00:00Z'))).toEqual(new Date('2026-03-01T00:00:00Z'));
});

it('a later day is a number of whole days later', () => {
  expect(daysLater(new Date('2026-02-20T08:30:00Z'), 14)).toEqual(new Date('2026-03-06T08:30:00Z'));
});
