import { fold } from '../../domain/text/fold.ts';

/** The choices that contain the typed text, in their name or a former one; those that begin with it come first. */
export function matching<T extends { name: string; synonyms?: string[] | null }>(
  choices: readonly T[],
  typed: string,
  most = 30,
): T[] {
  const wanted = fold(typed.trim());
  const ranked = choices.flatMap((choice) => {
    const names = [choice.name, ...(choice.synonyms ?? [])];
    const at = names.map((name) => fold(name).indexOf(wanted)).filter((place) => place >= 0);
    return at.length === 0 ? [] : [{ choice, rank: at.includes(0) ? 0 : 1 }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ choice }) => choice);
}
