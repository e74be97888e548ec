/** All words in order, to find those with the same beginning; words that came lately wait beside them. */
export type Vocabulary = { sorted: string[]; waiting: string[] };

export const makeVocabulary = (): Vocabulary => ({ sorted: [], waiting: [] });

const mostWaiting = 2000;

export function addWord(vocabulary: Vocabulary, word: string): void {
  vocabulary.waiting.push(word);
}

/** Words with this beginning. */
export function beginningWith(vocabulary: Vocabulary, beginning: string): string[] {
  if (vocabulary.waiting.length > mostWaiting) settle(vocabulary);
  const { sorted, waiting } = vocabulary;
  const found = waiting.filter((word) => word.startsWith(beginning));
  for (let i = firstNotBefore(sorted, beginning); i < sorted.length; i++) {
    const word = sorted[i] as string;
    if (!word.startsWith(beginning)) break;
    found.push(word);
  }
  return found;
}

export function settle(vocabulary: Vocabulary): void {
  vocabulary.sorted = vocabulary.sorted.concat(vocabulary.waiting).sort();
  vocabulary.waiting = [];
}

function firstNotBefore(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
