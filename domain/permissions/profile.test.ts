import { describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../viewer.ts';
import { canEditProfile, canOpenDeveloperSettings } from './profile.ts';

const person = (role: SignedIn['role'], userId: string): Viewer => ({ role, userId }) as SignedIn;

describe("'edit controls appear only for the profile owner or an ADMIN'", () => {
  it.each([
    ['the owner', person('DEVELOPER', 'me'), true],
    ['an administrator', person('ADMIN', 'other'), true],
    ['another developer', person('DEVELOPER', 'other'), false],
    ['a recruiter', person('RECRUITER', 'other'), false],
    ['nobody', undefined, false],
  ] as const)('%s', (_, viewer, expected) => expect(canEditProfile(viewer, 'me')).toBe(expected));
});

it('opens the settings of others to administrators only', () => {
  expect(canOpenDeveloperSettings(person('ADMIN', 'x'))).toBe(true);
  expect(canOpenDeveloperSettings(person('DEVELOPER', 'x'))).toBe(false);
  expect(canOpenDeveloperSettings(undefined)).toBe(false);
});
