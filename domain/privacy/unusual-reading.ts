/** Nobody is noticed for fewer profiles in a day than this. */
export const alwaysUsual = 60;
const timesUsual = 3;

/** How many profiles somebody opens on a day on which they open any: the median, which one wild day does not move. */
export function usualReading(days: readonly number[]): number {
  const sorted = [...days].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Whether what somebody reads today is for a person to look at: a sign, never a verdict. */
export function isUnusual(today: number, usual: number): boolean {
  return today >= Math.max(alwaysUsual, timesUsual * usual);
}
