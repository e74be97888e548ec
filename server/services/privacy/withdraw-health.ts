import { canWithdrawHealth } from '../../../domain/permissions/privacy.ts';
import { type Context, permit } from '../../context.ts';
import { notify } from '../../live.ts';
import { record } from '../moderation/audit/record.ts';
import { recomputeProfile } from '../profile/recompute-profile.ts';

/** Withdrawing the consent deletes the health data at once (docs/product/privacy.md, Consents). */
export async function withdrawHealth(context: Context): Promise<void> {
  const { userId } = permit(context, canWithdrawHealth);
  await context.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('developerHealth')
      .where('developerId', '=', userId)
      .returning('developerId')
      .executeTakeFirst();
    if (!gone) return;
    // Raises the version of the card, so that a form that was opened before gets a conflict.
    await recomputeProfile(trx, context, userId, 'about');
    await record(trx, { actorId: userId, action: 'health.withdrawn', subjectKind: 'user', subjectId: userId });
    await notify(trx, `user:${userId}`, { kind: 'profile' });
  });
}
