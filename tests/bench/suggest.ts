import { rmSync } from 'node:fs';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { ask, openLines } from './client.ts';
import { startMeasuredProduct } from './measured.ts';
import { signIn } from './pages.ts';
import { quantile } from './statistics.ts';
import { table } from './table.ts';

const goalMilliseconds = 20;
const rounds = 5;

/** As users type: from the first letters to the whole name, with accents, without, and with a typing mistake. */
const typed: Record<string, string[]> = {
  beginnings: ['p', 'pa', 'par', 'ly', 'mars', 'bord', 'saint', 'saint-e', 'lille', 'nan', 'str', 'mont', 'ren', 'gre'],
  names: ['Paris', 'Saint-Étienne', 'saint etienne', 'Londres', 'London', 'New York', 'München', 'Le Mans', 'Brest'],
  slips: ['Bordaux', 'Marselle', 'Toulouze', 'Grenobel', 'Strasborg', 'Montpelier', 'Nnates', 'Lyno', 'Pairs'],
  nothing: ['zzzzzz', 'qwrtpsdfg', '12345', "l'", '—'],
};

/** Suggestions of cities over the whole table, one after the other, as complete requests. */
async function run(): Promise<object> {
  const dataDir = newDataDir();
  const product = await startMeasuredProduct(dataDir);
  const agent = openLines(1);
  try {
    const headers = { cookie: await signIn(product.url, 'developer') };
    const rows: string[][] = [];
    const results: Record<string, object> = {};
    for (const [kind, texts] of Object.entries(typed)) {
      const times: number[] = [];
      for (let round = 0; round <= rounds; round++) {
        for (const text of texts) {
          const started = performance.now();
          const { status } = await ask(agent, {
            url: `${product.url}/places?text=${encodeURIComponent(text)}`,
            headers,
          });
          if (status !== 200) throw new Error(`"${text}" answered ${status}`);
          // The first round warms up.
          if (round > 0) times.push(performance.now() - started);
        }
      }
      const [p50 = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map((share) => quantile(times, share));
      rows.push([kind, ...[p50, p95, most].map((time) => time.toFixed(1)), p95 < goalMilliseconds ? 'yes' : 'no']);
      results[kind] = { p50, p95, most };
    }
    console.log(table(['typed', 'p50 ms', 'p95 ms', 'most', `p95 under ${goalMilliseconds} ms`], rows));
    return { goalMilliseconds, rounds, results };
  } finally {
    agent.destroy();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const suggest: Benchmark = { name: 'suggest', about: 'suggestions of cities, as they are typed', run };
