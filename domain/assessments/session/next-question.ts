import { mostTellingDistance } from '../rating/glicko.ts';

/** How many questions a session asks. */
export const sessionLength = 12;
/** How many of them may be new questions that do not count yet: each leaves one fewer to rate the player by. */
export const newPerSession = 1;
/**
 * Chosen among at least this many questions, and among all within this many points of ideal, so that a player cannot
 * learn a test by heart.
 */
const shortlist = 5;
const nearlyIdeal = 75;
/** How many points a question loses for each one already asked about its subject. */
const sameSubject = 50;

export type Asked = { id: string; scored: boolean; subject?: string };
export type Candidate = Asked & { rating: number; luck: number; seen: boolean };

export type Situation<C extends Candidate> = {
  /** The player's rating after the answers given so far. */
  rating: number;
  asked: readonly Asked[];
  candidates: readonly C[];
  length?: number;
};

/**
 * The next question of a session, or undefined when all have been asked. `random` gives numbers from 0 up to but not
 * including 1.
 */
export function nextQuestion<C extends Candidate>(situation: Situation<C>, random: () => number): C | undefined {
  const gone = new Set(situation.asked.map(({ id }) => id));
  const left = situation.candidates.filter(({ id }) => !gone.has(id));
  const kinds = wantedKinds(situation, random);
  const wanted = kinds.find((kind) => left.some((candidate) => kindOf(candidate) === kind));
  const pool = left.filter((candidate) => kindOf(candidate) === wanted);
  const best = fittest(pool, unfitnessIn(situation));
  return best[Math.floor(random() * best.length)];
}

/**
 * How many points a question is from the most informative one. The certainty of its rating does not count: the best
 * known questions would be asked ever more often, and the others would never become known.
 */
function unfitnessIn({ rating, asked }: Situation<Candidate>): (candidate: Candidate) => number {
  const times = new Map<string, number>();
  for (const { subject } of asked) if (subject) times.set(subject, (times.get(subject) ?? 0) + 1);
  return (candidate) => {
    const distance = Math.abs(rating - candidate.rating - mostTellingDistance(candidate.luck));
    return distance + sameSubject * (times.get(candidate.subject ?? '') ?? 0);
  };
}

/** Equally good questions are all in or all out, and the order does not depend on the order of the candidates. */
function fittest<C extends Candidate>(pool: readonly C[], unfitness: (candidate: C) => number): C[] {
  const judged = pool.map((candidate) => ({ candidate, unfit: unfitness(candidate) }));
  const ideal = judged.filter(({ unfit }) => unfit <= nearlyIdeal);
  const best = ideal.length >= shortlist ? ideal : nearest(judged);
  return best.map(({ candidate }) => candidate).sort((one, other) => (one.id < other.id ? -1 : 1));
}

function nearest<T extends { unfit: number }>(judged: readonly T[]): T[] {
  const sorted = judged.toSorted((one, other) => one.unfit - other.unfit);
  const limit = sorted[shortlist - 1]?.unfit ?? Number.POSITIVE_INFINITY;
  return sorted.filter(({ unfit }) => unfit <= limit);
}

type Kind = 'fresh' | 'seen' | 'new' | 'newSeen';

function kindOf({ scored, seen }: Candidate): Kind {
  if (scored) return seen ? 'seen' : 'fresh';
  return seen ? 'newSeen' : 'new';
}

/**
 * Which kinds to ask, in order of preference. A new one comes at any place of the session with the same probability, so
 * that a player cannot tell which questions do not count. Above their number they are the last choice of a small test.
 */
function wantedKinds({ asked, length = sessionLength }: Situation<Candidate>, random: () => number): Kind[] {
  const newLeft = newPerSession - asked.filter(({ scored }) => !scored).length;
  if (newLeft <= 0) return ['fresh', 'seen', 'new', 'newSeen'];
  const chance = newLeft / Math.max(1, length - asked.length);
  return random() < chance ? ['new', 'fresh', 'seen', 'newSeen'] : ['fresh', 'new', 'seen', 'newSeen'];
}
