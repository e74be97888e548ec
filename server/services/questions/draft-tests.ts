import { isId } from '../../../domain/id.ts';
import { chooseExamples, draftTestSchema, questionsToPublish } from '../../../domain/questions/draft-test.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import { Conflict, Invalid, NotFound } from '../../errors.ts';
import { record } from '../audit/record.ts';
import { permitReviewer } from './permit.ts';

/** A test that nobody can take yet, for contributors to fill. */
export async function openDraftTest(context: Context, given: unknown): Promise<{ id: string }> {
  const { userId } = permitReviewer(context);
  const { alias: seoAlias, ...value } = checked(draftTestSchema, given);
  return context.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('technologies')
      .select('id')
      .where('id', '=', value.technologyId)
      .executeTakeFirst();
    if (!known) throw new Invalid({ technologyId: 'unknown' });
    const category = await trx
      .selectFrom('testCategories')
      .select('id')
      .where('id', '=', value.categoryId)
      .executeTakeFirst();
    if (!category) throw new Invalid({ categoryId: 'unknown' });
    const made = await trx
      .insertInto('tests')
      .values({ ...value, seoAlias, status: 'DRAFT', createdAt: context.ports.clock.now() })
      .onConflict((conflict) => conflict.column('seoAlias').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new Invalid({ alias: 'duplicate' });
    const subject = { subjectKind: 'test', subjectId: made.id };
    await record(trx, { actorId: userId, action: 'test.open-draft', ...subject, data: { alias: seoAlias } });
    return made;
  });
}

/**
 * Opens a test to players, once it has enough questions: a few become examples that everybody may read, the others are asked in
 * rated sessions and count from the first answer.
 */
export async function publishDraftTest(context: Context, testId: string): Promise<void> {
  const { userId } = permitReviewer(context);
  if (!isId(testId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const test = await trx.selectFrom('tests').select('status').where('id', '=', testId).forUpdate().executeTakeFirst();
    if (!test) throw new NotFound();
    if (test.status !== 'DRAFT') throw new Conflict();
    const questions = await trx
      .selectFrom('questions')
      .select(['id', 'difficulty'])
      .where('testId', '=', testId)
      .where('status', '=', 'PUBLISHED')
      .where('rating', 'is not', null)
      .execute();
    if (questions.length < questionsToPublish) throw new Invalid({ '': 'fewQuestions' });
    const examples = chooseExamples(questions);
    await trx
      .updateTable('questions')
      .set({ pool: 'rated', founding: true })
      .where('testId', '=', testId)
      .where('status', '=', 'PUBLISHED')
      .where('id', 'not in', examples)
      .execute();
    await trx.updateTable('tests').set({ status: 'PUBLISHED' }).where('id', '=', testId).execute();
    const subject = { subjectKind: 'test', subjectId: testId };
    const data = { questions: questions.length };
    await record(trx, { actorId: userId, action: 'test.publish', ...subject, data });
  });
}
