import { typosBetween } from '../text/typos.ts';

/** How many letters may be wrong: none in a short word, which is as easily another word. */
function allowed(length: number): number {
  if (length < 4) return 0;
  return length <= 7 ? 1 : 2;
}

export type Speller = (word: string) => string | undefined;

/** Corrects a folded word to the nearest of these phrases; of equally near ones, to the earlier. */
export function makeSpeller(phrases: Iterable<string>): Speller {
  const byStart = new Map<string, string[]>();
  for (const phrase of phrases) {
    const start = phrase[0] ?? '';
    const known = byStart.get(start);
    if (known) known.push(phrase);
    else byStart.set(start, [phrase]);
  }
  return (word) => {
    const most = allowed(word.length);
    // Figures are not misspelt words. A mistake is rarely in the first letter, unless the first two are swapped.
    if (most === 0 || !/^\p{L}+$/u.test(word)) return undefined;
    let [best, fewest]: [string | undefined, number] = [undefined, most + 1];
    for (const phrase of new Set([word[0], word[1]].flatMap((start) => byStart.get(start ?? '') ?? []))) {
      if (phrase.length < 4 || Math.abs(phrase.length - word.length) > most) continue;
      const typos = typosBetween(word, phrase);
      if (typos < fewest && (phrase[0] === word[0] || phrase[1] === word[0])) [best, fewest] = [phrase, typos];
    }
    return best;
  };
}
