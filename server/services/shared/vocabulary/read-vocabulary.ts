import { createHash } from 'node:crypto';
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
/** Regions come with a version of the product. */
const regionSeconds = 3600;
/** Made of the same rows, the vocabulary stays as it is: folding thousands of words takes longer than reading them. */
const madeSeconds = 3600;
const cacheKey = 'vocabulary';

export type KnownWords = {
  vocabulary: Vocabulary;
  /** The words for something besides its names, those of one language or of both. */
  otherWords: (kind: VocabularyKind, target: string) => readonly string[];
  isId: (kind: VocabularyKind, value: string) => boolean;
  /** The ids of families of professions. */
  families: ReadonlySet<string>;
  /** The id of a technology that was merged → the technology that was kept. */
  formerTechnologies: ReadonlyMap<string, string>;
};

/** What every word means: names, and what the file and the team added (docs/product/shell.md, Vocabulary). */
export async function readVocabulary(runtime: Pick<Runtime, 'db' | 'cache'>): Promise<Vocabulary> {
  return (await readKnownWords(runtime)).vocabulary;
}

export function readKnownWords({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<KnownWords> {
  return cache.get(cacheKey, rememberedSeconds, async () => {
    const regions = await cache.get('vocabulary regions', regionSeconds, () => readRegions(db));
    const rows = await readRows(db, regions);
    const version = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    return cache.get(`vocabulary ${version}`, madeSeconds, async () => knownWords(rows));
  });
}

/** As they are stored at this moment; without one of them when it is about to change. */
export async function loadKnownWords(db: Writer, without?: string): Promise<KnownWords> {
  return knownWords(await readRows(db, await readRegions(db), without));
}

type Named = Term & { names: string[]; family: boolean };
type Rows = { named: Named[]; words: VocabularyWord[]; former: { oldId: string; technologyId: string }[] };

async function readRows(db: Writer, regions: Named[], without?: string): Promise<Rows> {
  const { rows } = await sql<Named>`
    select 'technology' as kind, id as target, array[name_fr, name_en] as names, false as family from technologies
    union all select 'profession', id, array[display_name_fr, display_name_en, name_fr, name_en], parent_id is null
      from professions
    union all select 'language', id, array[name_fr, name_en], false from languages order by kind, target`.execute(db);
  const words = await db
    .selectFrom('vocabularyWords')
    .select(['kind', 'target', 'word', 'origin'])
    .where('removed', '=', false)
    .$if(without !== undefined, (query) => query.where('id', '<>', without ?? ''))
    .orderBy('folded')
    .orderBy('id')
    .execute();
  const former = await db.selectFrom('formerTechnologies').select(['oldId', 'technologyId']).orderBy('oldId').execute();
  return { named: [...rows, ...regions], words: words as VocabularyWord[], former };
}

async function readRegions(db: Writer): Promise<Named[]> {
  const { rows } = await sql<Named>`select distinct 'region' as kind, 'FR:' || area1_fr as target,
      array[area1_fr, area1_en] as names, false as family
    from places where country_code = 'FR' and area1_fr is not null order by target`.execute(db);
  return rows;
}

function knownWords({ named, words, former }: Rows): KnownWords {
  const ids = new Set(named.map(keyOf));
  const others = Map.groupBy(words, keyOf);
  return {
    vocabulary: makeVocabulary([...named.flatMap(namesOf), ...words]),
    otherWords: (kind, target) => others.get(keyOf({ kind, target }))?.map(({ word }) => word) ?? [],
    isId: (kind, value) => ids.has(keyOf({ kind, target: value })),
    families: new Set(named.flatMap(({ target, family }) => (family ? [target] : []))),
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

function namesOf({ kind, target, names }: Named): VocabularyWord[] {
  return [...new Set(names.flatMap(nameForms))].map((word) => ({ kind, target, word, origin: 'name' }));
}
