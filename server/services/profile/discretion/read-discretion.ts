import { sql } from 'kysely';
import { canChooseDiscretion } from '../../../../domain/permissions/profile.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { folded } from '../../../data/folded.ts';

export type CompanyChoice = { id: string; name: string; city: string | null };

export type Discretion = {
  hideFromEmployer: boolean;
  /** The companies named as current employer. */
  employers: string[];
  blocked: CompanyChoice[];
  /** Companies whose name matches the search; undefined without a search. */
  found: (CompanyChoice & { blocked: boolean })[] | undefined;
};

const mostFound = 8;
const longestName = 80;

/** The companies that the viewer's own profile is hidden from, and those that match the search. */
export async function readDiscretion(context: Context, wanted: string): Promise<Discretion> {
  const { db, locale } = context;
  const { userId: developerId } = permit(context, canChooseDiscretion);
  const city = sql.ref(`p.locality_${locale}`);
  const name = wanted.trim().slice(0, longestName);
  const position = sql`position(${folded(name)} in ${folded(sql.ref('c.name'))})`;
  const [own, employers, blocked, found] = await Promise.all([
    db.selectFrom('developers').select('hideFromEmployer').where('id', '=', developerId).executeTakeFirst(),
    db
      .selectFrom('developerExperiences')
      .select('companyName')
      .distinct()
      .where('developerId', '=', developerId)
      .where('stillEmployed', '=', true)
      .orderBy('companyName')
      .execute(),
    sql<CompanyChoice>`select c.id, c.name, ${city} as city from blocked_companies b
      join companies c on c.id = b.company_id left join places p on p.id = c.place_id
      where b.developer_id = ${developerId} order by lower(c.name), c.id`.execute(db),
    name === ''
      ? undefined
      : sql<CompanyChoice>`select c.id, c.name, ${city} as city from companies c left join places p on p.id = c.place_id
          where ${position} > 0 and c.refused_at is null
          order by ${position}, lower(c.name), c.id
          limit ${mostFound}`.execute(db),
  ]);
  if (!own) throw new NotFound();
  const ids = new Set(blocked.rows.map(({ id }) => id));
  return {
    hideFromEmployer: own.hideFromEmployer,
    employers: employers.map(({ companyName }) => companyName),
    blocked: blocked.rows,
    found: found?.rows.map((company) => ({ ...company, blocked: ids.has(company.id) })),
  };
}
