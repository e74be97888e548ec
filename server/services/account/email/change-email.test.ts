import { beforeAll, describe, expect, it } from 'vitest';
import { paces } from '../../../../domain/account/pace.ts';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { attempt } from '../../shared/limits/slow-down.ts';
import { changePassword } from '../password/change-password.ts';
import { requestPasswordReset } from '../password/request-password-reset.ts';
import { resetPassword } from '../password/reset-password.ts';
import { readInformations } from '../read-informations.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { verifyEmail } from '../sign-up/verify-email.ts';
import { cancelEmailChange, requestEmailChange } from './change-email.ts';
import { confirmEmailChange } from './confirm-email-change.ts';

let runtime: Runtime;
let count = 0;
const password = 'un mot de passe assez long';
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  runtime = await testRuntime();
});

function visitor(): Visitor {
  return new Visitor(runtime, `10.1.0.${++count}`);
}

const address = (name: string) => `${name}${++count}@example.com`;

async function emailsTo(email: string) {
  return runtime.db
    .selectFrom('emails')
    .select(['template', 'text', 'userId', 'locale'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute();
}

async function tokenTo(email: string, template = 'confirm-new-email'): Promise<string> {
  const sentEmail = (await emailsTo(email)).findLast((one) => one.template === template);
  return sentEmail?.text.match(/token=([^\s"&]+)/)?.[1] ?? '';
}

async function member(role: 'DEVELOPER' | 'RECRUITER' = 'DEVELOPER') {
  const browser = visitor();
  const person = { role, firstName: 'Ada', lastName: 'Martin', email: address('ada'), password };
  await signUp(await browser.context(), person);
  await verifyEmail(await browser.context(), await tokenTo(person.email, 'verify-email'));
  return { browser, email: person.email, userId: (await browser.viewer())?.userId ?? '' };
}

/** A member who has asked for another e-mail address. */
async function asking() {
  const someone = await member();
  const newEmail = address('new');
  await requestEmailChange(await someone.browser.context(), { newEmail, currentPassword: password });
  return { ...someone, newEmail, token: await tokenTo(newEmail) };
}

const storedEmail = async (userId: string) =>
  runtime.db.selectFrom('users').select(['email', 'emailVerified']).where('id', '=', userId).executeTakeFirst();

async function auditOf(userId: string) {
  return runtime.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'data'])
    .where('subjectId', '=', userId)
    .where('action', '<>', 'email-verified')
    .orderBy('id')
    .execute();
}

/** A request of the same visitor, this many milliseconds later. */
async function later(browser: Visitor, milliseconds: number) {
  const context = await browser.context();
  const now = new Date(Date.now() + milliseconds);
  return { ...context, ports: { ...context.ports, clock: { now: () => now } } };
}

describe('asking for another e-mail address', () => {
  it('is refused to a visitor who is not signed in', async () => {
    const asked = requestEmailChange(await visitor().context(), { newEmail: 'x@example.com', currentPassword: 'x' });
    await expect(asked).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('needs the current password: with a wrong one no e-mail is sent', async () => {
    const { browser, email } = await member();
    const newEmail = address('new');
    const asked = requestEmailChange(await browser.context(), { newEmail, currentPassword: 'not this one' });
    await expect(asked).rejects.toMatchObject({ name: 'Invalid', fields: { currentPassword: 'wrongPassword' } });
    expect(await emailsTo(newEmail)).toEqual([]);
    expect((await emailsTo(email)).map(({ template }) => template)).toEqual(['verify-email']);
    expect((await readInformations(await browser.context())).pending).toBeUndefined();
  });

  it('refuses the address that the account already has', async () => {
    const { browser, email } = await member();
    const asked = requestEmailChange(await browser.context(), { newEmail: email, currentPassword: password });
    await expect(asked).rejects.toMatchObject({ name: 'Invalid', fields: { newEmail: 'sameEmail' } });
  });

  it('sends a link to the new address and a notice to the old one; the account keeps its address for now', async () => {
    const { browser, email, userId, newEmail, token } = await asking();
    expect((await emailsTo(newEmail)).map(({ template }) => template)).toEqual(['confirm-new-email']);
    expect((await emailsTo(newEmail))[0]?.text).toContain(`/nouvelle-adresse?token=${token}`);
    const word = (await emailsTo(email)).at(-1);
    expect(word?.template).toBe('email-change-asked');
    expect(word?.text).not.toContain(token);
    expect(await storedEmail(userId)).toMatchObject({ email });
    expect((await readInformations(await browser.context())).pending).toMatchObject({ email: newEmail });
    expect(await auditOf(userId)).toEqual([{ action: 'email-change-asked', actorId: userId, data: {} }]);
  });

  it('stores only a hash of the link', async () => {
    const { userId, token } = await asking();
    const row = await runtime.db.selectFrom('emailChanges').selectAll().where('userId', '=', userId).executeTakeFirst();
    expect(token.length).toBeGreaterThan(60);
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
  });

  it('answers the same for an address that has an account; that account gets a notice instead of a link', async () => {
    const owner = await member('RECRUITER');
    const { browser, email, userId } = await member();
    const input = { newEmail: owner.email, currentPassword: password };
    await expect(requestEmailChange(await browser.context(), input)).resolves.toBeUndefined();
    const sentEmail = (await emailsTo(owner.email)).at(-1);
    expect(sentEmail).toMatchObject({ template: 'email-taken', userId: owner.userId });
    expect(sentEmail?.text).not.toContain('token=');
    expect((await emailsTo(email)).at(-1)?.template).toBe('email-change-asked');
    expect((await readInformations(await browser.context())).pending).toMatchObject({ email: owner.email });
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['email-change-asked']);
  });

  it('invalidates the link of an earlier request', async () => {
    const { browser, userId, token } = await asking();
    const second = address('second');
    await requestEmailChange(await browser.context(), { newEmail: second, currentPassword: password });
    expect(await confirmEmailChange(await visitor().context(), token)).toBe('invalid');
    expect(await confirmEmailChange(await visitor().context(), await tokenTo(second), password)).toBe('changed');
    expect(await storedEmail(userId)).toMatchObject({ email: second });
  });

  it('can be cancelled, also twice', async () => {
    const { browser, token, userId } = await asking();
    await cancelEmailChange(await browser.context());
    await cancelEmailChange(await browser.context());
    expect((await readInformations(await browser.context())).pending).toBeUndefined();
    expect(await confirmEmailChange(await visitor().context(), token)).toBe('invalid');
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual([
      'email-change-asked',
      'email-change-cancelled',
    ]);
  });

  it('has to wait after many attempts at the password', async () => {
    const { browser } = await member();
    const sessionId = (await browser.viewer())?.sessionId ?? '';
    for (let i = 0; i < 30; i++) await attempt(runtime.db, paces.passwordBySession, sessionId).catch(() => {});
    const eleventh = requestEmailChange(await browser.context(), {
      newEmail: address('new'),
      currentPassword: password,
    });
    await expect(eleventh).rejects.toMatchObject({ name: 'TooMany' });
  });

  it('is refused after five e-mails requested by one account', async () => {
    const { browser, userId } = await member();
    const newEmail = address('new');
    for (let i = 0; i < 5; i++) await consume(runtime.db, limits.mailByAccount, userId);
    const sixth = requestEmailChange(await browser.context(), { newEmail, currentPassword: password });
    await expect(sixth).rejects.toMatchObject({ name: 'TooMany' });
    expect(await emailsTo(newEmail)).toEqual([]);
  });

  it('has to wait when several accounts send e-mails to one mailbox', async () => {
    const { browser } = await member();
    const newEmail = address('new');
    for (let i = 0; i < 30; i++) await attempt(runtime.db, paces.emailByAccount, `change ${newEmail}`).catch(() => {});
    const asked = requestEmailChange(await browser.context(), { newEmail, currentPassword: password });
    await expect(asked).rejects.toMatchObject({ name: 'TooMany' });
    expect(await emailsTo(newEmail)).toEqual([]);
  });

  it('greets the new mailbox without a name: the account holder could write any text into a name', async () => {
    const { newEmail } = await asking();
    expect((await emailsTo(newEmail))[0]?.text).toMatch(/^Bonjour,\n/);
  });
});

describe('confirming another e-mail address', () => {
  it('changes the address, sends a notice to the old one, and the user signs in with the new one from then on', async () => {
    const { browser, email, userId, newEmail, token } = await asking();
    expect(await confirmEmailChange(await visitor().context(), token, password)).toBe('changed');
    expect(await storedEmail(userId)).toEqual({ email: newEmail, emailVerified: true });
    expect((await emailsTo(email)).at(-1)?.template).toBe('email-changed');
    expect(await browser.viewer()).toMatchObject({ email: newEmail });
    expect((await readInformations(await browser.context())).pending).toBeUndefined();
    expect(await signIn(await visitor().context(), { email: newEmail, password })).toBe('signedIn');
    expect(await signIn(await visitor().context(), { email, password })).toBe('wrong');
    const lines = await auditOf(userId);
    expect(lines.at(-1)).toEqual({ action: 'email-changed', actorId: userId, data: { fields: ['email'] } });
    expect(JSON.stringify(lines)).not.toMatch(/example\.com/);
  });

  it('needs the password or a session of the account: the mailbox may belong to another person', async () => {
    const { browser, userId, email, newEmail, token } = await asking();
    expect(await confirmEmailChange(await visitor().context(), token)).toBe('unproven');
    expect(await confirmEmailChange(await (await member()).browser.context(), token)).toBe('unproven');
    expect(await confirmEmailChange(await visitor().context(), token, 'not the password')).toBe('wrong');
    expect(await storedEmail(userId)).toMatchObject({ email });
    expect(await confirmEmailChange(await browser.context(), token)).toBe('changed');
    expect(await storedEmail(userId)).toMatchObject({ email: newEmail });
  });

  it('is not prevented by an unconfirmed account with the same address', async () => {
    const { browser, userId, newEmail, token } = await asking();
    await signUp(await visitor().context(), {
      role: 'RECRUITER',
      firstName: 'B',
      lastName: 'C',
      email: newEmail,
      password: 'the password of a stranger',
    });
    expect(await confirmEmailChange(await browser.context(), token)).toBe('changed');
    expect(await storedEmail(userId)).toMatchObject({ email: newEmail });
    const stranger = { email: newEmail, password: 'the password of a stranger' };
    expect(await signIn(await visitor().context(), stranger)).toBe('wrong');
  });

  it('works once, also when two requests arrive at the same moment', async () => {
    const { email, token } = await asking();
    const browser = visitor();
    const twice = await Promise.all([
      confirmEmailChange(await browser.context(), token, password),
      confirmEmailChange(await browser.context(), token, password),
    ]);
    expect(twice.sort()).toEqual(['changed', 'invalid']);
    expect(await confirmEmailChange(await browser.context(), token)).toBe('invalid');
    expect((await emailsTo(email)).filter(({ template }) => template === 'email-changed')).toHaveLength(1);
  });

  it('works for 24 hours', async () => {
    const { browser, email, userId, token } = await asking();
    expect(await confirmEmailChange(await later(visitor(), 24 * hour + 1000), token)).toBe('expired');
    expect((await readInformations(await later(browser, 24 * hour + 1000))).pending).toBeUndefined();
    expect(await storedEmail(userId)).toMatchObject({ email });
    expect(await confirmEmailChange(await later(visitor(), 24 * hour - 60_000), token, password)).toBe('changed');
  });

  it.each(['', 'x', `00000000-0000-7000-8000-000000000000.${'a'.repeat(32)}`, "'; drop table users; --"])(
    'refuses the invalid token %j',
    async (token) => expect(await confirmEmailChange(await visitor().context(), token)).toBe('invalid'),
  );

  it('refuses a link that was altered', async () => {
    const { userId, email, token } = await asking();
    const altered = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    expect(await confirmEmailChange(await visitor().context(), altered)).toBe('invalid');
    const other = await member();
    expect(await confirmEmailChange(await visitor().context(), token.replace(userId, other.userId))).toBe('invalid');
    expect(await storedEmail(userId)).toMatchObject({ email });
  });

  it('is refused after the owner has chosen a new password, as the notice to the old address advises', async () => {
    const thief = await asking();
    const owner = visitor();
    await requestPasswordReset(await owner.context(), thief.email);
    const reset = await tokenTo(thief.email, 'reset-password');
    expect(await resetPassword(await owner.context(), { token: reset, password: 'a password of my own' })).toBe(
      'changed',
    );
    expect(await confirmEmailChange(await thief.browser.context(), thief.token)).toBe('invalid');
    expect(await storedEmail(thief.userId)).toMatchObject({ email: thief.email });

    const careful = await asking();
    const change = { currentPassword: password, newPassword: 'yet another password' };
    await changePassword(await careful.browser.context(), change);
    expect(await confirmEmailChange(await visitor().context(), careful.token)).toBe('invalid');
  });

  it('invalidates a password link that was sent to the old address', async () => {
    const { email, token } = await asking();
    await requestPasswordReset(await visitor().context(), email);
    const reset = await tokenTo(email, 'reset-password');
    expect(await confirmEmailChange(await visitor().context(), token, password)).toBe('changed');
    const stale = { token: reset, password: 'whatever it may be' };
    expect(await resetPassword(await visitor().context(), stale)).toBe('invalid');
  });

  it('answers "taken" when another confirmed account got the address meanwhile', async () => {
    const { userId, email, newEmail, token } = await asking();
    const other = { role: 'RECRUITER' as const, firstName: 'B', lastName: 'C', email: newEmail, password };
    await signUp(await visitor().context(), other);
    await runtime.db.updateTable('users').set({ emailVerified: true }).where('email', '=', newEmail).execute();
    expect(await confirmEmailChange(await visitor().context(), token, password)).toBe('taken');
    expect(await storedEmail(userId)).toMatchObject({ email });
  });

  it('limits how many tokens one client address can try', async () => {
    const browser = visitor();
    for (let i = 0; i < 30; i++) await confirmEmailChange(await browser.context(), 'a guess');
    await expect(confirmEmailChange(await browser.context(), 'a guess')).rejects.toMatchObject({ name: 'TooMany' });
  });
});
