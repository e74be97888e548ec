import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Writer } from '../../../data/database.ts';

export type QuestionAddress = { testId: string; questionId: string };

/** A question of the public pool; questions of rated sessions are not found outside of them. */
export function publicQuestion(db: Writer, { testId, questionId }: QuestionAddress) {
  if (!isId(testId) || !isId(questionId)) throw new NotFound();
  return db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .where('q.id', '=', questionId)
    .where('q.testId', '=', testId)
    .where('q.pool', '=', 'public')
    .where('q.status', '=', 'PUBLISHED')
    .where('t.status', '=', 'PUBLISHED');
}
