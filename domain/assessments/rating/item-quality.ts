import type { Difficulty } from './difficulty.ts';
import { chanceOf } from './posterior.ts';
import { populationSpread } from './precision.ts';
import { difficulties, newQuestion, type QuestionAnswer, type RatedQuestion } from './rating.ts';

/** docs/product/assessments.md, Ratings of questions: with fewer answers a question is not judged. */
export const answersToJudge = 100;
/** Under this correlation a question tells too little to be asked. */
export const leastPointBiserial = 0.2;
/** From so many answers on, the level of a question is the one that its rating says. */
export const answersForLevel = 50;

/** The answers to a question: how many, the correlation of right and strength, and how widely the players spread. */
export type AnswerFacts = { answers: number; correlation: number | null; spread: number | null };

/**
 * The point-biserial correlation as it would be among players of all strengths. Questions are asked to players whom
 * they fit; among people who are nearly alike every correlation is small, however good the question ("correction for
 * restriction of range", Thorndike, case 2).
 */
export function pointBiserialOf({ answers, correlation, spread }: AnswerFacts): number | undefined {
  if (answers < answersToJudge || correlation === null || !spread) return undefined;
  const wider = Math.max(1, populationSpread / spread);
  return (correlation * wider) / Math.sqrt(1 + correlation ** 2 * (wider ** 2 - 1));
}

export function tellsTooLittle(pointBiserial: number | undefined): boolean {
  return pointBiserial !== undefined && pointBiserial < leastPointBiserial;
}

/** How widely discriminations of good questions spread, as the logarithm; answers must outweigh it. */
const priorSpread = 0.25;
const steps = Array.from({ length: 43 }, (_, index) => 0.4 + 0.05 * index);

/** How sharply the question tells players apart: the likeliest value, given that most questions are ordinary. */
export function discriminationOf(question: RatedQuestion, answers: readonly QuestionAnswer[]): number {
  if (answers.length < answersToJudge) return question.discrimination;
  const likelihood = (discrimination: number): number =>
    answers.reduce(
      (total, { player, score }) => {
        const right = chanceOf(player.rating, { ...question, discrimination, deviation: player.deviation });
        return total + Math.log(score === 1 ? right : 1 - right);
      },
      -0.5 * (Math.log(discrimination) / priorSpread) ** 2,
    );
  return steps.reduce(
    (best, step) => {
      const own = likelihood(step);
      return own > best.own ? { step, own } : best;
    },
    { step: 1, own: Number.NEGATIVE_INFINITY },
  ).step;
}

/** The level that a question has by its rating: the nearest of the five. */
export function levelOf(rating: number): Difficulty {
  const distance = (level: Difficulty) => Math.abs(newQuestion(level).rating - rating);
  return difficulties.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest), 0);
}
