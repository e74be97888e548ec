import type { ClientBase } from 'pg';
import { parseVocabulary } from './read-vocabulary-file.ts';

const given = `select distinct on (kind, target, vocabulary_phrase(word)) word, kind, target, locale from (
    select g.word, g.kind, coalesce(f.technology_id, g.target) as target, g.locale, g.position
    from jsonb_to_recordset($1::jsonb) as g (word text, kind text, target text, locale text, position integer)
    left join former_technologies f on g.kind = 'technology' and f.old_id = g.target) current
  order by kind, target, vocabulary_phrase(word), position`;

/**
 * Brings the words of the file into the table. What the team added, changed or removed stays: a word that it gave
 * another meaning does not get that of the file, and one that it took out does not come back.
 */
export async function loadVocabulary(client: ClientBase, content: Buffer): Promise<void> {
  const words = parseVocabulary(content.toString('utf8')).map((word, position) => ({ ...word, position }));
  const rows = [JSON.stringify(words)];
  await client.query(
    `with given as (${given})
     delete from vocabulary_words v where origin = 'file' and edited_at is null and not exists (select from given g
       where g.kind = v.kind and g.target = v.target and vocabulary_phrase(g.word) = v.folded)`,
    rows,
  );
  await client.query(
    `with given as (${given})
     insert into vocabulary_words as kept (word, kind, target, locale, origin)
     select word, kind, target, locale, 'file' from given g
     where not exists (select from vocabulary_words v where v.kind = g.kind and v.folded = vocabulary_phrase(g.word)
       and v.target <> g.target and v.origin = 'team' and not v.removed)
     on conflict (kind, target, folded) do update set word = excluded.word, locale = excluded.locale
     where kept.origin = 'file' and kept.edited_at is null
       and (kept.word, kept.locale) is distinct from (excluded.word, excluded.locale)`,
    rows,
  );
}
