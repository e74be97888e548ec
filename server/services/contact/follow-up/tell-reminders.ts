import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { emailDay } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { candidatePool } from '../candidates/candidate-pool.ts';
import { canBeInCharge } from './team.ts';

type Needs = Pick<Runtime, 'db' | 'config' | 'ports' | 'log'>;
type Author = { companyId: string; recruiterId: string };

/** docs/product/contact.md, Reminders: one e-mail to a recruiter about all that are due. Returns the number of e-mails. */
export async function tellReminders(runtime: Needs): Promise<number> {
  const now = runtime.ports.clock.now();
  const { rows } = await sql<Author>`
    select distinct r.company_id, r.recruiter_id from candidate_reminders r
    join companies c on c.id = r.company_id and c.validated_at is not null
    where r.due_on <= ${dayOf(now)}::date and r.done_at is null and r.told_at is null
    order by r.company_id, r.recruiter_id`.execute(runtime.db);
  let sent = 0;
  let failed: unknown;
  for (const author of rows) {
    // An error in one e-mail must not prevent the others.
    await runtime.db
      .transaction()
      .execute(async (trx) => {
        if (await tell(runtime, trx, author, now)) sent++;
      })
      .catch((error) => {
        runtime.log.warn({ err: error }, 'an e-mail about reminders failed');
        failed = error;
      });
  }
  if (failed) throw failed;
  return sent;
}

type Due = { id: string; developerId: string; day: Date; word: string | null };

async function tell({ config }: Needs, trx: Trx, { companyId, recruiterId }: Author, now: Date): Promise<boolean> {
  const user = await readMember(trx, companyId, recruiterId);
  if (!user) return false;
  // The lock serialises two workers; the second one finds the reminders told.
  const { rows: due } = await sql<Due>`
    select id, developer_id, due_on::timestamp at time zone 'Europe/Paris' as day, word from candidate_reminders
    where recruiter_id = ${recruiterId} and company_id = ${companyId} and due_on <= ${dayOf(now)}::date
      and done_at is null and told_at is null order by due_on, created_at, id for update`.execute(trx);
  const ids = [...new Set(due.map(({ developerId }) => developerId))];
  const { rows: people } = await sql<{ id: string; name: string }>`
    with pool as (${candidatePool(await companyInQuestion(trx, companyId), ids)})
    select d.id, d.display_name as name from pool p join developers d on d.id = p.developer_id`.execute(trx);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  // A person who is no candidate any more, or hides from the company, is not named.
  const named = due.filter(({ developerId }) => names.has(developerId));
  const [first] = named;
  if (!first) return false;
  const reminders = named.map(({ developerId, day, word }) => ({
    name: names.get(developerId) ?? '',
    word,
    day: emailDay(user.locale, day),
    url: config.BASE_URL + pathTo(user.locale, 'candidate', { developerId }),
  }));
  const key = `candidate-reminders:${first.id}`;
  await queueEmail(trx, config, { template: 'candidate-reminders', user, data: { reminders }, key });
  await trx
    .updateTable('candidateReminders')
    .set({ toldAt: now })
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  return true;
}

/** An author who has left the company, or lost the right, is told nothing. */
async function readMember(trx: Trx, companyId: string, recruiterId: string) {
  const { rows } = await sql<{ id: string; email: string; name: string; locale: Locale }>`
    select u.id, u.email, u.name, u.locale from company_members m join users u on u.id = m.recruiter_id
    where m.recruiter_id = ${recruiterId} and ${canBeInCharge(companyId)}`.execute(trx);
  return rows[0];
}
