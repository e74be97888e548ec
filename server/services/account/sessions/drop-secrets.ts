import type { Trx } from '../../../data/database.ts';

/**
 * Deletes links for a new password and sign-ins that wait for a code: after a change of password or address they must
 * not work.
 */
export async function dropOneTimeSecrets(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('verifications').where('value', '=', userId).execute();
}
