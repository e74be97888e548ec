import { expect, it } from 'vitest';
import { firstVisitWeek, visitWeeks } from './visit-weeks.ts';

// docs/product/profile.md, Who looked at my profile: “The views of the last eight weeks as bars: weeks begin on Mondays
// (Paris time), and the last one is that of today.”
it.each([
  ['a Monday', '2026-11-16', '2026-09-28', '2026-11-16'],
  ['a Sunday', '2026-11-22', '2026-09-28', '2026-11-16'],
  ['after New Year', '2027-01-01', '2026-11-09', '2026-12-28'],
  ['in a week in which the clocks change', '2026-03-29', '2026-02-02', '2026-03-23'],
])('eight weeks up to that of today: %s', (_, today, first, last) => {
  const weeks = visitWeeks([], today);
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toEqual({ from: first, views: 0 });
  expect(weeks[7]).toEqual({ from: last, views: 0 });
  expect(firstVisitWeek(today)).toBe(first);
});

it('weeks without a view stay between those with one', () => {
  const found = [
    { from: '2026-11-16', views: 3 },
    { from: '2026-11-02', views: 5 },
  ];
  expect(visitWeeks(found, '2026-11-18').map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 5, 0, 3]);
});
