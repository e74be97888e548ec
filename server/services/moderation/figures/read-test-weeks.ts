import { sql } from 'kysely';
import type { TestWeek } from '../../../../domain/moderation/figures/figures.ts';
import { firstMonday, testWeeks } from '../../../../domain/moderation/figures/weeks.ts';
import type { Writer } from '../../../data/database.ts';
import { startOfDay } from './start-of-day.ts';

/** Completed tests by week of their end, in the time zone of Paris. */
export async function readTestWeeks(db: Writer, today: string, days: number): Promise<TestWeek[]> {
  const { rows } = await sql<TestWeek>`
    select to_char(date_trunc('week', end_date at time zone 'Europe/Paris'), 'YYYY-MM-DD') as "from",
      count(*) filter (where not practice)::int as rated, count(*) filter (where practice)::int as practice
    from test_sessions
    where status = 'COMPLETED' and end_date >= ${startOfDay(firstMonday(today, days))}
    group by 1`.execute(db);
  return testWeeks(rows, today, days);
}
