import { foldAsStored } from '../text/fold.ts';

const mostWords = 10;
const longestWord = 40;

/**
 * The same spelling as `plain_words` in the database: lower case, no accents, no punctuation except that of C++ and C#.
 */
export function plainWords(text: string): string {
  return foldAsStored(text)
    .replace(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a range of the database's own function
      /[\u0001-\u0022\u0024-\u002a\u002c-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/g,
      ' ',
    )
    .trim();
}

/**
 * The LIKE pattern of each typed word among the words of an offer: the beginning of a word, so that 'dev' finds a
 * developer; a whole word when it is too short for that ('go', 'c#').
 */
export function wordPatterns(typed: string): string[] {
  const words = plainWords(typed).split(' ').filter(Boolean);
  return [...new Set(words)]
    .slice(0, mostWords)
    .map((word) => (word.length < 3 ? `% ${word} %` : `% ${word.slice(0, longestWord)}%`));
}
