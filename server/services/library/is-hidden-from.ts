import { sql } from 'kysely';
import { isEmployer } from '../../../domain/library/employer.ts';
import type { Writer } from '../../data/database.ts';

/**
 * Whether a developer hides from a company: the developer has blocked it, or it is their present employer and they hide
 * from it. Needed wherever recruiters get data of a developer without the check of authorise-profile.ts.
 */
export async function isHiddenFrom(db: Writer, developerId: string, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean; company: string; employers: string[] }>`
    select exists (select from blocked_companies b where b.company_id = c.id and b.developer_id = d.id) as blocked,
      c.name as company, array(select e.company_name from developer_experiences e
        where e.developer_id = d.id and e.still_employed and d.hide_from_employer) as employers
    from developers d, companies c where d.id = ${developerId} and c.id = ${companyId}`.execute(db);
  const [found] = rows;
  return found !== undefined && (found.blocked || isEmployer(found.company, found.employers));
}
