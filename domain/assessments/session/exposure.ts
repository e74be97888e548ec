/** docs/product/assessments.md, Exposure: no question is asked in a larger share of the sittings of its test. */
export const highestExposure = 0.2;
/** What the control aims at; single questions vary around it. */
const aimedExposure = 0.17;
/** So many of the latest sittings of a test are looked at. */
export const exposureWindow = 400;

/** In how many of the latest sittings a question was asked and could have been, and how many variants it has. */
export type Exposure = { asked: number; eligible: number; variants: number };

/**
 * How likely a question may be asked in the next sitting ("item-eligibility", van der Linden and Veldkamp 2004): as
 * likely as it must be for its share of the sittings to stay at the aim, given how often it was asked when it could be.
 * The variants of a question share its sittings.
 */
export function eligibilityOf({ asked, eligible, variants }: Exposure): number {
  // Two asked of the first ten say little: with few sittings the share is taken to be ordinary.
  const share = (asked + 1) / (eligible + 10);
  return Math.min(1, (Math.max(1, variants) * aimedExposure) / share);
}

/** A question whose variants have been asked so often rests, so that what people pass on becomes old. */
export const rest = { afterSittings: 250, days: 90, questionsLeft: 60 } as const;
