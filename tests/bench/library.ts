import { rmSync } from 'node:fs';
import { libraryPageSize } from '../../domain/library/library-position.ts';
import { type LibraryQuery, readLibraryQuery } from '../../domain/library/query.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import { openRuntime, type Runtime } from '../../server/runtime.ts';
import { readEntries } from '../../server/services/library/read-entries.ts';
import { readLibrary } from '../../server/services/library/read-library.ts';
import { questionOf, resolveQuery } from '../../server/services/library/resolve-query.ts';
import { contextOf } from '../harness/context.ts';
import { makeCompany, makeRecruiter } from '../harness/factories.ts';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { makeManyDevelopers } from './library/many-developers.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

const sizes = (process.env.BENCH_DEVELOPERS ?? '100000,1000000').split(',').map(Number);
const goalMilliseconds = 60;
const judgedAt = 1_000_000;
const rounds = 12;

/** Three filters each, from the common to the rare, as somebody ticks them. */
const searches = [
  'technology=react&region=FR%3A%C3%8Ele-de-France&contract=permanent',
  'technology=javascript&remote=hybrid&contract=permanent',
  'technology=python&yearsFrom=5&language=en',
  'technology=typescript&technology=react&every=1&remote=fullTime&contract=freelance',
  'profession=back-end-developer&region=FR%3AOccitanie&language=en',
  'profession=data-engineer&technology=python&salary=55',
  'city=insee%3A44109&radius=50&technology=java&contract=permanent',
  'city=insee%3A75056&radius=100&remote=hybrid&yearsFrom=3',
  'query=react+native&contract=permanent&remote=hybrid',
  'query=societe1&technology=python&language=en',
  'technology=rust&region=FR%3ABretagne&remote=fullTime',
  'technology=docker&recommended=1&yearsTo=10',
  'language=de&contract=freelance&technology=kubernetes',
  'query=d%C3%A9veloppeur&contract=permanent&language=en',
];

type Times = { p50: number; p99: number; most: number };

async function run(): Promise<object> {
  const results = [];
  for (const developers of sizes) results.push(await measure(developers));
  return { goalMilliseconds, searches, rounds, results };
}

async function measure(developers: number): Promise<object> {
  const dataDir = newDataDir();
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    APP_MODE: 'production',
    BASE_URL: 'http://localhost',
    LIBRARY_INDEX_FROM: '0',
  });
  const database = await openDatabase(config);
  await prepareDatabase(config, database, new Date());
  const runtime = openRuntime(config, database);
  try {
    const client = await database.pool.connect();
    const began = performance.now();
    await makeManyDevelopers(client, developers, (done) => process.stdout.write(`\r${done} developers `));
    client.release(true);
    console.log(`made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const before = process.memoryUsage().rss;
    const starting = performance.now();
    await runtime.library.start();
    const startSeconds = rounded((performance.now() - starting) / 1000, 1);
    const megabytes = Math.round((process.memoryUsage().rss - before) / 1e6);
    console.log(`the index was read in ${startSeconds} s and takes about ${megabytes} MB`);
    return { developers, startSeconds, megabytes, ...(await compare(runtime, developers)) };
  } finally {
    await runtime.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(runtime: Runtime, developers: number): Promise<object> {
  const companyId = await makeCompany(runtime.db, { name: 'Societe 7' });
  const viewer = await makeRecruiter(runtime.db, { companyId });
  const context = contextOf(runtime, viewer);
  const queries = searches.map((search) => readLibraryQuery(new URLSearchParams(search)));
  const pages: string[][] = [];
  const ways: Record<string, (query: LibraryQuery, index: number) => Promise<unknown>> = {
    'page with facets': async (query, index) => {
      const library = await readLibrary(context, query, undefined);
      if (library.access !== 'open') throw new Error(library.access);
      pages[index] = library.entries.map(({ id }) => id);
      return library;
    },
    'page without facets': async (given) => {
      const { query } = await resolveQuery(context, given, 'fr');
      const question = await questionOf(runtime.db, query, companyId);
      const page = { after: undefined, size: libraryPageSize };
      const answer = await runtime.library.ask({ question, blocked: [], page, withCounts: false });
      const ids = answer?.positions.map(({ id }) => id) ?? [];
      return readEntries(runtime.db, ids, { locale: 'fr', recruiterId: viewer.userId, company: question.company });
    },
    '20 rows by key': (_, index) =>
      readEntries(runtime.db, pages[index] ?? [], { locale: 'fr', recruiterId: viewer.userId, company: undefined }),
  };
  const took: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = -2; round < rounds; round++) {
    for (const [index, query] of queries.entries()) {
      for (const [name, ask] of Object.entries(ways)) {
        const started = performance.now();
        await ask(query, index);
        // The first rounds warm up.
        if (round >= 0) took[name]?.push(performance.now() - started);
      }
    }
  }
  const times = Object.fromEntries(Object.entries(took).map(([name, list]) => [name, timesOf(list)]));
  const facetted = times['page with facets'] as Times;
  console.log(
    table(
      [`${developers} developers`, 'p50 ms', 'p99 ms', 'most', 'p99 of the page ÷ it'],
      Object.entries(times).map(([name, { p50, p99, most }]) => [
        name,
        p50.toFixed(1),
        p99.toFixed(1),
        most.toFixed(1),
        (facetted.p99 / p99).toFixed(1),
      ]),
    ),
  );
  const counts = await Promise.all(
    queries.map(async (query) => {
      const library = await readLibrary(context, query, undefined);
      return library.access === 'open' ? library.total : 0;
    }),
  );
  console.log(`profiles found by the searches: ${counts.toSorted((a, b) => a - b).join(', ')}`);
  if (developers === judgedAt) {
    console.log(`p99 under ${goalMilliseconds} ms: ${facetted.p99 < goalMilliseconds ? 'yes' : 'no'}`);
  }
  return { times, counts };
}

const timesOf = (list: number[]): Times => ({
  p50: rounded(quantile(list, 0.5)),
  p99: rounded(quantile(list, 0.99)),
  most: rounded(quantile(list, 1)),
});

export const library: Benchmark = { name: 'library', about: 'the CV library at 100,000 and 1,000,000 developers', run };
