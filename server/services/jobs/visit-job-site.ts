import { isId } from '../../../domain/id.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { clickJobLink } from '../moves/make-move.ts';
import { isOpen } from './is-open.ts';

/**
 * Where an offer that lives on another site leads: through the tracked link, which counts everybody; that a developer
 * went is one of their moves, which the company sees. Whether the move could be made is no reason to stop anybody.
 */
export async function visitJobSite(context: Context, jobId: string): Promise<string> {
  const job = isId(jobId)
    ? await context.db
        .selectFrom('jobs as j')
        .innerJoin('companies as c', 'c.id', 'j.companyId')
        .select('j.externalUrl')
        .where('j.id', '=', jobId)
        .where(isOpen)
        .executeTakeFirst()
    : undefined;
  const { viewer, ports } = context;
  const address = job?.externalUrl && ports.links.wrap({ url: job.externalUrl, type: 'visit_job', data: jobId });
  if (!address) throw new NotFound();
  if (viewer?.role === 'DEVELOPER') {
    await clickJobLink(context, jobId).catch((error: Error) => {
      if (!['Forbidden', 'NotFound', 'TooMany'].includes(error.name)) throw error;
    });
  }
  return address;
}
