import type { Trx } from '../../../data/database.ts';

/** Links to a new password, and sign-ins that still owe their code: once the keys have changed they open nothing. */
export async function dropOneTimeSecrets(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('verifications').where('value', '=', userId).execute();
}
