import { isId } from '../../../domain/id.ts';
import type { Writer } from '../../data/database.ts';

/** An offer of this company by the company's own id for it, or by ours; that of another company does not exist. */
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
