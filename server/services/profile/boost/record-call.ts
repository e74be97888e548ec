import type { Database } from '../../../data/database.ts';
import { notify } from '../../../live.ts';

/**
 * Stores the call as booked and notifies the developer's open pages (docs/product/profile.md, Boost). Idempotent: a
 * repeated report changes nothing and notifies no page.
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
