import { notAboutPeople, scores } from './register.ts';

/** Words in a name that say: this compares, weighs or orders. */
const words =
  /^(scor(e|es|ed|ing)|rank(s|ed|ing|ings)?|ratings?|rates?|strengths?|boosts?|(per)?centiles?|answering|fit|medals?|stars?|leaderboards?|reputation|reliability|trust|risk)$/;

/** camelCase and snake_case: 'technologyStrengths' → 'technology', 'strengths'. */
export function isScoreName(name: string): boolean {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .some((word) => words.test(word));
}

/**
 * docs/product/fit.md, Register: a name that looks like a score is declared, as a score of people or as something else
 * with its reason. `found`: 'domain/fit/fit.ts#fitOf' for what a rule exports, 'all_stars.stars' for a column.
 */
export function checkScores(found: readonly string[]): { undeclared: string[]; stale: string[] } {
  const declared = new Set([...scores.flatMap(({ names }) => names), ...Object.keys(notAboutPeople)]);
  const meant = found.filter((name) => isScoreName(name.split(/[#.]/).at(-1) ?? ''));
  return {
    undeclared: meant.filter((name) => !declared.has(name)),
    stale: [...declared].filter((name) => !found.includes(name)),
  };
}
