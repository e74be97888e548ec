import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../server/data/world/random.ts';
import { discriminationOf, levelOf, pointBiserialOf, tellsTooLittle } from './item-quality.ts';
import { chanceOf } from './posterior.ts';
import type { QuestionAnswer, RatedQuestion } from './rating.ts';

const question: RatedQuestion = { rating: 1500, deviation: 40, volatility: 0.03, luck: 0.25, discrimination: 1 };

/** Answers of players around the question's rating, as adaptive sessions choose them. */
function answersTo(discrimination: number, count: number): QuestionAnswer[] {
  const random = createRandom(`item-quality/${discrimination}`);
  return Array.from({ length: count }, () => {
    const rating = 1500 + 400 * (random.next() + random.next() - 1);
    const right = random.next() < chanceOf(rating, { ...question, deviation: 0, discrimination });
    return { player: { rating, deviation: 0, volatility: 0.06 }, score: right ? 1 : 0, seen: false };
  });
}

describe('docs/product/assessments.md, Ratings of questions: how sharply a question tells players apart', () => {
  it.each([0.6, 1, 1.6])('finds a discrimination of %f in 2,000 answers', (truth) => {
    expect(Math.abs(discriminationOf(question, answersTo(truth, 2000)) - truth)).toBeLessThan(0.25);
  });

  it('stays as it is with fewer than 100 answers', () => {
    expect(discriminationOf({ ...question, discrimination: 1.3 }, answersTo(0.6, 99))).toBe(1.3);
  });
});

describe('the point-biserial correlation', () => {
  it.each([
    ['is not judged before 100 answers', { answers: 99, correlation: 0.1, spread: 250 }, undefined],
    ['is not known when all answers are alike', { answers: 500, correlation: null, spread: 200 }, undefined],
    ['is as measured among players of all strengths', { answers: 100, correlation: 0.3, spread: 250 }, 0.3],
    ['is larger than measured among players who are alike', { answers: 100, correlation: 0.2, spread: 100 }, 0.45],
    ['stays negative when the weak answer right more often', { answers: 100, correlation: -0.2, spread: 250 }, -0.2],
  ])('%s', (_, facts, expected) => {
    const found = pointBiserialOf(facts);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(expected, 2);
  });

  it.each([
    [undefined, false],
    [0.2, false],
    [0.19, true],
    [-0.3, true],
  ])('of %s: too little is %s', (given, expected) => expect(tellsTooLittle(given)).toBe(expected));
});

it.each([
  [800, 0],
  [1199, 0],
  [1201, 1],
  [1520, 2],
  [1760, 3],
  [2300, 4],
])('a measured rating of %i is level %i', (rating, level) => expect(levelOf(rating)).toBe(level));
