import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { answerBefore, type ReminderDay, reminderDays, reminderDue } from '../../../../domain/jobs/answers/deadline.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { lockCompany } from '../../contact/introductions/lock-pair.ts';
import { emailDay } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { readToAnswer, type ToAnswer } from './read-to-answer.ts';
import { mayNeedReminder, waitingApplications } from './waiting-applications.ts';

type Needs = Pick<Runtime, 'db' | 'config' | 'ports' | 'log'>;
/** The e-mail names at most so many; the number of all is in it. */
const mostListed = 20;

/**
 * docs/product/jobs.md, The end of an application: one e-mail a day to each member who may answer, about the
 * applications that wait. Returns the number of e-mails.
 */
export async function remindCompanies(runtime: Needs): Promise<number> {
  const now = runtime.ports.clock.now();
  const today = dayOf(now);
  const { rows } = await sql<{ companyId: string }>`
    select distinct w.company_id from (${waitingApplications()}) w join companies c on c.id = w.company_id
    where ${mayNeedReminder(today)} and c.answers_reminded_on is distinct from ${today}::date
    order by w.company_id`.execute(runtime.db);
  let sent = 0;
  let failed: unknown;
  for (const { companyId } of rows) {
    // An error in one company must not prevent the e-mails of the others.
    await runtime.db
      .transaction()
      .execute(async (trx) => {
        sent += await remindCompany(runtime, trx, companyId, now);
      })
      .catch((error) => {
        runtime.log.warn({ err: error }, 'an e-mail about waiting applications failed');
        failed = error;
      });
  }
  if (failed) throw failed;
  return sent;
}

async function remindCompany(runtime: Needs, trx: Trx, companyId: string, now: Date): Promise<number> {
  const today = dayOf(now);
  // The lock serialises two workers; the second one finds the day noted.
  await lockCompany(trx, companyId);
  const company = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .where('validatedAt', 'is not', null)
    .where(sql<boolean>`answers_reminded_on is distinct from ${today}::date`)
    .executeTakeFirst();
  if (!company) return 0;
  const waiting = await readToAnswer(trx, companyId, now);
  const reminders = waiting.map((one) => ({ ...one, due: reminderDue(one.countedFrom, one.reminded, now) }));
  if (!reminders.some(({ due }) => due)) return 0;
  for (const day of reminderDays)
    await noteReminders(
      trx,
      companyId,
      day,
      reminders.filter(({ due }) => due === day),
    );
  await sql`update companies set answers_reminded_on = ${today}::date where id = ${companyId}`.execute(trx);
  // Everything that has waited long enough for a first reminder is named, also what was named before.
  const named = reminders.filter(({ due, reminded }) => due !== undefined || reminded > 0);
  const readers = await readAnswerers(trx, companyId);
  for (const user of readers) {
    const data = { company: company.name, count: named.length, waiting: listed(runtime, named, user.locale) };
    const key = `answer-reminder:${companyId}:${user.id}:${today}`;
    await queueEmail(trx, runtime.config, { template: 'answer-reminder', user, data, key });
  }
  return readers.length;
}

function listed({ config }: Needs, named: readonly ToAnswer[], locale: Locale) {
  return named.slice(0, mostListed).map(({ developerId, name, title, countedFrom }) => ({
    name,
    title,
    day: emailDay(locale, new Date(answerBefore(countedFrom))),
    url: config.BASE_URL + pathTo(locale, 'candidate', { developerId }),
  }));
}

async function noteReminders(
  trx: Trx,
  companyId: string,
  reminded: ReminderDay,
  named: readonly ToAnswer[],
): Promise<void> {
  const offers = named.filter(({ jobId }) => jobId !== null);
  const spontaneous = named.filter(({ jobId }) => jobId === null);
  await sql`
    with spontaneous as (update superlikes set reminded = ${reminded}
      where company_id = ${companyId} and developer_id = any(${idsOf(spontaneous)}::uuid[]))
    update job_applications a set reminded = ${reminded}
    from unnest(${offers.map(({ jobId }) => jobId)}::uuid[], ${idsOf(offers)}::uuid[]) n (job_id, developer_id)
    where a.job_id = n.job_id and a.developer_id = n.developer_id`.execute(trx);
}

const idsOf = (named: readonly ToAnswer[]): string[] => named.map(({ developerId }) => developerId);

/** The members who may answer (docs/product/contact.md, Right to start conversations). */
async function readAnswerers(trx: Trx, companyId: string) {
  const rows = await trx
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.recruiterId')
    .select(['u.id', 'u.email', 'u.name', 'u.locale'])
    .where('m.companyId', '=', companyId)
    .where(({ or, eb }) => or([eb('m.admin', '=', true), eb('m.intros', '=', true)]))
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
}
