import { withoutEnd } from '../text/without-end.ts';

/** E-mails that no normalisation takes apart. */
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
};

/** Without capitals and accents: how people type when they look for something. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđðþßı]/g, (email) => wholeLetters[email] ?? email);
}

/** Little words that say nothing about anybody; 'c', 'r' and 'go' are languages. */
const stopWords = new Set(
  `a au aux avec d dans de des du en est et l la le les n ou par pour qu s sur un une
   an and at by for from in of on or the to with`.split(/\s+/),
);

const longestWord = 40;

/** A piece of text without spaces: 'node.js', 'c++', 'front-end', '.net', 'developpeur·euse'. */
const chunk = /\.?[\p{L}\p{N}][\p{L}\p{N}.+#·-]*/gu;

/** The words under which a text is found: all that a chunk may be called by. */
export function wordsOf(text: string): string[] {
  const found = (plain(text).match(chunk) ?? []).flatMap((piece) => {
    const name = signName(piece);
    if (name) return [name];
    const [word = '', ending] = piece.split('·');
    const parts = partsOf(word);
    // 'front-end' is also written 'frontend', and 'node.js' 'nodejs'.
    return [...parts, ...(parts.length > 1 ? [parts.join('')] : []), ...(ending ? [feminine(word, ending)] : [])];
  });
  return found.filter(tells).map(shortened);
}

/** Most words that one search looks for; the rest of a pasted text is left out. */
const mostSearched = 8;

/** What somebody looks for: each word must be there, the last one perhaps only begun. */
export function searchedWords(text: string): string[] {
  const found = (plain(text).match(chunk) ?? []).flatMap(
    (piece) => signName(piece) ?? partsOf(piece.split('·')[0] ?? ''),
  );
  return [...new Set(found.filter(tells).map(shortened))].slice(0, mostSearched);
}

/** All words but the last as they are, the last one as a beginning. */
export function hasWords(words: ReadonlySet<string>, searched: readonly string[]): boolean {
  const [last, ...whole] = searched.toReversed();
  if (last === undefined) return true;
  return whole.every((word) => words.has(word)) && [...words].some((word) => word.startsWith(last));
}

function tells(word: string): boolean {
  return word !== '' && !stopWords.has(word);
}

function shortened(word: string): string {
  return word.slice(0, longestWord).toWellFormed();
}

/** 'c++' and 'c#' would be 'c' without their signs, and '.net' would be a net. */
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

/** 'developpeur·euse' is a developpeuse too, and 'administrateur·rice' an administratrice. */
function feminine(word: string, ending: string): string {
  const end = partsOf(ending).join('');
  return partsOf(/^(euse|rice)$/.test(end) ? word.replace(/eur$/, end) : word + end).join('');
}
