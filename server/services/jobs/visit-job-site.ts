import { isId } from '../../../domain/id.ts';
import { canApply } from '../../../domain/permissions/jobs.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { clickJobLink } from './applications/apply.ts';
import { isOpen } from './is-open.ts';

/**
 * The address of an offer on another site, as a tracked link that counts every visitor; a developer's click is stored
 * as an application. A refused application does not prevent the visit.
 */
export async function visitJobSite(context: Context, jobId: string): Promise<string> {
  const { externalUrl } = await readOpenJob(context, jobId);
  const { viewer, ports } = context;
  const address = externalUrl && ports.links.wrap({ url: externalUrl, type: 'visit_job', data: jobId });
  if (!address) throw new NotFound();
  if (canApply(viewer)) {
    await clickJobLink(context, jobId).catch((error: Error) => {
      if (!['Forbidden', 'NotFound', 'TooMany'].includes(error.name)) throw error;
    });
  }
  return address;
}

/** The alias of the page from which the other site is visited. */
export async function findJobPage(context: Pick<Context, 'db' | 'ports'>, jobId: string): Promise<string> {
  const { seoAlias } = await readOpenJob(context, jobId);
  return seoAlias ?? jobId;
}

async function readOpenJob({ db, ports }: Pick<Context, 'db' | 'ports'>, jobId: string) {
  const job = isId(jobId)
    ? await db
        .selectFrom('jobs as j')
        .innerJoin('companies as c', 'c.id', 'j.companyId')
        .select(['j.externalUrl', 'j.seoAlias'])
        .where('j.id', '=', jobId)
        .where(isOpen(ports.clock.now()))
        .executeTakeFirst()
    : undefined;
  if (!job) throw new NotFound();
  return job;
}
