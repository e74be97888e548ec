import { takeDownState } from '../../../../domain/jobs/take-down.ts';
import { canTakeDownOffers } from '../../../../domain/permissions/jobs.ts';
import { Conflict } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { queueJobChange } from '../../ats/queue-deliveries.ts';
import { writeToTeam } from '../../companies/queue-emails.ts';
import { record } from '../../moderation/audit/record.ts';
import { checkWhole, validFrom } from '../change-job.ts';
import { enqueueAlert } from '../searches/alert-jobs.ts';
import { lockOffer } from './lock-offer.ts';
import { tellApplicants } from './tell-applicants.ts';

/** Puts an offer that was taken down online again, with its first publication date, and tells the company and those who applied. */
export async function restoreJob(context: Context, jobId: string): Promise<void> {
  const { userId } = permit(context, canTakeDownOffers);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const job = await lockOffer(trx, context, jobId);
    if (takeDownState(job) === 'none') throw new Conflict();
    // The company may have removed a field since.
    await checkWhole(trx, context, job);
    await trx
      .updateTable('jobs')
      .set({ status: 'JOB_PUBLISHED', archivedAt: null, updatedAt: now, publishedAt: job.publishedAt ?? now })
      // The company has asked about it: it is current.
      .set(validFrom(context))
      .set({ takenDownAt: null, takenDownReason: null, reviewAskedAt: null })
      .where('id', '=', jobId)
      .execute();
    await enqueueAlert(trx, context, jobId);
    const { companyId, title } = job;
    const entry = { actorId: userId, action: 'job.restore', subjectKind: 'job', subjectId: jobId };
    await record(trx, { ...entry, data: { companyId, title, reason: job.takenDownReason } });
    await notify(trx, `company:${companyId}`, { kind: 'job', id: jobId });
    await queueJobChange(trx, { companyId, jobId, at: now });
    const words = { company: job.companyName, title: title ?? '', alias: job.seoAlias ?? jobId };
    await writeToTeam(trx, context, { companyId, onlyManagers: false }, 'offer-restored', words);
    await tellApplicants(trx, context, jobId, 'applied-offer-restored', words);
  });
}
