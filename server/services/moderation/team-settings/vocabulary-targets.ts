import { sql } from 'kysely';
import type { Locale } from '../../../../domain/viewer.ts';
import { fixedKinds, fixedTargets, isFixedKind } from '../../../../domain/vocabulary/fixed-targets.ts';
import type { Term, VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Trx, Writer } from '../../../data/database.ts';

type Target = { id: string; name: string };
/** What a word of each kind can mean; places are too many, and are looked up by name. */
export type VocabularyTargets = Record<Exclude<VocabularyKind, 'place'>, Target[]>;

export async function readVocabularyTargets(db: Writer, locale: Locale): Promise<VocabularyTargets> {
  const name = sql.ref(`name_${locale}`);
  const { rows } = await sql<Target & { kind: 'technology' | 'profession' | 'language' | 'region' }>`
    select 'technology' as kind, id, ${name} as name from technologies
    union all select 'profession', id, ${sql.ref(`display_name_${locale}`)} from professions
    union all select 'language', id, ${name} from languages
    union all select distinct 'region', 'FR:' || area1_fr, ${sql.ref(`area1_${locale}`)} from places
      where country_code = 'FR' and area1_fr is not null`.execute(db);
  const of = (kind: VocabularyKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, name: shown }) => ({ id, name: shown }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return {
    ...(Object.fromEntries(fixedKinds.map((kind) => [kind, fixedTargets(kind, locale)])) as VocabularyTargets),
    technology: of('technology'),
    profession: of('profession'),
    language: of('language'),
    region: of('region'),
  };
}

/**
 * The name of what a word means; undefined when it does not exist. A technology is locked, so that it is not merged into
 * another one before the word is stored.
 */
export async function nameOfTarget(trx: Writer | Trx, locale: Locale, { kind, target }: Term, lock = false) {
  if (isFixedKind(kind)) return fixedTargets(kind, locale).find(({ id }) => id === target)?.name;
  const name = sql.ref(`name_${locale}`);
  const sources = {
    technology: sql<{ name: string }>`select ${name} as name from technologies where id = ${target}
      ${lock ? sql`for key share` : sql``}`,
    profession: sql<{ name: string }>`select ${sql.ref(`display_name_${locale}`)} as name from professions
      where id = ${target}`,
    language: sql<{ name: string }>`select ${name} as name from languages where id = ${target}`,
    place: sql<{ name: string }>`select ${sql.ref(`locality_${locale}`)} as name from places where id = ${target}`,
    region: sql<{ name: string }>`select ${sql.ref(`area1_${locale}`)} as name from places
      where country_code = 'FR' and 'FR:' || area1_fr = ${target} limit 1`,
  };
  return (await sources[kind].execute(trx)).rows[0]?.name;
}
