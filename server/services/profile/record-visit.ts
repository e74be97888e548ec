import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Looking } from './read-developer.ts';

/** Looking again within this time, or a page that loads its data again, is the same visit. */
const sameVisitMilliseconds = 30 * 60 * 1000;

/** 'When the connected user is a RECRUITER viewing a developer profile, a visit timestamp is recorded.' */
export async function recordVisit(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  { recruiterId, day }: Pick<Looking, 'recruiterId' | 'day'>,
  developerId: string,
  /** As it was read with the profile; saves writing what would change nothing. */
  lastVisit: number | null,
): Promise<void> {
  const now = ports.clock.now();
  if (lastVisit !== null && now.getTime() - lastVisit <= sameVisitMilliseconds) return;
  await sql`
    insert into developer_visits as visit (developer_id, day, recruiter_id, count, last_at)
    values (${developerId}, ${day}, ${recruiterId}, 1, ${now})
    on conflict (developer_id, day, recruiter_id) do update set count = visit.count + 1, last_at = excluded.last_at
    where visit.last_at < excluded.last_at - make_interval(secs => ${sameVisitMilliseconds / 1000})`.execute(db);
}
