import type { Difficulty } from './difficulty.ts';
import { afterRest, likeliestRating, type Rating, type Result, ratePeriod } from './glicko.ts';

/** Before the first session. The deviation is how widely the ratings of developers spread on a test of five levels. */
export const newPlayer: Rating = { rating: 1500, deviation: 250, volatility: 0.06 };

const ratingOfDifficulty: Record<Difficulty, number> = { 0: 1100, 1: 1300, 2: 1500, 3: 1700, 4: 1900 };

/** A question before its first answer: as hard as its author says, and with a smaller volatility than a player. */
export function newQuestion(difficulty: Difficulty): Rating {
  return { rating: ratingOfDifficulty[difficulty], deviation: 150, volatility: 0.03 };
}

/**
 * Up to this deviation a rating is settled: the player is ranked, and later answers change the ratings of questions.
 * One whole session of questions with four options leads to about 125.
 */
export const settledDeviation = 140;

export function isSettled({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation <= settledDeviation;
}

/**
 * From so many counting answers on, a result that is not settled has a provisional rank: two thirds of a session. A
 * session without a mistake, or with nothing but mistakes, is never settled, because it does not show where the level
 * of the player ends.
 */
const answersForRank = 8;

/** How certain a rating is: enough for a rank, enough for a provisional rank, or for neither. */
export type Certainty = 'settled' | 'provisional' | 'unknown';

export function certaintyOf(rating: Pick<Rating, 'deviation'>, answers: number): Certainty {
  if (isSettled(rating)) return 'settled';
  return answers >= answersForRank ? 'provisional' : 'unknown';
}

/** How many answers that changed its rating a new question needs before it counts for players. */
export const answersToScore = 20;

/**
 * Whether a question counts for the players who answer it. The ones that a test was published with count from the
 * start: otherwise no player would get a settled rating, and no new question would ever collect its answers.
 */
export function isScored({ founding, ratedAnswers }: { founding: boolean; ratedAnswers: number }): boolean {
  return founding || ratedAnswers >= answersToScore;
}

/** A question as the rating uses it: how hard, and how easily guessed. */
export type RatedQuestion = Rating & { luck: number };

/**
 * An answer as the player's rating uses it: the question as it was rated then, and whether this player had seen it
 * before.
 */
export type SessionAnswer = { question: RatedQuestion; score: number; scored: boolean; seen: boolean };

/**
 * One session is one rating period. Over the answers given so far, the same function gives the provisional rating that
 * the next question is chosen by; over all of them, the final one.
 */
export function rateSession(player: Rating, answers: readonly SessionAnswer[]): Rating {
  return rate(
    player,
    countingAnswers(answers).map(({ question, score }) => ({ ...question, score })),
  );
}

/** The answers that move the rating of the player. */
export function countingAnswers(answers: readonly SessionAnswer[]): SessionAnswer[] {
  return answers.filter(({ scored, seen }) => scored && !seen);
}

/** An answer as the question's rating uses it: the player as rated before the session. */
export type QuestionAnswer = { player: Rating; score: number; seen: boolean };

/** Only the first answer of a player with a settled rating changes the rating of a question. */
function countsForQuestion({ player, seen }: QuestionAnswer): boolean {
  return isSettled(player) && !seen;
}

/** The answers since the last calculation are one rating period. */
export function rateQuestion(question: RatedQuestion, answers: readonly QuestionAnswer[]): Rating {
  const { luck, ...before } = question;
  const moving = answers.filter(countsForQuestion);
  const results = moving.map(({ player, score }) => ({ ...mirrored(player), luck, score }));
  return mirrored(rate(mirrored(before), results));
}

/**
 * Reverses the sign, so that an easy question and a weak player have high ratings: a right answer is then a win of the
 * question.
 */
function mirrored(rating: Rating): Rating {
  return { ...rating, rating: -rating.rating };
}

const restPeriod = 7 * 24 * 60 * 60 * 1000;

/**
 * The player at the start of a new session: a week without a session is a period without a game. The deviation never
 * exceeds that of a new player.
 */
export function afterInactivity(player: Rating, lastSession: Date, now: Date): Rating {
  const periods = Math.max(0, now.getTime() - lastSession.getTime()) / restPeriod;
  const rested = afterRest(player, periods);
  return { ...rested, deviation: Math.max(player.deviation, Math.min(rested.deviation, newPlayer.deviation)) };
}

/**
 * Questions are chosen near the player's provisional rating, so a good first session is played far from the old rating.
 * Straight lines around the old rating overshoot there by hundreds of points; around the likeliest rating they hold.
 */
function rate(before: Rating, results: readonly Result[]): Rating {
  return results.length === 0 ? before : ratePeriod(before, results, likeliestRating(before, results));
}
