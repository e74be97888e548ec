import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeliestRating } from './glicko.ts';
import {
  type Answered,
  chanceOf,
  expectedInformation,
  informationOf,
  type Opponent,
  rateAnswers,
} from './posterior.ts';

const newcomer = { rating: 1500, deviation: 300, volatility: 0.06 };
const question = (change: Partial<Opponent> = {}): Opponent => ({
  rating: 1500,
  deviation: 0,
  luck: 0,
  discrimination: 1,
  ...change,
});
const answered = (score: 0 | 1, change: Partial<Opponent> = {}): Answered => ({ question: question(change), score });

const anyQuestion = fc.record({
  rating: fc.integer({ min: 900, max: 2100 }),
  deviation: fc.integer({ min: 0, max: 200 }),
  luck: fc.constantFrom(0, 1 / 24, 1 / 15, 0.25, 0.5),
  discrimination: fc.constantFrom(0.5, 1, 1.8),
});
const anyAnswers = fc.array(fc.record({ question: anyQuestion, score: fc.constantFrom(0, 1) }), {
  minLength: 1,
  maxLength: 12,
});

describe('the strength of a player after some answers', () => {
  it('is the one that was there when there is no answer', () => expect(rateAnswers(newcomer, [])).toBe(newcomer));

  it('agrees with the exact formula for one answer to a question at the same rating', () => {
    // The mean of a normal distribution after one answer at its middle, by numerical integration with a step of 0.1.
    const { rating } = rateAnswers(newcomer, [answered(1)]);
    let [total, weighted] = [0, 0];
    for (let strength = 0; strength <= 3000; strength += 0.1) {
      const weight = Math.exp(-0.5 * ((strength - 1500) / 300) ** 2) * chanceOf(strength, question());
      total += weight;
      weighted += weight * strength;
    }
    expect(rating).toBeCloseTo(weighted / total, 1);
  });

  it('is near the likeliest strength where the answers are mixed, as that of Glicko-2 is', () => {
    const mixed = Array.from({ length: 40 }, (_, index) => answered((index % 2) as 0 | 1));
    const { rating, deviation } = rateAnswers(newcomer, mixed);
    const likeliest = likeliestRating(
      newcomer,
      mixed.map(({ question: opponent, score }) => ({ ...opponent, score })),
    );
    expect(Math.abs(rating - likeliest)).toBeLessThan(2);
    expect(deviation).toBeLessThan(60);
  });

  it('is less certain after a session without a mistake than after a mixed one', () => {
    const session = (mistakes: boolean) =>
      rateAnswers(
        newcomer,
        Array.from({ length: 12 }, (_, index) => answered(mistakes && index % 2 ? 0 : 1, { luck: 0.25 })),
      );
    expect(session(false).deviation).toBeGreaterThan(session(true).deviation + 20);
    expect(session(false).rating).toBeGreaterThan(1750);
  });

  it('never falls by a better answer, and stays finite', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(), (answers, pick) => {
        const after = rateAnswers(newcomer, answers);
        const better = answers.map((one, index) => (index === pick % answers.length ? { ...one, score: 1 } : one));
        expect(rateAnswers(newcomer, better).rating).toBeGreaterThanOrEqual(after.rating - 1e-6);
        expect(Number.isFinite(after.rating)).toBe(true);
        expect(after.deviation).toBeGreaterThan(20);
        expect(after.deviation).toBeLessThan(500);
      }),
    );
  });
});

describe('what a question tells', () => {
  it('is most without luck at the strength of the player', () => {
    expect(informationOf(1500, question())).toBeCloseTo(0.25, 9);
    expect(informationOf(1500, question({ rating: 1650 }))).toBeLessThan(0.25);
  });

  it.each([
    ['that can be guessed tells less', { luck: 0.25 }],
    ['whose rating is not certain tells less', { deviation: 150 }],
    ['that does not tell strong from weak players tells less', { discrimination: 0.5 }],
  ])('a question %s', (_, change) => {
    expect(informationOf(1500, question(change))).toBeLessThan(informationOf(1500, question()));
  });

  it('a question with four options tells most a little below the player', () => {
    const told = (rating: number) => informationOf(1500, question({ rating, luck: 0.25 }));
    expect(told(1446)).toBeGreaterThan(told(1500));
    expect(told(1446)).toBeGreaterThan(told(1400));
  });

  it('for a player who is not known well, a question some way off is nearly as good', () => {
    const [near, off] = [question(), question({ rating: 1800 })];
    const loss = (deviation: number) => {
      const player = { rating: 1500, deviation };
      return expectedInformation(player, off) / expectedInformation(player, near);
    };
    expect(loss(300)).toBeGreaterThan(loss(50));
  });

  it('never comes to a number that is not finite, however far the question is', () => {
    for (const rating of [-20_000, 20_000]) expect(informationOf(1500, question({ rating }))).toBeCloseTo(0, 9);
  });
});
