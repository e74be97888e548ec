import { sql } from 'kysely';
import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { mostKeptJobs } from '../../../../domain/jobs/searches/job-search.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { isOpen } from '../is-open.ts';
import { lockSearches } from '../searches/lock-searches.ts';

/** docs/product/jobs.md, Offers that a developer keeps: adds an open offer, or removes any. Idempotent. */
export async function keepJob(context: Context, jobId: string, kept: boolean): Promise<void> {
  const { userId } = permit(context, canKeepJobs);
  if (!isId(jobId)) throw new NotFound();
  const { db, ports } = context;
  if (!kept) {
    await db.deleteFrom('keptJobs').where('developerId', '=', userId).where('jobId', '=', jobId).execute();
    return;
  }
  await db.transaction().execute(async (trx) => {
    await lockSearches(trx, userId);
    const own = await trx.selectFrom('keptJobs').select('jobId').where('developerId', '=', userId).execute();
    if (own.some((one) => one.jobId === jobId)) return;
    if (own.length >= mostKeptJobs) throw new Invalid({ '': limitCode('tooManyRows', mostKeptJobs) });
    const { rows } = await sql<{ jobId: string }>`
      insert into kept_jobs (developer_id, job_id, kept_at)
      select ${userId}::uuid, j.id, ${ports.clock.now()} from jobs j join companies c on c.id = j.company_id
      where j.id = ${jobId} and ${isOpen(ports.clock.now())}
      on conflict do nothing returning job_id`.execute(trx);
    if (rows.length === 0) throw new NotFound();
  });
}
