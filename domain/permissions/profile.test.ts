import { describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../viewer.ts';
import { canEditProfile, canOpenDeveloperSettings } from './profile.ts';

const person = (role: SignedIn['role'], userId: string): Viewer => ({ role, userId }) as SignedIn;

describe('editing a profile (docs/product/profile.md, Card headers)', () => {
  it.each([
    ['the owner of the profile', person('DEVELOPER', 'me'), true],
    ['an administrator', person('ADMIN', 'other'), true],
    ['another developer', person('DEVELOPER', 'other'), false],
    ['a recruiter', person('RECRUITER', 'other'), false],
    ['an anonymous visitor', undefined, false],
  ] as const)('is allowed or not for %s', (_, viewer, expected) => expect(canEditProfile(viewer, 'me')).toBe(expected));
});

it('only administrators open the settings of a developer', () => {
  expect(canOpenDeveloperSettings(person('ADMIN', 'x'))).toBe(true);
  expect(canOpenDeveloperSettings(person('DEVELOPER', 'x'))).toBe(false);
  expect(canOpenDeveloperSettings(undefined)).toBe(false);
});
