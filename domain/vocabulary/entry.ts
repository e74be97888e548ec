import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';
import { phraseOf, vocabularyKinds } from './vocabulary.ts';

export const longestVocabularyWord = 80;

/** A word that the team adds or changes: what is written, and what it means. */
export const vocabularyEntrySchema = z
  .object({
    word: requiredLine(longestVocabularyWord).refine((word) => phraseOf(word) !== '', 'unknown'),
    kind: z.enum(vocabularyKinds, 'unknown'),
    target: requiredLine(120),
    /** Empty: used in both languages. */
    locale: z.enum(['', 'fr', 'en'], 'unknown'),
    /** The name of what it means: shown in the dialog, and not stored. */
    label: z.string('unknown').max(200, 'unknown'),
  })
  .transform(({ label: _, locale, ...entry }) => ({ ...entry, locale: locale || null }));
export type VocabularyEntryDraft = z.input<typeof vocabularyEntrySchema>;
export const emptyVocabularyEntry: VocabularyEntryDraft = {
  ...{ word: '', kind: 'technology', target: '', locale: '', label: '' },
};
