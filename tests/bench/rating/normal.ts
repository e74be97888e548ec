import type { Random } from '../../../server/data/world/random.ts';

/** The normal distribution, by Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
