import { Forbidden } from '../../../../domain/refusals.ts';
import type { Writer } from '../../../data/database.ts';

/** Reads the present plan, because that of the session may be out of date. */
export async function requireSelections(db: Writer, companyId: string): Promise<void> {
  const plan = await db
    .selectFrom('companies as c')
    .innerJoin('plans as p', 'p.id', 'c.planId')
    .select('p.featureBatch')
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  if (!plan?.featureBatch) throw new Forbidden();
}
