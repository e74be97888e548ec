import { splitWords } from '../library/words.ts';
import { genderForms } from './name-forms.ts';

export const vocabularyKinds = [
  'technology',
  'profession',
  'seniority',
  'contract',
  'remote',
  'language',
  'languageLevel',
  'state',
  'place',
  'region',
] as const;
export type VocabularyKind = (typeof vocabularyKinds)[number];

/**
 * One meaning of a word. `target` is an id of the kind: of a technology, a profession or family, a language, a place;
 * 'junior' … 'lead'; a contract type; a remote frequency; a language level from 0 to 100 as text; a job-search state; a
 * region as `library_profiles.region_ids` has it ('FR:Île-de-France').
 */
export type Term = { kind: VocabularyKind; target: string };

/** Where a word comes from, the most certain first (docs/product/shell.md, Vocabulary). */
const wordOrigins = ['name', 'team', 'file', 'merge'] as const;
export type VocabularyWord = Term & { word: string; origin: (typeof wordOrigins)[number] };

export type Vocabulary = {
  /**
   * The meanings of a phrase of one or more words; the most certain first: a name before a word of the team, before
   * one of the file, before a former name.
   */
  find: (phrase: string) => readonly Term[];
  /** The most words of one phrase. */
  longest: number;
  /** All phrases as `phraseOf` folds them, for corrections of spelling. */
  phrases: () => Iterable<string>;
};

/**
 * How a phrase is compared: lower case, without accents, spaces, hyphens and dots: 'back-end', 'Back end' and 'backend'
 * are one phrase. The signs of names stay as letters: 'C++' is 'cplusplus', 'C#' 'csharp', '.NET' 'dotnet'. A phrase that
 * is folded already stays as it is.
 */
export const phraseOf = (text: string): string => splitWords(text).join('');

export function makeVocabulary(words: readonly VocabularyWord[]): Vocabulary {
  const meanings = new Map<string, Term[]>();
  let longest = 0;
  for (const { word, kind, target } of words.toSorted(mostCertainFirst)) {
    for (const form of genderForms(word)) {
      const parts = splitWords(form);
      const phrase = parts.join('');
      if (phrase === '') continue;
      longest = Math.max(longest, parts.length);
      const known = meanings.get(phrase);
      if (!known) meanings.set(phrase, [{ kind, target }]);
      else if (!known.some((one) => one.kind === kind && one.target === target)) known.push({ kind, target });
    }
  }
  return {
    find: (phrase) => meanings.get(phraseOf(phrase)) ?? [],
    longest,
    phrases: () => meanings.keys(),
  };
}

/** The most certain meaning of a phrase among those of one kind. */
export function meaningOf({ find }: Vocabulary, kind: VocabularyKind, phrase: string): string | undefined {
  return find(phrase).find((term) => term.kind === kind)?.target;
}

/** Of two equally certain meanings, that of the earlier kind comes first. */
function mostCertainFirst(a: VocabularyWord, b: VocabularyWord): number {
  return (
    wordOrigins.indexOf(a.origin) - wordOrigins.indexOf(b.origin) ||
    vocabularyKinds.indexOf(a.kind) - vocabularyKinds.indexOf(b.kind)
  );
}
