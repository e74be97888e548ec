import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import * as z from 'zod';
import type { Locale } from '../../../domain/viewer.ts';
import { longestVocabularyWord } from '../../../domain/vocabulary/entry.ts';
import { phraseOf, type Term, vocabularyKinds } from '../../../domain/vocabulary/vocabulary.ts';

const file = new URL('../../../content/vocabulary.yaml', import.meta.url);

/** A word of the file; without a language when it is used in both. */
export type FileWord = Term & { word: string; locale: Locale | null };

const words = z.array(
  z
    .string()
    .min(1)
    .max(longestVocabularyWord)
    .refine((word) => phraseOf(word) !== ''),
);
const byLanguage = z.strictObject({ both: words.optional(), fr: words.optional(), en: words.optional() });
const fileSchema = z.strictObject(
  Object.fromEntries(
    vocabularyKinds.map((kind) => [kind, z.record(z.string(), z.union([words, byLanguage])).optional()]),
  ),
);

/** The words of `content/vocabulary.yaml`, and a version that changes with them. */
export async function readVocabularyFile(): Promise<{ version: string; words: FileWord[] }> {
  const text = await readFile(file, 'utf8');
  return { version: createHash('sha256').update(text).digest('hex'), words: parseVocabulary(text) };
}

/** Throws when the text has another form. */
export function parseVocabulary(text: string): FileWord[] {
  const content = fileSchema.parse(load(text));
  return vocabularyKinds.flatMap((kind) =>
    Object.entries(content[kind] ?? {}).flatMap(([target, given]) => {
      const { both = [], fr = [], en = [] } = Array.isArray(given) ? { both: given } : given;
      const of = (locale: Locale | null) => (word: string) => ({ kind, target, word, locale });
      return [...both.map(of(null)), ...fr.map(of('fr')), ...en.map(of('en'))];
    }),
  );
}
