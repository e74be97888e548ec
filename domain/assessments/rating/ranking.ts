import type { Rating } from './glicko.ts';
import { isSettled } from './rating.ts';

/** The score of a player in a test as it is shown: whole points, never below 0. */
export function shownScore({ rating }: Pick<Rating, 'rating'>): number {
  return Math.max(0, Math.round(rating));
}

/** The share of ranked players who do as well or better: near 0 for the best of many, 1 for the last. */
export function centileOf(sameOrBetter: number, players: number): number | undefined {
  return players > 0 ? sameOrBetter / players : undefined;
}

export type Standing<P> = { player: P; score: number; rank: number; centile: number };

/**
 * The players whose rating is settled, best first. Players with the same shown score have the same rank: 1, 2, 2, 4.
 */
export function standings<P extends Rating>(players: readonly P[]): Standing<P>[] {
  const sorted = players
    .filter(isSettled)
    .map((player) => ({ player, score: shownScore(player) }))
    .sort((one, other) => other.score - one.score);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [index, { score }] of sorted.entries()) {
    if (!first.has(score)) first.set(score, index + 1);
    last.set(score, index + 1);
  }
  return sorted.map(({ player, score }) => ({
    player,
    score,
    rank: first.get(score) ?? 0,
    centile: (last.get(score) ?? 0) / sorted.length,
  }));
}

/** docs/product/assessments.md, Ranks and medals: at least 1 %. */
export function rankingPercent(centile: number): number {
  return Math.max(1, Math.round(hundredTimes(centile)));
}

/** docs/product/assessments.md, Ranks and medals: rounded down. */
export function profilePercent(centile: number): number {
  return Math.floor(hundredTimes(centile));
}

export type Medal = 'gold' | 'silver' | 'bronze';

/** docs/product/assessments.md, Ranks and medals: decided by the percentage that is shown beside the medal. */
export function medalOf(centile: number): Medal | undefined {
  const percent = rankingPercent(centile);
  if (percent <= 5) return 'gold';
  if (percent <= 20) return 'silver';
  return percent <= 40 ? 'bronze' : undefined;
}

/** Rounds away the error of binary fractions, which would make 28 of 100 × 0.29. */
function hundredTimes(centile: number): number {
  return Number((100 * centile).toFixed(9));
}
