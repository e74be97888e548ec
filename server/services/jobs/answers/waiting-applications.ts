import { type RawBuilder, sql } from 'kysely';
import { daysToAnswer, reminderDays } from '../../../../domain/jobs/answers/deadline.ts';

/**
 * The applications that wait for an answer, of one company or of all that are validated. `elsewhere`: the company
 * answers in its own recruiting tool, or the application was reported by it.
 */
export function waitingApplications(companyId?: string): RawBuilder<unknown> {
  const only = companyId ? sql`c.id = ${companyId}` : sql`c.validated_at is not null`;
  return sql`
    select c.id as company_id, a.developer_id, a.job_id, a.applied_at, coalesce(a.counted_from, a.applied_at) as counted_from,
      a.reminded, (c.disable_application_workflow or a.source = 'ats') as elsewhere
    from job_applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where a.ended_at is null and ${only}
    union all
    select c.id, s.developer_id, null, s.sent_at, coalesce(s.counted_from, s.sent_at), s.reminded,
      (c.disable_application_workflow or s.source = 'ats')
    from superlikes s join companies c on c.id = s.company_id where s.ended_at is null and ${only}`;
}

/** Whether so many days of Paris have gone by on this day, for a row `w` of waitingApplications. */
const daysAreOver = (days: number, today: string): RawBuilder<boolean> =>
  sql`(w.counted_from at time zone 'Europe/Paris')::date + ${sql.lit(days)} <= ${today}::date`;

export const isOverdueOn = (today: string): RawBuilder<boolean> => daysAreOver(daysToAnswer, today);
/** The reminders themselves are decided by domain/jobs/answers/deadline.ts. */
export const mayNeedReminder = (today: string): RawBuilder<boolean> =>
  sql`${daysAreOver(reminderDays[0], today)} and w.reminded < ${sql.lit(Math.max(...reminderDays))}
    and not ${isOverdueOn(today)} and not w.elsewhere`;
