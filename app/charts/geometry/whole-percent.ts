import { drawable } from './scale.ts';

/** A share in whole per cent; nothing of nothing is 0. */
export function wholePercent(part: number, whole: number): number {
  return Math.round(drawable((100 * part) / whole));
}
