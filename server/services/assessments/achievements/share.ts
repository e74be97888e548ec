import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import { notify } from '../../../live.ts';

/** Shares an achievement with everyone, or stops sharing it. Idempotent. */
export async function shareAchievement(
  context: Context,
  developerId: string,
  id: AchievementId,
  shared: boolean,
): Promise<void> {
  const { userId } = permitOwner(context, developerId);
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
  const { userId } = permitOwner(context, developerId);
  if (ids.length === 0) return;
  await context.db
    .updateTable('achievements')
    .set({ seenAt: context.ports.clock.now() })
    .where('userId', '=', userId)
    .where('achievementId', 'in', ids)
    .where('seenAt', 'is', null)
    .execute();
}

/** Only the owner decides what is shared: administrators may read, but not change it. */
function permitOwner(context: Context, developerId: string) {
  const viewer = signedIn(context);
  if (viewer.userId !== developerId) throw new Forbidden();
  return viewer;
}
