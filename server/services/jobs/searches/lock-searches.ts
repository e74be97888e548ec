import type { Trx } from '../../../data/database.ts';

/**
 * One change of a developer's searches, kept offers or alerts at a time: parallel requests cannot exceed a limit, and
 * two alerts do not wait for each other in a circle.
 */
export async function lockSearches(trx: Trx, developerId: string): Promise<void> {
  await trx.selectFrom('developers').select('id').where('id', '=', developerId).forNoKeyUpdate().execute();
}
