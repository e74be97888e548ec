/** Fewer profiles in a day are never reported. */
export const alwaysUsual = 60;
const timesUsual = 3;

/** How many profiles a user usually opens on a day with any: the median, which a single unusual day does not change. */
export function usualReading(days: readonly number[]): number {
  const sorted = [...days].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Whether an administrator should look at the number of profiles read today: a hint, never a verdict. */
export function isUnusual(today: number, usual: number): boolean {
  return today >= Math.max(alwaysUsual, timesUsual * usual);
}
