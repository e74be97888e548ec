import { sql } from 'kysely';
import { nameForms } from '../../../../domain/vocabulary/name-forms.ts';
import {
  makeVocabulary,
  type Term,
  type Vocabulary,
  type VocabularyKind,
  type VocabularyWord,
} from '../../../../domain/vocabulary/vocabulary.ts';
import type { Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';

/** An edit is known at once in its own process, and in the others after this time. */
const rememberedSeconds = 5;
const cacheKey = 'vocabulary';

export type KnownWords = {
  vocabulary: Vocabulary;
  /** The words for something besides its names, those of one language or of both. */
  otherWords: (kind: VocabularyKind, target: string) => readonly string[];
  technologyIds: ReadonlySet<string>;
  /** The id of a technology that was merged → the technology that was kept. */
  formerTechnologies: ReadonlyMap<string, string>;
};

/** What every word means: names, and what the file and the team added (docs/product/shell.md, Vocabulary). */
export async function readVocabulary(runtime: Pick<Runtime, 'db' | 'cache'>): Promise<Vocabulary> {
  return (await readKnownWords(runtime)).vocabulary;
}

export function readKnownWords({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<KnownWords> {
  return cache.get(cacheKey, rememberedSeconds, () => loadKnownWords(db));
}

/** As they are stored at this moment; without one of them when it is about to change. */
export async function loadKnownWords(db: Writer, without?: string): Promise<KnownWords> {
  const names = await readNames(db);
  const words = (await db
    .selectFrom('vocabularyWords')
    .select(['kind', 'target', 'word', 'origin'])
    .where('removed', '=', false)
    .$if(without !== undefined, (query) => query.where('id', '<>', without ?? ''))
    .orderBy('folded')
    .orderBy('id')
    .execute()) as VocabularyWord[];
  const former = await db.selectFrom('formerTechnologies').select(['oldId', 'technologyId']).execute();
  const others = Map.groupBy(words, keyOf);
  return {
    vocabulary: makeVocabulary([...names, ...words]),
    otherWords: (kind, target) => others.get(keyOf({ kind, target }))?.map(({ word }) => word) ?? [],
    technologyIds: new Set(names.filter(({ kind }) => kind === 'technology').map(({ target }) => target)),
    formerTechnologies: new Map(former.map(({ oldId, technologyId }) => [oldId, technologyId])),
  };
}

/** After a change of words or names: the lists of this process that contain them are read again. */
export function forgetWords({ cache }: Pick<Runtime, 'cache'>): void {
  for (const key of [cacheKey, 'library:names', 'catalogue names', 'import-names']) cache.drop(key);
  for (const kind of ['professions', 'technologies', 'languages'])
    for (const locale of ['fr', 'en']) cache.drop(`lookups:${kind}:${locale}`);
}

const keyOf = ({ kind, target }: Term) => `${kind} ${target}`;

type Named = { kind: VocabularyKind; target: string; names: string[] };

async function readNames(db: Writer): Promise<VocabularyWord[]> {
  const { rows } = await sql<Named>`
    select 'technology' as kind, id as target, array[name_fr, name_en] as names from technologies
    union all select 'profession', id, array[display_name_fr, display_name_en, name_fr, name_en] from professions
    union all select 'language', id, array[name_fr, name_en] from languages
    union all select 'region', 'FR:' || area1_fr, array[area1_fr, area1_en]
      from (select distinct area1_fr, area1_en from places where country_code = 'FR' and area1_fr is not null) areas
  `.execute(db);
  return rows.flatMap(({ kind, target, names }) =>
    [...new Set(names.flatMap(nameForms))].map((word) => ({ kind, target, word, origin: 'name' as const })),
  );
}
