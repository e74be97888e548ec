import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rating } from './glicko.ts';
import { centileOf, medalOf, profilePercent, rankingPercent, shownScore, standings } from './ranking.ts';

const player = (rating: number, deviation = 60): Rating => ({ rating, deviation, volatility: 0.06 });

describe("'Test ranking shown as max(1, round(100 × centile))%'", () => {
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
  ])('%f is shown as %i %', (centile, percent) => expect(rankingPercent(centile)).toBe(percent));
});

describe("'medal ≤5 gold, ≤20 silver, ≤40 bronze, above 40 none'", () => {
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
  ])('%f: %s', (centile, medal) => expect(medalOf(centile)).toBe(medal));
});

describe("'profile test shows floor(100 × centile)%'", () => {
  it.each([
    [0, 0],
    [0.009, 0],
    [0.01, 1],
    [0.0199, 1],
    [0.29, 29],
    [0.57, 57],
    [0.999, 99],
    [1, 100],
  ])('%f is shown as %i %', (centile, percent) => expect(profilePercent(centile)).toBe(percent));

  it('every whole percentage is itself, in both ways of showing it', () => {
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
  ])('%f is %i points', (rating, score) => expect(shownScore({ rating })).toBe(score));
});

describe('standings', () => {
  it('go from the best to the last, equals sharing a rank and a centile', () => {
    const field = [player(1400), player(1600), player(1500), player(1500), player(1300)];
    expect(standings(field).map(({ score, rank, centile }) => [score, rank, centile])).toEqual([
      [1600, 1, 0.2],
      [1500, 2, 0.6],
      [1500, 2, 0.6],
      [1400, 4, 0.8],
      [1300, 5, 1],
    ]);
  });

  it('who shows the same points is an equal, whatever the decimals', () => {
    const ranks = standings([player(1500.4), player(1499.6), player(1499.4)]).map(({ rank }) => rank);
    expect(ranks).toEqual([1, 1, 3]);
  });

  it('are those of players with a settled rating', () => {
    const known = player(1500);
    expect(standings([player(2000, 250), known]).map((one) => one.player)).toEqual([known]);
    expect(standings([player(2000, 250)])).toEqual([]);
  });

  it('give no medal for being first of few', () => {
    expect(medalOf(standings([player(1500)])[0]?.centile ?? 0)).toBeUndefined();
    const twenty = Array.from({ length: 20 }, (_, index) => player(1500 + index));
    expect(medalOf(standings(twenty)[0]?.centile ?? 1)).toBe('gold');
  });

  it('keep their promises for any field', () => {
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

it('nobody has a centile where nobody is ranked', () => expect(centileOf(0, 0)).toBeUndefined());
