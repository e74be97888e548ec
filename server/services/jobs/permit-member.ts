import { isId } from '../../../domain/id.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Member } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { settleExpiry } from './validity/archive-expired.ts';

/**
 * An offer of the member's company, locked until the end of the transaction; that of another company is not found. One
 * whose last day is over is archived first.
 */
export async function lockJob(trx: Trx, context: Pick<Context, 'ports'>, { membership }: Member, jobId: string) {
  if (!isId(jobId)) throw new NotFound();
  await settleExpiry(trx, context, jobId);
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
