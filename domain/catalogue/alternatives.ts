import { wholeForms } from './words.ts';

/** What the words of all questions are, as far as somebody who searches has to know. */
export type Lexicon = {
  /** Some question has this word. */
  has: (word: string) => boolean;
  /** Some question has a word that begins like this. */
  begins: (beginning: string) => boolean;
  /** The words of questions that are about as long and have about the same letters; more of them do no harm. */
  like: (word: string, distance: number) => Iterable<string>;
};

/** Words of which any will do. */
export type Alternatives = {
  exact: readonly string[];
  /** Or any word that begins like this. */
  beginning: string | undefined;
  /** Or one of these, where nothing was written as it was typed. */
  near: readonly string[];
};

/** Shorter ones are meant as they are when they are known: 'c', 'go', 'js'. */
const shortestBeginning = 3;

/** What each word that was typed may stand for; the last one may only be begun. */
export function alternativesOf(words: readonly string[], lexicon: Lexicon): Alternatives[] {
  return words.map((word, index) => {
    const exact = wholeForms(word).filter(lexicon.has);
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

/** The words with the fewest mistakes between them and this one. */
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

/** Letters that are missing, too many, wrong, or the wrong way round; more than `most` are not counted out. */
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
