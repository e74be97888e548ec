import { afterAll, describe, expect, it } from 'vitest';
import type { Program } from '../prove/plan.ts';
import { tools } from '../prove/tools/table.ts';

const patience = 600_000;
afterAll(() => tools.postgresql.close?.(), patience);

/** What a program prints, without the spaces at its end. */
const printed = async (tool: keyof typeof tools, program: Program) =>
  (await tools[tool].run([program], 60))[0]?.trimEnd();

type Case = [string, Program, string];

describe('a module of Node.js', () => {
  it.each<Case>([
    ['prints, then fails', { text: `process.stdout.write('a'); null.x` }, 'a\nERROR: TypeError'],
    ['rejects', { text: 'await Promise.reject(new RangeError())' }, 'ERROR: RangeError'],
    ['cannot be parsed', { text: 'console.log(' }, 'ERROR: SyntaxError'],
    ['handles its errors', { text: `process.on('uncaughtException', () => console.log('b')); throw 1` }, 'b'],
    ['requires', { text: `console.log(require('node:path').sep)` }, '/'],
    ['imports CommonJS', { text: `import './a.cjs'`, files: { 'a.cjs': 'console.log(this === exports)' } }, 'true'],
    ['reads its input', { text: `import fs from 'node:fs'; console.log(fs.readFileSync(0, 'utf8'))`, stdin: 'c' }, 'c'],
    ['has no variables of the user', { text: `console.log(process.env.USER ?? 'none', process.env.TZ)` }, 'none UTC'],
  ])('that %s', { timeout: patience }, async (_, program, expected) => {
    expect(await printed('node', program)).toBe(expected);
  });

  it('that does not end is ended, with the processes that it started', { timeout: patience }, async () => {
    const text = `import { spawn } from 'node:child_process'; spawn('sleep', ['1000'], { stdio: 'inherit' });`;
    expect(await tools.node.run([{ text }], 2)).toEqual(['ERROR: time limit\n']);
  });
});

describe('a program in TypeScript', () => {
  it.each<Case>([
    ['has errors', { text: 'const a: string = 1;\n\nconst b: number = "";' }, '1: TS2322\n3: TS2322'],
    ['has none', { text: 'const a = document.title;' }, 'no error'],
    [
      'has an error in another file',
      { text: `import { a } from './a.ts';\na;`, files: { 'a.ts': 'export const a: string = 1;' } },
      'a.ts 1: TS2322',
    ],
    [
      'has settings of its own',
      {
        text: 'const a: number = [1][0];',
        files: { 'tsconfig.json': '{ "compilerOptions": { "noUncheckedIndexedAccess": true } }' },
      },
      '1: TS2322',
    ],
    ['is executed', { text: 'enum A { b = 3 }\nconst a: string = A.b;\nconsole.log(a);', run: true }, '3'],
    [
      'is executed with another file',
      { text: `import { a } from './a.ts';\nconsole.log(a);`, files: { 'a.ts': 'export const a = 4;' }, run: true },
      '4',
    ],
    ['cannot be parsed', { text: 'const a: = 1;', run: true }, 'ERROR: compilation'],
  ])('that %s', { timeout: patience }, async (_, program, expected) => {
    expect(await printed('typescript', program)).toBe(expected);
  });

  it('does not see the types and names of others', { timeout: patience }, async () => {
    const texts = ['type A = string;', 'const a: A = 1;', 'declare global { type A = 1 }\nexport {};\nconst a: A = 1;'];
    const all = await tools.typescript.run(texts.map((text) => ({ text })));
    expect(all).toEqual(['no error', '1: TS2304', 'no error']);
  });
});

describe('many TypeScript programs', () => {
  it('are checked although one of them cannot be parsed', { timeout: patience }, async () => {
    const texts = ['const a: string = 1;', 'const b: = 1;', 'const c = 1;'];
    const all = await tools.typescript.run(texts.map((text) => ({ text })));
    expect(all).toEqual(['1: TS2322', '1: TS1110', 'no error']);
  });

  it('are all checked when they have many errors', { timeout: patience }, async () => {
    const lines = Array.from({ length: 40 }, (_, line) => `const a${line}: string = ${line};`);
    const all = await tools.typescript.run(Array.from({ length: 60 }, () => ({ text: lines.join('\n') })));
    expect(all.map((one) => one.split('\n').length)).toEqual(all.map(() => lines.length));
  });
});

describe('a script of PostgreSQL', () => {
  it.each<Case>([
    ['prints rows', { text: `select 1, null, true; values ('a'), ('b')` }, '1||t\na\nb'],
    ['goes on after an error', { text: 'select 1/0; select 2' }, 'ERROR: 22012\n2'],
    [
      'fails in a transaction',
      { text: 'begin; select 1/0; select 2; commit; select 3' },
      'ERROR: 22012\nERROR: 25P02\n3',
    ],
    ['prints notices', { text: `do $$ begin raise notice 'a %', 1; end $$` }, 'NOTICE: a 1'],
    ['starts without tables', { text: 'create table a (b int); select count(*) from a' }, '0'],
    ['starts without tables of the last one', { text: 'create table a (b int); select count(*) from a' }, '0'],
    ['starts without roles', { text: `create role ada; select 'made'` }, 'made'],
    ['starts without roles of the last one', { text: `create role ada; select 'made'` }, 'made'],
    [
      'waits for a lock',
      {
        text: `create table a (b int); insert into a values (1);
begin; update a set b = 2;
\\session b
update a set b = b * 10 returning b;
\\session a
select b from a;
commit;`,
      },
      'waiting\n2\n20',
    ],
    [
      // Advisory locks, and equal lines: two updates of one row that both wait go on in any order, and two sessions that
      // end together may print in any order.
      'waits for a session that waits',
      {
        text: `begin; select pg_advisory_xact_lock(1) is null;
\\session b
select pg_advisory_xact_lock(2) is null, pg_advisory_xact_lock(1) is null;
\\session c
select pg_advisory_xact_lock(2) is null, false;
\\session a
commit;`,
      },
      'f\nwaiting\nwaiting\nf|f\nf|f',
    ],
    [
      'has a deadlock',
      {
        text: `begin; select pg_advisory_xact_lock(1) is null;
\\session b
begin; select pg_advisory_xact_lock(2) is null; select pg_advisory_xact_lock(1) is null;
\\session a
select pg_advisory_xact_lock(2) is null;`,
      },
      'f\nf\nwaiting\nERROR: 40P01\nf',
    ],
  ])('that %s', { timeout: patience }, async (_, program, expected) => {
    expect(await printed('postgresql', program)).toBe(expected);
  });
});

describe('a script of Bash', () => {
  it.each<Case>([
    ['starts in an empty folder', { text: 'ls -A | wc -l' }, '0'],
    ['is refused what is not allowed', { text: 'touch a; chmod 000 a; cat a 2> /dev/null || echo refused' }, 'refused'],
    ['leaves processes behind', { text: 'sleep 1000 & echo a' }, 'a'],
    ['prints to the error output', { text: 'echo a >&2; echo b' }, 'b'],
    ['has a folder for temporary files', { text: 'test -f "$(mktemp)" && echo made' }, 'made'],
  ])('that %s', { timeout: patience }, async (_, program, expected) => {
    expect(await printed('bash', program)).toBe(expected);
  });
});
