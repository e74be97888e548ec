/** A developer applied, and the company answered or did not answer (yet). */
export type Asked = { askedAt: Date; answeredAt: Date | null };

export const answering = {
  /** Older applications say little about the company today. */
  windowDays: 180,
  /** A younger application without an answer does not count yet. */
  graceDays: 7,
  /** With fewer cases the figure would depend on chance, and could identify single applicants. */
  leastCases: 5,
} as const;

export type Answering = {
  /** Share of the applications that were answered, to the nearest ten per cent. */
  percent: number;
  /** The median time of the answers in whole days; 0: less than one. Null without any answer. */
  medianDays: number | null;
};

const dayMilliseconds = 86_400_000;

/** How a company answers its applicants; undefined while there are too few cases. */
export function companyAnswering(cases: readonly Asked[], now: Date): Answering | undefined {
  const age = ({ askedAt }: Asked) => (now.getTime() - askedAt.getTime()) / dayMilliseconds;
  const counted = cases.filter(
    (one) => age(one) <= answering.windowDays && (one.answeredAt !== null || age(one) >= answering.graceDays),
  );
  if (counted.length < answering.leastCases) return undefined;
  const times = counted
    .flatMap(({ askedAt, answeredAt }) => (answeredAt ? [answeredAt.getTime() - askedAt.getTime()] : []))
    .toSorted((a, b) => a - b);
  const median = times[Math.ceil(times.length / 2) - 1];
  return {
    percent: Math.round((10 * times.length) / counted.length) * 10,
    medianDays: median === undefined ? null : Math.floor(median / dayMilliseconds),
  };
}
