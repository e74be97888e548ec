/** Seconds before the end at which the time left is said aloud: few, so that nobody is read a clock instead of a question. */
const moments = [0, 10, 30] as const;
export type Moment = (typeof moments)[number];

/** The last of these moments that has come; short questions have fewer of them. */
export function momentOf(secondsLeft: number, total: number): Moment | undefined {
  return moments.find((moment) => secondsLeft <= moment && moment <= total / 2);
}
