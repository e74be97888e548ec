import type { Context } from '../../context.ts';

/**
 * 'Nouveau commentaire' until whoever answers for the question has looked: its author, or the team where there is none or the
 * author is not quicker.
 */
export async function seeComments({ db, viewer }: Context, questionId: string): Promise<void> {
  if (!viewer) return;
  await db
    .updateTable('questions')
    .set({ hasNewRating: false })
    .where('id', '=', questionId)
    .where('hasNewRating', '=', true)
    .$if(viewer.role !== 'ADMIN', (update) => update.where('authorId', '=', viewer.userId))
    .execute();
}
