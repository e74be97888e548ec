import { expect, it } from 'vitest';
import { isSessionTooOld } from './session-lifetime.ts';

const signedInAt = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(signedInAt.getTime() + days * 24 * 60 * 60 * 1000);

it.each([
  ['DEVELOPER', 89.9, false],
  ['DEVELOPER', 90, true],
  ['RECRUITER', 89.9, false],
  ['RECRUITER', 90, true],
  ['ADMIN', 6.9, false],
  ['ADMIN', 7, true],
] as const)('a session of the role %s after %d days is too old: %s', (role, days, expected) => {
  expect(isSessionTooOld(role, signedInAt, after(days))).toBe(expected);
});
