import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { type CatalogueTag, readCatalogueNames } from './catalogue-names.ts';
import { type CatalogueEntry, readEntries, tagsOf } from './read-entries.ts';

export type QuestionSubjects = { tags: CatalogueTag[]; related: CatalogueEntry[] };

const mostRelated = 5;

/** The tags of a question, and other questions of its test with a similar difficulty. */
export async function readSubjects(context: Context, questionId: string): Promise<QuestionSubjects> {
  const { db, locale } = context;
  const names = await readCatalogueNames(context);
  const { rows } = await sql<{ technologyId: string; professionIds: string[]; ids: string[] }>`
    select q.technology_id, q.profession_ids, array(select c.question_id from catalogue_questions c
      where c.test_id = q.test_id and c.question_id <> q.question_id and c.status = 'PUBLISHED' and c.test_status = 'PUBLISHED'
      order by abs(c.difficulty - q.difficulty), c.took_count desc, c.question_id limit ${mostRelated}) as ids
    from catalogue_questions q where q.question_id = ${questionId}`.execute(db);
  const row = rows[0];
  if (!row) return { tags: [], related: [] };
  return {
    tags: tagsOf(names, locale, row.technologyId, row.professionIds),
    related: await readEntries(db, names, locale, row.ids, { unpublished: false, drafts: false }),
  };
}
