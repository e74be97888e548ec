import { pgTypes } from './pg-types.ts';
import type { Columns, Recording } from './record.ts';
import { isEmpty, printType, type Shape, unseen } from './shape.ts';
import { findSites, type Site } from './sites.ts';

export type Problem = { place: string; words: string };

/** One file: what the tests did not show, and its text with the types that they did show. */
export function judge(path: string, source: string, recording: Recording): { source: string; problems: Problem[] } {
  const problems: Problem[] = [];
  let text = source;
  // From the end, so that positions stay true.
  for (const site of findSites(source).toReversed()) {
    const found = lookUp(path, site, recording);
    const words = problemsOf(site, found).map((one) => ({ place: `${path}:${site.line}`, words: one }));
    problems.unshift(...words);
    if (!site.type || !found?.result) continue;
    const { start, end, text: declared } = site.type;
    text = `${text.slice(0, start)}${received(declared, found.result)}${text.slice(end)}`;
  }
  return { source: text, problems };
}

function problemsOf({ type }: Site, found: Recording[string] | undefined): string[] {
  if (!found) return ['no test executes this SQL'];
  if (!type) return [];
  // PostgreSQL itself refuses a condition that is not a boolean.
  if (!found.result) return isCondition(type.text) ? [] : [`no test selects this SQL, so ${type.text} is not checked`];
  const { columns, shape } = found.result;
  // The type of a column says nothing about the inside of JSON: a value has to show it.
  const isJson = (column: string) => pgTypes[columns[column] ?? 0] === undefined;
  const missing = isEmpty(shape) ? Object.keys(columns) : unseen(shape);
  return missing.filter(isJson).map((column) => `no test received a value of ${column || 'this SQL'}`);
}

const isCondition = (type: string) => type === 'boolean' || type === 'SqlBool';

function lookUp(path: string, { kind, line, column }: Site, recording: Recording): Recording[string] | undefined {
  if (kind === 'sql') return recording[`${path}:${line}:${column}`];
  const key = Object.keys(recording).find((site) => site.startsWith(`${path}:${line}:`));
  return key ? recording[key] : undefined;
}

/** The declared type, what was seen (it must be assignable to it), and what PostgreSQL says of each column. */
function received(declared: string, { columns, shape }: { columns: Columns; shape: Shape }): string {
  const one = columns[''];
  const row = printColumns(columns, (type) => `${pgTypes[type] ?? 'unknown'} | null`);
  const described = one === undefined ? row : `${pgTypes[one] ?? 'unknown'} | null`;
  const empty = one === undefined ? printColumns(columns, () => 'never', '') : 'never';
  return `Received<${declared}, ${isEmpty(shape) ? empty : printType(shape)}, ${described}>`;
}

function printColumns(columns: Columns, type: (oid: number) => string, mark = '?'): string {
  return `{ ${Object.entries(columns)
    .map(([name, oid]) => `${JSON.stringify(name)}${mark}: ${type(oid)}`)
    .join('; ')} }`;
}
