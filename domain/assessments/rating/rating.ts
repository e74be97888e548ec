import type { Difficulty } from './difficulty.ts';
import { afterRest, likeliestRating, type Rating, ratePeriod } from './glicko.ts';
import { rateAnswers } from './posterior.ts';
import { deviationFor, reliabilityFor } from './precision.ts';

/**
 * Before the first session. The deviation is larger than the spread of developers, so that the very strong and the very
 * weak are not measured as more ordinary than they are: with it 95 of 100 intervals hold at every strength.
 */
export const newPlayer: Rating = { rating: 1500, deviation: 300, volatility: 0.06 };

export const difficulties: readonly Difficulty[] = [0, 1, 2, 3, 4];
const ratingOfDifficulty: Record<Difficulty, number> = { 0: 1100, 1: 1300, 2: 1500, 3: 1700, 4: 1900 };

/** A question before its first answer: as hard as its author says, and with a smaller volatility than a player. */
export function newQuestion(difficulty: Difficulty): Rating {
  return { rating: ratingOfDifficulty[difficulty], deviation: 150, volatility: 0.03 };
}

/** docs/product/assessments.md, How sure a score is: from here down the player is ranked. */
export const settledDeviation = deviationFor(reliabilityFor.rank);

export function isSettled({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation <= settledDeviation;
}

/** From here down a player is known well enough to tell how hard a question is; most are after one session. */
export const deviationToRateQuestions = 140;

/** How many answers that changed its rating a new question needs before it counts for players. */
export const answersToScore = 20;

/**
 * Whether a question counts for the players who answer it. The ones that a test was published with count from the
 * start: otherwise no player would get a settled rating, and no new question would ever collect its answers.
 */
export function isScored({ founding, ratedAnswers }: { founding: boolean; ratedAnswers: number }): boolean {
  return founding || ratedAnswers >= answersToScore;
}

/** A question as the rating uses it: how hard, how easily guessed, and how sharply it tells players apart. */
export type RatedQuestion = Rating & { luck: number; discrimination: number };

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
  const counting = countingAnswers(answers);
  return counting.length === 0 ? player : rateAnswers(afterRest(player, 1), counting);
}

/** The answers that move the rating of the player. */
function countingAnswers(answers: readonly SessionAnswer[]): SessionAnswer[] {
  return answers.filter(({ scored, seen }) => scored && !seen);
}

/** An answer as the question's rating uses it: the player as rated before the session. */
export type QuestionAnswer = { player: Rating; score: number; seen: boolean };

/** Only the first answer of a player who is known well enough changes the rating of a question. */
function countsForQuestion({ player, seen }: QuestionAnswer): boolean {
  return player.deviation <= deviationToRateQuestions && !seen;
}

/** The answers since the last calculation are one rating period. */
export function rateQuestion(question: RatedQuestion, answers: readonly QuestionAnswer[]): Rating {
  const { luck, discrimination, ...before } = question;
  const moving = answers.filter(countsForQuestion);
  if (moving.length === 0) return before;
  const results = moving.map(({ player, score }) => ({ ...mirrored(player), luck, discrimination, score }));
  // Straight lines around the rating of an author overshoot when it is far off; around the likeliest rating they hold.
  return mirrored(ratePeriod(mirrored(before), results, likeliestRating(mirrored(before), results)));
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
