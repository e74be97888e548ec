import type { Role } from '../viewer.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * A session ends this long after signing in, even when it is used every day, so that a stolen one does not stay valid.
 */
const longest: Record<Role, number> = { DEVELOPER: 90 * day, RECRUITER: 90 * day, ADMIN: 7 * day };

/** Whether a session has reached its age limit; `role` is the role of the account that signed in. */
export function isSessionTooOld(role: Role, signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() >= longest[role];
}
