import { rmSync, writeFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector/promises';
import { join } from 'node:path';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { hammer, openLines } from './client.ts';
import { startMeasuredProduct } from './measured.ts';
import { resultsFolder } from './places.ts';
import { rounded } from './statistics.ts';
import { table } from './table.ts';

const path = process.env.BENCH_PATH ?? '/';
const requests = 2000;

type Place = { name: string; package: string; self: number; total: number };

/** Profiles the process while it answers one page; times are per request and in microseconds. */
async function run(): Promise<object> {
  const dataDir = newDataDir();
  const product = await startMeasuredProduct(dataDir);
  const agent = openLines(4);
  try {
    await hammer(agent, { url: product.url + path }, requests, 4);
    await product.ask('profile on');
    await hammer(agent, { url: product.url + path }, requests, 4);
    const taken = await product.ask<Profiler.Profile>('profile off');
    const file = join(resultsFolder, 'profile.cpuprofile');
    writeFileSync(file, JSON.stringify(taken));
    const places = placesOf(taken).filter(({ name }) => name !== '(idle)');
    const packages = byPackage(places);
    console.log(`${path}, µs of its own per request, by package (for a browser's profiler: ${file})\n`);
    console.log(
      table(
        ['package', 'µs'],
        Object.entries(packages).map(([name, time]) => [name, time.toFixed(0)]),
      ),
    );
    console.log(`\n${table(['function', 'own µs', 'with calls'], rows(places, 'self'))}`);
    console.log(`\n${table(['function', 'own µs', 'with calls'], rows(places, 'total'))}`);
    return { path, requests, packages };
  } finally {
    agent.destroy();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rows(places: Place[], key: 'self' | 'total'): string[][] {
  const largest = places.toSorted((a, b) => b[key] - a[key]).slice(0, 45);
  return largest.map((place) => [`${place.package} ${place.name}`, place.self.toFixed(0), place.total.toFixed(0)]);
}

function byPackage(places: Place[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const place of places) sums.set(place.package, (sums.get(place.package) ?? 0) + place.self);
  return Object.fromEntries([...sums].toSorted((a, b) => b[1] - a[1]).map(([name, time]) => [name, rounded(time, 1)]));
}

/** One entry per function: its own time, and its time with everything it called (recursion counted once). */
function placesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Place[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  for (const [index, id] of samples.entries()) {
    own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0) / requests);
  }
  const places = new Map<string, Place>();
  const visit = (id: number, above: Set<Place>): number => {
    const node = known.get(id);
    if (!node) return 0;
    const { functionName, url, lineNumber } = node.callFrame;
    const key = `${functionName} ${url} ${lineNumber}`;
    const name = `${functionName || '(anonymous)'}${url ? `:${lineNumber + 1}` : ''}`;
    const place = places.get(key) ?? { name, package: packageOf(url), self: 0, total: 0 };
    places.set(key, place);
    const self = own.get(id) ?? 0;
    const outermost = !above.has(place);
    const inside = outermost ? new Set(above).add(place) : above;
    const total = (node.children ?? []).reduce((sum, child) => sum + visit(child, inside), self);
    place.self += self;
    if (outermost) place.total += total;
    return total;
  };
  visit(nodes[0]?.id ?? 0, new Set());
  return [...places.values()];
}

/** "…/node_modules/kysely/dist/x.js" → "kysely"; files of the product and of Node by the name of a folder or module. */
function packageOf(url: string): string {
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(url)?.[1];
  if (installed) return installed;
  if (url.startsWith('node:')) return url.split('/').slice(0, 3).join('/');
  if (url.includes('/build/server/')) return 'pages (build)';
  return url ? `server ${url.split('/server/')[1] ?? url}` : 'engine';
}

export const samples: Benchmark = { name: 'samples', about: 'the CPU time of the home page, by package', run };
