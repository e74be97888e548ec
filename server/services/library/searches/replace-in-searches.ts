import { replaceTechnology } from '../../../../domain/library/query.ts';
import type { Trx } from '../../../data/database.ts';

/** Saved searches for a technology look for the one it was merged into; of two that become the same, one stays. */
export async function replaceInSearches(trx: Trx, oldId: string, keptId: string): Promise<void> {
  const rows = await trx
    .selectFrom('savedSearches')
    .select(['id', 'recruiterId', 'query'])
    .where('query', 'like', `%technology=${oldId}%`)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, recruiterId, query } of rows) {
    const replaced = replaceTechnology(query, oldId, keptId);
    if (replaced === query) continue;
    const same = await trx
      .selectFrom('savedSearches')
      .select('id')
      .where('recruiterId', '=', recruiterId)
      .where('query', '=', replaced)
      .executeTakeFirst();
    if (same) await trx.deleteFrom('savedSearches').where('id', '=', id).execute();
    else await trx.updateTable('savedSearches').set({ query: replaced }).where('id', '=', id).execute();
  }
}
