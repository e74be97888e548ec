// node tests/attacks/fuzz/make-seeds.ts <recorded>: converts the recording of RECORD_REQUESTS to
// tests/attacks/fuzz/seeds.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Seed, seedOf, shapeOf } from './seed.ts';

const [recorded = ''] = process.argv.slice(2);
const seeds = new Map<string, Seed>();
for (const line of readFileSync(recorded, 'utf8').split('\n').filter(Boolean)) {
  const seed = seedOf(JSON.parse(line));
  // The last request of a shape: journeys fill in more fields later.
  if (seed) seeds.set(shapeOf(seed), seed);
}
const sorted = [...seeds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, seed]) => seed);
const lines = sorted.map((seed) => JSON.stringify(seed)).join(',\n');
writeFileSync(join(import.meta.dirname, 'seeds.json'), `[\n${lines}\n]\n`);
process.stdout.write(`${sorted.length} seeds\n`);
