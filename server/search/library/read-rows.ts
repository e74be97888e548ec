import type pg from 'pg';
import type { IndexedProfile } from './library-index.ts';

const separator = '\u001f';
const list = (column: string) => `array_to_string(${column}, E'\\x1f')`;

/** Lists as one text each: the driver takes longer to parse an array than the database to join it. */
const columns = `number, developer_id, boost, extract(epoch from last_update)::numeric(20, 6) * 1000000,
  salary, years, trim(words), ${list('place_ids')}, ${list('hidden_from')}, ${list('technology_ids')}, profession_id,
  ${list('region_ids')}, remote, ${list('contract_types')}, ${list('language_ids')}, recommended,
  ${list('test_marks')}`;

type Row = [
  number: number,
  id: string,
  boost: number,
  microseconds: string,
  salary: number | null,
  years: number,
  words: string,
  places: string,
  hiddenFrom: string,
  technologies: string,
  profession: string | null,
  regions: string,
  remote: string | null,
  contracts: string,
  languages: string,
  recommended: boolean,
  tests: string,
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

function profileOf(row: Row): IndexedProfile {
  const [number, id, boost, microseconds, salary, years, words, places, hiddenFrom] = row;
  const [technologies, profession, regions, remote, contracts, languages, recommended, tests] = row.slice(9) as Tail;
  return {
    number,
    id,
    boost,
    microseconds: Number(microseconds),
    salary,
    years,
    words: split(words, ' '),
    places: split(places),
    hiddenFrom: split(hiddenFrom),
    values: {
      technology: split(technologies),
      profession: profession === null ? [] : [profession],
      region: split(regions),
      remote: remote === null ? [] : [remote],
      contract: split(contracts),
      language: split(languages),
      test: split(tests),
      recommended: recommended ? ['1'] : [],
    },
  };
}
type Tail = [string, string | null, string, string | null, string, string, boolean, string];

function split(text: string, by = separator): string[] {
  return text === '' ? [] : text.split(by);
}
