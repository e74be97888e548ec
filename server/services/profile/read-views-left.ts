import { sql } from 'kysely';
import { dayOf } from '../../../domain/day.ts';
import { canUseViews } from '../../../domain/permissions/profile.ts';
import type { Context } from '../../context.ts';

/** How many profiles the viewer's company may still open today; undefined when there is no limit. */
export async function readViewsLeft({
  db,
  viewer,
  ports,
}: Context): Promise<{ left: number; limit: number } | undefined> {
  if (!canUseViews(viewer)) return undefined;
  const { companyId, planId } = viewer.membership;
  const { rows } = await sql<{ limit: number | null; used: number }>`
    select candidate_limit_day as "limit", (select count(*)::int from company_views
      where company_id = ${companyId} and day = ${dayOf(ports.clock.now())}) as used
    from plans where id = ${planId}`.execute(db);
  const [row] = rows;
  if (!row || row.limit === null) return undefined;
  return { left: Math.max(0, row.limit - row.used), limit: row.limit };
}
