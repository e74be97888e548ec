import { replaceTechnology, technologyParameters } from '../../../../domain/library/query.ts';
import type { Trx } from '../../../data/database.ts';

/** Saved searches for a technology look for the one it was merged into; of two that become the same, one with alerts stays. */
export async function replaceInSearches(trx: Trx, oldId: string, keptId: string): Promise<void> {
  const rows = await trx
    .selectFrom('savedSearches')
    .select(['id', 'recruiterId', 'query', 'alert'])
    .where(({ eb, or }) => or(technologyParameters.map((name) => eb('query', 'like', `%${name}=${oldId}%`))))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, recruiterId, query, alert } of rows) {
    const replaced = replaceTechnology(query, oldId, keptId);
    if (replaced === query) continue;
    // A shared search without an author is no one's own.
    const same =
      recruiterId === null
        ? undefined
        : await trx
            .selectFrom('savedSearches')
            .select(['id', 'alert'])
            .where('recruiterId', '=', recruiterId)
            .where('query', '=', replaced)
            .executeTakeFirst();
    const dropped = same && (alert && !same.alert ? same.id : id);
    if (dropped) await trx.deleteFrom('savedSearches').where('id', '=', dropped).execute();
    if (dropped !== id) await trx.updateTable('savedSearches').set({ query: replaced }).where('id', '=', id).execute();
  }
}
