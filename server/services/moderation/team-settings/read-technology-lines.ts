import { sql } from 'kysely';
import { containing } from '../../../../domain/moderation/profile-list.ts';
import type { Context } from '../../../context.ts';
import { readUses } from '../technologies/read-uses.ts';
import { line, mostFound, type SettingsLine } from './settings-line.ts';

type Row = { id: string; name: string; category: string; edited: boolean; synonyms: string | null };

/** Technologies by a part of their name or of a former name, with what uses them. */
export async function readTechnologyLines({ db, locale }: Context, text: string): Promise<SettingsLine[]> {
  const [name, former] = [sql.ref(`t.name_${locale}`), sql.ref(`s.name_${locale}`)];
  const { rows } = await sql<Row>`
    select t.id, ${name} as name, t.category, t.edited_at is not null as edited,
      (select string_agg(${former}, ', ' order by ${former}) from technology_synonyms s
        where s.technology_id = t.id) as synonyms
    from technologies t
    where ${name} ilike ${containing(text)} or exists (select from technology_synonyms s
      where s.technology_id = t.id and ${former} ilike ${containing(text)})
    order by t.position limit ${mostFound}`.execute(db);
  const uses = await readUses(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name: shown, category, edited, synonyms }) => ({
    ...line,
    ...{ id, name: shown, detail: category, edited },
    technology: { uses: uses.get(id), synonyms },
  }));
}
