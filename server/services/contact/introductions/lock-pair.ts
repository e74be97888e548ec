import type { Trx } from '../../../data/database.ts';

export type Pair = { companyId: string; developerId: string };

/**
 * Locks a company and developer until the end of the transaction, so that two changes between them run one after the
 * other. Creates the row of a new pair.
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
 * Keeps the validation of the company as it is until the end of the transaction, while others read it too. Before
 * lockPair, as lockCompany.
 */
export async function holdValidation(trx: Trx, companyId: string): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forShare().execute();
}

/**
 * Locks the company for a request that takes a slot of the plan: the last slot is taken once. Always before lockPair,
 * to prevent deadlocks.
 */
export async function lockCompany(trx: Trx, companyId: string): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}
