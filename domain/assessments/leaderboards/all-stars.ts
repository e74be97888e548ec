/** So many tests count for the all-stars: knowing much is worth more than playing everything. */
export const testsForStars = 5;

/** What a rank in one test is worth: of a hundred players, how many did less well. The only player of a test has none. */
export function starsOf(centile: number): number {
  return Math.round(100 * (1 - centile));
}

/** The sum of somebody's best tests. */
export function allStars(centiles: readonly number[]): number {
  return centiles
    .map(starsOf)
    .sort((one, other) => other - one)
    .slice(0, testsForStars)
    .reduce((sum, stars) => sum + stars, 0);
}
