import { sql } from 'kysely';
import { containing } from '../../../../domain/moderation/profile-list.ts';
import { fold } from '../../../../domain/text/fold.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { fixedKinds, fixedTargets } from '../../../../domain/vocabulary/fixed-targets.ts';
import { phraseOf, type VocabularyKind, vocabularyKinds } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Context } from '../../../context.ts';
import { line, mostFound, type SettingsLine, type WordFacts } from './settings-line.ts';

type Row = Omit<WordFacts, 'meaning'> & { id: string; word: string; target: string; name: string };

/** Words by a part of them or of what they mean, of one kind or of all; words that were taken out are not listed. */
export async function readVocabularyLines(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  text: string,
  only: VocabularyKind | undefined,
): Promise<SettingsLine[]> {
  const fixed = fixedNames(locale);
  const meant = fixed.filter(({ name }) => fold(name).includes(fold(text.trim()))).map(({ key }) => key);
  const phrase = phraseOf(text);
  const { rows } = await sql<Row>`
    select id, word, kind, target, locale, origin, name
    from (select v.id, v.word, v.kind, v.target, v.locale, v.origin, v.folded,
        coalesce(${sql.ref(`t.name_${locale}`)}, ${sql.ref(`p.display_name_${locale}`)}, ${sql.ref(`l.name_${locale}`)},
          ${sql.ref(`c.locality_${locale}`)}, case when v.kind = 'region' then substr(v.target, 4) end, v.target) as name
      from vocabulary_words v
      left join technologies t on v.kind = 'technology' and t.id = v.target
      left join professions p on v.kind = 'profession' and p.id = v.target
      left join languages l on v.kind = 'language' and l.id = v.target
      left join places c on v.kind = 'place' and c.id = v.target
      where not v.removed and ${only ? sql`v.kind = ${only}` : sql`true`}) words
    where word ilike ${containing(text)} or name ilike ${containing(text)} or (kind || ' ' || target) = any(${meant})
      or ${phrase !== '' ? sql`folded like ${`%${phrase}%`}` : sql`false`}
    order by ${phrase} not in (folded, vocabulary_phrase(name)), array_position(${vocabularyKinds}::text[], kind),
      lower(name), lower(word), id
    limit ${mostFound}`.execute(db);
  const nameOf = new Map(fixed.map(({ key, name }) => [key, name]));
  return rows.map(({ id, word, kind, target, name, locale: language, origin }) => ({
    ...line,
    ...{ id, name: word },
    word: { kind, locale: language, origin, meaning: nameOf.get(`${kind} ${target}`) ?? name },
  }));
}

function fixedNames(locale: Locale): { key: string; name: string }[] {
  return fixedKinds.flatMap((kind) =>
    fixedTargets(kind, locale).map(({ id, name }) => ({ key: `${kind} ${id}`, name })),
  );
}
