import { isId } from '../../../../domain/id.ts';
import { canReadEverySession } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { record } from '../../moderation/audit/record.ts';

/** docs/product/assessments.md, Unusual sessions: a person has looked at the hints. Nothing changes for the player. */
export async function markFlagsSeen(context: Context, userId: string, sessionId: string): Promise<void> {
  const admin = permit(context, canReadEverySession);
  if (!isId(userId) || !isId(sessionId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom('testSessions')
      .select('flagsSeenAt')
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .where('status', '=', 'COMPLETED')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!session) throw new NotFound();
    if (session.flagsSeenAt) return;
    const now = context.ports.clock.now();
    await trx.updateTable('testSessions').set({ flagsSeenAt: now }).where('id', '=', sessionId).execute();
    await record(trx, {
      actorId: admin.userId,
      action: 'test.flags-seen',
      subjectKind: 'developer',
      subjectId: userId,
      data: { sessionId },
    });
  });
}
