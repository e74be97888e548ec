import { sql } from 'kysely';
import { canChooseDiscretion } from '../../../../domain/permissions/profile.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { type CompanyChoice, findCompanies } from '../preview/find-companies.ts';

export type Discretion = {
  hideFromEmployer: boolean;
  /** The companies named as current employer. */
  employers: string[];
  blocked: CompanyChoice[];
  /** Companies whose name matches the search; undefined without a search. */
  found: (CompanyChoice & { blocked: boolean })[] | undefined;
};

/** The companies that the viewer's own profile is hidden from, and those that match the search. */
export async function readDiscretion(context: Context, wanted: string): Promise<Discretion> {
  const { db, locale } = context;
  const { userId: developerId } = permit(context, canChooseDiscretion);
  const city = sql.ref(`p.locality_${locale}`);
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
    findCompanies(context, wanted, { validated: false }),
  ]);
  if (!own) throw new NotFound();
  const ids = new Set(blocked.rows.map(({ id }) => id));
  return {
    hideFromEmployer: own.hideFromEmployer,
    employers: employers.map(({ companyName }) => companyName),
    blocked: blocked.rows,
    found: found?.map((company) => ({ ...company, blocked: ids.has(company.id) })),
  };
}
