import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { daysLeft, dueNotice, warningDays } from '../../../../domain/jobs/validity.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { emailDay } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { isOpen } from '../is-open.ts';

/**
 * Tells the members of a company which of its offers close soon: one e-mail a day for each person. Idempotent, also with
 * several processes: what was sent is noted on the offers in the same transaction.
 */
export async function remindExpiring(runtime: Runtime): Promise<void> {
  const now = runtime.ports.clock.now();
  const { rows } = await sql<{ companyId: string }>`
    select distinct j.company_id from jobs j join companies c on c.id = j.company_id where ${endsSoon(now)}`.execute(
    runtime.db,
  );
  let failed: unknown;
  for (const { companyId } of rows) {
    // An error for one company must not prevent the other e-mails; the task is retried for the remaining ones.
    await runtime.db
      .transaction()
      .execute((trx) => remindCompany(runtime, trx, companyId))
      .catch((error) => {
        runtime.log.warn({ err: error }, 'the reminder of a company failed');
        failed = error;
      });
  }
  if (failed) throw failed;
}

/** Every offer for which a reminder may be due; the rule `dueNotice` decides. */
const endsSoon = (now: Date) =>
  sql`${isOpen(now)} and j.valid_until - ${dayOf(now)}::date <= ${warningDays} and j.expiry_notice is distinct from 1`;

type Ending = {
  id: string;
  title: string;
  validUntil: string;
  /** The company has chosen this day. */
  chosen: boolean;
  expiryNotice: number | null;
  company: string;
};

async function remindCompany({ config, ports }: Runtime, trx: Trx, companyId: string): Promise<void> {
  const now = ports.clock.now();
  const today = dayOf(now);
  const { rows } = await sql<Ending>`
    select j.id, j.title, j.valid_until::text as valid_until,
      coalesce(j.valid_until = j.apply_until, false) as chosen, j.expiry_notice, c.name as company
    from jobs j join companies c on c.id = j.company_id
    where j.company_id = ${companyId} and ${endsSoon(now)} order by j.valid_until, j.id for update of j`.execute(trx);
  const due = rows.flatMap((job) => {
    const notice = dueNotice(daysLeft(job.validUntil, today), job.expiryNotice);
    return notice ? [{ ...job, notice }] : [];
  });
  const [first] = due;
  if (!first) return;
  const members = await trx
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.recruiterId')
    .select(['u.id', 'u.email', 'u.name', 'u.locale'])
    .where('m.companyId', '=', companyId)
    .execute();
  let sent = false;
  for (const member of members) {
    const locale = member.locale as Locale;
    const expiring = due.map(({ id, title, validUntil, chosen }) => ({
      title,
      chosen,
      day: emailDay(locale, new Date(validUntil)),
      url: config.BASE_URL + pathTo(locale, 'confirmJob', { jobId: id }),
    }));
    const data = { company: first.company, expiring };
    const order = { user: { ...member, locale }, data, key: `offers-expiring:${member.id}:${today}` };
    sent = (await queueEmail(trx, config, { template: 'offers-expiring', ...order })) || sent;
  }
  // All of them had an e-mail today already: these offers are in the one of tomorrow.
  if (members.length > 0 && !sent) return;
  for (const { id, notice } of due) {
    await trx.updateTable('jobs').set({ expiryNotice: notice }).where('id', '=', id).execute();
  }
}
