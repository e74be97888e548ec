import { beforeAll, describe, expect, it } from 'vitest';
import { emailsOf, newPerson, newVisitor, tokenOf } from '../../../../tests/harness/members.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { requestPasswordReset } from '../password/request-password-reset.ts';
import { resetPassword } from '../password/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signUp } from './sign-up.ts';
import { readReturn, verifyEmail } from './verify-email.ts';

let runtime: Runtime;
const attackersPassword = 'the password of the attacker';
const ownersPassword = 'the password of the owner';

beforeAll(async () => {
  runtime = await testRuntime();
});

const browser = () => newVisitor(runtime);

/** An attacker signs up with the address of another person. */
async function attacked() {
  const attacker = browser();
  const person = newPerson('RECRUITER');
  await signUp(await attacker.context(), {
    ...person,
    firstName: 'Mallory',
    lastName: 'Intrus',
    password: attackersPassword,
  });
  const token = await tokenOf(runtime, person.email, 'verify-email');
  return { attacker, email: person.email, token, owner: browser(), person: { ...person, role: 'DEVELOPER' as const } };
}

const account = (email: string) =>
  runtime.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const canEnter = async (email: string, password: string) =>
  (await signIn(await browser().context(), { email, password })) === 'signedIn';

describe('an address with which an attacker signed up first', () => {
  it('is not confirmed from another browser without the password or a new password', async () => {
    const { owner, email, token } = await attacked();
    expect(await verifyEmail(await owner.context(), token)).toBe('unproven');
    expect((await account(email)).emailVerified).toBe(false);
    expect(await owner.viewer()).toBeUndefined();
  });

  it('is confirmed by its owner with a new password, and the attacker’s password is refused', async () => {
    const { attacker, owner, email, token } = await attacked();
    expect(await verifyEmail(await owner.context(), token, { newPassword: ownersPassword })).toBe('verified');
    expect(await owner.viewer()).toMatchObject({ email });
    expect(await attacker.viewer()).toBeUndefined();
    expect(await canEnter(email, attackersPassword)).toBe(false);
    expect(await canEnter(email, ownersPassword)).toBe(true);
  });

  it('belongs to the newest sign-up with its password, names and role, and every earlier link is invalid', async () => {
    const { owner, email, token, person } = await attacked();
    await signUp(await owner.context(), { ...person, password: ownersPassword });
    expect(await verifyEmail(await owner.context(), token)).toBe('invalid');
    expect(await verifyEmail(await owner.context(), token, { newPassword: attackersPassword })).toBe('invalid');
    const own = await tokenOf(runtime, email, 'verify-email');
    expect(await verifyEmail(await owner.context(), own)).toBe('verified');
    expect(await account(email)).toMatchObject({ name: 'Ada Martin', role: 'DEVELOPER', emailVerified: true });
    expect(await canEnter(email, attackersPassword)).toBe(false);
    expect(await canEnter(email, ownersPassword)).toBe(true);
  });

  it('is safe when the attacker signs up after the owner, too', async () => {
    const { attacker, owner, email, person } = await attacked();
    await signUp(await owner.context(), { ...person, password: ownersPassword });
    const old = await tokenOf(runtime, email, 'verify-email');
    await signUp(await attacker.context(), { ...person, firstName: 'Mallory', password: attackersPassword });
    expect(await verifyEmail(await owner.context(), old)).toBe('invalid');
    const token = await tokenOf(runtime, email, 'verify-email');
    expect(await verifyEmail(await owner.context(), token)).toBe('unproven');
    expect(await verifyEmail(await owner.context(), token, { password: ownersPassword })).toBe('wrong');
    expect(await verifyEmail(await owner.context(), token, { newPassword: ownersPassword })).toBe('verified');
    expect(await canEnter(email, attackersPassword)).toBe(false);
    expect(await canEnter(email, ownersPassword)).toBe(true);
  });

  it('belongs to the owner after a password reset without a confirmation: earlier links and passwords are invalid', async () => {
    const { attacker, owner, email, token } = await attacked();
    await requestPasswordReset(await owner.context(), email);
    const reset = await tokenOf(runtime, email, 'reset-password');
    expect(await resetPassword(await owner.context(), { token: reset, password: ownersPassword })).toBe('changed');
    expect(await account(email)).toMatchObject({ emailVerified: true });
    expect(await verifyEmail(await attacker.context(), token)).toBe('invalid');
    expect(await canEnter(email, attackersPassword)).toBe(false);
    expect(await canEnter(email, ownersPassword)).toBe(true);
  });

  it('gets no session for the attacker', async () => {
    const { attacker, email } = await attacked();
    expect(await signIn(await attacker.context(), { email, password: attackersPassword })).toBe('unverified');
    expect(await attacker.viewer()).toBeUndefined();
    const { id } = await account(email);
    expect(await runtime.db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([]);
  });

  it('has one account when both sign up at the same moment', async () => {
    const person = newPerson();
    await Promise.all(
      [attackersPassword, ownersPassword].map(async (password) =>
        signUp(await browser().context(), { ...person, password }),
      ),
    );
    expect(await runtime.db.selectFrom('users').select('id').where('email', '=', person.email).execute()).toHaveLength(
      1,
    );
  });
});

describe('a person who signs up with their own address', () => {
  it('confirms with one button in the browser that signed up', async () => {
    const own = browser();
    const person = newPerson();
    await signUp(await own.context(), person);
    expect(await verifyEmail(await own.context(), await tokenOf(runtime, person.email, 'verify-email'))).toBe(
      'verified',
    );
    expect(await own.viewer()).toMatchObject({ email: person.email });
  });

  it('confirms with the chosen password on another device', async () => {
    const person = newPerson();
    await signUp(await browser().context(), person);
    const phone = browser();
    const token = await tokenOf(runtime, person.email, 'verify-email');
    expect(await verifyEmail(await phone.context(), token, { password: 'not this password' })).toBe('wrong');
    expect(await verifyEmail(await phone.context(), token, { password: person.password })).toBe('verified');
    expect(await phone.viewer()).toMatchObject({ email: person.email });
    expect(await verifyEmail(await phone.context(), token)).toBe('invalid');
  });

  it('gets a new link by signing in, and the link before is invalid', async () => {
    const person = newPerson();
    await signUp(await browser().context(), person);
    const first = await tokenOf(runtime, person.email, 'verify-email');
    const phone = browser();
    expect(await signIn(await phone.context(), person)).toBe('unverified');
    const second = await tokenOf(runtime, person.email, 'verify-email');
    expect(second).not.toBe(first);
    expect(await verifyEmail(await phone.context(), first)).toBe('invalid');
    // This browser has just given the right password.
    expect(await verifyEmail(await phone.context(), second)).toBe('verified');
  });

  it('gets the answer "expired" when the link is too old', async () => {
    const person = newPerson();
    const own = browser();
    await signUp(await own.context(), person);
    const token = await tokenOf(runtime, person.email, 'verify-email');
    const context = await own.context();
    const clock = { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) };
    expect(await verifyEmail({ ...context, ports: { ...context.ports, clock } }, token)).toBe('expired');
  });

  it('is greeted without a name before the address is confirmed, because a name can contain any text', async () => {
    const person = { ...newPerson(), firstName: 'Votre compte est suspendu' };
    await signUp(await browser().context(), person);
    await requestPasswordReset(await browser().context(), person.email);
    const emails = await emailsOf(runtime, person.email);
    expect(emails.map(({ template }) => template)).toEqual(['verify-email', 'reset-password']);
    for (const { text, html, subject } of emails) expect(subject + text + html).not.toContain('suspendu');
  });
});

