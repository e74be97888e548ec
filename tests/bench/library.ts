import type { LibraryQuery } from '../../domain/library/filters.ts';
import { libraryPageSize } from '../../domain/library/library-position.ts';
import { readLibraryQuery } from '../../domain/library/query.ts';
import type { Runtime } from '../../server/runtime.ts';
import { readEntries } from '../../server/services/library/read-entries.ts';
import { readLibrary } from '../../server/services/library/read-library.ts';
import { resolveQuery, searchOf } from '../../server/services/library/resolve-query.ts';
import { contextOf } from '../harness/context.ts';
import { makeCompany, makeRecruiter } from '../harness/factories.ts';
import type { Benchmark } from './benchmark.ts';
import { measureOverHttp, openAccount } from './library/over-http.ts';
import { searches } from './library/searches.ts';
import { withDevelopers } from './library/with-developers.ts';
import { machine } from './machine.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

/** BENCH_DEVELOPERS=100000 is enough for a first look. */
const sizes = (process.env.BENCH_DEVELOPERS ?? '100000,1000000').split(',').map(Number);
const goalMilliseconds = 60;
const judgedAt = 1_000_000;
const rounds = 20;
/** The database without the index is slow. */
const slowRounds = 2;

const judged = 'page with facets';

async function run(): Promise<object> {
  const results = [];
  for (const developers of sizes) results.push(await measure(developers));
  return { goalMilliseconds, searches, rounds, results };
}

const measure = (developers: number): Promise<object> =>
  withDevelopers(developers, async ({ runtime, dataDir, startSeconds, megabytes, close }) => {
    const { took, found } = await timeServices(runtime);
    await close();
    took['page with facets, over HTTP'] = await measureOverHttp(dataDir, rounds);
    return { developers, startSeconds, megabytes, found, times: report(developers, took, found) };
  });

type Took = Record<string, number[]>;

/** The implementations take turns, so that other work of the machine affects all of them equally. */
async function timeServices(runtime: Runtime): Promise<{ took: Took; found: number[] }> {
  const companyId = await makeCompany(runtime.db, { name: 'Societe 7' });
  const viewer = await makeRecruiter(runtime.db, { companyId });
  await openAccount(runtime, viewer.userId);
  const context = contextOf(runtime, viewer);
  const queries = searches.map((search) => readLibraryQuery(new URLSearchParams(search)));
  const reader = { locale: 'fr', recruiterId: viewer.userId } as const;
  const pages: string[][] = [];
  const found: number[] = [];
  const read = async (query: LibraryQuery, index: number, indexed: boolean) => {
    const library = { ...runtime.library, isReady: () => indexed };
    const page = await readLibrary({ ...context, library }, query, undefined);
    if (page.access !== 'open') throw new Error(page.access);
    pages[index] = page.entries.map(({ id }) => id);
    found[index] = page.total;
  };
  const ways: Record<string, (query: LibraryQuery, index: number) => Promise<unknown>> = {
    [judged]: (query, index) => read(query, index, true),
    'the same without facets': async (given) => {
      const { searched } = await resolveQuery(context, given, 'fr', { companyId });
      const search = await searchOf(runtime.db, searched, companyId);
      const page = { after: undefined, size: libraryPageSize };
      const answer = await runtime.library.ask({ search, blocked: [], opened: [], page, withCounts: false });
      const ids = answer?.positions.map(({ id }) => id) ?? [];
      return readEntries(runtime.db, ids, { ...reader, company: search.company });
    },
    '20 rows by key': (_, index) => readEntries(runtime.db, pages[index] ?? [], { ...reader, company: undefined }),
  };
  const took: Took = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
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
  const slow: number[] = [];
  for (let round = 0; round < slowRounds; round++) {
    for (const [index, query] of queries.entries()) {
      const started = performance.now();
      await read(query, index, false);
      slow.push(performance.now() - started);
    }
  }
  took['page with facets, from the database alone'] = slow;
  return { took, found };
}

function report(developers: number, took: Took, found: number[]): object {
  const times = Object.fromEntries(
    Object.entries(took).map(([name, list]) => {
      const [p50 = 0, p99 = 0, most = 0] = [0.5, 0.99, 1].map((share) => rounded(quantile(list, share)));
      return [name, { p50, p99, most }];
    }),
  );
  const page = times[judged]?.p99 ?? Number.NaN;
  console.log(
    table(
      [`${developers} developers`, 'p50 ms', 'p99 ms', 'most', 'p99 of the page ÷ it'],
      Object.entries(times).map(([name, { p50, p99, most }]) => [
        name,
        ...[p50, p99, most].map((time) => time.toFixed(1)),
        (page / p99).toFixed(2),
      ]),
    ),
  );
  console.log(`profiles found by the searches: ${found.toSorted((a, b) => a - b).join(', ')}`);
  if (developers === judgedAt) {
    const verdict = page < goalMilliseconds ? 'yes' : 'no';
    console.log(`p99 under ${goalMilliseconds} ms: ${verdict} (load of the machine: ${machine().load.join(', ')})`);
  }
  return times;
}

export const library: Benchmark = { name: 'library', about: 'the CV library at 100,000 and 1,000,000 developers', run };
