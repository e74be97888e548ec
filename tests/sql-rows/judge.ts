import { pgTypes } from './pg-types.ts';
import type { Columns, Recording } from './record.ts';
import { isEmpty, printObject, printType } from './shape.ts';
import { findSites, type Site } from './sites.ts';

export const notExecuted = 'no test executes this SQL';

type Result = NonNullable<Recording[string]['result']>;
export type Problem = { place: string; words: string };

/** One file: what the tests did not show, and its text with the types that they did show. */
export function judge(path: string, source: string, recording: Recording): { source: string; problems: Problem[] } {
  const problems: Problem[] = [];
  let text = source;
  // From the end, so that positions stay true.
  for (const site of findSites(source).toReversed()) {
    const found = lookUp(path, site, recording);
    const words = problemOf(site, found);
    if (words) problems.unshift({ place: `${path}:${site.line}`, words });
    if (!site.type || !found?.result) continue;
    const { start, end, text: declared } = site.type;
    text = `${text.slice(0, start)}${received(declared, found.result)}${text.slice(end)}`;
  }
  return { source: text, problems };
}

function problemOf({ type }: Site, found: Recording[string] | undefined): string | undefined {
  if (!found) return notExecuted;
  // PostgreSQL itself checks a condition, an operand and a stored value: only a column gives its type to our code.
  if (type && found.named && !found.result) return 'no test received this column';
  return undefined;
}

function lookUp(path: string, { kind, line, column }: Site, recording: Recording): Recording[string] | undefined {
  if (kind === 'sql') return recording[`${path}:${line}:${column}`];
  const key = Object.keys(recording).find((site) => site.startsWith(`${path}:${line}:`));
  return key ? recording[key] : undefined;
}

/** The declared type, what was seen (it must be assignable to it), and what PostgreSQL says of each column. */
function received(declared: string, { columns, shape }: Result): string {
  const one = columns[''];
  if (one !== undefined) return `Received<${declared}, ${printType(shape, unseen(one))}, ${described(one)}>`;
  const all = printColumns(columns, (type) => described(type), '?');
  return `Received<${declared}, ${printRows({ columns, shape })}, ${all}>`;
}

function printRows({ columns, shape }: Result): string {
  if (isEmpty(shape)) return printColumns(columns, unseen);
  if (!shape.object) return printType(shape);
  return printObject(shape.object, (name, inside) => printType(inside, unseen(columns[name])));
}

const described = (type: number) => `${pgTypes[type] ?? 'unknown'} | null`;

/** The type of a column says nothing about the inside of JSON: a value has to show it. */
const unseen = (type: number | undefined) => (pgTypes[type ?? 0] === undefined ? 'NoTestReceivedThis' : 'never');

function printColumns(columns: Columns, print: (type: number) => string, mark = ''): string {
  const lines = Object.entries(columns).map(([name, type]) => `${JSON.stringify(name)}${mark}: ${print(type)}`);
  return `{ ${lines.join('; ')} }`;
}
