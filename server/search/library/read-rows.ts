import type pg from 'pg';
import { facets } from '../../../domain/library/filters.ts';
import { facetColumns, termColumns, termKinds } from './index-filters.ts';
import type { IndexedProfile } from './library-index.ts';

const separator = '\u001f';

const columns = [
  'number',
  'developer_id',
  'boost',
  'extract(epoch from last_update)::numeric(20, 6) * 1000000',
  'trim(words)',
  ...facets.map((facet) => facetColumns[facet]),
  ...termKinds.map((kind) => termColumns[kind]),
].join(', ');

/** The stored values of the facets follow, then those of the terms. */
type Row = [number: number, id: string, boost: number, microseconds: string, words: string, ...stored: string[]];

/** The next listed rows, by number. */
export async function readNextRows(client: pg.Client, after: number, most: number): Promise<IndexedProfile[]> {
  return readRows(client, 'number > $1 order by number limit $2', [after, most]);
}

export async function readRowsByNumber(client: pg.Client, numbers: number[]): Promise<IndexedProfile[]> {
  return readRows(client, 'number = any($1::int[]) order by number', [numbers]);
}

async function readRows(client: pg.Client, where: string, values: unknown[]): Promise<IndexedProfile[]> {
  const text = `select ${columns} from library_profiles where listed and ${where}`;
  const { rows } = await client.query<Row>({ text, values, rowMode: 'array' });
  return rows.map(profileOf);
}

function profileOf([number, id, boost, microseconds, words, ...stored]: Row): IndexedProfile {
  const values = {} as IndexedProfile['values'];
  const terms = {} as IndexedProfile['terms'];
  let at = 0;
  for (const facet of facets) values[facet] = split(stored[at++] as string);
  for (const kind of termKinds) terms[kind] = split(stored[at++] as string);
  return { number, id, boost, microseconds: Number(microseconds), words: split(words, ' '), values, terms };
}

function split(text: string, by = separator): string[] {
  return text === '' ? [] : text.split(by);
}
