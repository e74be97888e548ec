import { expect, it } from 'vitest';
import { daysLater, inactiveBefore } from './periods.ts';

it('looks back two calendar years, leap years or not', () => {
  expect(inactiveBefore(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2024-11-15T10:00:00Z'));
  expect(inactiveBefore(new Date('2028-02-29T00:00:00Z'))).toEqual(new Date('2026-03-01T00:00:00Z'));
});

it('counts whole days', () => {
  expect(daysLater(new Date('2026-02-20T08:30:00Z'), 14)).toEqual(new Date('2026-03-06T08:30:00Z'));
});
