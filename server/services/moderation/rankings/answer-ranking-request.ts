import { isId } from '../../../../domain/id.ts';
import { rankingAnswerSchema } from '../../../../domain/privacy/ranking-request.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { record } from '../audit/record.ts';
import { permitModerator } from '../permit.ts';

/** docs/product/moderation.md, Requests about rankings: decided once; the person gets the answer by e-mail. */
export async function answerRankingRequest(context: Context, requestId: string, given: unknown): Promise<void> {
  const { userId } = permitModerator(context);
  const { outcome, answer, correction } = checked(rankingAnswerSchema, given);
  if (!isId(requestId)) throw new NotFound();
  const decision = { outcome, answer, correction: outcome === 'corrected' ? correction : null };
  await context.db.transaction().execute(async (trx) => {
    const asked = await trx
      .selectFrom('rankingRequests as q')
      .innerJoin('users as u', 'u.id', 'q.developerId')
      .select(['q.developerId', 'q.decidedAt', 'q.outcome', 'q.answer', 'q.correction'])
      .select(['u.email', 'u.name', 'u.locale'])
      .where('q.id', '=', requestId)
      .forUpdate('q')
      .executeTakeFirst();
    if (!asked) throw new NotFound();
    if (asked.decidedAt) {
      // Sent twice, it is decided once; another administrator may have been quicker.
      const same = (['outcome', 'answer', 'correction'] as const).every((key) => asked[key] === decision[key]);
      if (same) return;
      throw new Conflict();
    }
    await trx
      .updateTable('rankingRequests')
      .set({ ...decision, decidedAt: context.ports.clock.now(), decidedBy: userId })
      .where('id', '=', requestId)
      .execute();
    const { developerId: id, email, name, locale } = asked;
    await queueEmail(trx, context.config, {
      template: 'ranking-answer',
      user: { id, email, name, locale: locale as Locale },
      data: { reason: answer, ...(decision.correction ? { correction: decision.correction } : {}) },
      key: `ranking-answer:${requestId}`,
    });
    await record(trx, {
      actorId: userId,
      action: `ranking.${outcome}`,
      subjectKind: 'developer',
      subjectId: id,
      data: { requestId },
    });
  });
}
