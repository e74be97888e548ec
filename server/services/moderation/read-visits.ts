import { sql } from 'kysely';
import { dayOf } from '../../../domain/day.ts';
import { firstDay, type VisitPeriod, type Visits, visitSeries } from '../../../domain/moderation/admin-card.ts';
import type { Context } from '../../context.ts';
import { permitModerator } from './permit.ts';

/**
 * docs/product/moderation.md, Visit statistics: uniqueCount is the number of different recruiters within the period.
 */
export async function readVisits(context: Context, developerId: string, asked: VisitPeriod): Promise<Visits[]> {
  permitModerator(context, developerId);
  const today = dayOf(context.ports.clock.now());
  const { rows } = await sql<Visits>`
    select to_char(date_trunc(${asked.granularity.toLowerCase()}, day::timestamp), 'YYYY-MM-DD') as "from",
      sum(count)::int as count, count(distinct recruiter_id)::int as unique_count
    from developer_visits where developer_id = ${developerId} and day between ${firstDay(today, asked.days)}::date and ${today}::date
    group by 1`.execute(context.db);
  return visitSeries(rows, today, asked);
}
