import { expect, it } from 'vitest';
import { nextPublication, publicationSlots } from './next-publication.ts';

it.each([
  ['early on a Monday: the same day', '2026-11-16T05:00:00Z', '2026-11-16T08:00:00Z'],
  ['at nine: the next day', '2026-11-16T08:00:00Z', '2026-11-17T08:00:00Z'],
  ['on a Friday after nine: Monday', '2026-11-20T09:00:00Z', '2026-11-23T08:00:00Z'],
  ['in summer, when Paris is two hours ahead of UTC', '2026-07-01T05:00:00Z', '2026-07-01T07:00:00Z'],
  ['over the night in which summer time ends', '2026-10-24T12:00:00Z', '2026-10-26T08:00:00Z'],
])('batches are published on working days at nine in Paris: %s', (_, now, next) => {
  expect(nextPublication(new Date(now)).toISOString()).toBe(new Date(next).toISOString());
});

it('several publication times are offered', () => {
  const slots = publicationSlots(new Date('2026-11-19T12:00:00Z'), 3).map((slot) => slot.toISOString().slice(0, 10));
  expect(slots).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
});
