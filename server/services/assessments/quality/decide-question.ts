import { sql } from 'kysely';
import {
  decisionSchema,
  decisionsOf,
  type QualityDecision,
  type QualityFacts,
  qualityListOf,
} from '../../../../domain/assessments/quality/question-quality.ts';
import { isId } from '../../../../domain/id.ts';
import { canJudgeQuestions } from '../../../../domain/permissions/assessments.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { noteAct, notifyAuthor } from '../../catalogue/contributions/note-act.ts';
import { record } from '../../moderation/audit/record.ts';

type Given = { decision: QualityDecision; value: unknown };

/** docs/product/assessments.md, Quality of questions: the team asks a question again, or retires it. */
export async function decideQuestion(context: Context, questionId: string, { decision, value }: Given): Promise<void> {
  const { userId } = permit(context, canJudgeQuestions);
  const { reason } = checked(decisionSchema, value);
  if (!isId(questionId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, questionId);
    const list = qualityListOf(question);
    if (isDone(decision, list, question)) return;
    if (!list || !decisionsOf[list].includes(decision)) throw new Conflict();
    const at = context.ports.clock.now();
    const status = decision === 'retire' ? 'ARCHIVED' : 'PUBLISHED';
    const act = decision === 'retire' ? 'archive' : 'restore';
    await trx
      .updateTable('questions')
      .set({ status, restsBecause: null, restsSince: null, restsUntil: null })
      // What was measured so far does not make it rest again next night.
      .$if(decision === 'askAgain', (query) => query.set({ judgedFrom: at, pointBiserial: null }))
      .where('id', '=', questionId)
      .execute();
    await noteAct(trx, { questionId, actorId: userId, act, status, reason, at });
    // A question that only rested was never offline for its author.
    if (status !== question.status) await notifyAuthor(trx, context, { questionId, act, reason });
    await record(trx, {
      actorId: userId,
      action: `question.${act}`,
      subjectKind: 'question',
      subjectId: questionId,
      data: { reason, ...(question.restsBecause ? { because: question.restsBecause } : {}) },
    });
  });
}

/** Sent twice, it is decided once. */
function isDone(decision: QualityDecision, list: string | undefined, { status, restsBecause }: QualityFacts): boolean {
  if (decision === 'retire') return list === 'retired';
  return status === 'PUBLISHED' && restsBecause === null;
}

/** Locked first and read after: what another administrator has just decided is seen. */
async function lockQuestion(trx: Trx, questionId: string): Promise<QualityFacts> {
  await sql`select from questions where id = ${questionId} and pool = 'rated' for no key update`.execute(trx);
  const { rows } = await sql<QualityFacts & { classes: string[] }>`
    select status, rests_because,
      array(select class from question_differences d where d.question_id = q.id) as classes,
      coalesce((select h.status from question_history h where h.question_id = q.id
        order by h.at desc, h.id desc limit 1) = 'ARCHIVED', false) as retired
    from questions q where id = ${questionId} and pool = 'rated'`.execute(trx);
  const [question] = rows;
  if (!question) throw new NotFound();
  return question;
}
