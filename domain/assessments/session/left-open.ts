import type { Session } from './session.ts';
import { isLate } from './timer.ts';

/** A session without any activity for this many days is given up. */
export const abandonedAfterDays = 7;

/**
 * What happens to a session that its player has left: a question whose time is up counts as no answer, at once; after a
 * week the session is given up, with the effect on the rating; a session that never started is deleted.
 */
export function leftOpen(
  session: Session,
  lastActivity: Date,
  now: Date,
): 'timeOut' | 'abandon' | 'forget' | undefined {
  if (session.status === 'COMPLETED') return undefined;
  const idle = now.getTime() - lastActivity.getTime() >= abandonedAfterDays * 86_400_000;
  if (idle) return session.status === 'WAITING' ? 'forget' : 'abandon';
  return session.open && isLate(session.open.deadline, now) ? 'timeOut' : undefined;
}
