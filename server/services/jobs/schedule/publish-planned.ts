import { sql } from 'kysely';
import { duePublicationDay, type PublishProblem } from '../../../../domain/jobs/schedule/publication-day.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { missingOf, putOnline } from '../change-job.ts';
import { tellAuthor } from './tell-author.ts';

type Needs = Pick<Runtime, 'config' | 'db' | 'ports' | 'log'>;

/**
 * docs/product/jobs.md, Planning a publication: puts the drafts online whose day has come. Each is decided again; one that
 * cannot go online says why. Idempotent, also with several processes. Returns how many went online.
 */
export async function publishPlanned(runtime: Needs): Promise<number> {
  const { db, ports, log } = runtime;
  const due = duePublicationDay(ports.clock.now());
  const { rows } = await sql<{ id: string }>`
    select id from jobs where publish_on <= ${due}::date order by publish_on, id`.execute(db);
  let published = 0;
  let failed: unknown;
  for (const { id } of rows) {
    // An error in one offer must not hold back the others; the task is retried for the remaining ones.
    await db
      .transaction()
      .execute(async (trx) => {
        if (await publishOne(runtime, trx, id, due)) published++;
      })
      .catch((error) => {
        log.warn({ err: error }, 'a planned publication failed');
        failed = error;
      });
  }
  if (failed) throw failed;
  return published;
}

async function publishOne(runtime: Needs, trx: Trx, jobId: string, due: string): Promise<boolean> {
  // It may have been published, changed to another day or deleted in the meantime.
  const job = await trx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where(sql<boolean>`publish_on <= ${due}::date`)
    .forUpdate()
    .executeTakeFirst();
  if (!job) return false;
  const { companyId } = job;
  const company = await trx
    .selectFrom('companies')
    .select('validatedAt')
    .where('id', '=', companyId)
    .executeTakeFirst();
  const problem: PublishProblem | null = !company?.validatedAt
    ? 'notValidated'
    : (await missingOf(trx, { ...runtime, locale: 'fr' }, job)).length > 0
      ? 'incomplete'
      : null;
  if (problem === null) await putOnline(trx, runtime, job);
  else {
    await tellAuthor(runtime, trx, jobId, problem);
    await trx.updateTable('jobs').set({ publishOn: null, publishProblem: problem }).where('id', '=', jobId).execute();
  }
  await notify(trx, `company:${companyId}`, { kind: 'job', id: jobId });
  return problem === null;
}
