import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Program } from '../plan.ts';
import { compileSeconds, execute, firstLine, newFolder, removeFolder, versionNumber } from './execute.ts';
import { node } from './scripts.ts';
import { eachAtOnce, type Tool } from './tool.ts';

const compiler = join(import.meta.dirname, '../../../../node_modules/.bin/tsc');
const settings = {
  target: 'es2022',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleDetection: 'force',
  strict: true,
  skipLibCheck: true,
  types: [],
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
};
/** Many programs print many errors; a part of them would say that the others have none. */
const mostErrors = 64 * 1024 * 1024;
/** Programs that one start of the compiler checks: reading the types of the platform is the most of its time. */
const mostTogether = 150;

export const typescript: Tool = {
  version: async () => {
    const number = versionNumber(await firstLine(compiler, ['--version']));
    return number && `TypeScript ${number}`;
  },
  run: async (programs, seconds) => {
    const printed = new Map<Program, string>();
    await eachAtOnce(together(programs), 2, async (group) => {
      const texts = await (group[0]?.run ? runGroup(group, seconds) : checkGroup(group));
      for (const [index, program] of group.entries()) printed.set(program, texts[index] ?? '');
    });
    return programs.map((program) => printed.get(program) ?? '');
  },
};

/** Programs that change types for others or have other files are compiled apart. */
function together(programs: readonly Program[]): Program[][] {
  const groups: Program[][] = [];
  for (const run of [false, true]) {
    let open: Program[] = [];
    for (const program of programs.filter((one) => (one.run ?? false) === run)) {
      if (program.files || /declare\s+(global|module)|\/\/\/\s*<reference/.test(program.text)) groups.push([program]);
      else if (open.push(program) === 1) groups.push(open);
      if (open.length === mostTogether) open = [];
    }
  }
  return groups;
}

async function checkGroup(group: readonly Program[]): Promise<string[]> {
  const { errors } = await compile(group, { noEmit: true }, () => undefined);
  const found = group.map((_, index) => errorsOf(errors, index));
  // The compiler checks no types at all when one of the programs cannot be parsed: the others are checked again.
  const others = group.filter((_, index) => !/\bTS1\d{3}$/m.test(found[index] ?? ''));
  if (others.length === 0 || others.length === group.length) return found;
  const again = await checkGroup(others);
  return group.map((program, index) => again[others.indexOf(program)] ?? found[index] ?? '');
}

async function runGroup(group: readonly Program[], seconds?: number): Promise<string[]> {
  const { errors, result } = await compile(group, { noCheck: true }, (out) =>
    group.map(({ stdin, files = {} }, index): Program | undefined => {
      const file = (name: string) => join(out, String(index), name.replace(/\.ts$/, '.js'));
      if (!existsSync(file('question.ts'))) return undefined;
      const others = Object.entries(files).flatMap(([name, text]) => {
        if (!name.endsWith('.ts')) return [[name, text]];
        // Declarations of types become no file.
        return existsSync(file(name)) ? [[name.replace(/\.ts$/, '.js'), readFileSync(file(name), 'utf8')]] : [];
      });
      // Emitted files end with .js, and are modules.
      const all = { 'package.json': '{ "type": "module" }', ...Object.fromEntries(others) };
      return { text: readFileSync(file('question.ts'), 'utf8'), stdin, files: all };
    }),
  );
  // Without the check of types, only a program that cannot be parsed has errors.
  const compiled = result.map((program, index) => (errorsOf(errors, index) === 'no error' ? program : undefined));
  const printed = await node.run(
    compiled.flatMap((program) => program ?? []),
    seconds,
  );
  return compiled.map((program) => (program ? (printed.shift() ?? '') : 'ERROR: compilation'));
}

/** Compiles programs into one folder each, and reads the result before the folders are removed. */
async function compile<T>(
  group: readonly Program[],
  how: object,
  read: (out: string) => T,
): Promise<{ errors: string; result: T }> {
  const folder = newFolder(Object.fromEntries(group.flatMap((program, index) => filesOf(program, index))));
  // A single program may bring settings of its own.
  const own = group.length === 1 ? group[0]?.files?.['tsconfig.json'] : undefined;
  const given = own ? (load(own) as { compilerOptions?: object }).compilerOptions : {};
  const out = join(folder.path, 'out');
  const config = newFolder({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...settings, ...given, ...how, rootDir: folder.work, outDir: out },
      include: [folder.work],
    }),
  });
  try {
    const args = ['-p', config.work, '--pretty', 'false', '--checkers', '1'];
    const { stdout, isLate } = await execute({
      command: compiler,
      args,
      folder,
      seconds: compileSeconds,
      mostOutput: mostErrors,
    });
    if (isLate) throw new Error(`TypeScript did not end within ${compileSeconds} s`);
    return { errors: stdout, result: read(out) };
  } finally {
    removeFolder(folder);
    removeFolder(config);
  }
}

function filesOf({ text, files = {} }: Program, index: number): [string, string][] {
  const others = Object.entries(files).filter(([name]) => name !== 'tsconfig.json');
  return [...others, ['question.ts', text] as const].map(([name, one]) => [`${index}/${name}`, one]);
}

/** `4: TS2322` for each error of a program, with the name of the file when it is another file. */
function errorsOf(stdout: string, index: number): string {
  const found = [...stdout.matchAll(/^(?:.*\/)?(\d+)\/([^/\n]+)\((\d+),\d+\): error (TS\d+):/gm)]
    .filter(([, place]) => place === String(index))
    .map(([, , name, line, code]) => (name === 'question.ts' ? `${line}: ${code}` : `${name} ${line}: ${code}`));
  return found.length === 0 ? 'no error' : found.join('\n');
}
