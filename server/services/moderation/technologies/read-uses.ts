import { sql } from 'kysely';
import type { TechnologyUses } from '../../../../domain/moderation/team-settings/merge.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { permitModerator } from '../permit.ts';

/** What the dialog shows before two technologies are merged. */
export async function readMerge(context: Context, technologyId: string): Promise<{ uses: TechnologyUses }> {
  permitModerator(context);
  const uses = (await readUses(context.db, [technologyId])).get(technologyId);
  if (!uses) throw new NotFound();
  return { uses };
}

/** How often each of these technologies is used; one that does not exist is missing in the answer. */
export async function readUses(db: Writer, technologyIds: readonly string[]): Promise<Map<string, TechnologyUses>> {
  const { rows } = await sql<TechnologyUses & { id: string }>`
    select t.id,
      (select count(*)::int from developer_technologies d where d.technology_id = t.id) as profiles,
      (select count(*)::int from job_technologies j where j.technology_id = t.id) as offers,
      (select count(*)::int from company_technologies c where c.technology_id = t.id) as companies,
      (select count(*)::int from tests e where e.technology_id = t.id) as tests,
      (select count(*)::int from questions q join tests e on e.id = q.test_id where e.technology_id = t.id) as questions,
      coalesce(s.searches, 0) as searches
    from technologies t
    left join (select found.id, count(*)::int as searches from saved_searches, lateral (
        select distinct part[1] as id from regexp_matches(query, '(?:^|&)technology=([^&]+)', 'g') as part) found
      group by found.id) s on s.id = t.id
    where t.id = any(${technologyIds}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}
