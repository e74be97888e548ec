import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { canSeeOwnVisits } from '../../../../domain/permissions/profile.ts';
import { firstVisitWeek, type VisitWeek, visitWeeks } from '../../../../domain/profile/visit-weeks.ts';
import { type Context, permit } from '../../../context.ts';

/**
 * docs/product/profile.md, Who looked at my profile: the views of the last eight weeks. It counts the rows that the page
 * lists (a company on a day), so that the numbers tell no more than the list.
 */
export async function readVisitWeeks(context: Context): Promise<VisitWeek[]> {
  const viewer = permit(context, canSeeOwnVisits);
  const today = dayOf(context.ports.clock.now());
  const { rows } = await visitWeekRows(viewer.userId, today).execute(context.db);
  return visitWeeks(rows, today);
}

/** The weeks with at least one view. */
export const visitWeekRows = (developerId: string, today: string) => sql<VisitWeek>`
  select to_char(date_trunc('week', day::timestamp), 'YYYY-MM-DD') as "from", count(*)::int as views
  from company_views
  where developer_id = ${developerId} and day between ${firstVisitWeek(today)}::date and ${today}::date
  group by 1`;
