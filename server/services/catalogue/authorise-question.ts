import type { TestState } from '../../../domain/assessments/test-state.ts';
import type { QuestionStatus } from '../../../domain/catalogue/contributions/question-status.ts';
import { isTalkedAbout, questionReading, type Readers, readersOf } from '../../../domain/catalogue/question-status.ts';
import { isId } from '../../../domain/id.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import { readRights } from './read-rights.ts';

export type AuthorisedQuestion = {
  testId: string;
  status: QuestionStatus;
  draftTest: boolean;
  readers: Readers;
  mine: boolean;
  /** Every visitor can read it. */
  open: boolean;
  /** Votes and comments are allowed. */
  talked: boolean;
};

/**
 * Checks every read of a question outside of sessions: it must be in the public pool and readable by this viewer. The
 * test of the address is not checked, because a question may have moved. Questions of rated sessions are not found.
 */
export async function authoriseQuestion(
  { db, viewer }: { db: Writer; viewer: Viewer },
  questionId: string,
): Promise<AuthorisedQuestion> {
  if (!isId(questionId)) throw new NotFound();
  const row = await db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select(['q.testId', 'q.status', 'q.publishedAt', 'q.authorId', 't.status as testStatus'])
    .where('q.id', '=', questionId)
    .where('q.pool', '=', 'public')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const status = row.status as QuestionStatus;
  const testStatus = row.testStatus as TestState;
  const mine = viewer !== undefined && row.authorId === viewer.userId;
  const known = { status, testStatus, everPublished: row.publishedAt !== null, mine };
  const reading = questionReading(known, await readRights({ db, viewer }));
  if (reading !== 'open') throw new NotFound(reading === 'gone');
  const draftTest = testStatus === 'DRAFT';
  const open = status === 'PUBLISHED' && testStatus === 'PUBLISHED';
  const readers = readersOf(known);
  return { testId: row.testId, status, draftTest, readers, mine, open, talked: isTalkedAbout(status) };
}
