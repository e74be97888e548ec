import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo, tokenIn } from '../../../../tests/harness/emails.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';
import { sweepExpired } from '../../account/sessions/sweep-expired.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './invite.ts';
import { askToJoin } from './join-requests.ts';
import { readNewcomer } from './read-newcomer.ts';
import { signUpInvited } from './sign-up-invited.ts';

let runtime: Runtime;
let manager: Awaited<ReturnType<typeof makeRecruiter>>;
let companyId: string;
let count = 0;

beforeAll(async () => {
  runtime = await testRuntime();
  companyId = await makeCompany(runtime.db, { name: 'Maréva' });
  manager = await makeRecruiter(runtime.db, { companyId });
});

/** Each request has its own client address, because limits count by address. */
const as = (viewer: Viewer, locale: 'fr' | 'en' = 'fr'): Context => ({
  ...contextOf(runtime, viewer, locale),
  clientAddress: `10.0.${count >> 8}.${count++ & 255}`,
});
const later = (context: Context, days: number): Context => ({
  ...context,
  ports: { ...context.ports, clock: { now: () => new Date(Date.now() + days * 86_400_000) } },
});
const newAddress = () => `invited-${count++}@example.com`;

async function invite(email: string, permissions = { admin: false, intros: true }): Promise<string> {
  await inviteMember(as(await makeRecruiter(runtime.db, { companyId })), companyId, { email, ...permissions });
  return tokenIn(runtime.db, email, 'company-invitation');
}

const openFor = (email: string) =>
  runtime.db.selectFrom('companyInvitations').selectAll().where('email', '=', email).execute();
const memberOf = (person: SignedIn) =>
  runtime.db.selectFrom('companyMembers').selectAll().where('recruiterId', '=', person.userId).executeTakeFirst();

