import type { Rating } from '../rating/glicko.ts';
import { chanceOf, type Opponent } from '../rating/posterior.ts';

/** docs/product/assessments.md, Confirming a score during a call. */
export const confirmation = {
  questions: 5,
  /** Questions are this many points easier than the score, so that a right score means about four right answers. */
  easierBy: 250,
  minutesToAgree: 30,
  /** Fewer right answers than in this share of all cases do not confirm the score. */
  least: 0.1,
  /** Between two of the same test, whichever company asks. */
  daysBetween: 7,
  /** Between two requests of one conversation that the developer did not accept. */
  hoursAfterNo: 24,
  /** A result that is higher than the confirmed one by more than this is not confirmed. */
  tolerance: 50,
} as const;

const hour = 3_600_000;

export type ConfirmationRow = {
  askedAt: Date;
  expiresAt: Date;
  declinedAt: Date | null;
  sessionId: string | null;
  endedAt: Date | null;
  confirmed: boolean | null;
};
export type ConfirmationState = 'asked' | 'expired' | 'declined' | 'playing' | 'confirmed' | 'notConfirmed';

export function confirmationState(row: ConfirmationRow, now: Date): ConfirmationState {
  if (row.endedAt) return row.confirmed ? 'confirmed' : 'notConfirmed';
  if (row.declinedAt) return 'declined';
  if (row.sessionId) return 'playing';
  return row.expiresAt > now ? 'asked' : 'expired';
}

/**
 * When a company may ask for the same test again; undefined: now. `here` are the requests of its conversation,
 * `lastEnd` is the last confirmation of the test with any company.
 */
export function nextRequestAt(
  here: readonly ConfirmationRow[],
  lastEnd: Date | undefined,
  now: Date,
): Date | 'answerFirst' | undefined {
  const states = here.map((row) => ({ row, state: confirmationState(row, now) }));
  if (states.some(({ state }) => state === 'asked' || state === 'playing')) return 'answerFirst';
  const refused = states.flatMap(({ row, state }) =>
    state === 'declined' || state === 'expired'
      ? [(row.declinedAt ?? row.expiresAt).getTime() + confirmation.hoursAfterNo * hour]
      : [],
  );
  const ended = lastEnd ? [lastEnd.getTime() + confirmation.daysBetween * 24 * hour] : [];
  const next = new Date(Math.max(0, ...refused, ...ended));
  return next > now ? next : undefined;
}

/**
 * For whom the questions are chosen. The answers do not change it: questions that became easier after each mistake
 * would confirm scores that are too high.
 */
export function playerToConfirm(known: Pick<Rating, 'rating' | 'deviation'>): Pick<Rating, 'rating' | 'deviation'> {
  return { ...known, rating: known.rating - confirmation.easierBy };
}

/** The score and how sure it is, in points; without a known deviation it is taken as it is. */
export type TestedResult = { score: number; deviation: number | null };

/**
 * Whether the answers fit the score: with so few right ones or fewer, a player who has this score would have to be
 * among the unluckiest tenth.
 */
export function isConfirmedBy(result: TestedResult, questions: readonly Opponent[], right: number): boolean {
  return questions.length > 0 && chanceOfAtMost(result, questions, right) >= confirmation.least;
}

/** Places on the normal distribution and their weights (Gauss–Hermite of order 5). */
const places = [-2.85697, -1.355626, 0, 1.355626, 2.85697];
const weights = [0.011257, 0.222076, 0.533333, 0.222076, 0.011257];

/** How likely a player with this score answers at most so many questions right. */
export function chanceOfAtMost({ score, deviation }: TestedResult, questions: readonly Opponent[], right: number) {
  return places.reduce((sum, place, index) => {
    const strength = score + place * (deviation ?? 0);
    const numbers = chancesOfNumbers(questions.map((question) => chanceOf(strength, question)));
    const atMost = numbers.slice(0, right + 1).reduce((one, other) => one + other, 0);
    return sum + (weights[index] ?? 0) * atMost;
  }, 0);
}

/** For each number of right answers, from none to all, how likely it is. */
function chancesOfNumbers(chances: readonly number[]): number[] {
  return chances.reduce(
    (numbers, chance) =>
      Array.from(
        { length: numbers.length + 1 },
        (_, right) => (numbers[right] ?? 0) * (1 - chance) + (numbers[right - 1] ?? 0) * chance,
      ),
    [1],
  );
}
