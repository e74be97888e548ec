import type { Difficulty } from '../../../../domain/assessments/rating/difficulty.ts';
import { newQuestion } from '../../../../domain/assessments/rating/rating.ts';
import {
  type Contribution,
  contributionSchema,
  publicationSchema,
} from '../../../../domain/catalogue/contributions/contribution.ts';
import { afterAct, type QuestionAct } from '../../../../domain/catalogue/contributions/question-acts.ts';
import { declineSchema, optionalReasonSchema } from '../../../../domain/catalogue/contributions/question-report.ts';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import { isId } from '../../../../domain/id.ts';
import { questionRoles } from '../../../../domain/permissions/catalogue.ts';
import { Conflict, Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { checked } from '../../../checked.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { unlockAchievements } from '../../assessments/achievements/unlock.ts';
import { record } from '../../moderation/audit/record.ts';
import { noteAct, notifyAuthor } from './note-act.ts';
import { checkTest } from './open-tests.ts';
import { readForm } from './read-form.ts';
import { checkAlternative, columnsOf, storeOptions } from './store-question.ts';

export type Act = {
  act: QuestionAct;
  /** Version of the question when it was read; null: any version. */
  version?: number | null | undefined;
  /** The form of the question or, for an action with only a reason, the form of the reason. */
  value?: unknown;
};

/**
 * Every action on an existing question. Its row is locked: of two users who act at the same moment, the second gets a
 * Conflict. Returns the new version.
 */
export async function actOnQuestion(context: Context, questionId: string, given: Act): Promise<{ version: number }> {
  const viewer = signedIn(context);
  if (!isId(questionId)) throw new NotFound();
  const { act } = given;
  return context.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, questionId);
    const roles = question ? questionRoles(viewer, question) : [];
    // The answer to other users does not reveal that it exists.
    if (!question || roles.length === 0) throw new NotFound();
    const to = afterAct(question.status as QuestionStatus, act, roles);
    if (!to || isStale(given, question.version)) throw new Conflict();
    const reason = readReason(given);
    const value = await readWords(trx, viewer, question, given);
    if (value) await storeOptions(trx, questionId, value);
    await trx
      .updateTable('questions')
      .set({ ...(value ? columnsOf(value) : {}), ...statusColumns(context, question, value, to) })
      .where('id', '=', questionId)
      .execute();
    if (act === 'accept') await copyProfessions(trx, questionId);
    const at = context.ports.clock.now();
    await noteAct(trx, { questionId, actorId: viewer.userId, act, status: to, reason, at });
    if (to === 'PUBLISHED' && question.authorId) await unlockAchievements(trx, question.authorId, 'question', at);
    const own = viewer.userId === question.authorId;
    const version = question.version + 1;
    // An author's own actions are not logged; actions of an administrator are, also on their own question.
    if (own && afterAct(question.status as QuestionStatus, act, ['author'])) return { version };
    const data = { from: question.status, to, ...(reason ? { reason } : {}) };
    const subject = { subjectKind: 'question', subjectId: questionId };
    await record(trx, { actorId: viewer.userId, action: `question.${act}`, ...subject, data });
    if (!own) await notifyAuthor(trx, context, { questionId, act, reason });
    return { version };
  });
}

/** Rated questions from content files cannot be changed here. */
async function lockQuestion(trx: Trx, questionId: string) {
  return trx
    .selectFrom('questions')
    .select(['id', 'status', 'version', 'authorId', 'testId', 'contentKey', 'publishedAt', 'rating', 'difficulty'])
    .where('id', '=', questionId)
    .where((eb) => eb.or([eb('pool', '=', 'public'), eb('contentKey', 'is', null)]))
    .forNoKeyUpdate()
    .executeTakeFirst();
}
type Locked = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;

function isStale({ version }: Act, stored: number): boolean {
  return version !== undefined && version !== null && version !== stored;
}

/** Declining needs a reason; for archiving and deleting it is optional. */
function readReason({ act, value }: Act): string | null {
  if (act === 'decline') return checked(declineSchema, value ?? { reason: '' }).reason;
  if (act !== 'archive' && act !== 'delete') return null;
  return checked(optionalReasonSchema, value ?? { reason: '' }).reason || null;
}

/** The text that the action stores: what was sent; a question that goes online must be complete in both languages. */
async function readWords(trx: Trx, viewer: SignedIn, question: Locked, { act, value }: Act) {
  if (act !== 'edit' && act !== 'accept' && act !== 'resubmit') return undefined;
  const goesOnline = act === 'accept' || (act === 'edit' && question.status === 'PUBLISHED');
  if (value === undefined && act !== 'accept') throw new Invalid({ '': 'required' });
  // The next change of the content file would overwrite the text.
  if (value !== undefined && question.contentKey !== null) throw new Invalid({ '': 'unknown' });
  const words = value ?? (await readForm(trx, question.id));
  const read: Contribution = checked(goesOnline ? publicationSchema : contributionSchema, words);
  if (read.testId !== question.testId) {
    // Its rating, votes and address belong to its test.
    if (question.publishedAt) throw new Invalid({ testId: 'unknown' });
    await checkTest(trx, viewer, read.testId);
  }
  await checkAlternative(trx, read, question.id);
  return value === undefined ? undefined : read;
}

/** A question is published once: when it is restored later, it keeps its date and its rating. */
function statusColumns({ ports }: Context, question: Locked, value: Contribution | undefined, to: QuestionStatus) {
  const difficulty = (value?.difficulty ?? question.difficulty) as Difficulty;
  const opens = to === 'PUBLISHED';
  return {
    status: to,
    version: question.version + 1,
    ...(opens && !question.publishedAt ? { publishedAt: ports.clock.now() } : {}),
    ...(opens && question.rating === null ? newQuestion(difficulty) : {}),
  };
}

/** The question gets the professions of its test, by which the catalogue finds it. */
async function copyProfessions(trx: Trx, questionId: string): Promise<void> {
  await trx
    .insertInto('questionProfessions')
    .columns(['questionId', 'professionId'])
    .expression((eb) =>
      eb
        .selectFrom('questions as q')
        .innerJoin('testProfessions as p', 'p.testId', 'q.testId')
        .select(['q.id', 'p.professionId'])
        .where('q.id', '=', questionId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
