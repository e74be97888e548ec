import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import type { Context } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { pictureOf } from '../../profile/show-cards.ts';
import { candidatePool } from '../candidates/candidate-pool.ts';
import { permitCompany } from '../conversations/permit.ts';

/** `due`: its day is today or over. */
type Reminder = { id: string; day: string; word: string | null; done: boolean; due: boolean };
type DueReminder = Omit<Reminder, 'done' | 'due'> & {
  developerId: string;
  name: string;
  picture: string | undefined;
};

export type Reminders = { today: string; reminders: Reminder[] };
export type DueReminders = { count: number; first: DueReminder[] };

const mostShown = 20;
const mostDue = 10;

/** The viewer's own reminders about a candidate: those that are not done, and what was ticked off today. */
export async function readReminders(context: Context, developerId: string): Promise<Reminders> {
  const { companyId, userId } = permitCompany(context);
  const today = dayOf(context.ports.clock.now());
  const { rows } = await sql<Reminder>`
    select id, due_on::text as day, word, done_at is not null as done, due_on <= ${today}::date as due
    from candidate_reminders
    where company_id = ${companyId} and developer_id = ${developerId} and recruiter_id = ${userId}
      and (done_at is null or (done_at at time zone 'Europe/Paris')::date = ${today}::date)
    order by done_at nulls first, due_on, created_at, id limit ${mostShown}`.execute(context.db);
  return { today, reminders: rows };
}

type DueRow = Omit<DueReminder, 'picture'> & { avatar: Json | null; profilePicHandle: string | null; total: number };

/** What waits for the viewer today, for the home page; undefined for viewers who have no candidates. */
export async function readDueReminders(context: Context): Promise<DueReminders | undefined> {
  if (!canTalkForCompany(context.viewer)) return undefined;
  const { companyId, userId } = permitCompany(context);
  const today = dayOf(context.ports.clock.now());
  const { rows: due } = await sql<{ developerId: string }>`
    select distinct developer_id from candidate_reminders r
    where r.recruiter_id = ${userId} and r.company_id = ${companyId} and r.done_at is null
      and r.due_on <= ${today}::date`.execute(context.db);
  if (due.length === 0) return { count: 0, first: [] };
  // A person who is no candidate any more, or hides from the company, is not named.
  const pool = candidatePool(
    await companyInQuestion(context.db, companyId),
    due.map(({ developerId }) => developerId),
  );
  const { rows } = await sql<DueRow>`
    with pool as (${pool})
    select r.id, r.due_on::text as day, r.word, r.developer_id, d.display_name as name, d.avatar, d.profile_pic_handle,
      (count(*) over ())::int as total
    from candidate_reminders r join pool p on p.developer_id = r.developer_id join developers d on d.id = r.developer_id
    where r.recruiter_id = ${userId} and r.company_id = ${companyId} and r.done_at is null and r.due_on <= ${today}::date
    order by r.due_on, r.created_at, r.id limit ${mostDue}`.execute(context.db);
  return {
    count: rows[0]?.total ?? 0,
    first: rows.map(({ avatar, profilePicHandle, total: _, ...row }) => ({
      ...row,
      picture: pictureOf({ id: row.developerId, avatar, profilePicHandle }),
    })),
  };
}
