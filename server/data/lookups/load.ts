import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

type Lookup = {
  name: string;
  file: string;
  load: (client: pg.ClientBase, content: Buffer) => Promise<void>;
};

type JsonTable = {
  table: string;
  key: string;
  /** Columns and their types; the rows of the file use the same names in camel case. */
  columns: Record<string, string>;
  /** The team may change rows (`edited_at`); the file no longer overwrites those. */
  editable?: true;
  /** A condition on the rows of the file. */
  only?: string;
};

const PLACE_COLUMNS = [
  'id',
  'locality_fr',
  'locality_en',
  'country_code',
  'area1_fr',
  'area1_en',
  'area2_fr',
  'area2_en',
  'population',
  'latitude',
  'longitude',
  'search',
];

const LOOKUPS: Lookup[] = [
  jsonLookup({
    table: 'professions',
    key: 'id',
    editable: true,
    columns: {
      id: 'text',
      parent_id: 'text',
      position: 'integer',
      name_fr: 'text',
      name_en: 'text',
      display_name_fr: 'text',
      display_name_en: 'text',
    },
  }),
  jsonLookup({
    table: 'technologies',
    key: 'id',
    editable: true,
    columns: { id: 'text', name_fr: 'text', name_en: 'text', category: 'text', handle: 'text', position: 'integer' },
    // What the team has merged into another technology does not come back.
    only: 'id not in (select old_id from former_technologies)',
  }),
  jsonLookup({ table: 'languages', key: 'id', columns: { id: 'text', name_fr: 'text', name_en: 'text' } }),
  jsonLookup({ table: 'countries', key: 'code', columns: { code: 'text', name_fr: 'text', name_en: 'text' } }),
  { name: 'places', file: 'places.tsv.gz', load: loadPlaces },
  { name: 'vocabulary', file: '../../../content/vocabulary.yaml', load: loadVocabulary },
];

/** Updates the lookup tables from the files; returns the names of those that were loaded. */
export async function loadLookups(client: pg.ClientBase): Promise<string[]> {
  const loaded: string[] = [];
  for (const lookup of LOOKUPS) {
    const content = await readFile(new URL(lookup.file, import.meta.url));
    const version = createHash('sha256').update(content).digest('hex');
    if (await hasVersion(client, lookup.name, version)) continue;
    if (await loadOnce(client, lookup, content, version)) loaded.push(lookup.name);
  }
  return loaded;
}

async function loadOnce(client: pg.ClientBase, lookup: Lookup, content: Buffer, version: string): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`lookup:${lookup.name}`]);
    // Another process may have loaded this file while this one waited for the lock.
    const needed = !(await hasVersion(client, lookup.name, version));
    if (needed) {
      await lookup.load(client, content);
      await setVersion(client, lookup.name, version);
    }
    await client.query('commit');
    return needed;
  } catch (error) {
    // The first error is the one to report, even when the rollback fails because the connection is lost.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function hasVersion(client: pg.ClientBase, name: string, version: string): Promise<boolean> {
  const found = await client.query('select 1 from lookup_versions where name = $1 and version = $2', [name, version]);
  return found.rows.length > 0;
}

async function setVersion(client: pg.ClientBase, name: string, version: string): Promise<void> {
  await client.query(
    `insert into lookup_versions (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version`,
    [name, version],
  );
}

function jsonLookup({ table, key, columns, editable, only = 'true' }: JsonTable): Lookup {
  const names = Object.keys(columns);
  const properties = names.map((name) => `"${camelCase(name)}" ${columns[name]}`).join(', ');
  const values = names.map((name) => `"${camelCase(name)}"`).join(', ');
  const source = `select ${values} from jsonb_to_recordset($1::jsonb) as row (${properties}) where ${only}`;
  const statement = upsert(table, key, names, source) + (editable ? ` and ${table}.edited_at is null` : '');
  return {
    name: table,
    file: `${table}.json`,
    load: async (client, content) => {
      await client.query(statement, [content.toString('utf8')]);
    },
  };
}

async function loadPlaces(client: pg.ClientBase, content: Buffer): Promise<void> {
  const lines = await promisify(gunzip)(content);
  await client.query('create temporary table new_places (like places) on commit drop');
  // In the CSV format an empty value is null; no line contains the quote character chosen here.
  const copy = copyFrom(
    `copy new_places (${PLACE_COLUMNS.join(', ')}) from stdin
     with (format csv, header true, delimiter E'\\t', quote E'\\x01')`,
  );
  await pipeline(Readable.from([lines]), client.query(copy));
  const source = `select ${PLACE_COLUMNS.join(', ')} from new_places`;
  const rebuild = await setIndexAside(client);
  await client.query(upsert('places', 'id', PLACE_COLUMNS, source));
  await rebuild();
  await client.query('analyze places');
}

/**
 * When the table is empty, its search index is dropped and created afterwards: filling it row by row wrote twelve times
 * as much log (170 MB) on a disk that may be nearly full.
 */
async function setIndexAside(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes
     where indexname = 'places_search_idx' and schemaname = current_schema() and not exists (select from places)`,
  );
  const [index] = rows;
  if (!index) return async () => {};
  await client.query('drop index places_search_idx');
  return async () => void (await client.query(index.definition));
}

/** Rows are never deleted, because others may refer to them; unchanged rows are not written again. */
function upsert(table: string, key: string, columns: string[], source: string): string {
  const others = columns.filter((column) => column !== key);
  const updates = others.map((column) => `${column} = excluded.${column}`).join(', ');
  const before = others.map((column) => `${table}.${column}`).join(', ');
  const after = others.map((column) => `excluded.${column}`).join(', ');
  return `insert into ${table} (${columns.join(', ')}) ${source}
    on conflict (${key}) do update set ${updates} where (${before}) is distinct from (${after})`;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}
