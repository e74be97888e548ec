import { type OtherNames, wholeForms } from './words.ts';

/** The words of all questions, as far as a search needs them. */
export type Lexicon = {
  /** Whether a question has this word. */
  has: (word: string) => boolean;
  /** Whether a question has a word with this beginning. */
  begins: (beginning: string) => boolean;
  /** Words of questions with about the same length and letters; too many of them do no harm. */
  like: (word: string, distance: number) => Iterable<string>;
};

/** Any one of these matches. */
export type Alternatives = {
  exact: readonly string[];
  /** Or any word with this beginning. */
  beginning: string | undefined;
  /** Or one of these corrections, where no question has the word as typed. */
  near: readonly string[];
};

/** Shorter words are taken literally when they are known: 'c', 'go', 'js'. */
const shortestBeginning = 3;

/** The alternatives of each typed word; only the last word may be incomplete. */
export function alternativesOf(
  words: readonly string[],
  lexicon: Lexicon,
  others: OtherNames | undefined,
): Alternatives[] {
  return words.map((word, index) => {
    const exact = wholeForms(word, others).filter(lexicon.has);
    const begun = index === words.length - 1 && (word.length >= shortestBeginning || exact.length === 0);
    const beginning = begun && lexicon.begins(word) ? word : undefined;
    if (exact.length > 0 || beginning !== undefined) return { exact, beginning, near: [] };
    return { exact, beginning, near: nearest(word, lexicon) };
  });
}

export function allowedDistance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The known words with the fewest typing mistakes. */
function nearest(word: string, lexicon: Lexicon): string[] {
  const allowed = allowedDistance(word);
  if (allowed === 0) return [];
  let least = allowed;
  let found: string[] = [];
  for (const other of lexicon.like(word, allowed)) {
    const distance = mistakesBetween(word, other, least);
    if (distance > least) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(other);
  }
  return found.sort();
}

/** The number of missing, extra, wrong or swapped letters; the count stops above `most`. */
export function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

export function fits(words: ReadonlySet<string>, { exact, beginning, near }: Alternatives): boolean {
  if (exact.some((word) => words.has(word)) || near.some((word) => words.has(word))) return true;
  return beginning !== undefined && [...words].some((word) => word.startsWith(beginning));
}
