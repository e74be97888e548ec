import type { Rating } from '../rating/glicko.ts';
import { expectedInformation, type Opponent } from '../rating/posterior.ts';

/** How many questions a session asks. */
export const sessionLength = 12;
/** How many of them may be new questions that do not count yet: each leaves one fewer to rate the player by. */
export const newPerSession = 1;
/** What is left of the information of a question for each one already asked about its subject. */
const sameSubject = 0.75;
/** How much chance decides at the first question of a session; it decides less with each one, and not at the last. */
const chance = { information: 0.6, luck: 0.9 };

export type Asked = { id: string; scored: boolean; subject?: string | null };
export type Candidate = Asked &
  Opponent & {
    /** The player has met this question, in all of its variants. */
    seen: boolean;
    /** The player has met a variant of it; the answers of the others differ. */
    variantSeen: boolean;
    /** Held back in this session, because it was asked often (docs/product/assessments.md, Exposure). */
    heldBack: boolean;
  };

export type Situation<C extends Candidate> = {
  /** The player after the answers given so far. */
  player: Pick<Rating, 'rating' | 'deviation'>;
  asked: readonly Asked[];
  candidates: readonly C[];
  length?: number;
};

/**
 * The next question of a session, or undefined when all have been asked. `random` gives numbers from 0 up to but not
 * including 1.
 */
export function nextQuestion<C extends Candidate>(situation: Situation<C>, random: () => number): C | undefined {
  const asked = new Set(situation.asked.map(({ id }) => id));
  const left = situation.candidates.filter(({ id }) => !asked.has(id));
  const kinds = wantedKinds(situation, random);
  const wanted = kinds.find((kind) => left.some((candidate) => kindOf(candidate) === kind));
  const pool = left.filter((candidate) => kindOf(candidate) === wanted);
  return mostTelling(pool, situation, random);
}

/**
 * The question with the most information, and chance: the first questions tell little whatever they are, so that chance
 * costs little there and keeps players from meeting the same ones ("progressive method", Revuelta and Ponsoda 1998).
 */
function mostTelling<C extends Candidate>(
  pool: readonly C[],
  { player, asked, length = sessionLength }: Situation<C>,
  random: () => number,
): C | undefined {
  const informationOf = informationIn(player, asked);
  // In the order of their ids, so that the choice does not depend on the order of the candidates.
  const judged = pool
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((candidate) => ({ candidate, information: informationOf(candidate) }));
  const most = Math.max(...judged.map(({ information }) => information));
  const certain = Math.min(1, asked.length / Math.max(1, length - 1));
  const weight = (information: number) =>
    information * (chance.information + (1 - chance.information) * certain) +
    chance.luck * (1 - certain) * most * random();
  let [best, bestWeight] = [undefined as C | undefined, -1];
  for (const { candidate, information } of judged) {
    const own = weight(information);
    if (own > bestWeight) [best, bestWeight] = [candidate, own];
  }
  return best;
}

function informationIn(player: Situation<Candidate>['player'], asked: readonly Asked[]) {
  const times = new Map<string, number>();
  for (const { subject } of asked) if (subject) times.set(subject, (times.get(subject) ?? 0) + 1);
  return (candidate: Candidate) =>
    expectedInformation(player, candidate) * sameSubject ** (times.get(candidate.subject ?? '') ?? 0);
}

type Kind = 'fresh' | 'variant' | 'heldBack' | 'seen' | 'new' | 'newSeen';

function kindOf({ scored, seen, variantSeen, heldBack }: Candidate): Kind {
  if (!scored) return seen ? 'newSeen' : 'new';
  if (seen) return 'seen';
  if (heldBack) return 'heldBack';
  return variantSeen ? 'variant' : 'fresh';
}

/**
 * Which kinds to ask, in order of preference. A new one comes at any place of the session with the same probability, so
 * that a player cannot tell which questions do not count. Above their number they are the last choice of a small test.
 */
function wantedKinds({ asked, length = sessionLength }: Situation<Candidate>, random: () => number): Kind[] {
  const newLeft = newPerSession - asked.filter(({ scored }) => !scored).length;
  if (newLeft <= 0) return ['fresh', 'variant', 'heldBack', 'seen', 'new', 'newSeen'];
  const share = newLeft / Math.max(1, length - asked.length);
  return random() < share
    ? ['new', 'fresh', 'variant', 'heldBack', 'seen', 'newSeen']
    : ['fresh', 'variant', 'heldBack', 'new', 'seen', 'newSeen'];
}
