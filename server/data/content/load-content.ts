import type { ClientBase } from 'pg';
import type { ContentQuestion, ContentTest } from '../../../domain/assessments/content.ts';
import { newQuestion } from '../../../domain/assessments/rating/rating.ts';
import { questionSeconds } from '../../../domain/assessments/session/timer.ts';
import { inTransaction } from '../world/in-transaction.ts';
import { type Content, parseContent, readContentFiles } from './read-content.ts';

/** Writes the content files into the tables when one of them has changed. The results of players stay. */
export async function loadContent(client: ClientBase, now: Date): Promise<boolean> {
  const files = await readContentFiles();
  const { rows } = await client.query<{ version: string }>(`select version from lookup_versions where name = 'tests'`);
  if (rows[0]?.version === files.version) return false;
  const content = await withCurrentTechnologies(client, parseContent(files));
  await inTransaction(client, async () => {
    await writeContent(client, content, now);
    await client.query(
      `insert into lookup_versions (name, version) values ('tests', $1)
       on conflict (name) do update set version = excluded.version`,
      [files.version],
    );
  });
  return true;
}

/** A file may name a technology that the team has merged into another one. */
async function withCurrentTechnologies(client: Pick<ClientBase, 'query'>, content: Content): Promise<Content> {
  const { rows } = await client.query<{ old_id: string; technology_id: string }>(
    'select old_id, technology_id from former_technologies',
  );
  const current = new Map(rows.map(({ old_id, technology_id }) => [old_id, technology_id]));
  const tests = content.tests.map((test) => ({ ...test, technology: current.get(test.technology) ?? test.technology }));
  return { ...content, tests };
}

/** One statement per table, to save round trips; the files are small. */
export async function writeContent(client: ClientBase, { themes, tests }: Content, now: Date): Promise<void> {
  await client.query(
    `insert into test_themes (id, slug_fr, slug_en, name_fr, name_en, position)
     select id, slug_fr, slug_en, name_fr, name_en, position from json_to_recordset($1::json)
       as given (id text, slug_fr text, slug_en text, name_fr text, name_en text, position integer)
     on conflict (id) do update set slug_fr = excluded.slug_fr, slug_en = excluded.slug_en,
       name_fr = excluded.name_fr, name_en = excluded.name_en, position = excluded.position`,
    [JSON.stringify(themes.map(themeRow))],
  );
  await client.query(
    `insert into tests (content_key, seo_alias, technology_id, status, theme_id, name_fr, name_en,
       description_fr, description_en, created_at)
     select alias, alias, technology_id, 'PUBLISHED', theme_id, name_fr, name_en, description_fr, description_en, $2
     from json_to_recordset($1::json) as given (alias text, technology_id text, theme_id text, name_fr text,
       name_en text, description_fr text, description_en text)
     on conflict (seo_alias) do update set content_key = excluded.content_key`,
    [JSON.stringify(tests.map(testRow)), now],
  );
  // A test that the team has edited keeps its values: the file only updates its questions.
  await client.query(
    `update tests t set status = 'PUBLISHED', technology_id = given.technology_id, theme_id = given.theme_id,
       name_fr = given.name_fr, name_en = given.name_en, description_fr = given.description_fr,
       description_en = given.description_en
     from json_to_recordset($1::json) as given (alias text, technology_id text, theme_id text, name_fr text,
       name_en text, description_fr text, description_en text)
     where t.content_key = given.alias and t.edited_at is null`,
    [JSON.stringify(tests.map(testRow))],
  );
  await client.query(
    `delete from test_professions where test_id in
       (select id from tests where content_key is not null and edited_at is null)`,
  );
  await client.query(
    `insert into test_professions (test_id, profession_id)
     select t.id, given.profession_id from json_to_recordset($1::json) as given (alias text, profession_id text)
     join tests t on t.content_key = given.alias and t.edited_at is null`,
    [
      JSON.stringify(
        tests.flatMap(({ alias, professions }) => professions.map((id) => ({ alias, profession_id: id }))),
      ),
    ],
  );
  await writeQuestions(client, tests, now);
}

