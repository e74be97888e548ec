/** Somebody applied, and the company answered or did not (yet). */
export type Asked = { askedAt: Date; answeredAt: Date | null };

export const answering = {
  /** Only what is recent says something of today. */
  windowDays: 180,
  /** Before that, no answer is not yet an omission. */
  graceDays: 7,
  /** With fewer cases the figure would say more about chance, and about single people. */
  leastCases: 5,
} as const;

export type Answering = {
  /** Share of the applications that were answered, to the nearest ten per cent. */
  percent: number;
  /** How long half of the answers took at most, in whole days; 0: less than one. Null when there is none. */
  medianDays: number | null;
};

const dayMilliseconds = 86_400_000;

/** How a company treats those who apply; undefined while too little is known. */
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
