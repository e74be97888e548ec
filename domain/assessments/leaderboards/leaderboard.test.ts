import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standings } from '../rating/ranking.ts';
import { boardOf, entriesPerPage, readPage } from './leaderboard.ts';

const countsOf = (scores: readonly number[]) =>
  [...new Set(scores)].map((score) => ({ score, players: scores.filter((one) => one === score).length }));

describe('a leaderboard computed from counts of scores', () => {
  it('gives every player the rank and centile of the standings', () => {
    const field = fc.array(fc.integer({ min: 1400, max: 1430 }), { maxLength: 80 });
    fc.assert(
      fc.property(field, (scores) => {
        const board = boardOf(countsOf(scores));
        const table = standings(scores.map((rating) => ({ rating, deviation: 60, volatility: 0.06 })));
        expect(board.players).toBe(scores.length);
        for (const { score, rank, centile } of table) {
          expect(board.rankOf(score)).toBe(rank);
          expect(board.centileOf(score)).toBe(centile);
        }
      }),
    );
  });

  it('has ten entries per page, and every player is on exactly one page', () => {
    const field = fc.array(fc.integer({ min: 1400, max: 1410 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(field, (scores) => {
        const sorted = scores.toSorted((a, b) => b - a);
        const board = boardOf(countsOf(scores));
        expect(board.pages).toBe(Math.ceil(scores.length / entriesPerPage));
        for (const [index, score] of sorted.entries()) {
          const page = Math.floor(index / entriesPerPage) + 1;
          const start = board.startOf(page);
          expect(start?.score).toBe(sorted[(page - 1) * entriesPerPage]);
          expect(board.pageOf(score, index - sorted.indexOf(score))).toBe(page);
        }
        expect(board.startOf(board.pages + 1)).toBeUndefined();
      }),
    );
  });

  it('without players has one empty page', () => {
    const board = boardOf([{ score: 1500, players: 0 }]);
    expect([board.players, board.pages, board.startOf(1)]).toEqual([0, 1, undefined]);
  });
});

describe('the page in the address of a leaderboard (docs/product/assessments.md, Leaderboards)', () => {
  it.each([
    [undefined, 1],
    ['1', 'first'],
    ['2', 2],
    ['100000', 100_000],
    ['0', undefined],
    ['01', undefined],
    ['-1', undefined],
    ['2.5', undefined],
    ['two', undefined],
    ['999999999', undefined],
  ])('the suffix %s is read as page %s', (suffix, page) => expect(readPage(suffix)).toBe(page));
});
