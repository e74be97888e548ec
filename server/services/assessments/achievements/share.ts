import type { AchievementId } from '../../../../domain/assessments/achievements/achievements.ts';
import { type Context, signedIn } from '../../../context.ts';
import { Forbidden, NotFound } from '../../../errors.ts';
import { notify } from '../../../live.ts';

/** Shows an achievement to everybody, or to nobody in particular any more. Either twice is either once. */
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

/** The person has found these on their page: they are not new any more. */
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

/** What somebody shares is theirs to decide: administrators may look, and no more. */
function permitOwner(context: Context, developerId: string) {
  const viewer = signedIn(context);
  if (viewer.userId !== developerId) throw new Forbidden();
  return viewer;
}
