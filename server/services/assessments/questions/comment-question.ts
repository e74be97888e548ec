import { isId } from '../../../../domain/id.ts';
import { canDeleteEveryComment } from '../../../../domain/permissions/catalogue.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import { record } from '../../moderation/audit/record.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { unlockAchievements } from '../achievements/unlock.ts';
import { lockQuestion } from './lock-question.ts';
import type { QuestionAddress } from './public-question.ts';

/** Adds a comment; a database trigger counts the comments (docs/product/catalogue.md, Votes and comments). */
export async function commentQuestion(context: Context, address: QuestionAddress, body: string): Promise<void> {
  const { userId } = signedIn(context);
  const { db, ports } = context;
  await consume(db, limits.commentByAccount, userId);
  await db.transaction().execute(async (trx) => {
    const questionId = await lockQuestion(trx, address, context.viewer);
    const now = ports.clock.now();
    await trx.insertInto('questionComments').values({ questionId, authorId: userId, body, createdAt: now }).execute();
    // The author of the question does not need a notice of their own comment.
    await trx
      .updateTable('questions')
      .set({ hasNewRating: true })
      .where('id', '=', questionId)
      .where('authorId', 'is distinct from', userId)
      .execute();
    await unlockAchievements(trx, userId, 'question', now);
  });
}

/** The author of a comment, or an administrator with an audit entry, deletes it. */
export async function deleteComment(context: Context, address: QuestionAddress, commentId: string): Promise<void> {
  const viewer = signedIn(context);
  const { userId } = viewer;
  if (!isId(commentId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const questionId = await lockQuestion(trx, address, context.viewer);
    const gone = await trx
      .updateTable('questionComments')
      .set({ deletedAt: context.ports.clock.now() })
      .where('id', '=', commentId)
      .where('questionId', '=', questionId)
      .where('deletedAt', 'is', null)
      .$if(!canDeleteEveryComment(viewer), (update) => update.where('authorId', '=', userId))
      .returning('authorId')
      .executeTakeFirst();
    // A comment of another user gets the same answer as one that does not exist.
    if (!gone) throw new NotFound();
    if (gone.authorId === userId) return;
    await record(trx, {
      actorId: userId,
      action: 'question-comment.delete',
      subjectKind: 'question',
      subjectId: questionId,
      data: { commentId },
    });
  });
}
