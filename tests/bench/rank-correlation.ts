/** Spearman's: 1 when both lists have the same order, 0 when their orders are unrelated. */
export function rankCorrelation(some: readonly number[], others: readonly number[]): number {
  const [one, other] = [ranks(some), ranks(others)];
  const middle = (some.length - 1) / 2;
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, rank, index) => sum + (rank - middle) * ((b[index] ?? middle) - middle), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

/** Equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  for (const [place, value] of sorted.entries()) {
    if (!first.has(value)) first.set(value, place);
    last.set(value, place);
  }
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
}
