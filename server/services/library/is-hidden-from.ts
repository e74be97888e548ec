import { sql } from 'kysely';
import { hidesFromCompany } from '../../../domain/permissions/profile.ts';
import type { Writer } from '../../data/database.ts';
import { type Hiding, hidingColumns } from './hiding-columns.ts';

/**
 * Whether a developer hides from a company: the developer has blocked it, or it is their present employer and they hide
 * from it. Needed wherever recruiters get data of a developer without the check of authorise-profile.ts.
 */
export async function isHiddenFrom(db: Writer, developerId: string, companyId: string): Promise<boolean> {
  const { rows } = await sql<Hiding>`select ${sql.raw(hidingColumns('c.id'))}
    from developers d, companies c where d.id = ${developerId} and c.id = ${companyId}`.execute(db);
  const [found] = rows;
  return found !== undefined && hidesFromCompany(found);
}
