import { confirmation, isConfirmedBy, playerToConfirm } from '../../../domain/assessments/confirmation/confirmation.ts';
import { chanceOf } from '../../../domain/assessments/rating/posterior.ts';
import { shownScore } from '../../../domain/assessments/rating/ranking.ts';
import { nextQuestion } from '../../../domain/assessments/session/next-question.ts';
import type { Random } from '../../../server/data/world/random.ts';
import { type SimulatedQuestion, spread } from './bank.ts';
import { normal } from './normal.ts';

const settled = { deviation: 80, volatility: 0.06 };

/** The share of players whose score five questions confirm, when it is so many points too high. */
export function confirmedShare(
  bank: readonly SimulatedQuestion[],
  { tooHigh, players, random }: { tooHigh: number; players: number; random: Random },
): number {
  let confirmed = 0;
  for (let index = 0; index < players; index++) {
    const truth = 1500 + spread * normal(random);
    const before = { ...settled, rating: truth + tooHigh + settled.deviation * normal(random) };
    const player = playerToConfirm(before);
    let right = 0;
    const asked: SimulatedQuestion[] = [];
    const candidates = bank.map((one) => ({ ...one, seen: false, variantSeen: false, heldBack: false }));
    while (asked.length < confirmation.questions) {
      const next = nextQuestion({ player, asked, candidates, length: confirmation.questions }, () => random.next());
      if (!next) break;
      const chance = chanceOf(truth, { ...next, rating: next.truth, deviation: 0 });
      asked.push(next);
      if (random.next() < chance) right++;
    }
    const result = { score: shownScore(before), deviation: before.deviation };
    if (isConfirmedBy(result, asked, right)) confirmed++;
  }
  return confirmed / players;
}
