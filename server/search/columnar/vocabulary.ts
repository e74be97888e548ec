import type { Bits } from './bits.ts';
import { addTo, growPostings, type Postings, postTerm, type Terms } from './postings.ts';

/**
 * Words and their slots. They are sorted, to find words with the same beginning; recent words wait in a separate list.
 * The shortest beginnings, which thousands of words share, have their own lists.
 */
export type Vocabulary = { words: Terms; short: Terms; sorted: [string, Postings][]; waiting: [string, Postings][] };

export const makeVocabulary = (): Vocabulary => ({ words: new Map(), short: new Map(), sorted: [], waiting: [] });

const mostWaiting = 2000;
const shortest = 2;

export function postWords(vocabulary: Vocabulary, words: readonly string[], slot: number, capacity: number): void {
  const beginnings = new Set<string>();
  for (const word of words) {
    const fresh = postTerm(vocabulary.words, word, slot, capacity);
    if (fresh) vocabulary.waiting.push([word, fresh]);
    for (let length = 1; length <= shortest; length++) if (word.length >= length) beginnings.add(word.slice(0, length));
  }
  for (const beginning of beginnings) postTerm(vocabulary.short, beginning, slot, capacity);
}

export function addHavingWord(bits: Bits, vocabulary: Vocabulary, word: string): void {
  addTo(bits, vocabulary.words.get(word));
}

/** Adds every slot that has a word with this beginning. */
export function addHavingBeginning(bits: Bits, vocabulary: Vocabulary, beginning: string): void {
  if (beginning.length <= shortest) {
    addTo(bits, vocabulary.short.get(beginning));
    return;
  }
  if (vocabulary.waiting.length > mostWaiting) sortVocabulary(vocabulary);
  const { sorted, waiting } = vocabulary;
  for (const [word, postings] of waiting) if (word.startsWith(beginning)) addTo(bits, postings);
  for (let i = firstNotBefore(sorted, beginning); i < sorted.length; i++) {
    const [word, postings] = sorted[i] as [string, Postings];
    if (!word.startsWith(beginning)) break;
    addTo(bits, postings);
  }
}

export function sortVocabulary(vocabulary: Vocabulary): void {
  vocabulary.sorted = vocabulary.sorted.concat(vocabulary.waiting).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  vocabulary.waiting = [];
}

export function growVocabulary({ words, short }: Vocabulary, capacity: number): void {
  growPostings(words.values(), capacity);
  growPostings(short.values(), capacity);
}

function firstNotBefore(sorted: readonly [string, Postings][], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.[0] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
