import type { ClientBase } from 'pg';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { answersForLevel } from '../../../domain/assessments/rating/item-quality.ts';
import { optionRows, questionRows, subjectRows, variantRows } from './question-rows.ts';

/** A question that was mended is judged by the answers from now on, and asked again. */
const mended = 'kept.content_hash <> excluded.content_hash';

/** Writes the subjects and questions of the files; questions that are no longer in a file are archived. */
export async function writeQuestions(client: ClientBase, tests: readonly ContentTest[], now: Date): Promise<void> {
  await writeSubjects(client, tests);
  const questions = questionRows(tests);
  // Questions of the files were reviewed and executed: they count from the first answer. A decision of the team about a
  // question (archived, deleted) has priority over its file.
  await client.query(
    `insert into questions as kept (test_id, subject_id, content_key, model, title_fr, title_en, difficulty, status,
       pool, format, right_lines, output, code, code_language, explanation_fr, explanation_en, source_title, source_url,
       verified_with, verified_on, several_right, seconds, rating, deviation, volatility, content_hash, reviewed_on, founding,
       published_at, created_at)
     select t.id, s.id, key, model, title_fr, title_en, difficulty, 'PUBLISHED', pool, format,
       array(select jsonb_array_elements_text(right_lines)::integer), output, code, code_language, explanation_fr,
       explanation_en, source_title, source_url, verified_with, verified_on, several_right, seconds, rating, deviation,
       volatility, content_hash, reviewed_on, true, $2, $2
     from json_to_recordset($1::json) as given (alias text, subject text, key text, model jsonb, title_fr text,
       title_en text, difficulty integer, pool text, format text, right_lines jsonb, output text, code text,
       code_language text, explanation_fr text, explanation_en text, source_title text, source_url text,
       verified_with text, verified_on date, several_right boolean, seconds integer, rating float8, deviation float8,
       volatility float8, content_hash text, reviewed_on date)
     join tests t on t.content_key = given.alias
     join test_subjects s on s.test_id = t.id and s.content_key = given.subject
     on conflict (test_id, content_key) do update set subject_id = excluded.subject_id, model = excluded.model,
       title_fr = excluded.title_fr, title_en = excluded.title_en,
       difficulty = case when kept.counted_answers >= $3 then kept.difficulty else excluded.difficulty end,
       pool = excluded.pool, format = excluded.format, right_lines = excluded.right_lines, output = excluded.output,
       code = excluded.code,
       status = coalesce((select h.status from question_history h where h.question_id = kept.id
         order by h.at desc, h.id desc limit 1), 'PUBLISHED'),
       code_language = excluded.code_language, explanation_fr = excluded.explanation_fr,
       explanation_en = excluded.explanation_en, source_title = excluded.source_title,
       source_url = excluded.source_url, verified_with = excluded.verified_with, verified_on = excluded.verified_on,
       several_right = excluded.several_right, seconds = excluded.seconds,
       content_hash = excluded.content_hash, reviewed_on = excluded.reviewed_on,
       judged_from = case when ${mended} then $2 else kept.judged_from end,
       point_biserial = case when ${mended} then null else kept.point_biserial end,
       rests_because = case when ${mended} then null else kept.rests_because end,
       rests_since = case when ${mended} then null else kept.rests_since end,
       rests_until = case when ${mended} then null else kept.rests_until end,
       founding = true,
       published_at = coalesce(kept.published_at, excluded.published_at)`,
    [JSON.stringify(questions), now, answersForLevel],
  );
  await client.query(
    `update questions q set status = 'ARCHIVED' from tests t
     where t.id = q.test_id and q.content_key is not null and q.status = 'PUBLISHED'
       and not exists (select from json_to_recordset($1::json) as given (alias text, key text)
         where given.alias = t.content_key and given.key = q.content_key)`,
    [JSON.stringify(questions.map(({ alias, key }) => ({ alias, key })))],
  );
  await writeVariants(client, tests);
  await writeOptions(client, tests);
}

async function writeSubjects(client: ClientBase, tests: readonly ContentTest[]): Promise<void> {
  await client.query(
    `insert into test_subjects (test_id, content_key, name_fr, name_en, learn_fr, learn_en)
     select t.id, key, given.name_fr, given.name_en, given.learn_fr, given.learn_en
     from json_to_recordset($1::json) as given (alias text, key text, name_fr text, name_en text, learn_fr text,
       learn_en text)
     join tests t on t.content_key = given.alias
     on conflict (test_id, content_key) do update set name_fr = excluded.name_fr, name_en = excluded.name_en,
       learn_fr = excluded.learn_fr, learn_en = excluded.learn_en`,
    [JSON.stringify(subjectRows(tests))],
  );
}

async function writeVariants(client: ClientBase, tests: readonly ContentTest[]): Promise<void> {
  const given = [JSON.stringify(variantRows(tests))];
  await client.query(
    `with given as (select q.id, given.key, given.values
         from json_to_recordset($1::json) as given (alias text, question text, key text, values jsonb)
         join tests t on t.content_key = given.alias
         join questions q on q.test_id = t.id and q.content_key = given.question),
       gone as (delete from question_variants v using questions q where q.id = v.question_id
         and q.content_key is not null and not exists (select from given where given.id = v.question_id
           and given.key = v.key))
     insert into question_variants (question_id, key, values) select id, key, values from given
     on conflict (question_id, key) do nothing`,
    given,
  );
}

async function writeOptions(client: ClientBase, tests: readonly ContentTest[]): Promise<void> {
  await client.query(
    `delete from question_options where question_id in (select id from questions where content_key is not null)`,
  );
  await client.query(
    `insert into question_options (question_id, position, text_fr, text_en, is_right)
     select q.id, given.position, text_fr, text_en, is_right
     from json_to_recordset($1::json) as given (alias text, key text, position integer, text_fr text, text_en text,
       is_right boolean)
     join tests t on t.content_key = given.alias join questions q on q.test_id = t.id and q.content_key = given.key`,
    [JSON.stringify(optionRows(tests))],
  );
}
