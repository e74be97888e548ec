import { rmSync } from 'node:fs';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import { loadQuestions } from '../../server/data/world/load-questions.ts';
import { makeCatalogueIndex } from '../../server/search/catalogue/catalogue-index.ts';
import { searchBySql } from '../../server/search/catalogue/sql-search.ts';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { makeManyQuestions } from './catalogue/many-questions.ts';
import { makeRivals, type Rival } from './catalogue/rivals.ts';
import { searches } from './catalogue/searches.ts';
import { machine } from './machine.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

/** BENCH_QUESTIONS=10000 is enough for a first look. */
const sizes = (process.env.BENCH_QUESTIONS ?? '10000,100000,1000000').split(',').map(Number);
const comparedAt = 100_000;
const judgedAt = 1_000_000;
const goal = { times: 4, milliseconds: 50 };
const own = 'the index';

async function run(): Promise<object> {
  const results = [];
  for (const size of sizes) results.push(await measure(size));
  return { goal, results };
}

async function measure(size: number): Promise<object> {
  const now = new Date('2026-11-15T12:00:00Z');
  const rows = makeManyQuestions(size, now);
  const before = process.memoryUsage();
  const started = performance.now();
  const index = makeCatalogueIndex(size);
  for (const row of rows) index.add(row);
  index.settle();
  const seconds = rounded((performance.now() - started) / 1000, 1);
  const after = process.memoryUsage();
  const megabytes = Math.round((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6);
  console.log(`\n${size} questions: the index was made in ${seconds} s and takes about ${megabytes} MB`);
  const ours: Rival = { name: own, rounds: 200, ask: (search) => index.answer(search).total };
  if (size !== comparedAt) return { size, seconds, megabytes, times: report(size, await time([ours])) };
  return withDatabase(size, now, async (sql) => {
    const rivals = await makeRivals(rows);
    return { size, seconds, megabytes, times: report(size, await time([ours, ...rivals, sql])) };
  });
}

type Times = Record<string, Record<string, number[]>>;

/** An implementation that has taken this long for one kind of search is not measured again: a run has to end. */
const mostMilliseconds = 20_000;

/** The implementations take turns, so that other work of the machine affects all of them equally. */
async function time(ways: readonly Rival[]): Promise<Times> {
  const times: Times = {};
  for (const [row, searchOf] of Object.entries(searches)) {
    const took: Record<string, number[]> = Object.fromEntries(ways.map(({ name }) => [name, []]));
    const spent: Record<string, number> = {};
    times[row] = took;
    const most = Math.max(...ways.map(({ rounds }) => rounds));
    for (let round = -3; round < most; round++) {
      for (const { name, rounds, ask } of ways) {
        const before = spent[name] ?? 0;
        if (round >= rounds || before > mostMilliseconds) continue;
        const began = performance.now();
        await ask(searchOf(round + 3));
        const milliseconds = performance.now() - began;
        spent[name] = before + milliseconds;
        // The first rounds warm up, unless they are the only ones.
        if (round >= 0 || spent[name] > mostMilliseconds) took[name]?.push(milliseconds);
      }
    }
  }
  return times;
}

function report(size: number, times: Times): object {
  const said = Object.entries(times).map(([row, ways]) => {
    const mine = quantile(ways[own] ?? [], 0.5);
    return Object.entries(ways).map(([name, list]) => {
      const [p50, p99] = [quantile(list, 0.5), quantile(list, 0.99)];
      return {
        row,
        name,
        asked: list.length,
        p50: rounded(p50),
        p99: rounded(p99),
        ahead: name === own ? undefined : rounded(p50 / mine, 1),
      };
    });
  });
  const lines = said.flat();
  console.log(
    table(
      [`${size} questions, with all counts`, 'by', 'asked', 'p50 ms', 'p99 ms', 'times ours'],
      lines.map(({ row, name, asked, p50, p99, ahead }) => [
        row,
        name,
        String(asked),
        p50.toFixed(2),
        p99.toFixed(2),
        ahead?.toFixed(1) ?? '',
      ]),
    ),
  );
  const least = Math.min(...lines.flatMap(({ ahead }) => ahead ?? []));
  if (Number.isFinite(least))
    console.log(
      `at least ${goal.times} times ahead of each on every row: ${least >= goal.times ? 'yes' : 'no'} (${least})`,
    );
  const worst = Math.max(...lines.filter(({ name }) => name === own).map(({ p99 }) => p99));
  if (size === judgedAt) {
    const verdict = worst < goal.milliseconds ? 'yes' : 'no';
    console.log(
      `p99 under ${goal.milliseconds} ms: ${verdict} (${worst}; load of the machine: ${machine().load.join(', ')})`,
    );
  }
  return lines;
}

/** The same questions in their own database, searched by SQL. */
async function withDatabase<T>(size: number, now: Date, use: (sql: Rival) => Promise<T>): Promise<T> {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_MODE: 'production', BASE_URL: 'http://localhost' };
  const config = readConfig(env);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(config, database, now);
    const began = performance.now();
    await loadQuestions(database.pool, { seed: 'bench', now, questions: size });
    await database.pool.query('vacuum analyze catalogue_questions');
    await database.pool.query('vacuum analyze catalogue_words');
    console.log(`stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return await use({
      name: 'SQL',
      rounds: 12,
      ask: async ({ search, page }) => (await searchBySql(database.db, search, page)).total,
    });
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const catalogue: Benchmark = {
  name: 'catalogue',
  about: 'the catalogue at 10,000, 100,000 and 1,000,000 questions, compared with search libraries',
  run,
};
