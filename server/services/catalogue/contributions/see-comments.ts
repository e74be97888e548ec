import { canReviewQuestions } from '../../../../domain/permissions/catalogue.ts';
import { type Context, causedElsewhere } from '../../../context.ts';

/**
 * docs/product/catalogue.md, Votes and comments: a comment is new until the author of the question or an administrator
 * has opened it.
 */
export async function seeComments(context: Context, questionId: string): Promise<void> {
  const { viewer } = context;
  // A request caused by another site is not the user's decision to look.
  if (!viewer || causedElsewhere(context)) return;
  await context.db
    .updateTable('questions')
    .set({ hasNewRating: false })
    .where('id', '=', questionId)
    .where('hasNewRating', '=', true)
    .$if(!canReviewQuestions(viewer), (update) => update.where('authorId', '=', viewer.userId))
    .execute();
}
