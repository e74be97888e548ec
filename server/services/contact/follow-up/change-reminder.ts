import { sql } from 'kysely';
import type { ReminderChange } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import { isReminderDay, mostReminders } from '../../../../domain/contact/follow-up/reminder.ts';
import { dayOf } from '../../../../domain/day.ts';
import { limitCode } from '../../../../domain/error-codes.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import type { FollowUp } from './change-follow-up.ts';

/** Sets a reminder, or ticks it off or on again. Only its author sees it, so colleagues are told nothing. */
export async function changeReminder(trx: Trx, followUp: FollowUp, change: ReminderChange): Promise<void> {
  const { companyId, developerId, actorId } = followUp;
  if (change.mode === 'remind') await add(trx, followUp, change);
  else await tick(trx, followUp, change);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from candidate_reminders where company_id = ${companyId} and developer_id = ${developerId}
      and recruiter_id = ${actorId} and done_at is null`.execute(trx);
  if ((rows[0]?.count ?? 0) > mostReminders) throw new Invalid({ '': limitCode('tooManyRows', mostReminders) });
  await notify(trx, `user:${actorId}`, { kind: 'candidate', id: developerId });
}

type Of<Mode extends ReminderChange['mode']> = Extract<ReminderChange, { mode: Mode }>;

async function add(trx: Trx, followUp: FollowUp, { id, day, word }: Of<'remind'>): Promise<void> {
  const { companyId, developerId, actorId, at } = followUp;
  // The same reminder sent again, perhaps after midnight, is the same reminder.
  const known = await trx.selectFrom('candidateReminders').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  if (!isReminderDay(day, dayOf(at))) throw new Invalid({ day: 'reminderDay' });
  await sql`insert into candidate_reminders (id, company_id, developer_id, recruiter_id, due_on, word, created_at)
    values (${id}, ${companyId}, ${developerId}, ${actorId}, ${day}::date, ${word}, ${at}) on conflict do nothing`.execute(
    trx,
  );
}

async function tick(trx: Trx, followUp: FollowUp, { id, done }: Of<'reminderDone'>): Promise<void> {
  const { companyId, developerId, actorId, at } = followUp;
  const changed = await trx
    .updateTable('candidateReminders')
    .set({ doneAt: done ? at : null })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .where('recruiterId', '=', actorId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new NotFound();
}
