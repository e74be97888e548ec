import { centileOf } from '../rating/ranking.ts';

/** 'Leaderboard page size 10.' */
export const entriesPerPage = 10;

/** How many players show a score. */
export type ScoreCount = { score: number; players: number };

/**
 * Where everybody stands, worked out from how many have each score: a board of a million is a table of a few thousand
 * lines. Equals share a rank (1, 2, 2, 4) and are listed in an order of their own.
 */
export type Board = {
  players: number;
  /** At least one: an empty board has a page that says so. */
  pages: number;
  rankOf: (score: number) => number;
  centileOf: (score: number) => number | undefined;
  /** Where a page begins: with this score, after so many of those who have it. */
  startOf: (page: number) => { score: number; skip: number } | undefined;
  /** The page of somebody with this score who comes after so many equals. */
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
    startOf: (page) => {
      const skipped = (page - 1) * entriesPerPage;
      const line = lines.find(({ through }) => through > skipped);
      return line && { score: line.score, skip: skipped - line.before };
    },
    pageOf: (score, equalsBefore) => Math.floor((better(score) + equalsBefore) / entriesPerPage) + 1,
  };
}

/** 'Page 1 has no suffix; choosing page n>1 adds /n.' Undefined for what is no page; 1 only for no suffix at all. */
export function readPage(suffix: string | undefined): number | 'first' | undefined {
  if (suffix === undefined) return 1;
  if (suffix === '1') return 'first';
  return /^[1-9]\d{0,7}$/.test(suffix) ? Number(suffix) : undefined;
}
