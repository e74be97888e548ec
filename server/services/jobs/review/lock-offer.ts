import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Trx } from '../../../data/database.ts';

/** An offer of any company with the name of the company, locked until the end of the transaction. */
export async function lockOffer(trx: Trx, jobId: string) {
  if (!isId(jobId)) throw new NotFound();
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
