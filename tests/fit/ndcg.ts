/**
 * How good the first places of a ranking are, from 0 to 1: the normalised discounted cumulative gain. A person of grade
 * g is worth 2^g − 1, divided by the binary logarithm of the place plus one; the sum is compared with that of the best
 * possible order. Who has no grade is worth nothing, who is named twice counts once.
 */
export function ndcg(ranking: readonly string[], grades: ReadonlyMap<string, number>, depth = 10): number {
  const ideal = gainOf([...grades.values()].toSorted((a, b) => b - a).slice(0, depth));
  if (ideal === 0) throw new Error('every grade is 0: no order is better than another');
  return gainOf([...new Set(ranking)].slice(0, depth).map((key) => grades.get(key) ?? 0)) / ideal;
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
