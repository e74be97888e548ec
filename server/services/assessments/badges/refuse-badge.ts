import { isId } from '../../../../domain/id.ts';
import { canRefuseBadges } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { lockOwner } from './lock-owner.ts';

/**
 * docs/product/assessments.md, Verifiable badges: the team does not stand behind the result of a session. Its badge is
 * revoked, and it gives no other. Score and ranks stay as they are. A second request changes nothing.
 */
export async function refuseBadge(context: Context, userId: string, sessionId: string): Promise<void> {
  const admin = permit(context, canRefuseBadges);
  if (!isId(userId) || !isId(sessionId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    const session = await trx
      .selectFrom('testSessions')
      .select(['testId', 'badgeRefusedAt'])
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .where('status', '=', 'COMPLETED')
      .where('practice', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (!session) throw new NotFound();
    if (session.badgeRefusedAt) return;
    await trx
      .updateTable('testSessions')
      .set({ badgeRefusedAt: context.ports.clock.now() })
      .where('id', '=', sessionId)
      .execute();
    await trx.deleteFrom('testBadges').where('sessionId', '=', sessionId).execute();
    await record(trx, {
      actorId: admin.userId,
      action: 'test.badge-refused',
      subjectKind: 'developer',
      subjectId: userId,
      data: { testId: session.testId, sessionId },
    });
    await notify(trx, `user:${userId}`, { kind: 'profile' });
  });
}
