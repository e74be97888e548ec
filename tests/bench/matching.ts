import { dayNumber } from '../../domain/day.ts';
import { needOfQuery } from '../../domain/fit/need-of-query.ts';
import { type FitPlan, planOf } from '../../domain/fit/plan.ts';
import { readLibraryQuery } from '../../domain/library/query.ts';
import type { Runtime } from '../../server/runtime.ts';
import { explainPeople } from '../../server/services/fit/explain-people.ts';
import { readFitWorld } from '../../server/services/fit/read-world.ts';
import { refreshShares } from '../../server/services/library/refresh-shares.ts';
import { resolveQuery, searchOf } from '../../server/services/library/resolve-query.ts';
import { compareWithTyped, countTypedNeeds, searchTypedNeeds } from '../fit/typed-needs.ts';
import { makeRecruiter } from '../harness/factories.ts';
import type { Benchmark } from './benchmark.ts';
import { withDevelopers } from './library/with-developers.ts';
import { machine } from './machine.ts';
import { needs } from './matching/needs.ts';
import { type BenchNeed, fullText, makeRivals, type Rival } from './matching/rivals.ts';
import { withDemo } from './matching/with-demo.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

/** BENCH_PEOPLE=100000 is enough for a first look. */
const sizes = (process.env.BENCH_PEOPLE ?? '100000,1000000').split(',').map(Number);
/** Search libraries need too much time and memory for more. */
const comparedAt = 100_000;
const judgedAt = 1_000_000;
const goalMilliseconds = 50;
const own = 'fit: the best 20, with reasons';
const rounds = 20;
const mostMilliseconds = 60_000;

/** How good each order is on the judged needs (tests/fit/README.md). */
async function reportQuality(): Promise<object> {
  const now = new Date();
  const typed = await withDemo(now, async (runtime) => searchTypedNeeds(runtime, await makeRecruiter(runtime.db), now));
  const lines = Object.entries(compareWithTyped(typed, now)).map(([name, list]) => ({
    name,
    mean: rounded(list.reduce((sum, one) => sum + one, 0) / list.length, 3),
    least: rounded(Math.min(...list), 3),
  }));
  console.log(
    table(
      ['60 judged needs, people of the demo', 'nDCG@10, mean', 'least'],
      lines.map(({ name, mean, least }) => [name, mean.toFixed(3), least.toFixed(3)]),
    ),
  );
  const { understood, unmet, empty } = countTypedNeeds(typed);
  console.log(`understood to the last word: ${understood}; met whole by no one: ${unmet}; no one shown: ${empty}`);
  const worst = typed.toSorted((a, b) => a.quality - b.quality).slice(0, 5);
  for (const { id, quality, found, shown, words } of worst)
    console.log(
      `  ${quality.toFixed(3)} ${id}: ${found} found, ${shown} shown, plain words: ${words.join(' ') || 'none'}`,
    );
  return { lines, understood, unmet, empty };
}

async function run(): Promise<object> {
  const quality = await reportQuality();
  const results = [];
  for (const people of sizes) results.push(await withDevelopers(people, (made) => measure(people, made)));
  return { goalMilliseconds, needs, rounds, quality, results };
}

type Made = { runtime: Runtime; startSeconds: number; megabytes: number };
type Asked = BenchNeed & { plan: FitPlan };

async function measure(people: number, { runtime, startSeconds, megabytes }: Made): Promise<object> {
  await refreshShares(runtime.db);
  const asked = await Promise.all(needs.map((address) => readNeed(runtime, address)));
  const day = dayNumber(new Date());
  const ours: Rival = {
    name: own,
    ask: async (need) => {
      const { search, plan } = need as Asked;
      const page = { after: undefined, size: 20, fit: { plan, day } };
      const answer = await runtime.library.ask({ search, blocked: [], opened: [], page, withCounts: false });
      const ids = answer?.positions.map(({ id }) => id) ?? [];
      return (await explainPeople(runtime, plan, ids, { day, locale: 'fr' })).size;
    },
  };
  const rivals = people === comparedAt ? await makeRivals(runtime) : [];
  const ways = [ours, await fullText(runtime), ...rivals];
  const took = await time(ways, asked);
  return { people, startSeconds, megabytes, times: report(people, took, megabytes) };
}

/** The need of an address: its filters, its points, and its names as words. */
async function readNeed(runtime: Runtime, address: string): Promise<Asked> {
  const given = readLibraryQuery(new URLSearchParams(address));
  const { query, searched, names } = await resolveQuery(runtime, given, 'fr', { companyId: undefined });
  const search = await searchOf(runtime.db, searched, undefined);
  const need = needOfQuery(searched, search.place?.placeIds ?? []);
  const named = [
    ...[...query.technology, ...query.plus].map((id) => names.technology.get(id)?.en ?? id),
    ...query.profession.map((id) => names.profession.get(id)?.en ?? id),
  ];
  return {
    search,
    plan: planOf(need, await readFitWorld(runtime)),
    words: named.join(' ').toLowerCase() || 'developpeur',
  };
}

/** The ways take turns, so that other work of the machine affects all of them equally. */
async function time(ways: readonly Rival[], asked: readonly Asked[]): Promise<Record<string, number[]>> {
  const took: Record<string, number[]> = Object.fromEntries(ways.map(({ name }) => [name, []]));
  const spent: Record<string, number> = {};
  for (let round = -2; round < rounds; round++) {
    for (const need of asked) {
      for (const { name, ask } of ways) {
        if ((spent[name] ?? 0) > mostMilliseconds) continue;
        const began = performance.now();
        await ask(need);
        const milliseconds = performance.now() - began;
        spent[name] = (spent[name] ?? 0) + milliseconds;
        // The first rounds warm up, except for a way so slow that it gets no others.
        if (round >= 0 || milliseconds > 1000) took[name]?.push(milliseconds);
      }
    }
  }
  return took;
}

function report(people: number, took: Record<string, number[]>, megabytes: number): object {
  const mine = quantile(took[own] ?? [], 0.5);
  const lines = Object.entries(took).map(([name, list]) => {
    const [p50 = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map((share) => rounded(quantile(list, share)));
    return { name, asked: list.length, p50, p95, most, times: rounded(p50 / mine, 1) };
  });
  console.log(
    table(
      [`${people} people, ${needs.length} needs`, 'asked', 'p50 ms', 'p95 ms', 'most', 'p50 ÷ ours'],
      lines.map(({ name, asked, p50, p95, most, times }) => [
        name,
        String(asked),
        ...[p50, p95, most].map((one) => one.toFixed(1)),
        times.toFixed(1),
      ]),
    ),
  );
  const p95 = lines.find(({ name }) => name === own)?.p95 ?? Number.NaN;
  if (people === judgedAt) {
    const verdict = p95 < goalMilliseconds ? 'yes' : 'no';
    console.log(
      `p95 under ${goalMilliseconds} ms: ${verdict} (${p95}; load of the machine: ${machine().load.join(', ')}; ${Math.round(megabytes / (people / 1_000_000))} MB for a million people)`,
    );
  }
  return lines;
}

export const matching: Benchmark = {
  name: 'matching',
  about: 'the best 20 people for a need, with reasons, of 100,000 and of 1,000,000',
  run,
};
