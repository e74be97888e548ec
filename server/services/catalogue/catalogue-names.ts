import type { Named, PortalKind } from '../../../domain/catalogue/portal.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';
import { type KnownWords, readKnownWords } from '../shared/vocabulary/read-vocabulary.ts';

type NamedTest = Named & { alias: string; technologyId: string; themeId: string | null; status: string };
export type CatalogueNames = {
  technologies: ReadonlyMap<string, Named & { handle: string | null }>;
  professions: ReadonlyMap<string, Named>;
  tests: ReadonlyMap<string, NamedTest>;
  words: KnownWords;
  /** Computed on first use. */
  tags: Map<string, CatalogueTag>;
};
/** A link to the page of a technology or a profession. */
export type CatalogueTag = { tag: string; url: string; kind: PortalKind; id: string };

/** A new test appears in the catalogue one second later at most. */
const rememberSeconds = 1;

/** The names of technologies, professions and tests, shared by all visitors. */
export function readCatalogueNames({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<CatalogueNames> {
  return cache.get('catalogue names', rememberSeconds, async () => {
    const [technologies, professions, tests, words] = await Promise.all([
      db.selectFrom('technologies').select(['id', 'nameFr', 'nameEn', 'handle']).orderBy('position').execute(),
      db
        .selectFrom('professions')
        .select(['id', 'displayNameFr as nameFr', 'displayNameEn as nameEn'])
        .orderBy('position')
        .execute(),
      db
        .selectFrom('tests')
        .select(['id', 'seoAlias', 'technologyId', 'themeId', 'nameFr', 'nameEn', 'status'])
        .execute(),
      readKnownWords({ db, cache }),
    ]);
    return {
      technologies: byId(technologies),
      professions: byId(professions),
      tests: byId(tests.map(({ seoAlias, ...test }) => ({ ...test, alias: seoAlias ?? test.id }))),
      words,
      tags: new Map(),
    };
  });
}

export const nameIn = (locale: Locale, { nameFr, nameEn }: Pick<Named, 'nameFr' | 'nameEn'>): string =>
  locale === 'fr' ? nameFr : nameEn;

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
