import { sql } from 'kysely';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { type Context, permit } from '../../../context.ts';
import { seenBy } from './shared-searches.ts';

export type SearchAlert = {
  id: string;
  name: string;
  /** The viewer's own choice, also for the search of a colleague. */
  alert: boolean;
  own: boolean;
  /** Who saved it; null for a shared one whose author has left the company. */
  author: string | null;
};

/** The searches of which the viewer may be told: own ones, then those that colleagues share, each the newest first. */
export async function listSearchAlerts(context: Context): Promise<SearchAlert[]> {
  const { userId, membership } = permit(context, canKeepLists);
  const { rows } = await sql<SearchAlert>`
    select s.id, s.name, coalesce(s.recruiter_id = ${userId}, false) as own, u.name as author,
      case when s.recruiter_id = ${userId} then s.alert else coalesce(r.alert, false) end as alert
    from saved_searches s left join users u on u.id = s.recruiter_id
      left join saved_search_readers r on r.search_id = s.id and r.recruiter_id = ${userId}
    where s.company_id = ${membership.companyId} and ${seenBy(userId)}
    order by s.recruiter_id is distinct from ${userId}::uuid, s.created_at desc, s.id desc`.execute(context.db);
  return rows;
}
