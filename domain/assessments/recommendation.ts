/** How many are offered at a time. */
export const mostRecommended = 4;

/**
 * 'Recommandé à {n}%': a favourite technology, the first most of all; then those of the person's own profession. Undefined
 * where there is no reason to recommend it.
 */
export function recommendedValue(facts: {
  /** Among the favourites, from 0. */
  favourite: number | null;
  sameProfession: boolean;
}): number | undefined {
  if (facts.favourite !== null) return Math.max(70, 100 - 5 * facts.favourite);
  return facts.sameProfession ? 60 : undefined;
}
