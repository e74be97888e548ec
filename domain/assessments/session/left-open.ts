import type { Session } from './session.ts';
import { isLate } from './timer.ts';

/** A session that nobody has touched for so long is not waited for any more. */
export const abandonedAfterDays = 7;

/**
 * What becomes of a session that its player has left: a question whose time is up has had no answer, at once; after a
 * week the session is given up, with what that means for the rating; one that never began is forgotten.
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
