import type pg from 'pg';
import type { IndexedQuestion } from './catalogue-index.ts';

const list = (column: string) => `array_to_string(${column}, ' ')`;
const milliseconds = (column: string) => `extract(epoch from ${column}) * 1000`;

/** Lists as one text each: the driver takes longer to parse an array than the database to join it. */
const columns = `number, question_id, took_count, rating_score, (${milliseconds('moment')})::float8, (${milliseconds('rated_at')})::float8,
  ${list('head')}, ${list('body')}, status, difficulty, technology_id, ${list('profession_ids')}, test_id, test_status`;

type Row = [
  number: number,
  id: string,
  took: number,
  score: number,
  moment: number,
  rated: number | null,
  head: string,
  body: string,
  status: string,
  difficulty: number,
  technology: string,
  professions: string,
  test: string,
  testStatus: string,
];

/** Small batches, so that a search does not wait long while the index is built. */
const rowsAtOnce = 1000;

/** Every row, sorted by popularity. */
export async function* readAllRows(client: pg.Client): AsyncGenerator<IndexedQuestion[]> {
  await client.query('begin');
  await client.query(`declare every_question no scroll cursor for select ${columns} from catalogue_questions
    order by took_count desc, rating_score desc, moment desc, question_id`);
  for (;;) {
    const { rows } = await client.query<Row>({ text: `fetch ${rowsAtOnce} from every_question`, rowMode: 'array' });
    yield rows.map(questionOf);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('commit');
}

export async function readRowsByNumber(client: pg.Client, numbers: number[]): Promise<IndexedQuestion[]> {
  const text = `select ${columns} from catalogue_questions where number = any($1::int[]) order by number`;
  const { rows } = await client.query<Row>({ text, values: [numbers], rowMode: 'array' });
  return rows.map(questionOf);
}

function questionOf(row: Row): IndexedQuestion {
  const [number, id, took, score, moment, rated, head, body, status, difficulty, ...rest] = row;
  const [technology, professions, test, testStatus] = rest;
  return {
    number,
    id,
    took,
    score,
    moment: Math.round(moment),
    rated: rated === null ? undefined : Math.round(rated),
    head: split(head),
    body: split(body),
    values: {
      status: [status],
      difficulty: [String(difficulty)],
      technoName: [technology],
      professionId: split(professions),
      testId: [test],
      testStatus: [testStatus],
    },
  };
}

const split = (text: string): string[] => (text === '' ? [] : text.split(' '));
