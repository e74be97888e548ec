import { isId } from '../../../domain/id.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import { NotFound } from '../../errors.ts';

export type QuestionAddress = { testId: string; questionId: string };

/**
 * A question of the catalogue; whatever is asked in rated sessions does not exist outside of them. What is not published yet
 * is read by people with an account, what never was or no longer is by its author, and all of it by the team. A test that is
 * being written is open to those who write it.
 */
export function publicQuestion(db: Writer, { testId, questionId }: QuestionAddress, viewer: Viewer) {
  if (!isId(testId) || !isId(questionId)) throw new NotFound();
  return db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .where('q.id', '=', questionId)
    .where('q.testId', '=', testId)
    .where('q.pool', '=', 'public')
    .$if(viewer?.role !== 'ADMIN', (query) =>
      query.where((eb) =>
        eb.or([
          eb.and([
            eb('t.status', '=', 'PUBLISHED'),
            eb('q.status', 'in', viewer ? ['PUBLISHED', 'WAITING_FOR_VALIDATION'] : ['PUBLISHED']),
          ]),
          ...(viewer
            ? [
                eb('q.authorId', '=', viewer.userId),
                eb.and([
                  eb('q.status', 'in', ['PUBLISHED', 'WAITING_FOR_VALIDATION']),
                  eb.exists(
                    eb
                      .selectFrom('testContributors as c')
                      .select('c.testId')
                      .whereRef('c.testId', '=', 't.id')
                      .where('c.userId', '=', viewer.userId)
                      .where('c.status', '=', 'accepted'),
                  ),
                ]),
              ]
            : []),
        ]),
      ),
    );
}
