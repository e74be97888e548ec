import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Looking, ViewerRelation } from './read-developer.ts';

/** Another view within this time, or a page that loads its data again, is the same visit. */
const sameVisitMilliseconds = 30 * 60 * 1000;

/**
 * Stores the recruiter's visit (docs/product/profile.md, Visits and views of a profile) and counts the profile once a
 * day for the company. Returns false when the views of the day are used up; the database decides this at that moment.
 */
export async function consumeView(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  { recruiterId, companyId, day }: Looking,
  developerId: string,
  /** As read with the profile; avoids a write that would change nothing. */
  { alreadySeen, lastVisit }: Pick<ViewerRelation, 'alreadySeen' | 'lastVisit'>,
): Promise<boolean> {
  const now = ports.clock.now();
  if (alreadySeen && lastVisit !== null && now.getTime() - lastVisit <= sameVisitMilliseconds) return true;
  const { rows } = await sql<{ taken: boolean }>`
    select consume_view(${companyId}, ${developerId}, ${day}, ${recruiterId}, ${now},
      make_interval(secs => ${sameVisitMilliseconds / 1000})) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}
