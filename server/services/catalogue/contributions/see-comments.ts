import { type Context, causedElsewhere } from '../../../context.ts';

/**
 * 'Nouveau commentaire' until whoever answers for the question has looked: its author, or the team where there is none or the
 * author is not quicker.
 */
export async function seeComments(context: Context, questionId: string): Promise<void> {
  const { viewer } = context;
  // Led here by another site, the person has not chosen to look.
  if (!viewer || causedElsewhere(context)) return;
  await context.db
    .updateTable('questions')
    .set({ hasNewRating: false })
    .where('id', '=', questionId)
    .where('hasNewRating', '=', true)
    .$if(viewer.role !== 'ADMIN', (update) => update.where('authorId', '=', viewer.userId))
    .execute();
}
