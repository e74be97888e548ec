import type { NamedLookup, ProfessionLookup } from '../../../../domain/resume/imports/match.ts';
import type { Context } from '../../../context.ts';

type AllNames = { professions: ProfessionLookup[]; technologies: NamedLookup[]; languages: NamedLookup[] };

const rememberedSeconds = 300;

/** Every name in both languages: the document may be in another language than the page. */
export function readAllNames({ db, cache }: Context): Promise<AllNames> {
  return cache.get('import-names', rememberedSeconds, async () => {
    const [professions, technologies, languages, synonyms] = await Promise.all([
      db
        .selectFrom('professions')
        .select(['id', 'nameFr', 'nameEn', 'displayNameFr', 'displayNameEn'])
        .where('parentId', 'is not', null)
        .orderBy('position')
        .execute(),
      db.selectFrom('technologies').select(['id', 'nameFr', 'nameEn']).orderBy('position').execute(),
      db.selectFrom('languages').select(['id', 'nameFr', 'nameEn']).orderBy('id').execute(),
      db.selectFrom('technologySynonyms').select(['technologyId as id', 'nameFr', 'nameEn']).orderBy('oldId').execute(),
    ]);
    // After the technologies: a former name finds the technology, whose name of today is shown.
    return { professions, technologies: [...technologies, ...synonyms], languages };
  });
}
