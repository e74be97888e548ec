import { sql } from 'kysely';
import type { Database } from '../../data/database.ts';

/** How common each technology is among the listed people; in one statement, so that readers never see a part of it. */
export async function refreshShares(db: Database): Promise<void> {
  await sql`with listed as (select technology_ids from library_profiles where listed),
      held as (select id, count(*) as people from listed, unnest(technology_ids) id group by id),
      known as (select t.id, coalesce(held.people, 0)::real / greatest(1, (select count(*) from listed)) as share
        from technologies t left join held on held.id = t.id)
    insert into technology_shares as kept (technology_id, share) select id, share from known
    on conflict (technology_id) do update set share = excluded.share where kept.share <> excluded.share`.execute(db);
}
