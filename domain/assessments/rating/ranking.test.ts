import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rating } from './glicko.ts';
import { centileOf, medalOf, placeAmong, profilePercent, rankingPercent, shownScore, standings } from './ranking.ts';

const player = (rating: number, deviation = 60): Rating => ({ rating, deviation, volatility: 0.06 });

describe('the percentage of a test ranking (docs/product/assessments.md, Ranks and medals)', () => {
  it.each([
    [0, 1],
    [0.001, 1],
    [0.0149, 1],
    [0.015, 2],
    [0.054, 5],
    [0.055, 6],
    [0.145, 15],
    [0.29, 29],
    [1, 100],
  ])('a centile of %f is shown as %i %', (centile, percent) => expect(rankingPercent(centile)).toBe(percent));
});

describe('the medal of a centile (docs/product/assessments.md, Ranks and medals)', () => {
  it.each([
    [0, 'gold'],
    [0.05, 'gold'],
    [0.054, 'gold'],
    [0.055, 'silver'],
    [0.2, 'silver'],
    [0.2049, 'silver'],
    [0.205, 'bronze'],
    [0.4, 'bronze'],
    [0.4049, 'bronze'],
    [0.405, undefined],
    [1, undefined],
  ])('a centile of %f has the medal: %s', (centile, medal) => expect(medalOf(centile)).toBe(medal));
});

describe('the percentage of a test on a profile (docs/product/assessments.md, Ranks and medals)', () => {
  it.each([
    [0, 0],
    [0.009, 0],
    [0.01, 1],
    [0.0199, 1],
    [0.29, 29],
    [0.57, 57],
    [0.999, 99],
    [1, 100],
  ])('a centile of %f is shown as %i %', (centile, percent) => expect(profilePercent(centile)).toBe(percent));

  it('every whole percentage is shown unchanged, in a ranking and on a profile', () => {
    for (let percent = 1; percent <= 100; percent++) {
      expect([profilePercent(percent / 100), rankingPercent(percent / 100)]).toEqual([percent, percent]);
    }
  });
});

describe('the score that is shown', () => {
  it.each([
    [1463.4, 1463],
    [1463.5, 1464],
    [-12, 0],
  ])('a rating of %f is shown as %i points', (rating, score) => expect(shownScore({ rating })).toBe(score));
});

describe('standings', () => {
  it('are sorted from the best to the last, and equal scores share a rank and a centile', () => {
    const field = [player(1400), player(1600), player(1500), player(1500), player(1300)];
    expect(standings(field).map(({ score, rank, centile }) => [score, rank, centile])).toEqual([
      [1600, 1, 0.2],
      [1500, 2, 0.6],
      [1500, 2, 0.6],
      [1400, 4, 0.8],
      [1300, 5, 1],
    ]);
  });

  it('give the same rank to players with the same shown points, even when the decimals differ', () => {
    const ranks = standings([player(1500.4), player(1499.6), player(1499.4)]).map(({ rank }) => rank);
    expect(ranks).toEqual([1, 1, 3]);
  });

  it('contain only players with a settled rating', () => {
    const known = player(1500);
    expect(standings([player(2000, 250), known]).map((one) => one.player)).toEqual([known]);
    expect(standings([player(2000, 250)])).toEqual([]);
  });

  it('give no medal to the first of a few players', () => {
    expect(medalOf(standings([player(1500)])[0]?.centile ?? 0)).toBeUndefined();
    const twenty = Array.from({ length: 20 }, (_, index) => player(1500 + index));
    expect(medalOf(standings(twenty)[0]?.centile ?? 1)).toBe('gold');
  });

  it('have consistent ranks and centiles for any set of players', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1400, max: 1420 }), { minLength: 1, maxLength: 60 }), (ratings) => {
        const table = standings(ratings.map((rating) => player(rating)));
        for (const { score, rank, centile } of table) {
          expect(rank).toBe(1 + ratings.filter((rating) => rating > score).length);
          expect(centile).toBe(centileOf(ratings.filter((rating) => rating >= score).length, ratings.length));
        }
        expect(table.at(-1)?.centile).toBe(1);
      }),
    );
  });
});

it('no player has a centile where no player is ranked', () => expect(centileOf(0, 0)).toBeUndefined());

describe('docs/product/assessments.md, Ranks and medals', () => {
  it('every centile shows the same percentage in a ranking and on a profile', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (some, more) => {
        const centile = centileOf(Math.min(some, more), Math.max(some, more)) ?? 0;
        expect(profilePercent(centile)).toBe(rankingPercent(centile));
        expect(Math.trunc(Number((100 * centile).toFixed(9)))).toBe(rankingPercent(centile));
        expect(rankingPercent(centile)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['a settled player is one of the players', { sameOrBetter: 2, better: 1, players: 8 }, false, [0.25, 2, 8]],
    ['a provisional result is counted beside them', { sameOrBetter: 0, better: 0, players: 8 }, true, [0.11, 1, 9]],
    ['the first result of a test is provisional', { sameOrBetter: 0, better: 0, players: 0 }, true, [1, 1, 1]],
    ['a score above all of today', { sameOrBetter: 0, better: 0, players: 4 }, false, [0.25, 1, 4]],
  ] as const)('%s', (_, standing, provisional, [centile, rank, players]) =>
    expect(placeAmong(standing, provisional)).toEqual({ centile, rank, players }),
  );

  it('no settled player is placed where no player is ranked', () =>
    expect(placeAmong({ sameOrBetter: 0, better: 0, players: 0 }, false)).toBeUndefined());
});
