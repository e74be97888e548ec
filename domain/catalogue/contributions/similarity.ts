import { fold } from '../../text/fold.ts';

/**
 * From this similarity on the contributor is asked whether it is the same question; from `nearlySame` on, a reviewer
 * gets a warning.
 */
export const worthShowing = 0.42;
export const nearlySame = 0.7;

/** How similar two texts are, from 0 to 1: shared trigrams divided by all trigrams. Accents and signs do not count. */
export function similarity(one: string, other: string): number {
  const [left, right] = [trigrams(one), trigrams(other)];
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const trigram of left) if (right.has(trigram)) shared++;
  return shared / (left.size + right.size - shared);
}

function trigrams(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu);
  const found = new Set<string>();
  for (const word of words ?? []) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start++) found.add(padded.slice(start, start + 3));
  }
  return found;
}

export type Titles = { fr: string; en: string };

/** The similarity of two questions in the language in which they are most similar. An empty text is similar to none. */
export function alike(one: Titles, other: Titles): number {
  return Math.max(similarity(one.fr, other.fr), similarity(one.en, other.en));
}
