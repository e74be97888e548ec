import type { Locale } from '../../../../domain/viewer.ts';
import type { VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';
import { type Context, signedIn } from '../../../context.ts';
import { readKnownWords } from '../../shared/vocabulary/read-vocabulary.ts';

export const lookupKinds = ['professions', 'technologies', 'languages'] as const;
export type LookupKind = (typeof lookupKinds)[number];
/**
 * `group` is the family of a profession; `handle` is the icon of a technology, `synonyms` its other words
 * (docs/product/shell.md, Vocabulary).
 */
export type Choice = {
  id: string;
  name: string;
  group?: string | null;
  handle?: string | null;
  synonyms?: readonly string[];
};

const rememberedSeconds = 300;

/** The lists that people choose from, in their language. */
export async function readLookups(context: Context, kind: LookupKind): Promise<Choice[]> {
  signedIn(context);
  const { locale, cache } = context;
  return cache.get(`lookups:${kind}:${locale}`, rememberedSeconds, async () => {
    const [choices, words] = await Promise.all([readers[kind](context, locale), readKnownWords(context)]);
    return choices.map((choice) => {
      const synonyms = words.otherWords(vocabularyOf[kind], choice.id);
      return synonyms.length > 0 ? { ...choice, synonyms } : choice;
    });
  });
}

const vocabularyOf: Record<LookupKind, VocabularyKind> = {
  professions: 'profession',
  technologies: 'technology',
  languages: 'language',
};

const readers: Record<LookupKind, (context: Context, locale: Locale) => Promise<Choice[]>> = {
  // A tree of two levels: families, and the professions in them that can be chosen.
  professions: ({ db }, locale) =>
    db
      .selectFrom('professions as one')
      .innerJoin('professions as family', 'family.id', 'one.parentId')
      .select([
        'one.id',
        locale === 'fr' ? 'one.displayNameFr as name' : 'one.displayNameEn as name',
        locale === 'fr' ? 'family.nameFr as group' : 'family.nameEn as group',
      ])
      .orderBy('family.position')
      .orderBy('one.position')
      .execute(),
  technologies: ({ db }, locale) =>
    db
      .selectFrom('technologies')
      .select(['id', 'handle', locale === 'fr' ? 'nameFr as name' : 'nameEn as name'])
      .orderBy('position')
      .execute(),
  languages: async ({ db }, locale) => {
    const rows = await db
      .selectFrom('languages')
      .select(['id', locale === 'fr' ? 'nameFr as name' : 'nameEn as name'])
      .execute();
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  },
};
