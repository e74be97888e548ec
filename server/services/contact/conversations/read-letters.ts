import { sql } from 'kysely';
import { archivedStatuses } from '../../../../domain/contact/introductions/status.ts';
import type { Context } from '../../../context.ts';
import { shownTo } from '../../../search/library/conditions.ts';
import { allOf } from '../../../search/library/sql-filters.ts';
import { isOpen } from '../../jobs/is-open.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import type { Party } from './permit.ts';
import type { IntroductionRow } from './read-introduction.ts';

/** What the developer applied to, with the letter. */
export type Letter = {
  at: string;
  message: string | null;
  /** null for a spontaneous application; `open`: its page can be read by everyone. */
  job: { alias: string; title: string | null; open: boolean } | null;
};

/**
 * The applications that belong to a conversation, the first one first: those since the end of the conversation before it,
 * until its own end. A company reads none of a developer who hides from it since, or was disabled.
 */
export async function readLetters(
  { db, ports }: Context,
  { side }: Party,
  { id, companyId, developerId }: IntroductionRow,
): Promise<Letter[]> {
  const shown =
    side === 'developer'
      ? sql`true`
      : sql`exists (select from library_profiles l join developers d on d.id = l.developer_id and d.disabled_at is null
          where l.developer_id = ${developerId} and ${allOf(shownTo(await companyInQuestion(db, companyId)))})`;
  const { rows } = await sql<Letter>`
    with period as (
      select (select max(before.status_since) from introductions before where before.company_id = i.company_id
          and before.developer_id = i.developer_id and before.created_at < i.created_at) as since,
        case when i.status = any(${archivedStatuses}) then i.status_since end as until
      from introductions i where i.id = ${id}
    ), letters as (
      select a.applied_at as sent, a.message,
        json_build_object('alias', coalesce(j.seo_alias, j.id::text), 'title', j.title, 'open', ${isOpen(ports.clock.now())}) as job
      from job_applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
      where a.developer_id = ${developerId} and j.company_id = ${companyId}
      union all
      select s.sent_at, s.message, null from superlikes s
      where s.developer_id = ${developerId} and s.company_id = ${companyId}
    )
    select to_char(sent at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, message, job
    from letters, period
    where (since is null or sent > since) and (until is null or sent <= until) and ${shown}
    order by sent limit 10`.execute(db);
  return rows;
}
