import { describe, expect, it } from 'vitest';
import type { Role, Viewer } from '../viewer.ts';
import { libraryAccess } from './library-access.ts';

const person = (role: Role, validated?: boolean, refused = false): Viewer => ({
  userId: '1',
  sessionId: '2',
  role,
  name: 'Alix',
  email: 'alix@example.com',
  locale: 'fr',
  twoFactorEnabled: false,
  membership:
    validated === undefined
      ? undefined
      : { companyId: '3', admin: false, intros: false, validated, refused, planId: 'freemium' },
});

describe('access to the CV library (docs/product/library.md, Who reaches the library)', () => {
  it.each([
    ['a recruiter of a validated company', person('RECRUITER', true), 'open'],
    ['a recruiter of a company that waits for the team', person('RECRUITER', false), 'pending'],
    ['a recruiter of a refused company', person('RECRUITER', false, true), 'declined'],
    ['a recruiter without a company', person('RECRUITER'), 'noCompany'],
    ['an administrator', person('ADMIN'), 'open'],
    ['a developer', person('DEVELOPER'), 'refused'],
    ['an anonymous visitor', undefined, 'refused'],
  ] as const)('of %s', (_, viewer, expected) => expect(libraryAccess(viewer)).toBe(expected));
});
