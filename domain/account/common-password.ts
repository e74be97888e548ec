import { fold } from '../text/fold.ts';
import { commonWords } from './common-words.ts';

/** A password of this many pieces or fewer is refused: a word, a year and one sign are three pieces. */
const mostPieces = 3;
const shortestWord = 3;
/** No word or row of keys that is searched for is longer. */
const longestPiece = 30;

/** Rows of keys and sequences of characters that users type forwards or backwards. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
  'azeqsdwxc',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2z3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6',
  'a1b2c3d4e5f6',
  '1a2b3c4d5e6f',
  'a1z2e3r4t5y6',
  '13579',
  '24680',
  '147258369',
  '147852369',
  '159753',
  '789456123',
  '112233445566778899',
  '0102030405060708',
  '1020304050607080',
  '1029384756',
  'a1s2d3f4g5h6',
  '1a2s3d4f5g6h',
  'z1x2c3v4b5',
  '1z2x3c4v5b',
  'a1a2a3a4a5',
  'zxcasdqwe',
  'qawsedrftgyh',
].flatMap((line) => [line, [...line].reverse().join('')]);

/** Signs that replace letters in a password: "p@ssw0rd" is read as "password". */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * Whether guessing programs would try this password early: it is made of very few pieces, each a word of the list or of
 * the user's own name, a row of keys, a year or a repetition. Every other character is one piece, so that no kind of
 * character is required or forbidden.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const own = new Set(ownWords.flatMap(wordsIn));
  const text = fold(password);
  // A group that fills the whole password by repetition counts as that group plus one piece.
  const group = /^(.{1,40}?)\1+$/s.exec(text)?.[1];
  return fewestPieces(group ?? text, own) + (group ? 1 : 0) <= mostPieces || (group ?? text).length <= 4;
}

/** The words of a name or an e-mail address that are long enough to be recognised in a password. */
function wordsIn(text: string): string[] {
  const words = fold(text).split(/[^a-z0-9]+/);
  return [words.join(''), ...words].filter((word) => word.length >= shortestWord);
}

/** The least number of pieces that make up the text; separators cost nothing. */
function fewestPieces(text: string, own: ReadonlySet<string>): number {
  const least = [0];
  for (let end = 1; end <= text.length; end++) {
    const sign = text[end - 1] ?? '';
    let best = (least[end - 1] ?? 0) + (/[\s._-]/.test(sign) ? 0 : 1);
    for (let start = Math.max(0, end - longestPiece); start <= end - 2; start++) {
      const before = (least[start] ?? 0) + 1;
      if (before < best && isPiece(text.slice(start, end), text.slice(0, start), own)) best = before;
    }
    least.push(best);
  }
  return least[text.length] ?? 0;
}

const isWord = (piece: string, own: ReadonlySet<string>): boolean => commonWords.has(piece) || own.has(piece);

const withLetters = (piece: string): string => piece.replace(/[013457@$]/g, (sign) => letters[sign] ?? sign);

function isPiece(piece: string, before: string, own: ReadonlySet<string>): boolean {
  if (/^(19|20)\d\d$/.test(piece)) return true;
  if (/^(.{1,3})\1+$/s.test(piece)) return true;
  if (piece.length < shortestWord) return /^\d\d$/.test(piece) && before !== '';
  if (isWord(piece, own) || isWord(withLetters(piece), own)) return true;
  if (before.endsWith(piece) || before.endsWith([...piece].reverse().join(''))) return true;
  return runs.some((line) => line.includes(piece));
}
