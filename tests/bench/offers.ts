import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { anyJob } from '../../domain/jobs/job-query.ts';
import { readConfig } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { openDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import { openRuntime, type Runtime } from '../../server/runtime.ts';
import { refreshFit } from '../../server/services/fit/refresh-fit.ts';
import { readAroundJob } from '../../server/services/jobs/search/read-around-job.ts';
import { searchJobs } from '../../server/services/jobs/search/search-jobs.ts';
import { contextOf } from '../harness/context.ts';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { makeManyDevelopers } from './library/many-developers.ts';
import { machine } from './machine.ts';
import { makeManyOffers } from './offers/many-offers.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

const offers = Number(process.env.BENCH_OFFERS ?? 100_000);
const people = 250;
const goalMilliseconds = 50;
const judged = 'offers for a person';

async function run(): Promise<object> {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_MODE: 'production', BASE_URL: 'http://localhost' };
  const config = readConfig(env);
  const database = await openDatabase(config);
  const runtime = openRuntime(config, database);
  try {
    await prepareDatabase(config, database, new Date());
    const client = await database.pool.connect();
    await makeManyDevelopers(client, people, () => {});
    await makeManyOffers(client, offers);
    // The log of rankings names its reader.
    await client.query(`insert into users (id, email, name, role)
      select id, id || '@example.com', 'Dev', 'DEVELOPER' from developers`);
    client.release(true);
    await refreshFit(runtime.db);
    const before = process.memoryUsage().rss;
    const starting = performance.now();
    await runtime.offers.start();
    const startSeconds = rounded((performance.now() - starting) / 1000, 1);
    const megabytes = Math.round((process.memoryUsage().rss - before) / 1e6);
    console.log(`${offers} offers: the index was read in ${startSeconds} s and takes about ${megabytes} MB`);
    return { offers, people, goalMilliseconds, startSeconds, megabytes, times: report(await timeServices(runtime)) };
  } finally {
    await runtime.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Took = Record<string, number[]>;

async function timeServices(runtime: Runtime): Promise<Took> {
  const rows = await runtime.db
    .selectFrom('libraryProfiles')
    .select('developerId')
    .where('listed', '=', true)
    .execute();
  const jobs = await runtime.db.selectFrom('jobs').select('id').limit(rows.length).execute();
  const read = (context: Context, query = anyJob) => searchJobs(context, query, undefined, 'fit');
  const found: number[] = [];
  const ways: Record<string, (context: Context, index: number) => Promise<unknown>> = {
    [judged]: async (context) => found.push((await read(context)).total),
    'with a word that half of the offers have': (context) => read(context, { ...anyJob, words: 'agile' }),
    'with a contract that half of the offers have': (context) => read(context, { ...anyJob, contracts: ['permanent'] }),
    'similar offers': (context, index) => readAroundJob({ ...context, viewer: undefined }, jobs[index]?.id ?? ''),
    'by date': (context) => searchJobs(context, anyJob, undefined, 'date'),
  };
  const took: Took = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (const [index, { developerId }] of rows.entries()) {
    const viewer = { userId: developerId, role: 'DEVELOPER' } as Context['viewer'];
    for (const [name, ask] of Object.entries(ways)) {
      const started = performance.now();
      await ask(contextOf(runtime, viewer), index);
      // The first searches warm up.
      if (index >= 20) took[name]?.push(performance.now() - started);
    }
  }
  console.log(`offers for a person: from ${Math.min(...found)} to ${Math.max(...found)}`);
  await reportLog(runtime);
  return took;
}

/** What was logged, and how much room it takes; pages do not wait for it. */
async function reportLog({ db, pool }: Runtime): Promise<void> {
  while (pool.idleCount < pool.totalCount) await setTimeout(20);
  const { rows } = await sql<{ pages: number; offers: number; bytes: number }>`
    select (select count(*)::int from rankings) as pages, count(*)::int as offers,
      (pg_total_relation_size('rankings') + pg_total_relation_size('ranking_results'))::float8 as bytes
    from ranking_results`.execute(db);
  const [log] = rows;
  if (!log) return;
  const each = rounded(log.bytes / log.offers / 1000);
  console.log(`the log has ${log.pages} pages with ${log.offers} offers, ${each} kB for each offer`);
}

function report(took: Took): object {
  const times = Object.fromEntries(
    Object.entries(took).map(([name, list]) => {
      const [p50 = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map((share) => rounded(quantile(list, share)));
      return [name, { p50, p95, most }];
    }),
  );
  const lines = Object.entries(times).map(([name, { p50, p95, most }]) => [
    name,
    ...[p50, p95, most].map((time) => time.toFixed(1)),
  ]);
  console.log(table([`${offers} offers`, 'p50 ms', 'p95 ms', 'most'], lines));
  const verdict = (times[judged]?.p95 ?? Number.NaN) < goalMilliseconds ? 'yes' : 'no';
  console.log(`p95 under ${goalMilliseconds} ms: ${verdict} (load of the machine: ${machine().load.join(', ')})`);
  return times;
}

export const offersBench: Benchmark = { name: 'offers', about: 'offers for a person, of 100,000 open ones', run };
