import { sessionLength } from './next-question.ts';

/** docs/product/assessments.md, Exposure: no question is asked in a larger share of the sittings of its test. */
export const highestExposure = 0.2;
/** So many of the latest sittings of a test are looked at. */
export const exposureWindow = 400;

/** Shares of the sittings that the control aims at; single questions vary around them. */
const aims = {
  /** A question with the same values; below `highestExposure`, which it must not pass. */
  ofOne: 0.17,
  /** An item with all its variants, and one with few of them: sittings stay mixed. */
  most: 0.8,
  least: 0.03,
};
/** The shares of all items add up to this many times the length of a session, so that there is something to choose. */
const spare = 1.7;

/**
 * In which share of the sittings each item should be asked at most, given how many different questions each one gives:
 * in proportion to them, so that every question is asked equally rarely, and what players tell each other is old.
 */
export function exposureAims(questions: readonly number[]): number[] {
  const aimsAt = (ofOne: number) =>
    questions.map((count) => Math.min(aims.most, Math.max(aims.least, Math.max(1, count) * ofOne)));
  const enough = (ofOne: number) => aimsAt(ofOne).reduce((sum, aim) => sum + aim, 0) >= spare * sessionLength;
  // The smallest share that is enough, by halving; small tests get the largest one.
  let [low, high] = [0, aims.ofOne];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return aimsAt(high).map((aim, index) => Math.min(aim, aims.ofOne * Math.max(1, questions[index] ?? 1)));
}

/** In how many of the latest sittings an item was asked and could have been. */
export type Exposure = { asked: number; eligible: number };

/**
 * How likely an item may be asked in the next sitting ("item-eligibility", van der Linden and Veldkamp 2004): as likely
 * as it must be for its share of the sittings to stay at the aim, given how often it was asked when it could be.
 */
export function eligibilityOf({ asked, eligible }: Exposure, aim: number): number {
  // Two asked of the first ten say little: with few sittings the share is taken to be ordinary.
  const share = (asked + 1) / (eligible + 10);
  return Math.min(1, aim / share);
}

/** A question whose variants have been asked so often rests, so that what people pass on becomes old. */
export const rest = { afterSittings: 250, days: 90, questionsLeft: 60 } as const;
