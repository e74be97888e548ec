import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { settleExpiry } from '../validity/archive-expired.ts';

/** An offer of any company with the name of the company, locked until the end of the transaction; like `lockJob`. */
export async function lockOffer(trx: Trx, context: Pick<Context, 'ports'>, jobId: string) {
  if (!isId(jobId)) throw new NotFound();
  await settleExpiry(trx, context, jobId);
  const job = await trx
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .selectAll('j')
    .select('c.name as companyName')
    .where('j.id', '=', jobId)
    .forUpdate('j')
    .executeTakeFirst();
  if (!job) throw new NotFound();
  return job;
}
