import type * as z from 'zod';
import { chooseExamples, draftTestSchema } from '../../../../domain/catalogue/contributions/draft-test.ts';
import { questionsToPublish } from '../../../../domain/catalogue/contributions/draft-test-size.ts';
import { limitCode } from '../../../../domain/form.ts';
import { isId } from '../../../../domain/id.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { Conflict, Invalid, NotFound } from '../../../errors.ts';
import { record } from '../../moderation/audit/record.ts';
import { permitReviewer } from './permit.ts';

/** A test that nobody can take yet, for contributors to fill. */
export async function openDraftTest(context: Context, given: unknown): Promise<{ id: string }> {
  const { userId } = permitReviewer(context);
  const draft = checked(draftTestSchema, given);
  return context.db.transaction().execute(async (trx) => {
    const made = await storeDraftTest(trx, draft, context.ports.clock.now());
    const subject = { subjectKind: 'test', subjectId: made.id };
    await record(trx, { actorId: userId, action: 'test.open-draft', ...subject, data: { alias: draft.alias } });
    return made;
  });
}

type Draft = z.output<typeof draftTestSchema>;

export async function storeDraftTest(trx: Trx, draft: Draft, now: Date): Promise<{ id: string }> {
  await checkPlaceOfTest(trx, draft);
  const { alias: seoAlias, ...value } = draft;
  const made = await trx
    .insertInto('tests')
    // It is the team's from the first day: a file of its name would bring it questions, and nothing else.
    .values({ ...value, seoAlias, status: 'DRAFT', createdAt: now, editedAt: now })
    .onConflict((conflict) => conflict.column('seoAlias').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Invalid({ alias: 'duplicate' });
  return made;
}

/** Its technology and its category are ones that there are. */
export async function checkPlaceOfTest(trx: Trx, test: Pick<Draft, 'technologyId' | 'categoryId'>): Promise<void> {
  const technology = await trx
    .selectFrom('technologies')
    .select('id')
    .where('id', '=', test.technologyId)
    .executeTakeFirst();
  if (!technology) throw new Invalid({ technologyId: 'unknown' });
  const category = await trx
    .selectFrom('testCategories')
    .select('id')
    .where('id', '=', test.categoryId)
    .executeTakeFirst();
  if (!category) throw new Invalid({ categoryId: 'unknown' });
}

/** Opens a test to players, once it has enough questions. */
export async function publishDraftTest(context: Context, testId: string): Promise<void> {
  const { userId } = permitReviewer(context);
  if (!isId(testId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const test = await trx.selectFrom('tests').select('status').where('id', '=', testId).forUpdate().executeTakeFirst();
    if (!test) throw new NotFound();
    if (test.status !== 'DRAFT') throw new Conflict();
    const questions = await openToPlayers(trx, testId);
    const subject = { subjectKind: 'test', subjectId: testId };
    await record(trx, { actorId: userId, action: 'test.publish', ...subject, data: { questions } });
  });
}

/**
 * Of the questions of a draft, a few become examples that everybody may read; the others are asked in rated sessions and count
 * from the first answer. Returns how many it has.
 */
export async function openToPlayers(trx: Trx, testId: string): Promise<number> {
  const questions = await trx
    .selectFrom('questions')
    .select(['id', 'difficulty'])
    .where('testId', '=', testId)
    .where('status', '=', 'PUBLISHED')
    .where('rating', 'is not', null)
    .execute();
  if (questions.length < questionsToPublish) throw new Invalid({ '': limitCode('fewQuestions', questionsToPublish) });
  const examples = chooseExamples(questions);
  await trx
    .updateTable('questions')
    .set({ pool: 'rated', founding: true })
    .where('testId', '=', testId)
    .where('status', '=', 'PUBLISHED')
    .where('id', 'not in', examples)
    .execute();
  await trx.updateTable('tests').set({ status: 'PUBLISHED' }).where('id', '=', testId).execute();
  return questions.length;
}
