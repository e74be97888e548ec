import { takeDownState } from '../../../../domain/jobs/take-down.ts';
import { canPublishOffers } from '../../../../domain/permissions/jobs.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { checkWhole } from '../change-job.ts';
import { lockJob } from '../permit-member.ts';

/** The company has corrected an offer that the team took down, and asks it to look again. Idempotent. */
export async function askReview(context: Context, jobId: string): Promise<void> {
  const member = permit(context, canPublishOffers);
  await context.db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, context, member, jobId);
    const state = takeDownState(job);
    if (state === 'asked') return;
    // It is online again, or the company has closed it itself.
    if (state === 'none') throw new Forbidden();
    await checkWhole(trx, context, job);
    const reviewAskedAt = context.ports.clock.now();
    await trx.updateTable('jobs').set({ reviewAskedAt }).where('id', '=', jobId).execute();
    const entry = { actorId: member.userId, action: 'job.ask-review', subjectKind: 'job', subjectId: jobId };
    await record(trx, { ...entry, data: { companyId: job.companyId, title: job.title } });
    await notify(trx, `company:${job.companyId}`, { kind: 'job', id: jobId });
  });
}
