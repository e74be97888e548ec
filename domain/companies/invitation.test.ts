import { describe, expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { invitationEnd, invitationOutcome, invitationSchema, invitationToken, isExpired } from './invitation.ts';

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
    ['somebody not signed in', sent, undefined, 'signIn'],
    ['a link of ours that was never sent', undefined, account, 'invalid'],
    ['a link of ours, not signed in', undefined, undefined, 'invalid'],
    ['after it was used', { ...sent, acceptedAt: now }, account, 'used'],
    ['after it was used, by a stranger', { ...sent, acceptedAt: now }, undefined, 'used'],
    ['after its time', { ...sent, expiresAt: now }, account, 'expired'],
    ['another address', sent, { ...account, email: 'b@x.example' }, 'otherAddress'],
    ['another address, already there', sent, { ...account, email: 'b@x.example', companyId: 'c' }, 'otherAddress'],
    ['an address that is not confirmed', sent, { ...account, emailVerified: false }, 'unverified'],
    ['a developer', sent, { ...account, role: 'DEVELOPER' as const }, 'notRecruiter'],
    ['an administrator of the product', sent, { ...account, role: 'ADMIN' as const }, 'notRecruiter'],
    ['somebody who works elsewhere', sent, { ...account, companyId: 'd' }, 'otherCompany'],
    ['somebody who is there already', sent, { ...account, companyId: 'c' }, 'member'],
    ['the same, who used it', { ...sent, acceptedAt: now }, { ...account, companyId: 'c' }, 'member'],
  ])('to %s', (_, invitation, who, expected) => expect(invitationOutcome(invitation, who, now)).toBe(expected));

  it('is for an address, in small letters', () => {
    expect(parseValue(invitationSchema, { email: ' Ada@X.Example ', admin: false, intros: true })).toEqual({
      value: { email: 'ada@x.example', admin: false, intros: true },
    });
    expect(parseValue(invitationSchema, { email: 'ada', admin: false, intros: true })).toEqual({
      errors: { email: 'email' },
    });
  });

  it.each(['', 'short', `${'a'.repeat(20)}'`, 'A'.repeat(32), 'a'.repeat(65)])('is not found by %j', (token) => {
    expect(parseValue(invitationToken, { token })).toEqual({ errors: { token: 'invalid' } });
  });
});
