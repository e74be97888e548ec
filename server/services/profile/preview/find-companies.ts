import { sql } from 'kysely';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Database } from '../../../data/database.ts';
import { folded } from '../../../data/folded.ts';

export type CompanyChoice = { id: string; name: string; city: string | null };

const mostFound = 8;
const longestName = 80;

/** Companies whose name contains the searched text; undefined without a text. Refused companies are left out. */
export async function findCompanies(
  { db, locale }: { db: Database; locale: Locale },
  wanted: string,
  { validated }: { validated: boolean },
): Promise<CompanyChoice[] | undefined> {
  const name = wanted.trim().slice(0, longestName);
  if (name === '') return undefined;
  const position = sql`position(${folded(name)} in ${folded(sql.ref('c.name'))})`;
  const { rows } = await sql<CompanyChoice>`
    select c.id, c.name, ${sql.ref(`p.locality_${locale}`)} as city
    from companies c left join places p on p.id = c.place_id
    where ${position} > 0 and c.refused_at is null ${validated ? sql`and c.validated_at is not null` : sql``}
    order by ${position}, lower(c.name), c.id
    limit ${mostFound}`.execute(db);
  return rows;
}
