import { describe, expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { invitationAnswer, invitationEnd, invitationOutcome, invitationSchema, isExpired } from './invitation.ts';

const now = new Date('2026-11-15T10:00:00Z');
const sent = { companyId: 'c', email: 'a@x.example', expiresAt: new Date('2026-11-16T10:00:00Z'), acceptedAt: null };
const account = { email: 'a@x.example', emailVerified: true, role: 'RECRUITER' as const, companyId: null };

describe('an invitation', () => {
  it('expires after 7 days', () => {
    expect(invitationEnd(now)).toEqual(new Date('2026-11-22T10:00:00Z'));
    expect(isExpired({ expiresAt: invitationEnd(now) }, now)).toBe(false);
    expect(isExpired({ expiresAt: now }, now)).toBe(true);
  });

  it.each([
    ['the invited person', sent, account, 'open'],
    ['a visitor who is not signed in', sent, undefined, 'signIn'],
    ['a user with a link that was never sent', undefined, account, 'invalid'],
    ['a visitor with a link that was never sent', undefined, undefined, 'invalid'],
    ['a user after it was accepted', { ...sent, acceptedAt: now }, account, 'used'],
    ['a visitor after it was accepted', { ...sent, acceptedAt: now }, undefined, 'used'],
    ['a user after it expired', { ...sent, expiresAt: now }, account, 'expired'],
    ['a user with another e-mail address', sent, { ...account, email: 'b@x.example' }, 'otherAddress'],
    [
      'a member with another e-mail address',
      sent,
      { ...account, email: 'b@x.example', companyId: 'c' },
      'otherAddress',
    ],
    ['a user whose e-mail address is not confirmed', sent, { ...account, emailVerified: false }, 'unverified'],
    ['a developer', sent, { ...account, role: 'DEVELOPER' as const }, 'notRecruiter'],
    ['an administrator of the product', sent, { ...account, role: 'ADMIN' as const }, 'notRecruiter'],
    ['a member of another company', sent, { ...account, companyId: 'd' }, 'otherCompany'],
    ['a member of this company', sent, { ...account, companyId: 'c' }, 'member'],
    ['the member who accepted it', { ...sent, acceptedAt: now }, { ...account, companyId: 'c' }, 'member'],
  ])('opened by %s', (_, invitation, who, expected) => expect(invitationOutcome(invitation, who, now)).toBe(expected));

  it('is for an e-mail address in lower case', () => {
    expect(parseValue(invitationSchema, { email: ' Ada@X.Example ', admin: false, intros: true })).toEqual({
      value: { email: 'ada@x.example', admin: false, intros: true },
    });
    expect(parseValue(invitationSchema, { email: 'ada', admin: false, intros: true })).toEqual({
      errors: { email: 'email' },
    });
  });

  it.each(['', 'short', `${'a'.repeat(20)}'`, 'A'.repeat(32), 'a'.repeat(65)])(
    'is not found by the token %j',
    (token) => {
      const person = { firstName: 'Ada', lastName: 'Marin', password: 'une phrase assez longue' };
      for (const answer of [{ mode: 'accept' }, { mode: 'signUp', ...person }]) {
        expect(parseValue(invitationAnswer, { ...answer, token })).toEqual({ errors: { token: 'invalid' } });
      }
    },
  );
});
