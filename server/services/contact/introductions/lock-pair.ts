import type { Trx } from '../../../data/database.ts';

export type Pair = { companyId: string; developerId: string };

/**
 * Held to the end of the transaction by whatever begins or changes something between a company and a developer, so that
 * two who act at the same moment act one after the other. Makes the row of a pair that is new.
 */
export async function lockPair(trx: Trx, { companyId, developerId }: Pair): Promise<{ assignedJobId: string | null }> {
  await trx
    .insertInto('candidates')
    .values({ companyId, developerId })
    .onConflict((conflict) => conflict.columns(['companyId', 'developerId']).doNothing())
    .execute();
  return trx
    .selectFrom('candidates')
    .select('assignedJobId')
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Held by whoever takes one of the slots of a plan: the last one goes to one. Before lockPair, always, so that nobody
 * waits for each other.
 */
export async function lockCompany(trx: Trx, companyId: string): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}
