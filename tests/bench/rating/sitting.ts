import type { Rating } from '../../../domain/assessments/rating/glicko.ts';
import { chanceOf, informationOf } from '../../../domain/assessments/rating/posterior.ts';
import { newPlayer, rateSession, type SessionAnswer } from '../../../domain/assessments/rating/rating.ts';
import { nextQuestion, sessionLength } from '../../../domain/assessments/session/next-question.ts';
import type { Random } from '../../../server/data/world/random.ts';
import type { SimulatedQuestion } from './bank.ts';

export type Player = {
  truth: number;
  known: Rating;
  /** Variants met in earlier sittings. */
  met: Set<string>;
};

export function makePlayer(truth: number): Player {
  return { truth, known: newPlayer, met: new Set() };
}

/** How the next question is chosen. */
export type Way = 'product' | 'most information' | 'random';

type Options = {
  way: Way;
  random: Random;
  /** Questions that this sitting holds back, because they are asked often. */
  heldBack?: ReadonlySet<string>;
  /** Whether what the player heard about a variant is right; undefined: the player heard nothing. */
  knows?: (variant: string) => boolean | undefined;
};

type AskedQuestion = SimulatedQuestion & { variant: string };
export type Sitting = { asked: AskedQuestion[]; scores: number[]; after: Rating };

/** One session of twelve questions. The player has met its questions afterwards. */
export function sit(
  player: Player,
  bank: readonly SimulatedQuestion[],
  { way, random, heldBack, knows }: Options,
): Sitting {
  const candidates = bank.map((question) => {
    const unmet = question.variants.filter((variant) => !player.met.has(variant));
    return {
      ...question,
      variants: unmet.length > 0 ? unmet : question.variants,
      seen: unmet.length === 0,
      variantSeen: unmet.length < question.variants.length,
      heldBack: heldBack?.has(question.id) ?? false,
    };
  });
  const asked: AskedQuestion[] = [];
  const answers: SessionAnswer[] = [];
  let after = player.known;
  while (asked.length < sessionLength) {
    const question = choose(way, { player: after, asked, candidates }, random);
    if (!question) break;
    const { truth, luck, discrimination } = question;
    const chance = chanceOf(player.truth, { rating: truth, deviation: 0, luck, discrimination });
    const variant = question.variants[Math.floor(random.next() * question.variants.length)] ?? question.id;
    // Drawn in any case, so that the same player with and without knowledge differs in nothing else.
    const own = random.next() < chance;
    const score = (knows?.(variant) ?? own) ? 1 : 0;
    asked.push({ ...question, variant });
    answers.push({ question, score, scored: true, seen: question.seen });
    after = rateSession(player.known, answers);
  }
  for (const { variant } of asked) player.met.add(variant);
  player.known = after;
  return { asked, scores: answers.map(({ score }) => score), after };
}

function choose<C extends Parameters<typeof nextQuestion>[0]['candidates'][number]>(
  way: Way,
  situation: { player: Rating; asked: readonly SimulatedQuestion[]; candidates: readonly C[] },
  random: Random,
): C | undefined {
  if (way === 'product') return nextQuestion(situation, () => random.next());
  const asked = new Set(situation.asked.map(({ id }) => id));
  const left = situation.candidates.filter(({ id, seen }) => !asked.has(id) && !seen);
  if (way === 'random') return left[Math.floor(random.next() * left.length)];
  // As catsim's MaxInfoSelector: the most information at the estimate, and nothing else.
  return left.reduce<C | undefined>((best, one) => {
    const told = (question: C) => informationOf(situation.player.rating, question);
    return !best || told(one) > told(best) ? one : best;
  }, undefined);
}
