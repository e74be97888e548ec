/**
 * Words by length, each with its letters as bits. One mistake changes at most two bits, so that most words are excluded
 * by one comparison of numbers.
 */
export type Spelling = Map<number, { words: string[]; letters: number[] }>;

export const makeSpelling = (): Spelling => new Map();

export function learn(spelling: Spelling, word: string): void {
  const same = spelling.get(word.length) ?? { words: [], letters: [] };
  spelling.set(word.length, same);
  same.words.push(word);
  same.letters.push(lettersOf(word));
}

/** Words that may have at most this many mistakes. */
export function* wordsLike(spelling: Spelling, word: string, distance: number): Generator<string> {
  const letters = lettersOf(word);
  for (let length = word.length - distance; length <= word.length + distance; length++) {
    const same = spelling.get(length);
    if (!same) continue;
    for (let i = 0; i < same.words.length; i++) {
      if (bitCount((same.letters[i] as number) ^ letters) <= distance * 2) yield same.words[i] as string;
    }
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
