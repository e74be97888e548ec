import { dayOf } from '../../../domain/day.ts';
import { daysLeft, lastDayFrom } from '../../../domain/jobs/validity.ts';
import { canManageOffers } from '../../../domain/permissions/jobs.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { type JobView, readJob } from './read-job.ts';

/**
 * An offer of the own company as a developer who does not belong to it reads its page, whatever its status: a draft looks
 * as if it were published now. Nothing is counted.
 */
export async function readCandidateView(context: Context, aliasOrId: string): Promise<JobView> {
  permit(context, canManageOffers);
  const job = await readJob(context, aliasOrId);
  if (job.kind === 'closed' || !job.manages) throw new NotFound();
  const now = context.ports.clock.now();
  const online = job.validity !== undefined;
  const today = dayOf(now);
  const until = lastDayFrom(today, job.applyUntil);
  return {
    ...job,
    status: 'JOB_PUBLISHED',
    publishedAt: online ? job.publishedAt : now.toISOString(),
    archivedAt: null,
    validity: job.validity ?? { until, daysLeft: daysLeft(until, today), chosen: until === job.applyUntil },
    expired: false,
    takenDown: undefined,
    can: { takeDown: false, restore: false, confirm: false },
    manages: false,
    applications: undefined,
    // For search engines only, which never read this page.
    posting: undefined,
  };
}
