import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { isOpen } from '../is-open.ts';

type JobChoice = { id: string; name: string; count: number };
export type JobChoices = {
  professions: (JobChoice & { group: string })[];
  technologies: JobChoice[];
  cities: JobChoice[];
};

const rememberedSeconds = 30;

/** The filter values of open offers, and the names of chosen technologies that no open offer has. */
export async function readJobChoices(context: Context, chosen: readonly string[]): Promise<JobChoices> {
  // The same for every visitor.
  const read = () => countChoices(context);
  const choices = await context.cache.get(`job-choices:${context.locale}`, rememberedSeconds, read);
  const missing = chosen.filter((id) => !choices.technologies.some((one) => one.id === id));
  if (missing.length === 0) return choices;
  const name = context.locale === 'fr' ? 'nameFr' : 'nameEn';
  const rows = await context.db.selectFrom('technologies').select(['id', name]).where('id', 'in', missing).execute();
  const named = rows.map((row) => ({ id: row.id, name: row[name], count: 0 }));
  return { ...choices, technologies: [...choices.technologies, ...named] };
}

async function countChoices({ db, locale, ports }: Context): Promise<JobChoices> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<{ choices: JobChoices }>`
    with open as (
      select j.id, j.profession_id, j.place_id from jobs j join companies c on c.id = j.company_id 
      where ${isOpen(ports.clock.now())}
    ),
    professions_open as (
      select p.id, ${named('p.display_name')} as name, ${named('f.name')} as "group", count(*)::int
      from open join professions p on p.id = open.profession_id join professions f on f.id = p.parent_id
      group by p.id, f.id order by f.position, p.position
    ),
    technologies_open as (
      select t.id, ${named('t.name')} as name, count(*)::int
      from open join job_technologies jt on jt.job_id = open.id join technologies t on t.id = jt.technology_id
      group by t.id order by lower(${named('t.name')})
    ),
    cities_open as (
      select p.id, ${named('p.locality')} as name, count(*)::int
      from open join places p on p.id = open.place_id group by p.id order by count(*) desc, name limit 200
    )
    select json_build_object(
      'professions', coalesce((select json_agg(x) from professions_open x), '[]'),
      'technologies', coalesce((select json_agg(x) from technologies_open x), '[]'),
      'cities', coalesce((select json_agg(x) from cities_open x), '[]')
    ) as choices`.execute(db);
  return rows[0]?.choices ?? { professions: [], technologies: [], cities: [] };
}
