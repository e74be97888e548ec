import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';

type Words = { company: string; title: string; alias?: string };

/** Tells those who applied to an offer that the team has taken it down, or put it online again. */
export async function tellApplicants(
  trx: Trx,
  { config, ports }: Context,
  jobId: string,
  template: 'applied-offer-closed' | 'applied-offer-restored',
  data: Words,
): Promise<void> {
  const people = await trx
    .selectFrom('jobApplications as a')
    .innerJoin('users as u', 'u.id', 'a.developerId')
    .select(['u.id', 'u.email', 'u.name', 'u.locale'])
    .where('a.jobId', '=', jobId)
    .execute();
  for (const person of people) {
    const user = { ...person, locale: person.locale as Locale };
    await queueEmail(trx, config, { template, user, data, key: `${template}:${jobId}:${ports.random.id()}` });
    await notify(trx, `user:${person.id}`, { kind: 'application' });
  }
}
