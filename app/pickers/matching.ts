import { fold } from '../../domain/text/fold.ts';

/** The choices that contain the typed text; those that begin with it come first. */
export function matching<T extends { name: string }>(choices: readonly T[], typed: string, most = 30): T[] {
  const wanted = fold(typed.trim());
  const ranked = choices.flatMap((choice) => {
    const at = fold(choice.name).indexOf(wanted);
    return at < 0 ? [] : [{ choice, rank: at === 0 ? 0 : 1 }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ choice }) => choice);
}
