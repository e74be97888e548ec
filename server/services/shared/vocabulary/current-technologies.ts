import { meaningOf } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Runtime } from '../../../runtime.ts';
import { type KnownWords, readKnownWords } from './read-vocabulary.ts';

/** The technology that an id, a former id or any word for it leads to; an unknown value stays as it is. */
export function currentTechnology(known: KnownWords, value: string): string {
  if (known.technologyIds.has(value)) return value;
  return known.formerTechnologies.get(value) ?? meaningOf(known.vocabulary, 'technology', value) ?? value;
}

/** The same for a list, each technology once; nothing is read for an empty list. */
export async function currentTechnologies(
  runtime: Pick<Runtime, 'db' | 'cache'>,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const known = await readKnownWords(runtime);
  return [...new Set(values.map((value) => currentTechnology(known, value)))];
}
