import type { NamedLookup, ProfessionLookup } from '../../../../domain/resume/imports/match.ts';
import type { VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Context } from '../../../context.ts';
import { readKnownWords } from '../../shared/vocabulary/read-vocabulary.ts';

type AllNames = { professions: ProfessionLookup[]; technologies: NamedLookup[]; languages: NamedLookup[] };

const rememberedSeconds = 300;

/** Every name in both languages, because the document may be in another language than the page, and the other words. */
export function readAllNames({ db, cache }: Context): Promise<AllNames> {
  return cache.get('import-names', rememberedSeconds, async () => {
    const [known, professions, technologies, languages] = await Promise.all([
      readKnownWords({ db, cache }),
      db
        .selectFrom('professions')
        .select(['id', 'nameFr', 'nameEn', 'displayNameFr', 'displayNameEn'])
        .where('parentId', 'is not', null)
        .orderBy('position')
        .execute(),
      db.selectFrom('technologies').select(['id', 'nameFr', 'nameEn']).orderBy('position').execute(),
      db.selectFrom('languages').select(['id', 'nameFr', 'nameEn']).orderBy('id').execute(),
    ]);
    const withWords = <T extends { id: string }>(kind: VocabularyKind, rows: T[]) =>
      rows.map((row) => ({ ...row, words: known.otherWords(kind, row.id) }));
    return {
      professions: withWords('profession', professions),
      technologies: withWords('technology', technologies),
      languages: withWords('language', languages),
    };
  });
}
