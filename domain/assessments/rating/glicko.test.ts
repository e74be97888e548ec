import fc from 'fast-check';
import glicko2 from 'glicko2-lite';
import { describe, expect, it } from 'vitest';
import {
  afterRest,
  expectedScore,
  information,
  likeliestRating,
  type Rating,
  type Result,
  ratePeriod,
} from './glicko.ts';

/** The worked example of Glickman's paper. */
const player: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };
const results: Result[] = [
  { rating: 1400, deviation: 30, score: 1 },
  { rating: 1550, deviation: 100, score: 0 },
  { rating: 1700, deviation: 300, score: 0 },
];

const anyRating = fc.record({
  rating: fc.double({ min: 800, max: 2200, noNaN: true }),
  deviation: fc.double({ min: 20, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
});
const resultParts = {
  rating: fc.double({ min: 800, max: 2200, noNaN: true }),
  deviation: fc.double({ min: 20, max: 350, noNaN: true }),
  score: fc.constantFrom(0, 0.5, 1),
};
const anyResults = fc.array(fc.record(resultParts), { minLength: 1, maxLength: 40 });
const anyLuck = fc.constantFrom(0, 1 / 15, 0.25, 0.5);

describe('the worked example of the paper', () => {
  it('changes 1500, 200 and 0.06 into 1464.06, 151.52 and 0.05999', () => {
    const after = ratePeriod(player, results);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    // The paper truncates its figures.
    expect(Math.floor(after.volatility * 1e5)).toBe(5999);
  });

  it.each([
    [1400, 30, 0.639],
    [1550, 100, 0.432],
    [1700, 300, 0.303],
  ])('expects a score against a rating of %i with deviation %i of %f', (rating, deviation, expected) => {
    expect(expectedScore(1500, { rating, deviation })).toBeCloseTo(expected, 3);
  });
});

it('the rating agrees with another implementation for any period', () => {
  fc.assert(
    fc.property(anyRating, anyResults, (before, period) => {
      const games = period.map(({ rating, deviation, score }): [number, number, number] => [rating, deviation, score]);
      const other = glicko2(before.rating, before.deviation, before.volatility, games, { tau: 0.5 });
      const ours = ratePeriod(before, period);
      expect(ours.rating).toBeCloseTo(other.rating, 6);
      expect(ours.deviation).toBeCloseTo(other.rd, 6);
      expect(ours.volatility).toBeCloseTo(other.vol, 9);
    }),
    { numRuns: 500 },
  );
});

describe('the likeliest rating', () => {
  it('is more likely than one point more or one point less, given the earlier rating and the results', () => {
    const logLikelihood = (rating: number, before: Rating, period: Result[]): number => {
      const spread = Math.hypot(before.deviation, 173.7178 * before.volatility);
      return period.reduce(
        (total, { score, ...opponent }) => {
          const expected = expectedScore(rating, opponent);
          return total + score * Math.log(expected) + (1 - score) * Math.log(1 - expected);
        },
        -0.5 * ((rating - before.rating) / spread) ** 2,
      );
    };
    fc.assert(
      fc.property(anyRating, anyResults, (before, period) => {
        const likeliest = likeliestRating(before, period);
        const best = logLikelihood(likeliest, before, period);
        expect(best).toBeGreaterThan(logLikelihood(likeliest + 1, before, period));
        expect(best).toBeGreaterThan(logLikelihood(likeliest - 1, before, period));
      }),
    );
  });

  it('is near the paper’s own result when the opponents had similar ratings', () => {
    expect(Math.abs(likeliestRating(player, results) - 1464.06)).toBeLessThan(0.1);
  });

  it('stays bounded when the opponents were chosen far above, where the one step of the paper overshoots', () => {
    const newcomer = { rating: 1500, deviation: 350, volatility: 0.06 };
    const evenly = Array.from({ length: 12 }, (_, game) => ({ rating: 2200, deviation: 50, score: game % 2 }));
    expect(ratePeriod(newcomer, evenly).rating).toBeGreaterThan(3000);
    const likeliest = likeliestRating(newcomer, evenly);
    expect(likeliest).toBeGreaterThan(2050);
    expect(likeliest).toBeLessThan(2200);
  });
});

describe('the information in one game', () => {
  const told = (rating: number, deviation: number, luck = 0) => information(1500, { rating, deviation, luck });

  it('is greatest against an opponent of the same, well-known rating', () => {
    expect(told(1500, 0)).toBe(0.25);
    expect(told(1500, 50)).toBeGreaterThan(told(1500, 200));
    expect(told(1500, 50)).toBeGreaterThan(told(1400, 50));
    expect(told(1400, 50)).toBeCloseTo(told(1600, 50), 12);
  });

  it('is smaller the easier the answer is to guess', () => {
    expect(told(1500, 50, 1 / 15)).toBeLessThan(told(1500, 50));
    expect(told(1500, 50, 0.5)).toBeLessThan(told(1500, 50, 0.25));
  });
});

describe('luck', () => {
  it('is the lowest expected score at any rating', () => {
    expect(expectedScore(-5000, { rating: 1500, deviation: 0, luck: 0.25 })).toBeCloseTo(0.25, 9);
    expect(expectedScore(1500, { rating: 1500, deviation: 0, luck: 0.25 })).toBeCloseTo(0.625, 9);
    expect(expectedScore(9000, { rating: 1500, deviation: 0, luck: 0.25 })).toBeCloseTo(1, 9);
  });

  it('makes a win over a much stronger opponent worth little, and a loss against a weaker one no less', () => {
    const moved = (rating: number, score: number, luck: number) =>
      likeliestRating(player, [{ rating, deviation: 50, luck, score }]) - player.rating;
    expect(moved(2200, 1, 0)).toBeGreaterThan(150);
    expect(moved(2200, 1, 0.25)).toBeLessThan(50);
    expect(moved(1000, 0, 0.25) / moved(1000, 0, 0)).toBeGreaterThan(0.95);
  });

  it('never turns a better result into a lower rating', () => {
    const results = fc.array(fc.record({ ...resultParts, luck: anyLuck }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyRating, results, fc.nat(), (before, period, pick) => {
        const better = period.map((result, index) =>
          index === pick % period.length ? { ...result, score: 1 } : result,
        );
        expect(likeliestRating(before, better)).toBeGreaterThanOrEqual(likeliestRating(before, period));
      }),
    );
  });
});

it('a period without a game raises the deviation and keeps the rating, as in the paper', () => {
  const rested = afterRest(player, 1);
  expect(rested).toEqual({ ...player, deviation: Math.hypot(200, 0.06 * 173.7178) });
  expect(ratePeriod(player, [])).toEqual(rested);
  expect(afterRest(rested, 3).deviation).toBeCloseTo(afterRest(player, 4).deviation, 9);
});

it('the rating stays a finite number against extreme opponents', () => {
  for (const rating of [-20_000, 5_000, 20_000]) {
    const after = ratePeriod(player, [{ rating, deviation: 30, score: 1 }]);
    expect(Object.values(after).every(Number.isFinite)).toBe(true);
  }
});
