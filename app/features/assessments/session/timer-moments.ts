/** Seconds before the end at which a screen reader announces the time left: few, so that the question can be read. */
const moments = [0, 10, 30] as const;
export type Moment = (typeof moments)[number];

/** The last of these moments that has passed; short questions have fewer of them. */
export function momentOf(secondsLeft: number, total: number): Moment | undefined {
  return moments.find((moment) => secondsLeft <= moment && moment <= total / 2);
}
