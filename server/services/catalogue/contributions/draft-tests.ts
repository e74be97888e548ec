import type * as z from 'zod';
import { chooseExamples, draftTestSchema } from '../../../../domain/catalogue/contributions/draft-test.ts';
import { questionsToPublish } from '../../../../domain/catalogue/contributions/draft-test-size.ts';
import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { Conflict, Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { answerTestRequests } from '../../assessments/answer-test-requests.ts';
import { record } from '../../moderation/audit/record.ts';
import { permitReviewer } from './permit.ts';

/** Creates a test that developers cannot take yet, for contributors to fill. */
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
    // `editedAt` marks it as changed by the team: a content file with the same name would only add questions.
    .values({ ...value, seoAlias, status: 'DRAFT', createdAt: now, editedAt: now })
    .onConflict((conflict) => conflict.column('seoAlias').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Invalid({ alias: 'duplicate' });
  return made;
}

/** Checks that the technology and the theme exist. */
export async function checkPlaceOfTest(trx: Trx, test: Pick<Draft, 'technologyId' | 'themeId'>): Promise<void> {
  const technology = await trx
    .selectFrom('technologies')
    .select('id')
    .where('id', '=', test.technologyId)
    .executeTakeFirst();
  if (!technology) throw new Invalid({ technologyId: 'unknown' });
  const theme = await trx.selectFrom('testThemes').select('id').where('id', '=', test.themeId).executeTakeFirst();
  if (!theme) throw new Invalid({ themeId: 'unknown' });
}

/** Publishes a draft test that has enough questions. */
export async function publishDraftTest(context: Context, testId: string): Promise<void> {
  const { userId } = permitReviewer(context);
  if (!isId(testId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const test = await trx.selectFrom('tests').select('status').where('id', '=', testId).forUpdate().executeTakeFirst();
    if (!test) throw new NotFound();
    if (test.status !== 'DRAFT') throw new Conflict();
    const questions = await openToPlayers(trx, testId);
    await answerTestRequests(trx, context, testId);
    const subject = { subjectKind: 'test', subjectId: testId };
    await record(trx, { actorId: userId, action: 'test.publish', ...subject, data: { questions } });
  });
}

/**
 * A few questions of a draft become public examples; the others are used in rated sessions and count from the first
 * answer. Returns the number of questions.
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
