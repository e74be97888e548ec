import { firstDay, periodOf } from '../moderation/admin-card.ts';

/** docs/product/profile.md, Who looked at my profile: the weeks of the chart. */
const shownWeeks = 8;

/** Views in the week that begins on this Monday, 'yyyy-mm-dd'. */
export type VisitWeek = { from: string; views: number };

/** The Monday from which views are counted; the last week is that of today. */
export function firstVisitWeek(today: string): string {
  return firstDay(periodOf(today, 'WEEK'), 7 * (shownWeeks - 1) + 1);
}

/** All of the weeks, those without a view included, the oldest first. */
export function visitWeeks(found: readonly VisitWeek[], today: string): VisitWeek[] {
  const known = new Map(found.map((week) => [week.from, week.views]));
  const last = periodOf(today, 'WEEK');
  return Array.from({ length: shownWeeks }, (_, index) => {
    const from = firstDay(last, 7 * (shownWeeks - 1 - index) + 1);
    return { from, views: known.get(from) ?? 0 };
  });
}
