import type { JobStatus } from '../../../../domain/jobs/job-status.ts';
import { canBeTakenDown, takeDownSchema, takeDownState } from '../../../../domain/jobs/take-down.ts';
import { canTakeDownOffers } from '../../../../domain/permissions/jobs.ts';
import { Conflict } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { checked } from '../../../checked.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { writeToTeam } from '../../companies/queue-emails.ts';
import { record } from '../../moderation/audit/record.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { lockOffer } from './lock-offer.ts';

/**
 * Closes an offer for the public and tells the company why; those who applied are told too. Of an offer about which the
 * company has asked again, it keeps it down with a new reason.
 */
export async function takeDownJob(context: Context, jobId: string, given: unknown): Promise<void> {
  const { userId } = permit(context, canTakeDownOffers);
  const { reason } = checked(takeDownSchema, given);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const job = await lockOffer(trx, jobId);
    const state = takeDownState(job);
    // Another administrator was quicker, or the company has archived it.
    if (!canBeTakenDown(job.status as JobStatus, state)) throw new Conflict();
    const closed = { status: 'JOB_UNPUBLISHED', archivedAt: job.archivedAt ?? now, updatedAt: now };
    await trx
      .updateTable('jobs')
      .set({ ...closed, takenDownAt: now, takenDownReason: reason, reviewAskedAt: null })
      .where('id', '=', jobId)
      .execute();
    await record(trx, {
      ...{ actorId: userId, action: 'job.take-down', subjectKind: 'job', subjectId: jobId },
      data: { companyId: job.companyId, title: job.title, reason },
    });
    await notify(trx, `company:${job.companyId}`, { kind: 'job', id: jobId });
    const words = { company: job.companyName, title: job.title ?? '', reason };
    const { companyId } = job;
    await writeToTeam(trx, context, { companyId, onlyManagers: false }, 'offer-taken-down', words);
    // The second time they know already.
    if (state === 'none') await tellApplicants(trx, context, jobId, words);
  });
}

async function tellApplicants(
  trx: Trx,
  { config, ports }: Context,
  jobId: string,
  { company, title }: { company: string; title: string },
): Promise<void> {
  const people = await trx
    .selectFrom('jobApplications as a')
    .innerJoin('users as u', 'u.id', 'a.developerId')
    .select(['u.id', 'u.email', 'u.name', 'u.locale'])
    .where('a.jobId', '=', jobId)
    .execute();
  for (const person of people) {
    const user = { ...person, locale: person.locale as Locale };
    const key = `offer-closed:${jobId}:${ports.random.id()}`;
    await queueEmail(trx, config, { template: 'applied-offer-closed', user, data: { company, title }, key });
    await notify(trx, `user:${person.id}`, { kind: 'application' });
  }
}
