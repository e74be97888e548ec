// Records what each raw SQL of the product gave to the tests of this process.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { newShape, type Shape, see } from './shape.ts';

/** The type of each column, as PostgreSQL numbers its types. A fragment that is one column has the name ''. */
export type Columns = Record<string, number>;

/**
 * By place (`file:line:column`) of every SQL that was executed. `named`: it is a column of a query or of a subquery. One
 * that is only a part of a statement has no result.
 */
export type Recording = Record<string, { named?: boolean; result?: { columns: Columns; shape: Shape } }>;

const root = join(import.meta.dirname, '..', '..');
const mostRows = 100;
type State = { recording: Recording; name: string; columnsOf: WeakMap<object, Columns> };
const holder = globalThis as { sqlRows?: State };
/** Test files that share a process load this module again: what is recorded belongs to the process. */
holder.sqlRows ??= { recording: {}, name: randomUUID(), columnsOf: new WeakMap() };
const { recording, name, columnsOf } = holder.sqlRows;

export function executed(site: string, named: boolean): void {
  recording[site] ??= {};
  if (named) recording[site].named = true;
}

export function received(site: string, columns: Columns, values: unknown[]): void {
  recording[site] ??= {};
  const known = recording[site];
  known.result ??= { columns: {}, shape: newShape() };
  Object.assign(known.result.columns, columns);
  for (const value of values.slice(0, mostRows)) see(known.result.shape, value);
}

/** Remembers the columns of a result by its list of rows, which Kysely passes on as it is. */
export function noteColumns(rows: object, fields: { name: string; dataTypeID: number }[]): void {
  columnsOf.set(rows, Object.fromEntries(fields.map((field) => [field.name, field.dataTypeID])));
}

export function columnsOfRows(rows: object): Columns {
  return columnsOf.get(rows) ?? {};
}

/** The place that called a function, if it is in our own files. */
export function callSite(of: (...args: never[]) => unknown): string | undefined {
  const trace: { stack?: string } = {};
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 1;
  Error.captureStackTrace(trace, of);
  const found = /(\/[^()\n]+):(\d+):(\d+)\)?$/m.exec(trace.stack ?? '');
  Error.stackTraceLimit = limit;
  if (!found) return undefined;
  const [, file = '', line, column] = found;
  const path = relative(root, file.replace(/^\/+/, '/'));
  return path.startsWith('node_modules') || path.startsWith('..') ? undefined : `${path}:${line}:${column}`;
}

export function writeRecording(): void {
  const folder = process.env.SQL_ROWS;
  if (folder) writeFileSync(join(folder, `${name}.json`), JSON.stringify(recording));
}
