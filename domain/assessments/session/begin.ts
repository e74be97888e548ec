/** Between two rated sessions of one test: long enough to learn something, and to forget the questions. */
export const cooldownHours = 24;

export type Beginning = { practice: boolean; lastRatedEnd: Date | null; now: Date };

/** When the next rated session of a test may begin; undefined: now. Practice never waits. */
export function waitUntil({ practice, lastRatedEnd, now }: Beginning): Date | undefined {
  if (practice || !lastRatedEnd) return undefined;
  const until = new Date(lastRatedEnd.getTime() + cooldownHours * 3_600_000);
  return until > now ? until : undefined;
}
