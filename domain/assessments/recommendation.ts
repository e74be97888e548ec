/** How many tests are recommended at a time. */
export const mostRecommended = 4;

/**
 * docs/product/assessments.md, Recommended tests: favourite technologies, the first most of all; then those of the
 * developer's own profession. Undefined where there is no reason to recommend a test.
 */
export function recommendedValue(facts: {
  /** Position among the favourites, from 0. */
  favourite: number | null;
  sameProfession: boolean;
}): number | undefined {
  if (facts.favourite !== null) return Math.max(70, 100 - 5 * facts.favourite);
  return facts.sameProfession ? 60 : undefined;
}
