import { sql } from 'kysely';
import type { CompanyQuery } from '../../../../domain/companies/directory/company-query.ts';
import type { Context } from '../../../context.ts';
import { currentTechnologies } from '../../shared/vocabulary/current-ids.ts';

type Choice = { id: string; name: string; count: number };
export type CompanyChoices = { technologies: Choice[]; cities: Choice[] };

const rememberedSeconds = 30;

/** The filter values of validated companies, and the names of chosen technologies that no company has. */
export async function readCompanyChoices(context: Context, chosen: readonly string[]): Promise<CompanyChoices> {
  // The same for every visitor.
  const read = () => countChoices(context);
  const choices = await context.cache.get(`company-choices:${context.locale}`, rememberedSeconds, read);
  const missing = chosen.filter((id) => !choices.technologies.some((one) => one.id === id));
  if (missing.length === 0) return choices;
  const name = context.locale === 'fr' ? 'nameFr' : 'nameEn';
  const rows = await context.db.selectFrom('technologies').select(['id', name]).where('id', 'in', missing).execute();
  const named = rows.map((row) => ({ id: row.id, name: row[name], count: 0 }));
  return { ...choices, technologies: [...choices.technologies, ...named] };
}

async function countChoices({ db, locale }: Context): Promise<CompanyChoices> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<{ choices: CompanyChoices }>`
    with used_technologies as (
      select t.id, ${named('t.name')} as name, count(*)::int
      from companies c join company_technologies ct on ct.company_id = c.id join technologies t on t.id = ct.technology_id
      where c.validated_at is not null group by t.id order by lower(${named('t.name')})
    ),
    used_cities as (
      select p.id, ${named('p.locality')} as name, count(*)::int
      from companies c join places p on p.id = c.place_id
      where c.validated_at is not null group by p.id order by count(*) desc, name limit 200
    )
    select json_build_object(
      'technologies', coalesce((select json_agg(x) from used_technologies x), '[]'),
      'cities', coalesce((select json_agg(x) from used_cities x), '[]')
    ) as choices`.execute(db);
  return rows[0]?.choices ?? { technologies: [], cities: [] };
}

/** The query of an address that names technologies by another word, or was saved before one was merged into another. */
export async function currentCompanyQuery(
  context: Pick<Context, 'db' | 'cache'>,
  query: CompanyQuery,
): Promise<CompanyQuery> {
  return { ...query, technologies: await currentTechnologies(context, query.technologies) };
}
