import type { ClientBase } from 'pg';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { inTransaction } from '../world/in-transaction.ts';
import { type Content, type ContentFiles, parseForLoading, readContentFiles } from './read-content.ts';
import { writeQuestions } from './write-questions.ts';

/** Writes the content files into the tables when one of them has changed. The results of players stay. */
export async function loadContent(client: ClientBase, now: Date): Promise<boolean> {
  return loadFiles(client, await readContentFiles(), now);
}

/** The same for given files: a part of them takes a fraction of the time. */
export async function loadFiles(client: ClientBase, files: ContentFiles, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ version: string }>(`select version from lookup_versions where name = 'tests'`);
  if (rows[0]?.version === files.version) return false;
  const content = await withCurrentTechnologies(client, parseForLoading(files));
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
