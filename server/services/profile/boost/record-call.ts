import type { Database } from '../../../data/database.ts';
import { notify } from '../../../live.ts';

/**
 * 'When the scheduling service reports an event scheduled, write {status: 'booked', date: now}', and tell the person's
 * open pages. A report that comes again changes nothing and is told to nobody.
 */
export async function recordCall(db: Database, developerId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('developerConfidential')
      .set({ recommendationCallStatus: 'booked', recommendationCallDate: now })
      .where('developerId', '=', developerId)
      .where('recommendationCallStatus', 'is distinct from', 'booked')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await notify(trx, `user:${developerId}`, { kind: 'boost' });
  });
}
