import { fold } from '../../domain/text/fold.ts';
import { phraseOf } from '../../domain/vocabulary/vocabulary.ts';

/**
 * The choices for the typed text, best first (docs/product/shell.md, Vocabulary): the name itself, another word for it,
 * names that begin with the text, names that contain it, other words that begin with it or contain it.
 */
export function matching<T extends { name: string; synonyms?: readonly string[] }>(
  choices: readonly T[],
  typed: string,
  most = 30,
): T[] {
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, fold(typed.trim()), phraseOf(typed));
    return rank === undefined ? [] : [{ choice, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ choice }) => choice);
}

type Named = { name: string; synonyms?: readonly string[] };

function rankOf({ name, synonyms = [] }: Named, text: string, phrase: string): number | undefined {
  // Nothing is typed yet: the list in its own order.
  if (text === '') return 0;
  const is = (word: string) => fold(word) === text || (phrase !== '' && phraseOf(word) === phrase);
  const at = fold(name).indexOf(text);
  if (is(name)) return 0;
  if (synonyms.some(is)) return 1;
  if (at >= 0) return at === 0 ? 2 : 3;
  const places = synonyms.map((word) => fold(word).indexOf(text)).filter((place) => place >= 0);
  if (places.length > 0) return places.includes(0) ? 4 : 5;
  return undefined;
}
