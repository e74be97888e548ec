import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Looking, ViewerRelation } from './read-developer.ts';

/** Looking again within this time, or a page that loads its data again, is the same visit. */
const sameVisitMilliseconds = 30 * 60 * 1000;

/**
 * 'When the connected user is a RECRUITER viewing a developer profile, a visit timestamp is recorded', and the profile is
 * counted once a day for the company. False when the plan's views of the day are used up: decided by the database at
 * that moment, whatever was read before.
 */
export async function consumeView(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  { recruiterId, companyId, day }: Looking,
  developerId: string,
  /** As it was read with the profile; saves writing what would change nothing. */
  { alreadySeen, lastVisit }: Pick<ViewerRelation, 'alreadySeen' | 'lastVisit'>,
): Promise<boolean> {
  const now = ports.clock.now();
  if (alreadySeen && lastVisit !== null && now.getTime() - lastVisit <= sameVisitMilliseconds) return true;
  const { rows } = await sql<{ taken: boolean }>`
    select consume_view(${companyId}, ${developerId}, ${day}, ${recruiterId}, ${now},
      make_interval(secs => ${sameVisitMilliseconds / 1000})) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}
