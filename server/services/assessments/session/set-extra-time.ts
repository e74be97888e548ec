import type { ExtraTime } from '../../../../domain/assessments/session/timer.ts';
import type { Context } from '../../../context.ts';
import { player } from '../permit.ts';

/** Stores the player's setting. It also applies to a session that has not shown a question yet. */
export async function setExtraTime(context: Context, extraTime: ExtraTime): Promise<void> {
  const { userId } = player(context);
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ extraTime }).where('id', '=', userId).execute();
    await trx
      .updateTable('testSessions')
      .set({ extraTime })
      .where('userId', '=', userId)
      .where('status', '=', 'WAITING')
      .execute();
  });
}
