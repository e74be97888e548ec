import { dayOf } from '../../../../domain/day.ts';
import { isId } from '../../../../domain/id.ts';
import type { JobStatus } from '../../../../domain/jobs/job-status.ts';
import { statusOn } from '../../../../domain/jobs/validity.ts';
import { canManageOffers, canPublishOffers } from '../../../../domain/permissions/jobs.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { applyUntil, lastDay } from '../is-open.ts';
import { offerActions, type Validity, validityOf } from '../read-job-manager.ts';

export type JobConfirmation = {
  title: string | null;
  alias: string;
  /** While it is online. */
  validity: Validity | undefined;
  /** Whether this member may confirm it now. */
  can: { confirm: boolean };
};

/** What the page of the link in a reminder asks about; reading it changes nothing. */
export async function readConfirmation(context: Context, jobId: string): Promise<JobConfirmation> {
  const member = permit(context, canManageOffers);
  const row = isId(jobId)
    ? await context.db
        .selectFrom('jobs as j')
        .select(['j.title', 'j.seoAlias', 'j.status', 'j.takenDownAt', 'j.reviewAskedAt'])
        .select([lastDay.as('lastDay'), applyUntil.as('applyUntil')])
        .where('j.id', '=', jobId)
        .where('j.companyId', '=', member.membership.companyId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound();
  const today = dayOf(context.ports.clock.now());
  const status = statusOn({ status: row.status as JobStatus, validUntil: row.lastDay }, today);
  const validity = validityOf(status, row, today);
  return {
    title: row.title,
    alias: row.seoAlias ?? jobId,
    validity,
    can: { confirm: offerActions(status, canPublishOffers(member), row, validity).includes('confirm') },
  };
}
