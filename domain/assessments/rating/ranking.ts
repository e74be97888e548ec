import type { Rating } from './glicko.ts';
import { isSettled } from './rating.ts';

/** The score of a player in a test as it is shown: whole points, never below 0. */
export function shownScore({ rating }: Pick<Rating, 'rating'>): number {
  return Math.max(0, Math.round(rating));
}

/**
 * The share of ranked players who do as well or better: 0.01 for the best of many, 1 for the last. In whole hundredths,
 * so that every page shows the same percentage, whether it rounds or rounds down.
 */
export function centileOf(sameOrBetter: number, players: number): number | undefined {
  return players > 0 ? Math.max(1, Math.round((100 * sameOrBetter) / players)) / 100 : undefined;
}

/** How many settled players have the same or a better score, a better score, and any. */
export type ScoreStanding = { sameOrBetter: number; better: number; players: number };
/** A place among players. */
export type RankedPlace = { centile: number; rank: number; players: number };

/**
 * docs/product/assessments.md, Ranks and medals: a provisional result is placed among the settled players as if it were
 * one of them, and moves no other player.
 */
export function placeAmong(standing: ScoreStanding, provisional: boolean): RankedPlace | undefined {
  const more = provisional ? 1 : 0;
  const players = standing.players + more;
  // A settled player who has another score today is placed at least as high as the first.
  const centile = centileOf(Math.max(1, standing.sameOrBetter + more), players);
  return centile === undefined ? undefined : { centile, rank: standing.better + 1, players };
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
    centile: centileOf(last.get(score) ?? 0, sorted.length) ?? 1,
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

/** docs/product/assessments.md, Ranks and medals: up to which percentage each medal is given, the best first. */
export const medalPercents = { gold: 5, silver: 20, bronze: 40 } as const;

/** docs/product/assessments.md, Ranks and medals: decided by the percentage that is shown beside the medal. */
export function medalOf(centile: number): Medal | undefined {
  const percent = rankingPercent(centile);
  if (percent <= medalPercents.gold) return 'gold';
  if (percent <= medalPercents.silver) return 'silver';
  return percent <= medalPercents.bronze ? 'bronze' : undefined;
}

/** Rounds away the error of binary fractions, which would make 28 of 100 × 0.29. */
function hundredTimes(centile: number): number {
  return Number((100 * centile).toFixed(9));
}
