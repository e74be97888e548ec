import { replaceJobTechnology } from '../../../../domain/jobs/searches/job-search.ts';
import type { Trx } from '../../../data/database.ts';

/** Searches of offers for a technology look for the one it was merged into; of two that become the same, one with alerts stays. */
export async function replaceInJobSearches(trx: Trx, oldId: string, keptId: string): Promise<void> {
  const rows = await trx
    .selectFrom('jobSearches')
    .select(['id', 'developerId', 'query', 'rhythm'])
    .where('query', 'like', `%technology=${oldId}%`)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, developerId, query, rhythm } of rows) {
    const replaced = replaceJobTechnology(query ?? '', oldId, keptId);
    if (replaced === query) continue;
    const same = await trx
      .selectFrom('jobSearches')
      .select(['id', 'rhythm'])
      .where('developerId', '=', developerId)
      .where('query', '=', replaced)
      .executeTakeFirst();
    const dropped = same && (rhythm !== 'never' && same.rhythm === 'never' ? same.id : id);
    if (dropped) await trx.deleteFrom('jobSearches').where('id', '=', dropped).execute();
    if (dropped !== id) await trx.updateTable('jobSearches').set({ query: replaced }).where('id', '=', id).execute();
  }
}
