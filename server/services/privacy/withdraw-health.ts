import { type Context, ownAccount } from '../../context.ts';
import { Forbidden } from '../../errors.ts';
import { notify } from '../../live.ts';
import { record } from '../moderation/audit/record.ts';
import { recomputeProfile } from '../profile/recompute-profile.ts';

/** 'Erased on withdrawal': the consent to health data is taken back, and the data is gone in the same moment. */
export async function withdrawHealth(context: Context): Promise<void> {
  const { userId, role } = ownAccount(context);
  if (role !== 'DEVELOPER') throw new Forbidden();
  await context.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('developerHealth')
      .where('developerId', '=', userId)
      .returning('developerId')
      .executeTakeFirst();
    if (!gone) return;
    // The form of the card that was opened before this is told so.
    await recomputeProfile(trx, context, userId, 'about');
    await record(trx, { actorId: userId, action: 'health.withdrawn', subjectKind: 'user', subjectId: userId });
    await notify(trx, `user:${userId}`, { kind: 'profile' });
  });
}
