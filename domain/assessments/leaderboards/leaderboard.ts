import { centileOf, placeAmong, type RankedPlace } from '../rating/ranking.ts';

/** docs/product/assessments.md, Leaderboards. */
export const entriesPerPage = 10;

/** How many players have a score. */
export type ScoreCount = { score: number; players: number };

/**
 * The rank of every player, computed from how many players have each score: a leaderboard of a million players is a
 * table of a few thousand rows. Equal scores share a rank (1, 2, 2, 4); the query that lists the players orders them.
 */
export type Board = {
  players: number;
  /** At least one: an empty leaderboard has one page. */
  pages: number;
  rankOf: (score: number) => number;
  centileOf: (score: number) => number | undefined;
  /** The place of a result, which may be provisional; undefined without any player. */
  placeOf: (score: number, provisional: boolean) => RankedPlace | undefined;
  /** Where a page begins: at this score, after skipping so many players who have it. */
  startOf: (page: number) => { score: number; skip: number } | undefined;
  /** The page of a player with this score, listed after so many players with the same score. */
  pageOf: (score: number, equalsBefore: number) => number;
};

export function boardOf(counts: readonly ScoreCount[]): Board {
  const sorted = counts.filter(({ players }) => players > 0).toSorted((one, other) => other.score - one.score);
  let players = 0;
  const lines = sorted.map((line) => {
    const before = players;
    players += line.players;
    return { score: line.score, before, through: players };
  });
  const better = (score: number) => lines.findLast((line) => line.score > score)?.through ?? 0;
  const sameOrBetter = (score: number) => lines.findLast((line) => line.score >= score)?.through ?? 0;
  return {
    players,
    pages: Math.max(1, Math.ceil(players / entriesPerPage)),
    rankOf: (score) => better(score) + 1,
    centileOf: (score) => centileOf(sameOrBetter(score), players),
    placeOf: (score, provisional) =>
      placeAmong({ sameOrBetter: sameOrBetter(score), better: better(score), players }, provisional),
    startOf: (page) => {
      const skipped = (page - 1) * entriesPerPage;
      const line = lines.find(({ through }) => through > skipped);
      return line && { score: line.score, skip: skipped - line.before };
    },
    pageOf: (score, equalsBefore) => Math.floor((better(score) + equalsBefore) / entriesPerPage) + 1,
  };
}

/**
 * docs/product/assessments.md, Leaderboards: page 1 has no suffix, so '1' is 'first' (to be redirected). Undefined: not
 * a page.
 */
export function readPage(suffix: string | undefined): number | 'first' | undefined {
  if (suffix === undefined) return 1;
  if (suffix === '1') return 'first';
  return /^[1-9]\d{0,7}$/.test(suffix) ? Number(suffix) : undefined;
}
