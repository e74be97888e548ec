import { fold } from '../text/fold.ts';
import { withoutEnd } from '../text/without-end.ts';

/** Frequent words that say nothing about a developer; 'c', 'r' and 'go' are languages. */
const stopWords = new Set(
  `a au aux avec d dans de des du en est et l la le les n ou par pour qu s sur un une
   an and at by for from in of on or the to with`.split(/\s+/),
);

const longestWord = 40;

/** A piece of text without spaces: 'node.js', 'c++', 'front-end', '.net', 'developpeur·euse'. */
const chunk = /\.?[\p{L}\p{N}][\p{L}\p{N}.+#·-]*/gu;

/** The words that a text is indexed by: all spellings of each piece. */
export function wordsOf(text: string): string[] {
  const found = (fold(text).match(chunk) ?? []).flatMap((piece) => {
    const name = signName(piece);
    if (name) return [name];
    const [word = '', ending] = piece.split('·');
    const parts = partsOf(word);
    // 'front-end' is also indexed as 'frontend', and 'node.js' as 'nodejs'.
    return [...parts, ...(parts.length > 1 ? [parts.join('')] : []), ...(ending ? [feminine(word, ending)] : [])];
  });
  return found.filter(tells).map(shortened);
}

/** The most words of one search; the rest of a pasted text is ignored. */
const mostSearched = 8;

/** The words of a search: each must be found, the last one may be incomplete. */
export function searchedWords(text: string): string[] {
  return [...new Set(splitWords(text).filter(tells).map(shortened))].slice(0, mostSearched);
}

/** Every word of a text in order, folded: 'Back-end C++' → 'back', 'end', 'cplusplus'; of '·euse' the masculine. */
export function splitWords(text: string): string[] {
  return (fold(text).match(chunk) ?? []).flatMap((piece) => signName(piece) ?? partsOf(piece.split('·')[0] ?? ''));
}

/** The words of a search, those that are unwanted, and whether words that only names of employers contain count. */
export type WordSearch = { words: readonly string[]; not: readonly string[]; employers: boolean };

/** Begins a word that is found only by those who see the names of employers; no other word contains the sign. */
const employerSign = '@';

/** All words of a profile: those of its texts, and those of its employers with their sign. */
export function profileWords(texts: readonly string[], employers: readonly string[]): string[] {
  const open = new Set(texts.flatMap(wordsOf));
  const closed = new Set(employers.flatMap(wordsOf).filter((word) => !open.has(word)));
  return [...open, ...[...closed].map((word) => employerSign + word)];
}

/** The forms of one searched word that a profile may have. */
export function spellings(word: string, { employers }: Pick<WordSearch, 'employers'>): string[] {
  return employers ? [word, employerSign + word] : [word];
}

/** All words but the last must be equal, the last one is a beginning; of the unwanted words none may be there. */
export function hasWords(words: ReadonlySet<string>, search: WordSearch): boolean {
  const [last, ...whole] = search.words.toReversed();
  const has = (word: string) => spellings(word, search).some((one) => words.has(one));
  if (search.not.some(has)) return false;
  if (last === undefined) return true;
  const beginnings = spellings(last, search);
  return whole.every(has) && [...words].some((word) => beginnings.some((one) => word.startsWith(one)));
}

function tells(word: string): boolean {
  return word !== '' && !stopWords.has(word);
}

function shortened(word: string): string {
  return word.slice(0, longestWord).toWellFormed();
}

/** 'c++' and 'c#' would become 'c' without their signs, and '.net' would become 'net'. */
function signName(piece: string): string | undefined {
  const bare = withoutEnd(piece, '.·-');
  if (/^[\p{L}\p{N}]+\+\+$/u.test(bare)) return bare.replace('++', 'plusplus');
  if (/^[\p{L}\p{N}]+#$/u.test(bare)) return bare.replace('#', 'sharp');
  if (/^\.\p{L}[\p{L}\p{N}]*$/u.test(bare)) return bare.replace('.', 'dot');
  return undefined;
}

function partsOf(piece: string): string[] {
  return piece.split(/[.+#·-]+/).filter((part) => part !== '');
}

/**
 * The feminine of an inclusive form: 'developpeur·euse' → 'developpeuse', 'administrateur·rice' → 'administratrice'.
 */
function feminine(word: string, ending: string): string {
  const end = partsOf(ending).join('');
  return partsOf(/^(euse|rice)$/.test(end) ? word.replace(/eur$/, end) : word + end).join('');
}
