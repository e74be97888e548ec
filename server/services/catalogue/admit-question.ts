import { type QuestionStatus, questionReading, type TestStatus } from '../../../domain/catalogue/question-status.ts';
import { isId } from '../../../domain/id.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { readRights } from './read-rights.ts';

export type Admitted = { testId: string; status: QuestionStatus; draftTest: boolean; open: boolean };

/**
 * A question of the public pool that this visitor can read, whichever test the address names: it may have moved. What is
 * asked in rated sessions does not exist here.
 */
export async function admitQuestion(context: Context, questionId: string): Promise<Admitted> {
  if (!isId(questionId)) throw new NotFound();
  const row = await context.db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select(['q.testId', 'q.status', 'q.publishedAt', 't.status as testStatus'])
    .where('q.id', '=', questionId)
    .where('q.pool', '=', 'public')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const status = row.status as QuestionStatus;
  const testStatus = row.testStatus as TestStatus;
  const known = { status, testStatus, everPublished: row.publishedAt !== null };
  const reading = questionReading(known, await readRights(context));
  if (reading !== 'open') throw new NotFound(reading === 'gone');
  const draftTest = testStatus === 'DRAFT';
  return { testId: row.testId, status, draftTest, open: status === 'PUBLISHED' && !draftTest };
}