describe('an invitation (docs/product/companies.md, Invitations)', () => {
  it('is an e-mail with a link of which only a hash is stored, and makes the owner of the address a member', async () => {
    const person = await makeNewcomer(runtime.db);
    const token = await invite(person.email, { admin: true, intros: false });
    expect(token).toMatch(/^[a-z0-9]{32}$/);
    const [stored] = await openFor(person.email);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await readInvitation(as(person), token)).toMatchObject({
      outcome: 'open',
      company: { name: 'Maréva' },
      email: person.email,
    });
    expect(await acceptInvitation(as(person), { token })).toBe('member');
    expect(await memberOf(person)).toMatchObject({ companyId, admin: true, intros: false });
    expect((await auditOf(runtime.db, companyId)).at(-1)).toMatchObject({
      action: 'company.join',
      actorId: person.userId,
    });
  });

  it('is in the language of the invited account, else in that of the inviting recruiter', async () => {
    const english = await makeNewcomer(runtime.db);
    await runtime.db.updateTable('users').set({ locale: 'en' }).where('id', '=', english.userId).execute();
    await invite(english.email);
    expect(await emailsTo(runtime.db, english.email)).toMatchObject([{ locale: 'en' }]);
    const unknown = newAddress();
    await invite(unknown);
    const [sentEmail] = await emailsTo(runtime.db, unknown);
    expect(sentEmail).toMatchObject({ locale: 'fr', subject: 'Dominique Petit vous invite à rejoindre Maréva' });
    expect(sentEmail?.text).toMatch(/^Bonjour,\n/);
  });

  it('of a company that is not validated contains no text chosen by its members', async () => {
    const unchecked = await makeCompany(runtime.db, { name: 'Votre compte est suspendu', validatedAt: null });
    const stranger = await makeRecruiter(runtime.db, { companyId: unchecked });
    const person = { ...stranger, name: 'Appelez le service client' };
    const email = newAddress();
    await inviteMember(as(person), unchecked, { email, admin: false, intros: true });
    const [sentEmail] = await emailsTo(runtime.db, email);
    expect(sentEmail?.subject).toBe('Vous êtes invité·e à rejoindre une équipe');
    expect(JSON.stringify(sentEmail)).not.toMatch(/suspendu|service client/);
    const english = newAddress();
    await inviteMember(as({ ...person, locale: 'en' }), unchecked, { email: english, admin: false, intros: true });
    expect((await emailsTo(runtime.db, english))[0]?.subject).toBe('You have been invited to join a team');
  });

  it('works for a person who signs up afterwards, also without the e-mail after the address is confirmed', async () => {
    const email = newAddress();
    const token = await invite(email);
    expect(await readInvitation(as(undefined), token)).toMatchObject({ outcome: 'signIn', email });
    const person = { ...(await makeNewcomer(runtime.db)), email };
    await runtime.db.updateTable('users').set({ email }).where('id', '=', person.userId).execute();
    const { invitations } = await readNewcomer(as(person));
    expect(invitations).toMatchObject([{ company: 'Maréva' }]);
    expect(await acceptInvitation(as(person), { invitationId: invitations[0]?.id ?? '' })).toBe('member');
    expect(await memberOf(person)).toMatchObject({ companyId, intros: true });
  });

  it('is not usable with an unconfirmed address', async () => {
    const person = await makeNewcomer(runtime.db);
    await runtime.db.updateTable('users').set({ emailVerified: false }).where('id', '=', person.userId).execute();
    const token = await invite(person.email);
    expect((await readNewcomer(as(person))).invitations).toEqual([]);
    expect(await acceptInvitation(as(person), { token })).toBe('unverified');
    expect(await memberOf(person)).toBeUndefined();
  });

  it('works for the invited address only, even with the link', async () => {
    const token = await invite(newAddress());
    const [row] = await runtime.db
      .selectFrom('companyInvitations')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const thief = await makeNewcomer(runtime.db);
    expect(await acceptInvitation(as(thief), { token })).toBe('otherAddress');
    expect(await acceptInvitation(as(thief), { invitationId: row?.id ?? '' })).toBe('otherAddress');
    expect(await memberOf(thief)).toBeUndefined();
    await expect(acceptInvitation(as(undefined), { token })).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it.each([
    ['a developer', makeDeveloper, 'notRecruiter'],
    ['an administrator', makeAdministrator, 'notRecruiter'],
    ['a recruiter of another company', makeRecruiter, 'otherCompany'],
  ] as const)('is refused for %s', async (_, make, outcome) => {
    const person = await make(runtime.db);
    const token = await invite(person.email);
    expect(await acceptInvitation(as(person), { token })).toBe(outcome);
    expect((await openFor(person.email))[0]?.acceptedAt).toBeNull();
  });

  it('expires after 7 days', async () => {
    const person = await makeNewcomer(runtime.db);
    const token = await invite(person.email);
    expect(await readInvitation(later(as(person), 6.9), token)).toMatchObject({ outcome: 'open' });
    expect(await readInvitation(later(as(person), 7.1), token)).toEqual({
      outcome: 'expired',
      company: undefined,
      email: undefined,
    });
    expect(await acceptInvitation(later(as(person), 7.1), { token })).toBe('expired');
    expect((await readNewcomer(later(as(person), 7.1))).invitations).toEqual([]);
  });

  it.each(['', 'a'.repeat(32), "' or 1=1"])('is not found by the invalid token %j', async (token) => {
    const person = await makeNewcomer(runtime.db);
    expect(await readInvitation(as(person), token)).toMatchObject({ outcome: 'invalid', company: undefined });
    expect(await acceptInvitation(as(person), { token })).toBe('invalid');
    expect(await acceptInvitation(as(person), { invitationId: token })).toBe('invalid');
  });

  it('deletes an open request to join another company', async () => {
    const person = await makeNewcomer(runtime.db);
    await askToJoin(as(person), await makeCompany(runtime.db), { message: '' });
    const token = await invite(person.email);
    await acceptInvitation(as(person), { token });
    const left = runtime.db
      .selectFrom('companyJoinRequests')
      .select('recruiterId')
      .where('recruiterId', '=', person.userId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('requests at the same moment', () => {
  it('the same invitation used twice creates one member', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await makeNewcomer(runtime.db);
      const token = await invite(person.email);
      const outcomes = await Promise.all([1, 2].map(() => acceptInvitation(as(person), { token })));
      expect(outcomes).toEqual(['member', 'member']);
      const joined = await runtime.db
        .selectFrom('audit')
        .select('id')
        .where('action', '=', 'company.join')
        .where('actorId', '=', person.userId)
        .execute();
      expect(joined).toHaveLength(1);
    }
  });

  it('invitations of two companies give one membership', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await makeNewcomer(runtime.db);
      const other = await makeRecruiter(runtime.db);
      const token = await invite(person.email);
      await inviteMember(as(other), other.membership.companyId, { email: person.email, admin: false, intros: false });
      const second = await tokenIn(runtime.db, person.email, 'company-invitation');
      const keys = [token, second].map((one) => acceptInvitation(as(person), { token: one }));
      expect((await Promise.all(keys)).toSorted()).toEqual(['member', 'otherCompany']);
    }
  });

  it('two invitations to one address send one e-mail', async () => {
    for (let round = 0; round < 5; round++) {
      const email = newAddress();
      const two = await makeRecruiter(runtime.db, { companyId });
      const value = { email, admin: false, intros: true };
      const sent = await Promise.allSettled([manager, two].map((viewer) => inviteMember(as(viewer), companyId, value)));
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { fields: { email: 'alreadyInvited' } },
      });
      expect(await emailsTo(runtime.db, email)).toHaveLength(1);
      expect(await openFor(email)).toHaveLength(1);
    }
  });
});

