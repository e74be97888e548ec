import type { Trx } from '../../../data/database.ts';

/**
 * What changes the badges of a person locks their row first: issuing, withdrawing and refusing at the same moment wait
 * for each other, and each sees what the one before has done.
 */
export async function lockOwner(trx: Trx, userId: string): Promise<{ disabled: boolean }> {
  const row = await trx
    .selectFrom('developers')
    .select('disabledAt')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return { disabled: row?.disabledAt != null };
}
