import { fold } from '../../../domain/text/fold.ts';

/** The form of names in column `places.search`: lower case, no accents, apostrophes and hyphens as spaces. */
export function plainName(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}.,()/]+/gu, ' ')
    .trim();
}

/** Possible spellings of the typed words: French addresses abbreviate Saint and Sainte. */
export function spellings(plain: string): string[] {
  const inFull = plain.replace(/(^| )st(e?)\.? (?=.)/g, '$1saint$2 ');
  return inFull === plain ? [plain] : [inFull, plain];
}