async function writeQuestions(client: ClientBase, tests: ContentTest[], now: Date): Promise<void> {
  const questions = tests.flatMap((test) => test.questions.map((question) => questionRow(test, question)));
  // Founding questions come with the test; questions that are added later are not rated at first. A decision of the
  // team about a question (archived, deleted) has priority over its file.
  await client.query(
    `insert into questions as kept (test_id, content_key, title_fr, title_en, difficulty, status, pool, code,
       code_language, explanation_fr, explanation_en, several_right, seconds, rating, deviation, volatility, founding,
       published_at, created_at)
     select t.id, key, title_fr, title_en, difficulty, 'PUBLISHED', pool, code, code_language, explanation_fr,
       explanation_en, several_right, seconds, rating, deviation, volatility,
       not exists (select from questions q where q.test_id = t.id and q.founding), $2, $2
     from json_to_recordset($1::json) as given (alias text, key text, title_fr text, title_en text, difficulty integer,
       pool text, code text, code_language text, explanation_fr text, explanation_en text, several_right boolean,
       seconds integer, rating float8, deviation float8, volatility float8)
     join tests t on t.content_key = given.alias
     on conflict (test_id, content_key) do update set title_fr = excluded.title_fr, title_en = excluded.title_en,
       difficulty = excluded.difficulty, pool = excluded.pool, code = excluded.code,
       status = case when exists (select from question_history h where h.question_id = kept.id)
         then kept.status else 'PUBLISHED' end,
       code_language = excluded.code_language, explanation_fr = excluded.explanation_fr,
       explanation_en = excluded.explanation_en, several_right = excluded.several_right, seconds = excluded.seconds,
       published_at = coalesce(kept.published_at, excluded.published_at)`,
    [JSON.stringify(questions), now],
  );
  await client.query(
    `update questions q set status = 'ARCHIVED' from tests t
     where t.id = q.test_id and q.content_key is not null and q.status = 'PUBLISHED'
       and not exists (select from json_to_recordset($1::json) as given (alias text, key text)
         where given.alias = t.content_key and given.key = q.content_key)`,
    [JSON.stringify(questions.map(({ alias, key }) => ({ alias, key })))],
  );
  await client.query(
    `delete from question_options where question_id in (select id from questions where content_key is not null)`,
  );
  await client.query(
    `insert into question_options (question_id, position, text_fr, text_en, is_right)
     select q.id, given.position, text_fr, text_en, is_right
     from json_to_recordset($1::json) as given (alias text, key text, position integer, text_fr text, text_en text,
       is_right boolean)
     join tests t on t.content_key = given.alias join questions q on q.test_id = t.id and q.content_key = given.key`,
    [JSON.stringify(tests.flatMap((test) => test.questions.flatMap((question) => optionRows(test, question))))],
  );
}

const themeRow = ({ id, slug, name }: Content['themes'][number], position: number) => ({
  id,
  slug_fr: slug.fr,
  slug_en: slug.en,
  name_fr: name.fr,
  name_en: name.en,
  position,
});

const testRow = ({ alias, technology, theme, name, description }: ContentTest) => ({
  alias,
  technology_id: technology,
  theme_id: theme,
  name_fr: name.fr,
  name_en: name.en,
  description_fr: description.fr,
  description_en: description.en,
});

function questionRow({ alias }: ContentTest, question: ContentQuestion) {
  const { id: key, difficulty, title, code = null, language = null, right, wrong, explanation } = question;
  const options = [...right, ...wrong];
  const lengthIn = (locale: 'fr' | 'en') => [title, ...options].reduce((total, text) => total + text[locale].length, 0);
  const text = Math.max(lengthIn('fr'), lengthIn('en'));
  return {
    alias,
    key,
    title_fr: title.fr,
    title_en: title.en,
    difficulty,
    pool: question.public ? 'public' : 'rated',
    code,
    code_language: language,
    explanation_fr: explanation.fr,
    explanation_en: explanation.en,
    several_right: right.length > 1,
    seconds: questionSeconds({ difficulty, text, code: code?.length ?? 0 }),
    ...newQuestion(difficulty),
  };
}

/** The right options have the first positions; a page shows them in another order. */
function optionRows({ alias }: ContentTest, { id: key, right, wrong }: ContentQuestion) {
  return [...right, ...wrong].map(({ fr, en }, position) => ({
    alias,
    key,
    position,
    text_fr: fr,
    text_en: en,
    is_right: position < right.length,
  }));
}
