/** This many tests count for the all-stars ranking: a good result is worth more than playing every test. */
export const testsForStars = 5;

/**
 * The points of a rank in one test: of a hundred players, how many did less well. The only player of a test has none.
 */
function starsOf(centile: number): number {
  return Math.round(100 * (1 - centile));
}

/** The sum of a player's best tests. */
export function allStars(centiles: readonly number[]): number {
  return centiles
    .map(starsOf)
    .sort((one, other) => other - one)
    .slice(0, testsForStars)
    .reduce((sum, stars) => sum + stars, 0);
}
