import { sql } from 'kysely';
import { isAlertDue } from '../../../../domain/jobs/searches/alert-due.ts';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { readersOf, readFitOffer } from './select-fit-offers.ts';
import { findsOffer } from './select-offers.ts';
import { tellDeveloper } from './tell-developer.ts';

/** A company that publishes several offers, or corrects one at once, causes one e-mail. */
const waitMinutes = 2;
/** Runs of single offers follow each other: the second finds what the first has told. */
const lane = 'alert-job';

/** In the transaction that puts an offer online or changes it. */
export async function enqueueAlert(trx: Trx, { ports }: Pick<Runtime, 'ports'>, jobId: string): Promise<void> {
  const runAt = new Date(ports.clock.now().getTime() + waitMinutes * 60_000);
  await enqueueTask(trx, 'alert-job', { jobId }, { runAt, lane });
}

/** docs/product/jobs.md, Alerts about offers: tells at once those who wish so. Idempotent. */
export async function alertJob(runtime: Runtime, jobId: string): Promise<void> {
  const offer = await readFitOffer(runtime, jobId);
  if (!offer) return;
  const isDue: IsDue = (rhythm) => rhythm === 'atOnce';
  let failure = await tellEach(runtime, await findReaders(runtime, jobId), isDue);
  // After the searches: one e-mail has everything for a developer who wishes both.
  for await (const ids of readersOf(runtime, offer)) failure = (await tellEach(runtime, ids, isDue)) ?? failure;
  if (failure) throw failure.error;
}

/** The developers with a saved search that finds this offer, and those who follow its company. */
async function findReaders(runtime: Runtime, jobId: string): Promise<string[]> {
  // Many developers save the same search: each is looked at once.
  const { rows } = await sql<{ query: string; developerIds: string[] }>`
    select query, array_agg(developer_id order by developer_id) as developer_ids from job_searches
    where rhythm = 'atOnce' and query is not null group by query order by query`.execute(runtime.db);
  const readers = new Set<string>();
  for (const { query, developerIds } of rows)
    if (await findsOffer(runtime, query, jobId)) for (const id of developerIds) readers.add(id);
  const followers = await sql<{ developerId: string }>`
    select f.developer_id from jobs j join followed_companies f on f.company_id = j.company_id
    join job_searches s on s.developer_id = f.developer_id and s.kind = 'followed' and s.rhythm = 'atOnce'
    where j.id = ${jobId} order by f.developer_id`.execute(runtime.db);
  for (const { developerId } of followers.rows) readers.add(developerId);
  return [...readers];
}

/** Every morning: at most one e-mail for each developer, with all searches that are due. Idempotent. */
export async function alertJobs(runtime: Runtime): Promise<void> {
  const now = runtime.ports.clock.now();
  const rows = await runtime.db
    .selectFrom('jobSearches')
    .select(['developerId', 'rhythm', 'checkedAt'])
    .where('rhythm', '<>', 'never')
    .orderBy('developerId')
    .execute();
  const isDue = (rhythm: AlertRhythm, checkedAt: Date) => isAlertDue(rhythm, checkedAt, now);
  const due = rows.filter(({ rhythm, checkedAt }) => isDue(rhythm as AlertRhythm, checkedAt));
  const failure = await tellEach(runtime, [...new Set(due.map(({ developerId }) => developerId))], isDue);
  if (failure) throw failure.error;
}

type IsDue = (rhythm: AlertRhythm, checkedAt: Date) => boolean;

/** Returns the last failure, with which the task is tried again for those who were not told. */
async function tellEach(
  runtime: Runtime,
  developerIds: readonly string[],
  isDue: IsDue,
): Promise<{ error: unknown } | undefined> {
  let failure: { error: unknown } | undefined;
  for (const developerId of developerIds) {
    // An error for one developer must not prevent the other e-mails.
    await runtime.db
      .transaction()
      .execute((trx) => tellDeveloper(runtime, trx, developerId, isDue))
      .catch((error) => {
        runtime.log.warn({ err: error }, 'the alert of a developer failed');
        failure = { error };
      });
  }
  return failure;
}
