import { provisionalShare, strengths } from './weights.ts';

/**
 * What a profile says about one of its technologies: the level that the developer states, 0–100, and the results of the
 * tests that are shown. `centile` is a fraction, 0.05 for the best 5 per cent.
 */
export type Proof = { level: number | null; tests: readonly { centile: number; provisional: boolean }[] };

/** How much of a technology's points a person gets, in whole per cent: never less for a higher level or a better test. */
export function strengthOf({ level, tests }: Proof): number {
  const stated = (strengths.level * (level ?? 0)) / 100;
  const shown = tests.map(({ centile, provisional }) => (1 - centile) * (provisional ? provisionalShare : 1));
  return strengths.held + Math.floor(stated) + Math.floor(strengths.test * Math.max(0, ...shown));
}
