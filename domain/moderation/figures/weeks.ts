import { firstDay, periodOf } from '../admin-card.ts';
import type { TestWeek } from './figures.ts';

/** The Monday of the first week: whole weeks are counted, so that the first one can be compared with the others. */
export function firstMonday(today: string, days: number): string {
  return periodOf(firstDay(today, days), 'WEEK');
}

/** Every week up to that of today, those without a test included, the oldest first. */
export function testWeeks(found: readonly TestWeek[], today: string, days: number): TestWeek[] {
  const known = new Map(found.map((week) => [week.from, week]));
  const weeks: TestWeek[] = [];
  const last = periodOf(today, 'WEEK');
  for (let from = firstMonday(today, days); from <= last; from = firstDay(from, -6)) {
    weeks.push(known.get(from) ?? { from, rated: 0, practice: 0 });
  }
  return weeks;
}
