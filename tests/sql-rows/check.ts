// Compares the row types of raw SQL with what the tests received; see the decision "Row types of raw SQL".
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.ts';
import { exceptions, withoutExceptions } from './exceptions.ts';
import { notExecuted } from './judge.ts';
import type { Recording } from './record.ts';
import { merge, newShape } from './shape.ts';

// With `--part`, other tests that show SQL ran elsewhere: only what was received is compared.
const [folder, part] = process.argv.slice(2);
if (!folder) throw new Error('The folder of the recordings is missing.');
const { problems, errors } = compare(
  join(import.meta.dirname, '..', '..'),
  ['server', 'domain'],
  readRecordings(folder),
);
const { remaining, unneeded } = withoutExceptions(problems, exceptions);
const wrong = part ? remaining.filter(({ words }) => words !== notExecuted) : remaining;
for (const { place, words } of wrong) process.stdout.write(`${place}: ${words}\n`);
for (const file of unneeded) process.stdout.write(`${file}: tests show its SQL, it can leave exceptions.ts\n`);
process.stdout.write(errors);
process.exitCode = wrong.length > 0 || errors ? 1 : 0;

/** Each test process wrote one file. */
function readRecordings(from: string): Recording {
  const all: Recording = {};
  for (const file of readdirSync(from)) {
    const one: Recording = JSON.parse(readFileSync(join(from, file), 'utf8'));
    for (const [site, { named, result }] of Object.entries(one)) {
      all[site] ??= {};
      if (named) all[site].named = true;
      if (!result) continue;
      all[site].result ??= { columns: {}, shape: newShape() };
      Object.assign(all[site].result.columns, result.columns);
      merge(all[site].result.shape, result.shape);
    }
  }
  return all;
}