describe('the page that was wanted before signing up (docs/product/account.md, Coming back)', () => {
  const wanted = '/job/dev-react-mareva?do=apply';
  const linkOf = (email: string) => tokenOf(runtime, email, 'verify-email');

  it('is stored with the sign-up, and read in every browser that has the link, until it is used', async () => {
    const [own, person] = [browser(), newPerson()];
    await signUp(await own.context(), person, wanted);
    const token = await linkOf(person.email);
    const phone = browser();
    expect(await readReturn(await own.context(), token)).toBe(wanted);
    expect(await readReturn(await phone.context(), token)).toBe(wanted);
    expect(await readReturn(await phone.context(), 'another')).toBeUndefined();
    expect(await verifyEmail(await phone.context(), token, { password: person.password })).toBe('verified');
    expect(await readReturn(await phone.context(), token)).toBeUndefined();
  });

  it('stays when a new link is asked for by signing in, unless another page is wanted then', async () => {
    const person = newPerson();
    await signUp(await browser().context(), person, wanted);
    expect(await signIn(await browser().context(), person)).toBe('unverified');
    expect(await readReturn(await browser().context(), await linkOf(person.email))).toBe(wanted);
    expect(await signIn(await browser().context(), person, '/job/another')).toBe('unverified');
    expect(await readReturn(await browser().context(), await linkOf(person.email))).toBe('/job/another');
    // No further e-mail is sent so soon: the link of before leads to the page wanted last.
    for (const to of ['/job/third', '//evil.example']) await signIn(await browser().context(), person, to);
    expect(await readReturn(await browser().context(), await linkOf(person.email))).toBe('/job/third');
  });

  it('goes with the account when a newer sign-up takes the address', async () => {
    const person = newPerson();
    await signUp(await browser().context(), person, wanted);
    await signUp(await browser().context(), { ...person, password: ownersPassword });
    expect(await readReturn(await browser().context(), await linkOf(person.email))).toBeUndefined();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/a\r\nset-cookie: x=1',
    `/${'x'.repeat(500)}`,
    null,
  ])('is not stored when it is %j', async (to) => {
    const person = newPerson();
    await signUp(await browser().context(), person, to);
    const { id } = await account(person.email);
    const row = runtime.db.selectFrom('signUpConfirmations').select('returnTo').where('userId', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ returnTo: null });
  });

  it('is checked again when it is read', async () => {
    const person = newPerson();
    await signUp(await browser().context(), person, wanted);
    const { id } = await account(person.email);
    const write = (returnTo: string) =>
      runtime.db.updateTable('signUpConfirmations').set({ returnTo }).where('userId', '=', id).execute();
    await expect(write('//evil.example')).rejects.toThrow('check constraint');
    await write('/.//evil.example');
    expect(await readReturn(await browser().context(), await linkOf(person.email))).toBeUndefined();
  });
});
