import { contributionSchema } from '../../../../domain/catalogue/contributions/contribution.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { noteAct } from './note-act.ts';
import { checkTest } from './open-tests.ts';
import { permitContributor } from './permit.ts';
import { checkAlternative, columnsOf, storeOptions } from './store-question.ts';

/** Stores a question that waits for validation. Idempotent for the same key (lost answer, double click). */
export async function proposeQuestion(context: Context, key: string, given: unknown): Promise<{ id: string }> {
  const viewer = permitContributor(context);
  const value = checked(contributionSchema, given);
  const { db, ports } = context;
  await checkTest(db, viewer, value.testId);
  await consume(db, limits.contributionByAccount, viewer.userId);
  return db.transaction().execute(async (trx) => {
    await checkAlternative(trx, value);
    const proposalKey = `${viewer.userId}:${key}`;
    const now = ports.clock.now();
    const made = await trx
      .insertInto('questions')
      .values({
        ...columnsOf(value),
        status: 'WAITING_FOR_VALIDATION',
        authorId: viewer.userId,
        proposalKey,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.column('proposalKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      return trx.selectFrom('questions').select('id').where('proposalKey', '=', proposalKey).executeTakeFirstOrThrow();
    }
    await storeOptions(trx, made.id, value);
    await noteAct(trx, {
      questionId: made.id,
      actorId: viewer.userId,
      act: 'propose',
      status: 'WAITING_FOR_VALIDATION',
      at: now,
    });
    return made;
  });
}
