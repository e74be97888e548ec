import { sql } from 'kysely';
import { canReadOwnConversations, canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import type { Context } from '../../../context.ts';
import { reachedDeveloper } from './reached.ts';

/**
 * The number of conversations with unread messages; undefined for a user who cannot have conversations. For a developer
 * all their conversations count, for a recruiter those of the company that they started, wrote in or opened. One query,
 * because every page needs it.
 */
export async function readUnread({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<number | undefined> {
  if (viewer && canReadOwnConversations(viewer)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from introductions i
      left join conversation_reads r on r.introduction_id = i.id and r.user_id = ${viewer.userId}
      where i.developer_id = ${viewer.userId} and i.message_count > coalesce(r.read_position, 0)
        and exists (select from messages m where m.introduction_id = i.id and m.author_kind = 'recruiter'
          and m.position > coalesce(r.read_position, 0))
        and ${reachedDeveloper}`.execute(db);
    return rows[0]?.count ?? 0;
  }
  if (!canTalkForCompany(viewer)) return undefined;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversation_reads r join introductions i on i.id = r.introduction_id
    where r.user_id = ${viewer.userId} and i.company_id = ${viewer.membership.companyId} and i.message_count > r.read_position
      and exists (select from messages m where m.introduction_id = i.id and m.author_kind = 'developer'
        and m.position > r.read_position)`.execute(db);
  return rows[0]?.count ?? 0;
}
