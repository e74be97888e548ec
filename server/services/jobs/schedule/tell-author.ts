import { sql } from 'kysely';
import type { PublishProblem } from '../../../../domain/jobs/schedule/publication-day.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { emailDay } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';

type Told = { id: string; email: string; name: string; locale: Locale };
type Offer = { title: string | null; company: string; day: string };

/**
 * Tells who wrote an offer that it did not go online on its day; all members, when that person is not one of them any more.
 * Called in the transaction that forgets the day.
 */
export async function tellAuthor(
  { config }: Pick<Runtime, 'config'>,
  trx: Trx,
  jobId: string,
  publishProblem: PublishProblem,
): Promise<void> {
  const { rows } = await sql<Told & Offer>`
    select u.id, u.email, u.name, u.locale, j.title, c.name as company, j.publish_on::text as day
    from jobs j join companies c on c.id = j.company_id
    join company_members m on m.company_id = j.company_id
    join users u on u.id = m.recruiter_id
    where j.id = ${jobId} and (m.recruiter_id = j.created_by or not exists (
      select from company_members a where a.company_id = j.company_id and a.recruiter_id = j.created_by))
    order by u.id`.execute(trx);
  for (const { title, company, day, ...user } of rows) {
    const data = { company, offer: title ?? '', day: emailDay(user.locale, new Date(day)), publishProblem };
    const key = `publication-failed:${jobId}:${day}:${user.id}`;
    await queueEmail(trx, config, { template: 'publication-failed', user, data, key });
  }
}
