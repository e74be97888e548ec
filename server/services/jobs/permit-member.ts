import { isId } from '../../../domain/id.ts';
import { isMember, type Member } from '../../../domain/permissions/job.ts';
import { Forbidden, NotFound } from '../../../domain/refusals.ts';
import { type Context, signedIn } from '../../context.ts';
import type { Trx } from '../../data/database.ts';

/** A viewer without a company gets Forbidden. */
export function permitMember(context: Context): Member {
  const viewer = signedIn(context);
  if (!isMember(viewer)) throw new Forbidden();
  return viewer;
}

/** An offer of the member's company, locked until the end of the transaction; that of another company is not found. */
export async function lockJob(trx: Trx, { membership }: Member, jobId: string) {
  if (!isId(jobId)) throw new NotFound();
  const job = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('companyId', '=', membership.companyId)
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw new NotFound();
  return job;
}
