// Compares the row types of raw SQL with the values that the tests received (docs/decisions, "Row types of raw SQL").
// The compiler itself compares: in a copy of the code, `sql<Row>` becomes `sql<Received<Row, Seen, Described>>`. The
// values that tests saw must fit the row type, and the row type must fit what PostgreSQL said of the columns.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, type Problem } from './judge.ts';
import type { Recording } from './record.ts';
import { merge, newShape } from './shape.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = process.argv[2];
if (!folder) throw new Error('The folder of the recordings is missing.');
const copy = mkdtempSync(join(tmpdir(), 'vivier-sql-rows-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const recording = readRecordings(folder);
const problems: Problem[] = [];
for (const path of sourceFiles()) {
  const source = readFileSync(join(root, path), 'utf8');
  const judged = judge(path, source, recording);
  problems.push(...judged.problems);
  // The compiler need not check the other files again.
  const text = judged.source === source ? `// @ts-nocheck\n${source}` : judged.source;
  cpSync(join(root, path), join(copy, path), { recursive: true });
  writeFileSync(join(copy, path), text);
}
writeFileSync(
  join(copy, 'received.d.ts'),
  'type Received<Declared extends Described, Seen extends Declared, Described> = Declared;\n',
);
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
const options = { ...compilerOptions, rootDirs: undefined, noUnusedLocals: false };
writeFileSync(
  join(copy, 'tsconfig.json'),
  JSON.stringify({ compilerOptions: options, include: ['server', 'domain', 'received.d.ts'] }),
);
const compiler = spawnSync(
  join(root, 'node_modules', '.bin', 'tsc'),
  ['--noEmit', '--pretty', 'false', '--checkers', '1'],
  {
    cwd: copy,
    encoding: 'utf8',
  },
);
for (const { place, words } of problems) process.stdout.write(`${place}: ${words}\n`);
process.stdout.write(compiler.stdout + compiler.stderr);
process.exitCode = problems.length > 0 || compiler.status !== 0 ? 1 : 0;

function readRecordings(from: string): Recording {
  const all: Recording = {};
  for (const file of readdirSync(from)) {
    const one: Recording = JSON.parse(readFileSync(join(from, file), 'utf8'));
    for (const [site, { result }] of Object.entries(one)) {
      all[site] ??= {};
      if (!result) continue;
      all[site].result ??= { columns: {}, shape: newShape() };
      Object.assign(all[site].result.columns, result.columns);
      merge(all[site].result.shape, result.shape);
    }
  }
  return all;
}

function sourceFiles(): string[] {
  return ['server', 'domain'].flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test|\.fixture)\.(ts|json)$/.test(path))
      .map((path) => join(layer, path)),
  );
}
