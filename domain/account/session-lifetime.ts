import type { Role } from '../viewer.ts';

const day = 24 * 60 * 60 * 1000;

/** However often it is used, a session ends this long after signing in: a stolen one does not live for ever. */
const longest: Record<Role, number> = { DEVELOPER: 90 * day, RECRUITER: 90 * day, ADMIN: 7 * day };

/** Whether a session has reached its age limit; `role` is the role of the account that signed in. */
export function isSessionTooOld(role: Role, signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() >= longest[role];
}
