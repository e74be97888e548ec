import { describe, expect, it } from 'vitest';
import { recruiterRole, recruiterState } from './recruiter-state.ts';

describe('docs/product/companies.md, Recruiter list', () => {
  it.each([
    [{ emailVerified: true, leaving: false }, 'active'],
    [{ emailVerified: false, leaving: false }, 'unverified'],
    [{ emailVerified: true, leaving: true }, 'leaving'],
    [{ emailVerified: false, leaving: true }, 'leaving'],
  ] as const)('the account %o is %s', (account, state) => expect(recruiterState(account)).toBe(state));

  it.each([
    [undefined, 'none'],
    [{ admin: false, intros: false }, 'reader'],
    [{ admin: false, intros: true }, 'intros'],
    [{ admin: true, intros: false }, 'admin'],
    [{ admin: true, intros: true }, 'admin'],
  ] as const)('the membership %o has the role %s', (membership, role) => expect(recruiterRole(membership)).toBe(role));
});
