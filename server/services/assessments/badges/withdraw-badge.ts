import { isId } from '../../../../domain/id.ts';
import { canHaveBadges } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { lockOwner } from './lock-owner.ts';

/** Takes back the viewer's own badge: its files are revoked and its page is gone. A second request changes nothing. */
export async function withdrawBadge(context: Context, badgeId: string): Promise<void> {
  const { userId } = permit(context, canHaveBadges);
  if (!isId(badgeId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    await trx.deleteFrom('testBadges').where('id', '=', badgeId).where('userId', '=', userId).execute();
    await notify(trx, `user:${userId}`, { kind: 'profile' });
  });
}

/** All badges of a person who asks to be erased, at once: the files must not outlive the profile by the grace period. */
export async function withdrawBadgesOfLeaver(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('testBadges').where('userId', '=', userId).execute();
}
