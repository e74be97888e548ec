import { meaningOf } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Runtime } from '../../../runtime.ts';
import { type KnownWords, readKnownWords } from './read-vocabulary.ts';

/** The technology that an id, a former id or any word for it leads to; an unknown value stays as it is. */
export function currentTechnology(known: KnownWords, value: string): string {
  if (known.isId('technology', value)) return value;
  return known.formerTechnologies.get(value) ?? meaningOf(known.vocabulary, 'technology', value) ?? value;
}

/** The same for a profession; not for a family, which cannot be chosen. */
export function currentProfession(known: KnownWords, value: string): string {
  if (known.isId('profession', value)) return value;
  const meant = meaningOf(known.vocabulary, 'profession', value);
  return meant === undefined || known.families.has(meant) ? value : meant;
}

/** The technologies of a list, each once; nothing is read for an empty list. */
export async function currentTechnologies(
  runtime: Pick<Runtime, 'db' | 'cache'>,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const known = await readKnownWords(runtime);
  return [...new Set(values.map((value) => currentTechnology(known, value)))];
}
