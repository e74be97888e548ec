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
  ə: 'e',
};

/** The form of names in column `places.search`: lower case, no accents, apostrophes and hyphens as spaces. */
export function plainName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđðþßıħə]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}.,()/]+/gu, ' ')
    .trim();
}

/** Possible spellings of the typed words: French addresses abbreviate Saint and Sainte. */
export function spellings(plain: string): string[] {
  const inFull = plain.replace(/(^| )st(e?)\.? (?=.)/g, '$1saint$2 ');
  return inFull === plain ? [plain] : [inFull, plain];
}
