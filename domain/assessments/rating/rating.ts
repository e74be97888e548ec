import type { Difficulty } from './difficulty.ts';
import { afterRest, likeliestRating, type Rating, type Result, ratePeriod } from './glicko.ts';

/** Before the first session. The deviation is how widely developers spread on a test of five levels. */
export const newPlayer: Rating = { rating: 1500, deviation: 250, volatility: 0.06 };

const ratingOfDifficulty: Record<Difficulty, number> = { 0: 1100, 1: 1300, 2: 1500, 3: 1700, 4: 1900 };

/** A question before its first answer: as hard as its author says, and more steady than a person. */
export function newQuestion(difficulty: Difficulty): Rating {
  return { rating: ratingOfDifficulty[difficulty], deviation: 150, volatility: 0.03 };
}

/**
 * Up to this deviation a rating is settled: the player is ranked, and moves the questions answered from then on. One whole
 * session of questions with four options leads to about 125.
 */
export const settledDeviation = 140;

export function isSettled({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation <= settledDeviation;
}

/** How many answers that moved its rating a new question needs before it counts for players. */
export const answersToScore = 20;

/**
 * Does a question count for those who answer it? The ones that a test was published with do from the start: where nothing
 * counts, nobody settles, and no question would ever gather its answers.
 */
export function isScored({ founding, ratedAnswers }: { founding: boolean; ratedAnswers: number }): boolean {
  return founding || ratedAnswers >= answersToScore;
}

/** What a question is to a rating: how hard, and how easily guessed. */
export type RatedQuestion = Rating & { luck: number };

/** An answer as the player's rating sees it: the question as it stood, and whether this player had met it before. */
export type SessionAnswer = { question: RatedQuestion; score: number; scored: boolean; seen: boolean };

/**
 * One session is one rating period. Over the answers given so far, the same function gives the provisional rating that
 * the next question is chosen by; over all of them, the final one.
 */
export function rateSession(player: Rating, answers: readonly SessionAnswer[]): Rating {
  const counting = answers.filter(({ scored, seen }) => scored && !seen);
  return rate(
    player,
    counting.map(({ question, score }) => ({ ...question, score })),
  );
}

/** An answer as the question's rating sees it: the player as they stood before the session. */
export type QuestionAnswer = { player: Rating; score: number; seen: boolean };

/** Only these move a question: the first answer of somebody whose own rating is known. */
export function countsForQuestion({ player, seen }: QuestionAnswer): boolean {
  return isSettled(player) && !seen;
}

/** The answers that came in since the last time are one rating period. */
export function rateQuestion(question: RatedQuestion, answers: readonly QuestionAnswer[]): Rating {
  const { luck, ...before } = question;
  const moving = answers.filter(countsForQuestion);
  const results = moving.map(({ player, score }) => ({ ...mirrored(player), luck, score }));
  return mirrored(rate(mirrored(before), results));
}

/** Turned over, so that easy is high and weak is high: there, a right answer is a win of the question. */
function mirrored(rating: Rating): Rating {
  return { ...rating, rating: -rating.rating };
}

const restPeriod = 7 * 24 * 60 * 60 * 1000;

/** The player as they come to a new session: a week away is a period without a game. Nobody is less known than a newcomer. */
export function afterInactivity(player: Rating, lastSession: Date, now: Date): Rating {
  const periods = Math.max(0, now.getTime() - lastSession.getTime()) / restPeriod;
  const rested = afterRest(player, periods);
  return { ...rested, deviation: Math.max(player.deviation, Math.min(rested.deviation, newPlayer.deviation)) };
}

/**
 * Questions follow the player, so a good first session is played far from where the rating stood. Straight lines drawn
 * around the old rating overshoot there by hundreds of points; around the likeliest one they hold.
 */
function rate(before: Rating, results: readonly Result[]): Rating {
  return results.length === 0 ? before : ratePeriod(before, results, likeliestRating(before, results));
}
