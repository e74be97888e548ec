import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Difficulty } from './difficulty.ts';
import type { Rating } from './glicko.ts';
import {
  afterInactivity,
  answersToScore,
  deviationToRateQuestions,
  isScored,
  isSettled,
  newPlayer,
  newQuestion,
  type QuestionAnswer,
  type RatedQuestion,
  rateQuestion,
  rateSession,
  type SessionAnswer,
} from './rating.ts';

const question: RatedQuestion = { rating: 1600, deviation: 60, volatility: 0.03, luck: 0, discrimination: 1 };
const level = (difficulty: Difficulty): RatedQuestion => ({ ...newQuestion(difficulty), luck: 0, discrimination: 1 });
const { luck: _, discrimination: __, ...unmoved } = question;
const settled: Rating = { rating: 1500, deviation: 80, volatility: 0.06 };
const given = (score: 0 | 1, change: Partial<SessionAnswer> = {}): SessionAnswer => ({
  question,
  score,
  scored: true,
  seen: false,
  ...change,
});
const heard = (score: 0 | 1, change: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  player: settled,
  score,
  seen: false,
  ...change,
});

describe('one session is one rating period', () => {
  it('the order of the answers does not matter', () => {
    const easy = given(1, { question: level(0) });
    const hard = given(0, { question: level(4) });
    const one = rateSession(newPlayer, [easy, hard, given(1)]);
    const other = rateSession(newPlayer, [given(1), hard, easy]);
    expect(other.rating).toBeCloseTo(one.rating, 6);
    expect(other.deviation).toBeCloseTo(one.deviation, 6);
  });

  it('a right answer raises the rating, a wrong one lowers it, and both lower the deviation', () => {
    const [up, down] = [rateSession(newPlayer, [given(1)]), rateSession(newPlayer, [given(0)])];
    expect(up.rating).toBeGreaterThan(newPlayer.rating);
    expect(down.rating).toBeLessThan(newPlayer.rating);
    expect(Math.max(up.deviation, down.deviation)).toBeLessThan(newPlayer.deviation);
  });

  it('the same answers with one more right never give a lower rating', () => {
    const levels = fc.array(
      fc.record({ difficulty: fc.constantFrom<Difficulty>(0, 1, 2, 3, 4), right: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(levels, fc.nat(), (answers, pick) => {
        const rate = (better: number) =>
          rateSession(
            newPlayer,
            answers.map(({ difficulty, right }, index) =>
              given(right || index === better ? 1 : 0, { question: level(difficulty) }),
            ),
          ).rating;
        expect(rate(pick % answers.length)).toBeGreaterThanOrEqual(rate(-1));
      }),
    );
  });

  it('a perfect first session on hard questions stays within the scale', () => {
    const perfect = Array.from({ length: 12 }, () => given(1, { question: level(4) }));
    const { rating } = rateSession(newPlayer, perfect);
    expect(rating).toBeGreaterThan(2000);
    expect(rating).toBeLessThan(2400);
  });
});

describe('answers that do not count for the player', () => {
  it.each([
    ['a question seen before', { seen: true }],
    ['a new question that is not scored yet', { scored: false }],
    ['both', { seen: true, scored: false }],
  ])('the rating ignores: %s', (_, change) => {
    expect(rateSession(newPlayer, [given(1), given(0, change)])).toEqual(rateSession(newPlayer, [given(1)]));
    expect(rateSession(newPlayer, [given(0, change)])).toBe(newPlayer);
  });

  it('a session without any answer keeps the rating', () => expect(rateSession(newPlayer, [])).toBe(newPlayer));
});

describe('a question', () => {
  it.each([
    [0, 1100],
    [1, 1300],
    [2, 1500],
    [3, 1700],
    [4, 1900],
  ] as const)('of difficulty %i starts at a rating of %i', (difficulty, rating) => {
    expect(newQuestion(difficulty).rating).toBe(rating);
  });

  it('gets a higher rating by wrong answers, a lower one by right answers', () => {
    expect(rateQuestion(question, [heard(0)]).rating).toBeGreaterThan(question.rating);
    expect(rateQuestion(question, [heard(1)]).rating).toBeLessThan(question.rating);
  });

  it('answered right by one in four, as by guessing, is rated harder when it can be guessed', () => {
    const answers = Array.from({ length: 200 }, (_, index) => heard(index % 4 ? 0 : 1));
    const guessed = rateQuestion({ ...level(2), luck: 0.25 }, answers);
    expect(guessed.rating).toBeGreaterThan(rateQuestion(level(2), answers).rating + 100);
  });

  it.each([
    ['a player with an uncertain rating', { player: newPlayer }],
    ['a player just above the limit', { player: { ...settled, deviation: deviationToRateQuestions + 0.1 } }],
    ['a player who had seen it', { seen: true }],
  ])('does not change its rating by the answer of %s', (_, change) => {
    expect(rateQuestion(question, [heard(0, change)])).toEqual(unmoved);
    expect(rateQuestion(question, [heard(1), heard(0, change)])).toEqual(rateQuestion(question, [heard(1)]));
  });

  it('changes its rating by the answer of a player exactly at the limit', () => {
    const atTheLimit = { ...settled, deviation: deviationToRateQuestions };
    expect(rateQuestion(question, [heard(0, { player: atTheLimit })]).rating).toBeGreaterThan(question.rating);
  });

  it('reaches the rating of the players who answer half of it right, after 200 answers of settled players', () => {
    const wrong = level(0);
    const answers = Array.from({ length: 200 }, (_, index) =>
      heard(index % 2 ? 1 : 0, { player: { ...settled, rating: 1700 } }),
    );
    const after = rateQuestion(wrong, answers);
    expect(Math.abs(after.rating - 1700)).toBeLessThan(30);
    expect(after.deviation).toBeLessThan(40);
  });

  it.each([
    ['a new question without answers', { founding: false, ratedAnswers: 0 }, false],
    ['a new question with one answer too few', { founding: false, ratedAnswers: answersToScore - 1 }, false],
    ['a new question with enough answers', { founding: false, ratedAnswers: answersToScore }, true],
    ['a question that the test was published with', { founding: true, ratedAnswers: 0 }, true],
  ])('counts for players or not: %s', (_, facts, expected) => expect(isScored(facts)).toBe(expected));
});

describe('the deviation after a time without a session', () => {
  const last = new Date('2026-01-05T10:00:00Z');
  const daysLater = (days: number) => new Date(last.getTime() + days * 24 * 60 * 60 * 1000);

  it.each([
    ['the same moment', 0, 80],
    ['a week', 7, 80.7],
    ['a year', 365, 109.8],
    ['a century', 36_500, newPlayer.deviation],
    ['a clock that was set back by years', -1000, 80],
  ])('after %s', (_, days, deviation) => {
    const rested = afterInactivity(settled, last, daysLater(days));
    expect(rested.deviation).toBeCloseTo(deviation, 1);
    expect(rested).toEqual({ ...settled, deviation: rested.deviation });
  });

  it('two years later the rating has no rank any more', () => {
    expect(isSettled(afterInactivity(settled, last, daysLater(365)))).toBe(true);
    expect(isSettled(afterInactivity(settled, last, daysLater(2 * 365)))).toBe(false);
  });
});
