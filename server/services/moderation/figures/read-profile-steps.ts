import { sql } from 'kysely';
import type { ProfileSteps } from '../../../../domain/moderation/figures/figures.ts';
import type { Writer } from '../../../data/database.ts';
import { startOfDay } from './start-of-day.ts';

/**
 * A profile that was complete before the moment was recorded counts as complete, but not in the median. Negative times
 * (an older profile that was published first) are left out too.
 */
export async function readProfileSteps(db: Writer, since: string): Promise<ProfileSteps> {
  const { rows } = await sql<ProfileSteps>`
    select count(*)::int as signed_up,
      count(*) filter (where completed_at is not null or not is_short or validation_status is not null)::int as completed,
      count(*) filter (where published_at is not null or validation_status = 'published')::int as published,
      ${medianDays('completed_at - created_at')} as days_to_complete,
      ${medianDays('published_at - completed_at')} as days_to_publish
    from developers where created_at >= ${startOfDay(since)}`.execute(db);
  return rows[0] ?? { signedUp: 0, completed: 0, published: 0, daysToComplete: null, daysToPublish: null };
}

function medianDays(time: string) {
  const days = sql`extract(epoch from ${sql.raw(time)}) / 86400`;
  return sql`(percentile_disc(0.5) within group (order by ${days}) filter (where ${days} >= 0))::float8`;
}
