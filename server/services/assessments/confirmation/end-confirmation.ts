import { isConfirmedBy } from '../../../../domain/assessments/confirmation/confirmation.ts';
import type { Trx } from '../../../data/database.ts';
import { notifyBoth } from '../../contact/introductions/notify-both.ts';
import { answersOf, type StoredSession } from '../session/session-store.ts';

/** In the transaction of the last answer: whether the answers fit the score that the company saw. */
export async function endConfirmation(trx: Trx, stored: StoredSession, endedAt: Date): Promise<void> {
  const asked = await trx
    .selectFrom('scoreConfirmations')
    .select(['id', 'introductionId', 'companyId', 'developerId', 'score', 'deviation'])
    .where('sessionId', '=', stored.id)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!asked) return;
  // A question that was known before, from an earlier session, says nothing.
  const answers = answersOf(stored).filter(({ seen }) => !seen);
  const right = answers.filter(({ score }) => score === 1).length;
  const confirmed = isConfirmedBy(
    asked,
    answers.map(({ question }) => question),
    right,
  );
  await trx
    .updateTable('scoreConfirmations')
    .set({ endedAt, rightAnswers: right, questions: answers.length, confirmed })
    .where('id', '=', asked.id)
    .execute();
  await notifyBoth(trx, asked, { kind: 'confirmation', id: asked.introductionId });
}
