import { isId } from '../../../../domain/id.ts';
import { type JobOption, jobOptions } from '../../../../domain/jobs/job-picker.ts';
import { canAssignJob } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { shownStatus } from '../../jobs/is-open.ts';

/** All offers of the company, and the one assigned to a candidate. */
export type JobAssignment = { jobs: JobOption[]; assignedJobId: string | null };

export async function readJobAssignment(context: Context, developerId: string): Promise<JobAssignment> {
  const { membership } = permit(context, canAssignJob);
  if (!isId(developerId)) throw new NotFound();
  return jobAssignment(context.db, membership.companyId, developerId, context.ports.clock.now());
}

/** The caller has checked the permission. */
export async function jobAssignment(
  db: Writer,
  companyId: string,
  developerId: string,
  now: Date,
): Promise<JobAssignment> {
  const candidate = await db
    .selectFrom('candidates')
    .select('assignedJobId')
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .executeTakeFirst();
  const jobs = await db
    .selectFrom('jobs as j')
    .select(['id', 'seoAlias', 'title', 'createdAt', 'publishedAt', 'archivedAt', shownStatus(now).as('status')])
    .where('companyId', '=', companyId)
    .execute();
  return { jobs: jobOptions(jobs), assignedJobId: candidate?.assignedJobId ?? null };
}
