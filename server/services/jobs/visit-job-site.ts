import { isId } from '../../../domain/id.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { clickJobLink } from './applications/apply.ts';
import { isOpen } from './is-open.ts';

/**
 * Where an offer that lives on another site leads: through the tracked link, which counts everybody; that a developer
 * went is one of their applications, which the company sees. Whether the application could be made is no reason to stop anybody.
 */
export async function visitJobSite(context: Context, jobId: string): Promise<string> {
  const { externalUrl } = await readOpenJob(context, jobId);
  const { viewer, ports } = context;
  const address = externalUrl && ports.links.wrap({ url: externalUrl, type: 'visit_job', data: jobId });
  if (!address) throw new NotFound();
  if (viewer?.role === 'DEVELOPER') {
    await clickJobLink(context, jobId).catch((error: Error) => {
      if (!['Forbidden', 'NotFound', 'TooMany'].includes(error.name)) throw error;
    });
  }
  return address;
}

/** The alias of the page on which the visit of the other site begins. */
export async function findJobPage(context: Pick<Context, 'db'>, jobId: string): Promise<string> {
  const { seoAlias } = await readOpenJob(context, jobId);
  return seoAlias ?? jobId;
}

async function readOpenJob({ db }: Pick<Context, 'db'>, jobId: string) {
  const job = isId(jobId)
    ? await db
        .selectFrom('jobs as j')
        .innerJoin('companies as c', 'c.id', 'j.companyId')
        .select(['j.externalUrl', 'j.seoAlias'])
        .where('j.id', '=', jobId)
        .where(isOpen)
        .executeTakeFirst()
    : undefined;
  if (!job) throw new NotFound();
  return job;
}
