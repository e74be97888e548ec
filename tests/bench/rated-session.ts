import type { Rating } from '../../domain/assessments/rating/glicko.ts';
import { rateSession, type SessionAnswer } from '../../domain/assessments/rating/rating.ts';
import { nextQuestion, sessionLength } from '../../domain/assessments/session/next-question.ts';
import type { Random } from '../../server/data/world/random.ts';
import { answers, candidateOf, type SimulatedPlayer, type SimulatedQuestion } from './rated-world.ts';

/** How the next question is chosen, from those asked and the player's rating. */
export type Way = (
  asked: readonly SimulatedQuestion[],
  rating: number,
  random: Random,
) => SimulatedQuestion | undefined;

export function adaptive(questions: readonly SimulatedQuestion[], player: SimulatedPlayer): Way {
  const candidates = questions.map((question) => candidateOf(question, player));
  return (asked, rating, random) => nextQuestion({ rating, asked, candidates }, random.next);
}

export function drawn(questions: readonly SimulatedQuestion[], random: Random): Way {
  const plan = random.sample(questions, sessionLength);
  return (asked) => plan[asked.length];
}

type Taken = { asked: SimulatedQuestion[]; answers: SessionAnswer[]; after: Rating };

export function takeSession(player: SimulatedPlayer, way: Way, guessing: boolean, random: Random): Taken {
  const taken: Taken = { asked: [], answers: [], after: player.known };
  while (taken.asked.length < sessionLength) {
    const question = way(taken.asked, taken.after.rating, random);
    if (!question) break;
    const { known, scored, id } = question;
    const score = answers(random, player, question, guessing);
    taken.asked.push(question);
    taken.answers.push({ question: known, score, scored, seen: player.met.has(id) });
    taken.after = rateSession(player.known, taken.answers);
  }
  return taken;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
