import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { Columns, Recording } from './record.ts';
import { newShape, see } from './shape.ts';

const [int, bigint, text, json] = [23, 20, 25, 3802];
type Case = { declared: string; columns: Columns; rows: unknown[]; refused: boolean };
const status = "{ status: 'open' | 'closed' }";

const cases: Record<string, Case> = {
  'the right type': { declared: '{ id: number }', columns: { id: int }, rows: [{ id: 1 }], refused: false },
  'a bigint declared as a number': {
    declared: '{ id: number }',
    columns: { id: bigint },
    rows: [{ id: '1' }],
    refused: true,
  },
  'the same without a row': { declared: '{ id: number }', columns: { id: bigint }, rows: [], refused: true },
  'a column of another name': { declared: '{ id: number }', columns: { number: int }, rows: [], refused: true },
  'a null': { declared: '{ id: number }', columns: { id: int }, rows: [{ id: 1 }, { id: null }], refused: true },
  'a null that is declared': {
    declared: '{ id: number | null }',
    columns: { id: int },
    rows: [{ id: null }],
    refused: false,
  },
  'a member of a union': { declared: status, columns: { status: text }, rows: [{ status: 'open' }], refused: false },
  'a text outside a union': { declared: status, columns: { status: text }, rows: [{ status: 'new' }], refused: true },
  'the inside of JSON': {
    declared: '{ tags: { name: string }[] }',
    columns: { tags: json },
    rows: [{ tags: [{ name: 'a' }, { name: null }] }],
    refused: true,
  },
  'JSON without a value': { declared: '{ tags: string[] }', columns: { tags: json }, rows: [], refused: true },
  'JSON that may be anything': { declared: '{ tags: unknown }', columns: { tags: json }, rows: [], refused: false },
  'one column of the builder': { declared: 'number', columns: { '': bigint }, rows: ['3'], refused: true },
};

function recorded(columns: Columns, rows: unknown[]): Recording[string] {
  const shape = newShape();
  for (const row of rows) see(shape, row);
  return { result: { columns, shape } };
}

it('the compiler refuses each row type that does not fit what the tests received, at its line', () => {
  const root = mkdtempSync(join(tmpdir(), 'vivier-compare-'));
  mkdirSync(join(root, 'server'));
  const lines = Object.values(cases).map(({ declared }, index) => `export const s${index} = sql<${declared}>\`\`;`);
  writeFileSync(
    join(root, 'server', 'x.ts'),
    ['declare const sql: <T>(s: TemplateStringsArray) => T;', ...lines].join('\n'),
  );
  const recording = Object.fromEntries(
    Object.values(cases).map(({ columns, rows }, index) => [
      `server/x.ts:${index + 2}:${(lines[index] ?? '').indexOf('`') + 1}`,
      recorded(columns, rows),
    ]),
  );
  const { problems, errors } = compare(root, ['server'], recording);
  rmSync(root, { recursive: true });
  expect(problems).toEqual([]);
  const found = Object.keys(cases).map((name, index) => [name, errors.includes(`server/x.ts(${index + 2},`)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(cases).map(([name, one]) => [name, one.refused])),
  );
});
