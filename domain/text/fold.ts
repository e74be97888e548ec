/** Letters that Unicode normalisation does not decompose. */
const wholeLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
  // At the end of a word only: a letter folded alone must equal the same letter folded in its word.
  ς: 'σ',
};
const everyWholeLetter = new RegExp(`[${Object.keys(wholeLetters).join('')}]`, 'g');

const folded = (text: string, marks: RegExp): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(everyWholeLetter, (letter) => wholeLetters[letter] ?? letter);

/** To compare or search texts when neither capitals nor accents matter, and to make addresses of names. */
export const fold = (text: string): string => folded(text, /\p{M}/gu);

/**
 * Only to search words that the database stored: the same as `folded_text` in SQL (migration 0035), which removes the
 * accents of Latin, Greek and Cyrillic letters, and keeps the signs of other scripts.
 */
export const foldAsStored = (text: string): string => folded(text, /[\u0300-\u036f]/g);

/** To compare texts in which an accent makes another word: only capitals and the encoding of a letter do not matter. */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase();

/** To measure or print a text: the letters without their accents; capitals, ligatures and signs stay. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A part of an address: lower-case letters without accents, and digits, joined by hyphens. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
