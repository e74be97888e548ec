/** The ranks of the filter: among the best 5, 20 or 40 per cent, the same as the medals. */
export const testRanks = [5, 20, 40] as const;
export type TestRank = (typeof testRanks)[number];

/** The marks of a shown test: the test, and every rank that it reaches. `centile` is a fraction. */
export function testMarks(testId: string, centile: number): string[] {
  return [testId, ...testRanks.filter((rank) => 100 * centile <= rank).map((rank) => testMark(testId, rank))];
}

/** The mark that a search uses. */
export function testMark(testId: string, rank: TestRank | undefined): string {
  return rank === undefined ? testId : `${testId}~${rank}`;
}

/** The test of a mark of this rank; undefined for marks of other ranks. */
export function testOfMark(mark: string, rank: TestRank | undefined): string | undefined {
  const [testId, own] = mark.split('~');
  return own === (rank === undefined ? undefined : String(rank)) ? testId : undefined;
}
