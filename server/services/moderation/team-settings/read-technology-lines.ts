import { sql } from 'kysely';
import { containing } from '../../../../domain/moderation/profile-list.ts';
import type { Context } from '../../../context.ts';
import { readUses } from '../technologies/read-uses.ts';
import { line, mostFound, type SettingsLine } from './settings-line.ts';

type Row = { id: string; name: string; category: string; edited: boolean; synonyms: string | null };

/** Technologies by a part of their name or of another word for them, with what uses them. */
export async function readTechnologyLines({ db, locale }: Context, text: string): Promise<SettingsLine[]> {
  const name = sql.ref(`t.name_${locale}`);
  const words = sql`from vocabulary_words v where v.kind = 'technology' and v.target = t.id and not v.removed`;
  const { rows } = await sql<Row>`
    select t.id, ${name} as name, t.category, t.edited_at is not null as edited,
      (select string_agg(v.word, ', ' order by v.folded) ${words}) as synonyms
    from technologies t
    where ${name} ilike ${containing(text)} or exists (select ${words} and v.word ilike ${containing(text)})
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
