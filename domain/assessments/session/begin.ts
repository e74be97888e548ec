/** Between two rated sessions of one test: long enough to learn something, and to forget the questions. */
export const cooldownHours = 24;
/** docs/product/assessments.md, Beginning a session: while the score is provisional the second one may come soon. */
export const secondSession = { afterHours: 1, withinHours: 24 } as const;

/** docs/product/assessments.md, Giving up and abandoned sessions: who skips nearly everything again and again, waits. */
export const skippedSessions = { unanswered: 10, times: 3, withinDays: 30, waitDays: 7 } as const;

export type RatedBefore = {
  lastEnd: Date;
  /** Whether the score has a rank. */
  settled: boolean;
  /** Rated sessions of this test that ended within `secondSession.withinHours`. */
  recent: number;
};

/** Sessions of any test in which nearly no question was answered, within `skippedSessions.withinDays`. */
export type Skipped = { sessions: number; lastEnd: Date | null };

/** When the next rated session of a test may begin; undefined: now. */
export function waitUntil(before: RatedBefore | undefined, skipped: Skipped, now: Date): Date | undefined {
  const ends = [afterLast(before), afterSkipping(skipped)].flatMap((end) => end ?? []);
  const until = new Date(Math.max(0, ...ends.map((end) => end.getTime())));
  return until > now ? until : undefined;
}

function afterLast(before: RatedBefore | undefined): Date | undefined {
  if (!before) return undefined;
  const soon = !before.settled && before.recent < 2;
  return hoursAfter(before.lastEnd, soon ? secondSession.afterHours : cooldownHours);
}

function afterSkipping({ sessions, lastEnd }: Skipped): Date | undefined {
  return lastEnd && sessions >= skippedSessions.times ? hoursAfter(lastEnd, 24 * skippedSessions.waitDays) : undefined;
}

function hoursAfter(end: Date, hours: number): Date {
  return new Date(end.getTime() + hours * 3_600_000);
}
