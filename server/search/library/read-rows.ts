import type pg from 'pg';
import { countedFilters } from '../../../domain/library/filters.ts';
import type { FitValues } from './fit-columns.ts';
import { countedColumns, termColumns, termKinds } from './index-filters.ts';
import type { IndexedProfile } from './library-index.ts';

const separator = '\u001f';

/** What fit reads beside the facets, in one text: the driver takes longer to parse arrays. */
const fitColumns = `concat_ws(E'\\x1f', array_to_string(technology_strengths, ','), years, coalesce(salary::text, ''), coalesce(remote, ''), array_to_string(contract_types, ','), state,
  coalesce(answering::text, ''), floor(extract(epoch from last_update) / 86400)::int)`;

const columns = [
  'number',
  'developer_id',
  'boost',
  'extract(epoch from last_update)::numeric(20, 6) * 1000000',
  'floor(extract(epoch from greatest(listed_at, last_update)) / 86400)::int',
  'trim(words)',
  fitColumns,
  ...countedFilters.map((name) => countedColumns[name]),
  ...termKinds.map((kind) => termColumns[kind]),
].join(', ');

/** The stored values of the counted filters follow, then those of the terms. */
type Row = [
  number: number,
  id: string,
  boost: number,
  microseconds: string,
  newsDay: number,
  words: string,
  fit: string,
  ...stored: string[],
];

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

function profileOf([number, id, boost, microseconds, newsDay, words, fit, ...stored]: Row): IndexedProfile {
  const values = {} as IndexedProfile['values'];
  const terms = {} as IndexedProfile['terms'];
  let at = 0;
  for (const name of countedFilters) values[name] = split(stored[at++] as string);
  for (const kind of termKinds) terms[kind] = split(stored[at++] as string);
  const order = { number, id, boost, microseconds: Number(microseconds), newsDay };
  return { ...order, words: split(words, ' '), values, terms, fit: fitOf(fit) };
}

function fitOf(text: string): FitValues {
  const [strengths = '', years, salary, remote, contracts = '', state = '', answering, day] = text.split(separator);
  return {
    strengths: split(strengths, ',').map(Number),
    years: Number(years),
    salary: salary ? Number(salary) : null,
    remote: remote || null,
    contractTypes: split(contracts, ','),
    state,
    answering: answering ? Number(answering) : null,
    day: Number(day),
  };
}

function split(text: string, by = separator): string[] {
  return text === '' ? [] : text.split(by);
}
