import type { Difficulty } from '../../domain/assessments/rating/difficulty.ts';
import { expectedScore, type Rating } from '../../domain/assessments/rating/glicko.ts';
import {
  newPlayer,
  newQuestion,
  type QuestionAnswer,
  type RatedQuestion,
  rateQuestion,
} from '../../domain/assessments/rating/rating.ts';
import type { Candidate } from '../../domain/assessments/session/next-question.ts';
import type { Random } from '../../server/data/world/random.ts';

/** `truth` is known to the simulation only: the real strength of a player or difficulty of a question. */
export type SimulatedPlayer = { truth: number; known: Rating; met: Set<string> };
export type SimulatedQuestion = { id: string; truth: number; known: RatedQuestion; scored: boolean };

/** How widely players spread, and how wrong authors are about the difficulty of their question. */
const spread = { players: 250, authors: 150 };

const answersToStudy = 60;

/** The distribution of the demo world's catalogue: few very easy and few expert questions. */
const difficulties: [Difficulty, number][] = [
  [0, 8],
  [1, 30],
  [2, 34],
  [3, 21],
  [4, 7],
];

export function makePlayers(random: Random, count: number): SimulatedPlayer[] {
  return Array.from({ length: count }, () => ({
    truth: newPlayer.rating + spread.players * normal(random),
    known: newPlayer,
    met: new Set(),
  }));
}

export function makeQuestions(random: Random, count: number, luck: number, scored = true): SimulatedQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const known = { ...newQuestion(random.weighted(difficulties)), luck };
    return {
      id: `${scored ? 'q' : 'n'}${index}`,
      truth: known.rating + spread.authors * normal(random),
      known,
      scored,
    };
  });
}

/** The questions as rated once this many settled players have answered each. */
export function studied(
  random: Random,
  questions: readonly SimulatedQuestion[],
  guessing: boolean,
): SimulatedQuestion[] {
  return questions.map((question) => {
    const heard = makePlayers(random, answersToStudy).map((player): QuestionAnswer => {
      const known = { rating: player.truth, deviation: 80, volatility: newPlayer.volatility };
      return { player: known, score: answers(random, player, question, guessing), seen: false };
    });
    return { ...question, known: { ...question.known, ...rateQuestion(question.known, heard) } };
  });
}

/** The player knows the answer, or guesses, or skips the question. */
export function answers(
  random: Random,
  player: SimulatedPlayer,
  question: SimulatedQuestion,
  guessing: boolean,
): 0 | 1 {
  const luck = guessing ? question.known.luck : 0;
  return random.chance(expectedScore(player.truth, { rating: question.truth, deviation: 0, luck })) ? 1 : 0;
}

export function candidateOf(question: SimulatedQuestion, player: SimulatedPlayer): Candidate & SimulatedQuestion {
  return {
    ...question,
    rating: question.known.rating,
    luck: question.known.luck,
    seen: player.met.has(question.id),
  };
}

/** The normal distribution, by Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
