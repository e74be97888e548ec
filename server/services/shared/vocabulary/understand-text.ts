import { understand } from '../../../../domain/search/understand.ts';
import type { MeaningKind, Understood } from '../../../../domain/search/understood.ts';
import { phraseOf } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Runtime } from '../../../runtime.ts';
import { readPlaceNames } from './place-names.ts';
import { readVocabulary } from './read-vocabulary.ts';

/** Nothing is read for an empty text. */
const nothing: Understood = { text: '', parts: [], groups: [], corrections: [] };

/**
 * What the text of a search means. A word that would be corrected is first looked for as it is: `finds` says whether
 * anything has it.
 */
export async function understandText(
  runtime: Pick<Runtime, 'db' | 'cache'>,
  text: string,
  finds: (word: string) => Promise<boolean>,
  kinds?: readonly MeaningKind[],
): Promise<Understood> {
  if (text === '') return nothing;
  const [vocabulary, places] = await Promise.all([readVocabulary(runtime), readPlaceNames(runtime)]);
  const given = { vocabulary, places, ...(kinds && { kinds }) };
  const known = new Set<string>();
  for (;;) {
    const understood = understand(text, { ...given, known: (word) => known.has(word) });
    const unsure = understood.corrections.map(({ typed }) => phraseOf(typed)).filter((word) => !known.has(word));
    const found = await Promise.all(unsure.map(async (word) => ((await finds(word)) ? [word] : [])));
    if (found.flat().length === 0) return understood;
    for (const word of found.flat()) known.add(word);
  }
}
