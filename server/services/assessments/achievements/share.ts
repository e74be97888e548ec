import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import { canShareAchievement } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { notify } from '../../../live.ts';

/** Shares an achievement with everyone, or stops sharing it. Idempotent. */
export async function shareAchievement(
  context: Context,
  developerId: string,
  id: AchievementId,
  shared: boolean,
): Promise<void> {
  const { userId } = permit(context, (viewer) => canShareAchievement(viewer, developerId));
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const found = await trx
      .updateTable('achievements')
      .set(({ fn, val }) => ({ sharedAt: shared ? fn.coalesce('sharedAt', val(now)) : null }))
      .where('userId', '=', userId)
      .where('achievementId', '=', id)
      .returning('achievementId')
      .executeTakeFirst();
    if (!found) throw new NotFound();
    await notify(trx, `user:${userId}`, { kind: 'profile' });
  });
}

/** The owner has seen these on the achievements page: they are not new any more. */
export async function markSeen(context: Context, developerId: string, ids: readonly AchievementId[]): Promise<void> {
  const { userId } = permit(context, (viewer) => canShareAchievement(viewer, developerId));
  if (ids.length === 0) return;
  await context.db
    .updateTable('achievements')
    .set({ seenAt: context.ports.clock.now() })
    .where('userId', '=', userId)
    .where('achievementId', 'in', ids)
    .where('seenAt', 'is', null)
    .execute();
}
