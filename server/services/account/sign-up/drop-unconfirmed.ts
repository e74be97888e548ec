import type { Trx } from '../../../data/database.ts';

/**
 * An account that was never confirmed does not reserve its address: it is deleted with its password, its names and its
 * link.
 */
export async function dropUnconfirmed(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('users').where('email', '=', email).where('emailVerified', '=', false).execute();
}
