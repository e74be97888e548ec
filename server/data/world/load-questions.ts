import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { snakeCase } from '../snake-case.ts';
import { withoutTriggers } from '../without-triggers.ts';
import { forManyRows, gatherEntries } from './gather-entries.ts';
import { inTransaction } from './in-transaction.ts';
import { type Author, createQuestions, makeTests, type QuestionRow, type TestRow } from './questions.ts';

export interface LoadQuestionsOptions {
  seed: string;
  now: Date;
  questions: number;
  onProgress?: (done: number, total: number) => void;
}

const batchSize = 5_000;
/**
 * Tables whose triggers add each row to the catalogue; here `refresh_catalogue`, which they call, adds a whole batch.
 */
const followed = ['questions', 'question_professions'];

/**
 * Adds the questions of a seed, with their tests; false when all exist already.
 * Each batch is one transaction, so that an interrupted run continues where it stopped.
 */
export async function loadQuestions(pool: Pool, options: LoadQuestionsOptions): Promise<boolean> {
  const tests = await loadTests(pool, options.now);
  const source = createQuestions({ ...options, tests, authors: await readAuthors(pool) });
  if ((await countPresent(pool, source.idOf, options.questions)) === options.questions) return false;
  await gatherEntries(pool, async () => {
    await catchUp(pool);
    const [writer, follower] = await Promise.all([pool.connect(), pool.connect()]);
    try {
      await forManyRows(writer, () => forManyRows(follower, () => addAll({ writer, follower, source, options })));
    } finally {
      writer.release();
      follower.release();
    }
  });
  await pool.query('analyze tests, questions, question_professions, catalogue_questions, catalogue_words');
  return true;
}

/** Adds questions to the catalogue that a killed run had stored without adding them. */
async function catchUp(pool: Pool): Promise<void> {
  await pool.query(
    `select refresh_catalogue(array(select id from questions q where pool = 'public'
       and not exists (select from catalogue_questions c where c.question_id = q.id)))`,
  );
}

type Adding = {
  writer: PoolClient;
  follower: PoolClient;
  source: ReturnType<typeof createQuestions>;
  options: LoadQuestionsOptions;
};

/** While one connection adds a batch to the catalogue, the other stores the next one. */
async function addAll({ writer, follower, source, options }: Adding): Promise<void> {
  const { questions: total, onProgress } = options;
  const addNext = () =>
    inTransaction(writer, async () => {
      // Counted under the lock: another process may be adding the same questions.
      const start = await countPresent(writer, source.idOf, total);
      if (start === total) return undefined;
      const batch = makeBatch(source.make, start, Math.min(start + batchSize, total));
      await withoutTriggers(writer, followed, () => copyBatch(writer, batch));
      return batch;
    });
  let stored = await addNext();
  while (stored) {
    const [next] = await Promise.all([addNext(), follower.query('select refresh_catalogue($1::uuid[])', [stored.ids])]);
    onProgress?.(stored.end, total);
    stored = next;
  }
}

/** Adds the missing tests; a test that has the address already is used as it is. */
async function loadTests(client: Pool, now: Date): Promise<TestRow[]> {
  const tests = makeTests(now);
  await client.query(
    `insert into tests (id, seo_alias, technology_id, status, name_fr, name_en, created_at)
     select id, "seoAlias", "technologyId", status, "nameFr", "nameEn", "createdAt"
     from jsonb_to_recordset($1::jsonb) as row (id uuid, "seoAlias" text, "technologyId" text, status text,
       "nameFr" text, "nameEn" text, "createdAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(tests)],
  );
  const { rows } = await client.query<Pick<TestRow, 'id' | 'seoAlias' | 'status'>>(
    'select id, seo_alias as "seoAlias", status from tests where seo_alias = any($1)',
    [tests.map(({ seoAlias }) => seoAlias)],
  );
  const stored = new Map(rows.map((row) => [row.seoAlias, row]));
  return tests.map((test) => ({ ...test, ...stored.get(test.seoAlias) }));
}

/** A few thousand of the oldest accounts: enough as authors, with limited memory. */
async function readAuthors(client: Pool): Promise<Author[]> {
  const { rows } = await client.query<Author>(
    `select id, created_at as "createdAt" from users where role = 'DEVELOPER' order by created_at, id limit 2000`,
  );
  return rows;
}

/** How many of the first `total` exist. They were added in order, so that a binary search finds the number. */
async function countPresent(
  client: Pool | PoolClient,
  idOf: (index: number) => string,
  total: number,
): Promise<number> {
  const isPresent = async (index: number): Promise<boolean> => {
    const { rowCount } = await client.query('select 1 from questions where id = $1', [idOf(index)]);
    return (rowCount ?? 0) > 0;
  };
  if (total === 0 || (await isPresent(total - 1))) return total;
  let present = 0;
  let missing = total - 1;
  while (present < missing) {
    const middle = Math.floor((present + missing) / 2);
    if (await isPresent(middle)) present = middle + 1;
    else missing = middle;
  }
  return present;
}

const questionColumns = [
  'id',
  'testId',
  'titleFr',
  'titleEn',
  'difficulty',
  'status',
  'alternative',
  'authorId',
  'publishedAt',
  'ratingScore',
  'ratingsCount',
  'tookCount',
  'hasNewRating',
  'createdAt',
] as const satisfies readonly (keyof QuestionRow)[];

type Make = ReturnType<typeof createQuestions>['make'];
/** In the format of COPY. */
type Batch = { end: number; ids: string[]; questions: string[]; links: string[] };

function makeBatch(make: Make, start: number, end: number): Batch {
  const batch: Batch = { end, ids: [], questions: [], links: [] };
  for (let index = start; index < end; index++) {
    const { question, professions } = make(index);
    batch.ids.push(question.id);
    batch.questions.push(`${questionColumns.map((column) => encode(question[column])).join('\t')}\n`);
    for (const profession of professions) batch.links.push(`${question.id}\t${profession}\n`);
  }
  return batch;
}

async function copyBatch(client: PoolClient, { questions, links }: Batch): Promise<void> {
  await copy(client, `questions (${questionColumns.map(snakeCase).join(', ')})`, questions);
  await copy(client, 'question_professions (question_id, profession_id)', links);
}

async function copy(client: PoolClient, target: string, lines: readonly string[]): Promise<void> {
  const atOnce = 100;
  const pieces = function* () {
    for (let at = 0; at < lines.length; at += atOnce) yield lines.slice(at, at + atOnce).join('');
  };
  await pipeline(Readable.from(pieces()), client.query(copyFrom(`copy ${target} from stdin`)));
}

/** Titles are made from our own sentences: none contains a tab, a line break or a backslash. */
function encode(value: string | number | boolean | Date | null): string {
  if (value === null) return '\\N';
  return value instanceof Date ? value.toISOString() : String(value);
}
