import { isId } from '../../../../domain/id.ts';
import { canHaveBadges } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { notify } from '../../../live.ts';

/** Opens the public page of the viewer's own badge. Idempotent. Only withdrawing the badge closes the page again. */
export async function shareBadge(context: Context, badgeId: string): Promise<void> {
  const { userId } = permit(context, canHaveBadges);
  if (!isId(badgeId)) throw new NotFound();
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const found = await trx
      .updateTable('testBadges')
      .set(({ fn, val }) => ({ sharedAt: fn.coalesce('sharedAt', val(now)) }))
      .where('id', '=', badgeId)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!found) throw new NotFound();
    await notify(trx, `user:${userId}`, { kind: 'profile' });
  });
}
