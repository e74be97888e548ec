// The compiler compares: in a copy of the code, `sql<Row>` becomes `sql<Received<Row, Seen, Described>>`. The values that
// tests saw must fit the row type, and the row type must fit what PostgreSQL said of the columns.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { judge, type Problem } from './judge.ts';
import type { Recording } from './record.ts';

const received = `type Received<Declared extends Described, Seen extends Declared, Described> = Declared;
// Any JSON: fits a column that is declared as such, and nothing else.
type NoTestReceivedThis = string | number | boolean | null | NoTestReceivedThis[] | { [key: string]: NoTestReceivedThis };
`;
const project = join(import.meta.dirname, '..', '..');

/** What the tests did not show in the layers of a folder, and the errors of the compiler. */
export function compare(root: string, layers: string[], recording: Recording): { problems: Problem[]; errors: string } {
  const copy = mkdtempSync(join(tmpdir(), 'vivier-sql-rows-'));
  try {
    const problems: Problem[] = [];
    for (const path of layers.flatMap((layer) => sourceFiles(root, layer))) {
      const source = readFileSync(join(root, path), 'utf8');
      const judged = judge(path, source, recording);
      problems.push(...judged.problems);
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), judged.source === source ? unchecked(path, source) : judged.source);
    }
    return { problems, errors: compile(copy, layers) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Only its types are needed: the compiler has checked the file before. */
function unchecked(path: string, source: string): string {
  return path.endsWith('.ts') ? `// @ts-nocheck\n${source}` : source;
}

function sourceFiles(root: string, layer: string): string[] {
  return readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.fixture)\.(ts|json)$/.test(path))
    .map((path) => join(layer, path));
}

function compile(folder: string, layers: string[]): string {
  const { compilerOptions } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'));
  const { rootDirs: _, ...options } = compilerOptions;
  const include = [...layers, 'received.d.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include }));
  writeFileSync(join(folder, 'received.d.ts'), received);
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const compiler = join(project, 'node_modules', '.bin', 'tsc');
  const args = ['--noEmit', '--pretty', 'false', '--checkers', '1'];
  const { status, stdout, stderr } = spawnSync(compiler, args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr || 'The compiler could not be started.';
}
