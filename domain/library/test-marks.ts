/** The ranks that a search can ask for: among the best 5, 20 or 40 percent, which are the medals. */
export const testRanks = [5, 20, 40] as const;
export type TestRank = (typeof testRanks)[number];

/** What a shown test counts for: itself, and every rank that it reaches. `centile` is a fraction. */
export function testMarks(testId: string, centile: number): string[] {
  return [testId, ...testRanks.filter((rank) => 100 * centile <= rank).map((rank) => testMark(testId, rank))];
}

/** What a search looks for. */
export function testMark(testId: string, rank: TestRank | undefined): string {
  return rank === undefined ? testId : `${testId}~${rank}`;
}

/** The test of a mark of this rank; undefined for marks of other ranks. */
export function testOfMark(mark: string, rank: TestRank | undefined): string | undefined {
  const [testId, own] = mark.split('~');
  return own === (rank === undefined ? undefined : String(rank)) ? testId : undefined;
}
