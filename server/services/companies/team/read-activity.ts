import { sql } from 'kysely';
import { canManageCompany, canSeeActivity } from '../../../../domain/permissions/companies.ts';
import type { Context } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { pictureOf } from '../../profile/show-cards.ts';

const activityDays = 30;

/** What a member did for the company in the last 30 days. */
export type MemberActivity = {
  recruiterId: string;
  name: string;
  picture: string | undefined;
  /** Different profiles opened. */
  profiles: number;
  requests: number;
  /** Applications accepted or declined. */
  answers: number;
  messages: number;
};

type Row = Omit<MemberActivity, 'picture'> & { avatar: Json | null; profilePicHandle: string | null };

/**
 * docs/product/companies.md, Activity of the team: of all members for the administrators of the company, of oneself for
 * the others. The team of the product reads none.
 */
export async function readActivity(context: Context, companyId: string): Promise<MemberActivity[]> {
  const { db, ports, viewer } = context;
  if (!canSeeActivity(viewer, companyId)) return [];
  const since = new Date(ports.clock.now().getTime() - activityDays * 86_400_000);
  const own = canManageCompany(viewer, companyId) ? sql`true` : sql`m.recruiter_id = ${viewer.userId}::uuid`;
  // What was done for an earlier company is left out.
  const begin = sql`greatest(${since}::timestamptz, m.joined_at)`;
  const { rows } = await sql<Row>`
    with acts as (
      select e.actor_id, (count(*) filter (where e.event in ('request', 'requestForReview')))::int as requests,
        (count(*) filter (where e.event in ('acceptApplication', 'acceptApplicationWithDetails',
          'declineApplication')))::int as answers
      from introductions i join introduction_events e on e.introduction_id = i.id
      join company_members m on m.recruiter_id = e.actor_id and m.company_id = i.company_id
      where i.company_id = ${companyId} and e.at >= ${begin} group by e.actor_id
    ), written as (
      select w.author_id, count(*)::int as messages
      from company_members m join messages w on w.author_id = m.recruiter_id
      join introductions i on i.id = w.introduction_id and i.company_id = m.company_id
      where m.company_id = ${companyId} and w.sent_at >= ${begin} group by w.author_id)
    select m.recruiter_id, r.display_name as name, r.avatar, r.profile_pic_handle,
      (select count(distinct v.developer_id)::int from developer_visits v
        where v.recruiter_id = m.recruiter_id and v.last_at >= ${begin}) as profiles,
      coalesce(a.requests, 0) as requests, coalesce(a.answers, 0) as answers, coalesce(w.messages, 0) as messages
    from company_members m join recruiters r on r.id = m.recruiter_id
    left join acts a on a.actor_id = m.recruiter_id left join written w on w.author_id = m.recruiter_id
    where m.company_id = ${companyId} and ${own}
    order by r.display_name, m.recruiter_id`.execute(db);
  return rows.map(({ avatar, profilePicHandle, ...row }) => ({
    ...row,
    picture: pictureOf({ id: row.recruiterId, avatar, profilePicHandle }),
  }));
}
