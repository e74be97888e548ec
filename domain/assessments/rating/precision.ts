import type { Rating } from './glicko.ts';

type Known = Pick<Rating, 'deviation'>;

/** How widely the strengths of developers spread on a test of five levels: the standard deviation, in points. */
export const populationSpread = 250;

/** The share of the differences between players that is real: 0 when nothing is known about one, 1 when all is. */
export function reliabilityOf({ deviation }: Known): number {
  return Math.max(0, 1 - (deviation / populationSpread) ** 2);
}

/** docs/product/assessments.md, How sure a score is: a rank is shown from this reliability, and a medal from that. */
export const reliabilityFor = { rank: 0.8, medal: 0.9 } as const;

/** The deviation of a score with this reliability. */
export function deviationFor(reliability: number): number {
  return populationSpread * Math.sqrt(1 - reliability);
}

/** How certain a score is: enough for a rank and a medal, enough for a rank, or for neither. */
export type Certainty = 'confirmed' | 'ranked' | 'provisional';

export function certaintyOf(known: Known): Certainty {
  const reliability = reliabilityOf(known);
  if (reliability >= reliabilityFor.medal) return 'confirmed';
  return reliability >= reliabilityFor.rank ? 'ranked' : 'provisional';
}

/** Half of the interval that contains the true strength of 95 in 100 players; in steps of 5 points. */
export function marginOf({ deviation }: Known): number {
  return 5 * Math.round((1.96 * deviation) / 5);
}

/** What an average session adds to what is known, in the units of 1 / deviation². */
const informationOfSession = 1 / 118 ** 2 - 1 / 300 ** 2;

/** About how many more sessions lead to this reliability; at least one while it is not reached. */
export function sessionsMissing(known: Known, reliability: number): number {
  const missing = 1 / deviationFor(reliability) ** 2 - 1 / known.deviation ** 2;
  return missing <= 0 ? 0 : Math.ceil(missing / informationOfSession);
}
