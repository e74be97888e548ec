import { sql } from 'kysely';
import { type ApplicationBody, confirmationDays } from '../../../domain/ats/application.ts';
import { isEmployer } from '../../../domain/library/employer.ts';
import { canReportApplications } from '../../../domain/permissions/ats.ts';
import { manyLines } from '../../../domain/profile/text-limits.ts';
import { Conflict, NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { isOnline } from '../jobs/is-open.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import { consume, limits } from '../shared/limits/consume.ts';
import { findJobId } from './find-job.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The company's recruiting tool reports an application. The developer with this address is asked to confirm it, and it
 * counts after the confirmation (confirm-application.ts). The company gets the same answer with and without an account.
 */
export async function sendApplication(context: Context, { email, job, message }: ApplicationBody): Promise<void> {
  const { membership } = permit(context, canReportApplications);
  const { companyId } = membership;
  await consume(context.db, limits.atsEmailByCompany, companyId);
  await context.db.transaction().execute(async (trx) => {
    // The answer may reveal the state of the company's own offer.
    const jobId = job === null ? null : await findJobId(trx, companyId, job);
    if (jobId === undefined) throw new NotFound();
    const now = context.ports.clock.now();
    if (jobId && !(await isPublished(trx, jobId, now))) throw new Conflict('notPublished');
    const company = await trx.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();
    const person = await findPerson(trx, companyId, email);
    if (!company || !person || isEmployer(company.name, person.employers)) return;
    const added = await trx
      .insertInto('atsApplications')
      .values({
        companyId,
        developerId: person.id,
        jobId,
        message: manyLines(message ?? '') || null,
        receivedAt: now,
        expiresAt: new Date(now.getTime() + confirmationDays * day),
      })
      .onConflict((conflict) => conflict.columns(['developerId', 'companyId', 'jobId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    await notify(trx, `user:${person.id}`, { kind: 'application' });
    // The e-mails to one developer are limited, also when many companies report applications on one day.
    const spared = await consume(trx, limits.atsEmailToPerson, person.id).then(
      () => false,
      () => true,
    );
    if (spared) return;
    const user = { ...person, locale: person.locale as Locale };
    const key = `ats-application:${added.id}`;
    await queueEmail(trx, context.config, {
      template: 'ats-application',
      user,
      data: { company: company.name },
      key,
    });
  });
}

async function isPublished(trx: Trx, jobId: string, now: Date): Promise<boolean> {
  const found = trx.selectFrom('jobs as j').select('j.id').where('j.id', '=', jobId).where(isOnline(now));
  return (await found.executeTakeFirst()) !== undefined;
}

type Person = { id: string; email: string; name: string; locale: string; employers: string[] };

/** A developer with a confirmed address who does not hide from this company. */
async function findPerson(trx: Trx, companyId: string, email: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select u.id, u.email, u.name, u.locale,
      array(select e.company_name from developer_experiences e
        where e.developer_id = d.id and e.still_employed and d.hide_from_employer) as employers
    from users u join developers d on d.id = u.id
    where lower(u.email) = lower(${email}) and u.email_verified and d.disabled_at is null
      and not exists (select from blocked_companies b where b.developer_id = d.id and b.company_id = ${companyId})`.execute(
    trx,
  );
  return rows[0];
}
