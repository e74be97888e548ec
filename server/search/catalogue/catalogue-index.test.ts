import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueSearch } from '../../../domain/catalogue/search.ts';
import { searchedWords, wordsOf } from '../../../domain/catalogue/words.ts';
import { makeDeveloper } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { type CatalogueSearcher, openCatalogueSearch } from './open-catalogue-search.ts';
import { searchBySql } from './sql-search.ts';

let runtime: Runtime;
/** The catalogue index of another web process. */
let other: CatalogueSearcher;

beforeAll(async () => {
  runtime = await testRuntime();
  const { connection, pool, log } = runtime;
  other = openCatalogueSearch({ connection, pool, log, from: 0 });
  await Promise.all([runtime.catalogue.start(), other.start()]);
});
afterAll(() => other.close());

const asked = (text: string, traits: Partial<CatalogueSearch> = {}) => ({
  search: {
    words: searchedWords(text),
    statuses: [],
    difficulties: [],
    technologies: [],
    professions: [],
    tests: [],
    testStatuses: [],
    sort: 'most_popular',
    rights: { unpublished: true, drafts: true },
    ...traits,
  } satisfies CatalogueSearch as CatalogueSearch,
  page: { offset: 0, size: 50 },
});

/** Every process gives the same result as the database, once it has received the changes. */
async function expectAgreement(text: string): Promise<string[]> {
  const { search, page } = asked(text);
  const stored = await searchBySql(runtime.db, search, page);
  await Promise.all([runtime.catalogue.caughtUp(), other.caughtUp()]);
  for (const searcher of [runtime.catalogue, other]) expect(await searcher.ask({ search, page })).toEqual(stored);
  return stored.ids;
}

/** One with options. */
const anyPublic = () =>
  runtime.db
    .selectFrom('questions')
    .select(['id', 'testId'])
    .where('pool', '=', 'public')
    .where('format', '=', 'choice')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('every web process finds a change to a question within a second', () => {
  it('all questions of the content are found', async () => {
    expect((await expectAgreement('')).length).toBe(50);
    expect((await expectAgreement('javascrpt')).length).toBeGreaterThan(0);
  });

  it.each<[string, string, (id: string, testId: string) => ReturnType<typeof sql>, boolean]>([
    [
      'its title changes',
      'ornithorynque',
      (id) => sql`update questions set title_fr = 'Un ornithorynque ?' where id = ${id}`,
      true,
    ],
    ['its test is renamed', 'wombat', (_, test) => sql`update tests set name_en = 'Wombats' where id = ${test}`, true],
    [
      'one of its options changes',
      'axolotl',
      (id) => sql`update question_options set text_fr = 'Un axolotl' where question_id = ${id} and position = 0`,
      true,
    ],
    [
      'it is moved to the rated pool',
      'ornithorynque',
      (id) => sql`update questions set pool = 'rated' where id = ${id}`,
      false,
    ],
    [
      'it is moved back to the public pool',
      'ornithorynque',
      (id) => sql`update questions set pool = 'public' where id = ${id}`,
      true,
    ],
    ['it is deleted', 'ornithorynque', (id) => sql`delete from questions where id = ${id}`, false],
  ])('when %s', async (_, text, change, there) => {
    const known = (
      await runtime.db.selectFrom('questions').select('id').where('titleFr', 'like', '%ornitho%').execute()
    )[0];
    const { id, testId } = known
      ? await runtime.db
          .selectFrom('questions')
          .select(['id', 'testId'])
          .where('id', '=', known.id)
          .executeTakeFirstOrThrow()
      : await anyPublic();
    await change(id, testId).execute(runtime.db);
    const ids = await expectAgreement(text);
    expect(ids.includes(id)).toBe(there);
  });

  it('a comment and answers change the order of results', async () => {
    const { id } = await anyPublic();
    const reader = await makeDeveloper(runtime.db);
    await sql`insert into question_comments (question_id, author_id, body) values (${id}, ${reader.userId}, 'Bien vu')`.execute(
      runtime.db,
    );
    await sql`update questions set took_count = 1000 where id = ${id}`.execute(runtime.db);
    expect((await expectAgreement(''))[0]).toBe(id);
    const ratings = await runtime.catalogue.ask(asked('', { sort: 'ratings' }));
    expect(ratings?.ids[0]).toBe(id);
  });
});

describe('the SQL function that splits words agrees with the rule in the domain', () => {
  const inDatabase = async (text: string) => {
    const { rows } = await runtime.pool.query<{ words: string[] }>('select catalogue_words_of($1) as words', [text]);
    return rows[0]?.words.toSorted();
  };

  it('for every text of the content', async () => {
    const { rows } = await runtime.pool.query<{ text: string }>(
      `select concat_ws(' ', title_fr, title_en, code, explanation_fr, explanation_en) as text from questions limit 400`,
    );
    for (const { text } of rows) expect(await inDatabase(text), text).toEqual(wordsOf(text).toSorted());
  });

  it('for any text', async () => {
    const pieces = [
      'C++',
      'c#',
      '.net',
      'a.js',
      'é',
      'Œ',
      's',
      'ss',
      '-',
      '.',
      ' ',
      'x',
      '9',
      '’',
      '«',
      '#',
      '++',
      'ñ',
      'δ',
      '\n',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), async (parts) => {
        const text = parts.join('');
        expect(await inDatabase(text)).toEqual(wordsOf(text).toSorted());
      }),
    );
  });
});
