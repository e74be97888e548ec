import { isSettled, type QuestionAnswer, rateQuestion } from '../../domain/assessments/rating/rating.ts';
import type { Random } from '../../server/data/world/random.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { adaptive, mean, takeSession } from './rated-session.ts';
import { makePlayers, makeQuestions } from './rated-world.ts';

const sessions = 6;

export type Round = {
  order: number;
  settled: number;
  /** The mean error of question ratings, and the common shift of all of them, in points. */
  questionError: number;
  drift: number;
  /** The share of this round's sessions in which the most frequent question was asked. */
  mostAsked: number;
};

/** From a new test and new players: every player takes a session, then the questions are rated, and again. */
export function learnTogether(random: Random, counts: { players: number; questions: number }, luck: number): Round[] {
  const players = makePlayers(random, counts.players);
  const questions = makeQuestions(random, counts.questions, luck);
  return Array.from({ length: sessions }, () => {
    const heard = new Map<string, QuestionAnswer[]>(questions.map(({ id }) => [id, []]));
    for (const player of players) {
      const { asked, answers, after } = takeSession(player, adaptive(questions, player), true, random);
      for (const [index, { score, seen }] of answers.entries()) {
        const id = asked[index]?.id ?? '';
        heard.get(id)?.push({ player: player.known, score, seen });
        player.met.add(id);
      }
      player.known = after;
    }
    for (const question of questions) {
      question.known = { ...question.known, ...rateQuestion(question.known, heard.get(question.id) ?? []) };
    }
    const off = questions.map(({ known, truth }) => known.rating - truth);
    return {
      order: rankCorrelation(
        players.map(({ truth }) => truth),
        players.map(({ known }) => known.rating),
      ),
      settled: mean(players.map(({ known }) => Number(isSettled(known)))),
      questionError: Math.sqrt(mean(off.map((points) => points ** 2))),
      drift: mean(off),
      mostAsked: Math.max(...[...heard.values()].map(({ length }) => length)) / players.length,
    };
  });
}
