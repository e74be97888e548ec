import type { Writer } from '../../../data/database.ts';

/** When the last confirmation of each test of a developer ended, whichever company asked, by the id of the test. */
export async function readLastEnds(db: Writer, developerId: string): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('scoreConfirmations')
    .select(({ fn }) => ['testId', fn.max('endedAt').as('endedAt')])
    .where('developerId', '=', developerId)
    .where('endedAt', 'is not', null)
    .groupBy('testId')
    .execute();
  return new Map(rows.flatMap(({ testId, endedAt }) => (endedAt ? [[testId, endedAt]] : [])));
}
