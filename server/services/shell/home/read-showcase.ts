import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { isOnline } from '../../jobs/is-open.ts';

export type Showcase = {
  developers: number;
  companies: number;
  jobs: number;
  technologies: { name: string; handle: string | null; people: number }[];
};

const freshSeconds = 10;

/** What a visitor may know: counts, never names. The same for every visitor, so it is cached for ten seconds. */
export async function readShowcase(context: Context): Promise<Showcase> {
  return context.cache.get(`showcase:${context.locale}`, freshSeconds, () => countShowcase(context));
}

async function countShowcase({ db, locale, ports }: Context): Promise<Showcase> {
  const name = sql.ref(locale === 'fr' ? 'technology.name_fr' : 'technology.name_en');
  const { rows } = await sql<{ showcase: Showcase }>`
    with visible as (
      select d.id from developers d where is_listed(d)
    ),
    favourites as (
      select ${name} as name, technology.handle, count(*)::int as people
      from developer_technologies favourite
      join visible on visible.id = favourite.developer_id
      join technologies technology on technology.id = favourite.technology_id
      where technology.handle is not null
      group by technology.id order by people desc, technology.position limit 9
    )
    select json_build_object(
      'developers', (select count(*)::int from visible),
      'companies', (select count(*)::int from companies where validated_at is not null),
      'jobs', (select count(*)::int from jobs j where ${isOnline(ports.clock.now())}),
      'technologies', (select coalesce(json_agg(favourites), '[]') from favourites)
    ) as showcase`.execute(db);
  return rows[0]?.showcase ?? { developers: 0, companies: 0, jobs: 0, technologies: [] };
}
