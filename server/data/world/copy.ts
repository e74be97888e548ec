import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { snakeCase } from '../snake-case.ts';
import { columns, type DeveloperRows, type Row, type Rows, type TableName } from './rows.ts';

/** Tables that the trigger on users fills: these rows exist already and are updated afterwards. */
const madeByTrigger: ReadonlySet<TableName> = new Set(['developers', 'developerConfidential', 'recruiters']);
const keyOf: Partial<Record<TableName, string>> = { developerConfidential: 'developer_id' };

/** Rows waiting to be sent, already in the format of COPY, which is much smaller than the objects. */
export class CopyBuffer {
  readonly #lines = new Map<TableName, string[]>();

  add<T extends TableName>(table: T, rows: readonly Row<T>[]): void {
    if (rows.length === 0) return;
    const lines = this.#lines.get(table) ?? [];
    for (const row of rows) lines.push(encodeRow(table, row as Readonly<Record<string, unknown>>));
    this.#lines.set(table, lines);
  }

  addRows(rows: Rows): void {
    for (const table of Object.keys(rows) as TableName[]) this.add(table, (rows[table] ?? []) as Row<typeof table>[]);
  }

  addDeveloper(rows: DeveloperRows): void {
    this.add('users', [rows.user]);
    this.add('developers', [rows.developer]);
    this.add('developerConfidential', [rows.confidential]);
    this.add('developerPlaces', rows.places);
    this.add('developerExperiences', rows.experiences);
    this.add('developerEducation', rows.education);
    this.add('developerProjects', rows.projects);
    this.add('developerLanguages', rows.languages);
    this.add('developerTechnologies', rows.technologies);
    this.add('developerInterests', rows.interests);
    this.add('developerSocials', rows.socials);
    this.add('developerHealth', rows.health);
    this.add('developerRecommendations', rows.recommendations);
  }

  /** Sends all rows, parents before children, and empties the buffer. Must be called within a transaction. */
  async send(client: ClientBase): Promise<void> {
    for (const table of Object.keys(columns) as TableName[]) {
      const lines = this.#lines.get(table);
      if (!lines) continue;
      await (madeByTrigger.has(table)
        ? completeRows(client, table, lines)
        : copyLines(client, table, snakeCase(table), lines));
      this.#lines.delete(table);
    }
  }
}

async function copyLines(
  client: ClientBase,
  table: TableName,
  target: string,
  lines: readonly string[],
): Promise<void> {
  const names = columns[table].map(snakeCase).join(', ');
  const stream = client.query(copyFrom(`copy ${target} (${names}) from stdin`));
  // The pipeline waits for the connection, so that only a few chunks are in memory.
  await pipeline(Readable.from(pieces(lines)), stream);
}

function* pieces(lines: readonly string[]): Generator<string> {
  const atOnce = 100;
  for (let i = 0; i < lines.length; i += atOnce) yield lines.slice(i, i + atOnce).join('');
}

async function completeRows(client: ClientBase, table: TableName, lines: readonly string[]): Promise<void> {
  const target = snakeCase(table);
  const staging = `staging_${target}`;
  const key = keyOf[table] ?? 'id';
  await client.query(`create temp table ${staging} (like ${target}) on commit drop`);
  // Only the sent columns are filled; the others would violate "not null" of the copied definition.
  const names = columns[table].map(snakeCase);
  const { rows: unused } = await client.query<{ attname: string }>(
    `select attname from pg_attribute
     where attrelid = '${staging}'::regclass and attnum > 0 and not attisdropped and attname <> all($1)`,
    [names],
  );
  for (const { attname } of unused) await client.query(`alter table ${staging} drop column ${attname}`);
  await copyLines(client, table, staging, lines);
  const changes = names.filter((name) => name !== key).map((name) => `${name} = staged.${name}`);
  await client.query(
    `update ${target} set ${changes.join(', ')} from ${staging} staged where ${target}.${key} = staged.${key}`,
  );
  await client.query(`drop table ${staging}`);
}

function encodeRow(table: TableName, row: Readonly<Record<string, unknown>>): string {
  return `${columns[table].map((column) => encodeValue(row[column])).join('\t')}\n`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function encodeValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  // The only lists contain plain words (contract types).
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);
}
