// npm run bench                 every benchmark
// npm run bench -- ssr          only those named
// BENCH_PATH=/contact           the page that samples and versus look at
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Benchmark } from './benchmark.ts';
import { candidates } from './candidates.ts';
import { catalogue } from './catalogue.ts';
import { cv } from './cv.ts';
import { library } from './library.ts';
import { live } from './live.ts';
import { machine } from './machine.ts';
import { matching } from './matching.ts';
import { offersBench } from './offers.ts';
import { resultsFolder, root } from './places.ts';
import { profile } from './profile.ts';
import { rating } from './rating.ts';
import { samples } from './samples.ts';
import { ssr } from './ssr.ts';
import { suggest } from './suggest.ts';
import { tests } from './tests.ts';
import { versus } from './versus.ts';

const benchmarks: Benchmark[] = [
  ssr,
  profile,
  suggest,
  cv,
  library,
  matching,
  candidates,
  catalogue,
  offersBench,
  rating,
  tests,
  live,
  samples,
  versus,
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !benchmarks.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are:`);
  for (const { name, about } of benchmarks) console.error(`  ${name.padEnd(10)}${about}`);
  process.exit(1);
}

const prepare = (await import(pathToFileURL(join(root, 'scripts', 'prepare.mjs')).href)) as { ensureBuilt: () => void };
prepare.ensureBuilt();
mkdirSync(resultsFolder, { recursive: true });

for (const { name, about, run } of benchmarks) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n# ${name}: ${about}`);
  const before = machine();
  const result = await run();
  const file = join(resultsFolder, `${name}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), before, after: machine(), ...result }, null, 2)}\n`,
  );
  console.log(`\nWritten to ${file}`);
}
