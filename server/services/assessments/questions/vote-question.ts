import type { Vote } from '../../../../domain/assessments/question-feedback.ts';
import { type Context, signedIn } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { unlockAchievements } from '../achievements/unlock.ts';
import { lockQuestion } from './lock-question.ts';
import type { QuestionAddress } from './public-question.ts';

/** One vote per user, which can be changed or removed; a database trigger keeps the score of the question. */
export async function voteQuestion(context: Context, address: QuestionAddress, value: Vote): Promise<void> {
  const { userId } = signedIn(context);
  const { db, ports } = context;
  await consume(db, limits.voteByAccount, userId);
  await db.transaction().execute(async (trx) => {
    const questionId = await lockQuestion(trx, address, context.viewer);
    const mine = { questionId, userId };
    const votes = trx.deleteFrom('questionVotes').where('questionId', '=', questionId).where('userId', '=', userId);
    if (value === 0) return void (await votes.execute());
    const now = ports.clock.now();
    await trx
      .insertInto('questionVotes')
      .values({ ...mine, value, votedAt: now })
      .onConflict((conflict) => conflict.columns(['questionId', 'userId']).doUpdateSet({ value }))
      .execute();
    await unlockAchievements(trx, userId, 'question', now);
  });
}
