import type { JobStatus } from '../../../../domain/jobs/job-status.ts';
import { canBeTakenDown, takeDownSchema, takeDownState } from '../../../../domain/jobs/take-down.ts';
import { canTakeDownOffers } from '../../../../domain/permissions/jobs.ts';
import { Conflict } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import { type Context, permit } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { queueJobChange } from '../../ats/queue-deliveries.ts';
import { writeToTeam } from '../../companies/queue-emails.ts';
import { record } from '../../moderation/audit/record.ts';
import { lockOffer } from './lock-offer.ts';
import { tellApplicants } from './tell-applicants.ts';

/**
 * Closes an offer for the public and tells the company why; those who applied are told too. Of an offer about which the
 * company has asked again, it keeps it down with a new reason.
 */
export async function takeDownJob(context: Context, jobId: string, given: unknown): Promise<void> {
  const { userId } = permit(context, canTakeDownOffers);
  const { reason } = checked(takeDownSchema, given);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const job = await lockOffer(trx, context, jobId);
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
    await queueJobChange(trx, { companyId: job.companyId, jobId, at: now });
    const words = { company: job.companyName, title: job.title ?? '', reason };
    const { companyId } = job;
    await writeToTeam(trx, context, { companyId, onlyManagers: false }, 'offer-taken-down', words);
    // The second time they know already.
    if (state === 'none') {
      const { company, title } = words;
      await tellApplicants(trx, context, jobId, 'applied-offer-closed', { company, title });
    }
  });
}
