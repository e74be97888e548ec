import { isId } from '../../../domain/id.ts';
import type { Writer } from '../../data/database.ts';

/** An offer of this company, by the company's id or by ours; an offer of another company is not found. */
export async function findJobId(db: Writer, companyId: string, reference: string): Promise<string | undefined> {
  const byOwn = await db
    .selectFrom('jobs')
    .select('id')
    .where('companyId', '=', companyId)
    .where('externalId', '=', reference)
    .executeTakeFirst();
  if (byOwn || !isId(reference)) return byOwn?.id;
  const byOurs = await db
    .selectFrom('jobs')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', reference)
    .executeTakeFirst();
  return byOurs?.id;
}