describe('a company administrator', () => {
  it('sends an invitation again with a new link and a new expiry date, and the old link is invalid', async () => {
    const person = await makeNewcomer(runtime.db);
    const old = await invite(person.email);
    const [row] = await openFor(person.email);
    await resendInvitation(later(as(manager), 8), companyId, row?.id ?? '');
    const token = await tokenIn(runtime.db, person.email, 'company-invitation');
    expect(token).not.toBe(old);
    expect(await acceptInvitation(later(as(person), 9), { token: old })).toBe('invalid');
    expect(await acceptInvitation(later(as(person), 9), { token })).toBe('member');
    await expect(resendInvitation(as(manager), companyId, row?.id ?? '')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('revokes an invitation, and its link is invalid', async () => {
    const person = await makeNewcomer(runtime.db);
    const token = await invite(person.email);
    const [row] = await openFor(person.email);
    await revokeInvitation(as(manager), companyId, row?.id ?? '');
    expect(await readInvitation(as(person), token)).toMatchObject({ outcome: 'invalid' });
    await expect(revokeInvitation(as(manager), companyId, row?.id ?? '')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('cannot invite a member, and can invite an address again after the expiry', async () => {
    const value = { email: manager.email, admin: false, intros: true };
    await expect(inviteMember(as(manager), companyId, value)).rejects.toMatchObject({
      fields: { email: 'alreadyMember' },
    });
    const email = newAddress();
    await invite(email);
    const other = await makeRecruiter(runtime.db, { companyId });
    await inviteMember(later(as(other), 8), companyId, { ...value, email });
    expect(await openFor(email)).toHaveLength(1);
  });

  it('cannot find out accounts: every address that is not a member gets the same answer', async () => {
    const addresses = [
      newAddress(),
      (await makeDeveloper(runtime.db)).email,
      (await makeRecruiter(runtime.db)).email,
      (await makeAdministrator(runtime.db)).email,
    ];
    for (const email of addresses) expect(await invite(email)).toMatch(/^[a-z0-9]{32}$/);
  });

  it('can send only few invitations while the company is not validated', async () => {
    const founder = await makeRecruiter(runtime.db, {
      companyId: await makeCompany(runtime.db, { validatedAt: null }),
    });
    const send = () =>
      inviteMember(as(founder), founder.membership.companyId, { email: newAddress(), admin: false, intros: true });
    for (let sent = 0; sent < 5; sent++) await send();
    await expect(send()).rejects.toMatchObject({ name: 'TooMany' });
  });

  it('can send only few invitations to one mailbox', async () => {
    const email = newAddress();
    for (let round = 0; round < 5; round++) {
      const other = await makeRecruiter(runtime.db);
      await inviteMember(as(other), other.membership.companyId, { email, admin: false, intros: true });
    }
    await expect(invite(email)).rejects.toMatchObject({ name: 'TooMany' });
  });
});

it('the address of an invitation is deleted a month after its expiry', async () => {
  const email = newAddress();
  await invite(email);
  const at = (days: number) => ({
    db: runtime.db,
    ports: { ...runtime.ports, clock: { now: () => new Date(Date.now() + days * 86_400_000) } },
  });
  await sweepExpired(at(30));
  expect(await openFor(email)).toHaveLength(1);
  await sweepExpired(at(38));
  expect(await openFor(email)).toEqual([]);
});

describe('an invited person without an account (docs/product/companies.md, Invitations)', () => {
  const person = { firstName: 'Ada', lastName: 'Marin', password: 'sept chevaux bleus' };
  const accountOf = (email: string) =>
    runtime.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

  it('gets a confirmed account of the invited address, a session and the rights in one step, once', async () => {
    const email = newAddress();
    const token = await invite(email, { admin: false, intros: true });
    const visitor = as(undefined);
    expect(await signUpInvited(visitor, { token, ...person })).toBe('member');
    const account = await accountOf(email);
    expect(account).toMatchObject({ name: 'Ada Marin', role: 'RECRUITER', emailVerified: true });
    expect(await memberOf({ userId: account?.id ?? '' } as SignedIn)).toMatchObject({ companyId, intros: true });
    expect(
      await runtime.db
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', account?.id ?? '')
        .execute(),
    ).toHaveLength(1);
    expect(await emailsTo(runtime.db, email)).toMatchObject([{ template: 'company-invitation' }]);
    expect(await signUpInvited(as(undefined), { token, ...person })).toBe('used');
  });

  it('of two presses at once, one makes the account', async () => {
    const email = newAddress();
    const token = await invite(email);
    const outcomes = await Promise.all([1, 2].map(() => signUpInvited(as(undefined), { token, ...person })));
    expect(outcomes.toSorted()).toEqual(['member', 'used']);
  });

  it('who has a confirmed account signs in instead, and the account does not change', async () => {
    const known = await makeNewcomer(runtime.db);
    const token = await invite(known.email);
    expect(await signUpInvited(as(undefined), { token, ...person })).toBe('haveAccount');
    expect(await accountOf(known.email)).toMatchObject({ id: known.userId, name: known.name });
    expect(await memberOf(known)).toBeUndefined();
  });

  it('replaces an account of this address that was never confirmed', async () => {
    const stranger = await makeNewcomer(runtime.db);
    await runtime.db.updateTable('users').set({ emailVerified: false }).where('id', '=', stranger.userId).execute();
    const token = await invite(stranger.email);
    expect(await signUpInvited(as(undefined), { token, ...person })).toBe('member');
    expect((await accountOf(stranger.email))?.id).not.toBe(stranger.userId);
  });

  it('is refused with an old, a cancelled or an unknown link, and with a password that is easily guessed', async () => {
    const email = newAddress();
    const token = await invite(email);
    expect(await signUpInvited(later(as(undefined), 8), { token, ...person })).toBe('expired');
    const guessed = signUpInvited(as(undefined), { token, ...person, password: 'motdepasse123' });
    await expect(guessed).rejects.toMatchObject({ name: 'Invalid' });
    const [open] = await openFor(email);
    await revokeInvitation(as(manager), companyId, open?.id ?? '');
    expect(await signUpInvited(as(undefined), { token, ...person })).toBe('invalid');
    expect(await accountOf(email)).toBeUndefined();
  });
});
