import { type RawBuilder, sql } from 'kysely';
import type { Market } from '../../../../domain/moderation/figures/figures.ts';
import type { Writer } from '../../../data/database.ts';
import { isOpen } from '../../jobs/is-open.ts';

/** Technologies: the favourites of listed developers, and those that open offers name. */
export async function readTechnologies(db: Writer, now: Date): Promise<Market[]> {
  return readMarket(db, {
    ids: sql`technology_ids`,
    offered: sql`select t.technology_id as id from job_technologies t join jobs j on j.id = t.job_id
      join companies c on c.id = j.company_id where ${isOpen(now)}`,
    named: sql`select id, name_fr, name_en from technologies`,
  });
}

/** Cities: where listed developers wish to work, and where open offers are. */
export async function readCities(db: Writer, now: Date): Promise<Market[]> {
  return readMarket(db, {
    ids: sql`place_ids`,
    offered: sql`select j.place_id as id from jobs j join companies c on c.id = j.company_id
      where ${isOpen(now)} and j.place_id is not null`,
    named: sql`select id, locality_fr as name_fr, locality_en as name_en from places`,
  });
}

type Sides = { ids: RawBuilder<unknown>; offered: RawBuilder<unknown>; named: RawBuilder<unknown> };

/** What is offered most comes first. */
async function readMarket(db: Writer, { ids, offered, named }: Sides): Promise<Market[]> {
  const { rows } = await sql<Market>`
    with supply as (select unnest(${ids}) as id, count(*)::int as developers from library_profiles where listed group by 1),
    demand as (select id, count(*)::int as offers from (${offered}) offered group by 1)
    select id, n.name_fr, n.name_en, coalesce(developers, 0) as developers, coalesce(offers, 0) as offers
    from supply full join demand using (id) join (${named}) n using (id)
    order by offers desc, developers desc, id`.execute(db);
  return rows;
}
