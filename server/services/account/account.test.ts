import { beforeAll, describe, expect, it } from 'vitest';
import { testRuntime, Visitor } from '../../../tests/harness/runtime.ts';
import { totp } from '../../../tests/harness/totp.ts';
import type { Runtime } from '../../runtime.ts';
import { changePassword } from './password/change-password.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { resetPassword } from './password/reset-password.ts';
import { listSessions, revokeSession } from './sessions/sessions.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './sign-in/second-factor.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { verifySecondFactor } from './sign-in/verify-second-factor.ts';
import { createAdministrator } from './sign-up/create-administrator.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';

let runtime: Runtime;
let count = 0;
const password = 'un mot de passe assez long';

beforeAll(async () => {
  runtime = await testRuntime();
});

/** Each test has an IP address of its own: the rate limits of one test must not affect another. */
function visitor(): Visitor {
  return new Visitor(runtime, `10.0.0.${++count}`);
}

function newcomer(role: 'DEVELOPER' | 'RECRUITER' = 'DEVELOPER') {
  return { role, firstName: 'Ada', lastName: 'Martin', email: `ada${++count}@example.com`, password };
}

async function emailsTo(email: string) {
  return runtime.db.selectFrom('emails').selectAll().where('toAddress', '=', email).orderBy('createdAt').execute();
}

function tokenIn(text: string | undefined): string {
  return text?.match(/token=([^\s"&]+)/)?.[1] ?? '';
}

/** Signs up, confirms the e-mail address and returns the signed-in browser. */
async function member(role: 'DEVELOPER' | 'RECRUITER' = 'DEVELOPER') {
  const browser = visitor();
  const person = newcomer(role);
  await signUp(await browser.context(), person);
  await verifyEmail(await browser.context(), tokenIn((await emailsTo(person.email))[0]?.text));
  return { browser, person };
}

describe('signing up', () => {
  it('creates a developer with both parts of a profile, not signed in before the address is confirmed', async () => {
    const browser = visitor();
    const person = newcomer();
    await signUp(await browser.context('en'), person);
    expect(await browser.viewer()).toBeUndefined();
    const user = await runtime.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: 'DEVELOPER', emailVerified: false, locale: 'en' });
    const confidential = await runtime.db
      .selectFrom('developerConfidential')
      .selectAll()
      .where('developerId', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(confidential).toMatchObject({ firstName: 'Ada', lastName: 'Martin' });
    const [email] = await emailsTo(person.email);
    expect(email).toMatchObject({ template: 'verify-email', locale: 'en', subject: 'Confirm your e-mail address' });
    expect(email?.text).toContain('/en/verify?token=');
  });

  it('creates a recruiter without a company', async () => {
    const { browser } = await member('RECRUITER');
    expect(await browser.viewer()).toMatchObject({ role: 'RECRUITER', membership: undefined });
  });

  it('never creates an administrator, even when the request asks for that role', async () => {
    const { signUpSchema } = await import('../../../domain/account/account.ts');
    expect(signUpSchema.safeParse({ ...newcomer(), role: 'ADMIN' }).success).toBe(false);
  });

  it('answers the same for an address that has an account, in upper or lower case, and sends an e-mail to its owner', async () => {
    const { person } = await member();
    const stranger = visitor();
    await expect(
      signUp(await stranger.context(), { ...person, email: person.email, password: 'another password' }),
    ).resolves.toBeUndefined();
    const emails = await emailsTo(person.email);
    expect(emails.map(({ template }) => template)).toEqual(['verify-email', 'existing-account']);
    const users = await runtime.db.selectFrom('users').select('id').where('email', '=', person.email).execute();
    expect(users).toHaveLength(1);
    expect(await signIn(await stranger.context(), { email: person.email, password: 'another password' })).toBe('wrong');
  });

  it('lets the database refuse a second account with the same address in another case', async () => {
    const { person } = await member();
    const twin = runtime.db
      .insertInto('users')
      .values({ email: person.email.toUpperCase(), name: 'x', role: 'DEVELOPER' })
      .execute();
    await expect(twin).rejects.toThrow();
  });
});

describe('confirming the e-mail address of a new account', () => {
  it('signs the user in', async () => {
    const { browser, person } = await member();
    expect(await browser.viewer()).toMatchObject({ email: person.email, role: 'DEVELOPER' });
  });

  it('refuses a link that was altered', async () => {
    const browser = visitor();
    const person = newcomer();
    await signUp(await browser.context(), person);
    const token = tokenIn((await emailsTo(person.email))[0]?.text);
    expect(await verifyEmail(await browser.context(), `${token.slice(0, -3)}abc`)).toBe('invalid');
    expect(await browser.viewer()).toBeUndefined();
  });

  it('sends a new e-mail when a user with the right password has not confirmed the address yet', async () => {
    const browser = visitor();
    const person = newcomer();
    await signUp(await browser.context(), person);
    expect(await signIn(await browser.context(), person)).toBe('unverified');
    expect(await signIn(await browser.context(), { ...person, password: 'not the right one' })).toBe('wrong');
    expect((await emailsTo(person.email)).every(({ template }) => template === 'verify-email')).toBe(true);
  });
});

describe('signing in and out', () => {
  it('opens a session with the right password and closes it again', async () => {
    const { person } = await member();
    const browser = visitor();
    expect(await signIn(await browser.context(), person)).toBe('signedIn');
    expect(await browser.viewer()).toMatchObject({ email: person.email });
    await signOut(await browser.context());
    expect(await browser.viewer()).toBeUndefined();
  });

  it('gives the same answer for a wrong password and for an unknown address', async () => {
    const { person } = await member();
    const browser = visitor();
    expect(await signIn(await browser.context(), { email: person.email, password: 'wrong wrong wrong' })).toBe('wrong');
    expect(await signIn(await browser.context(), { email: 'nobody@example.com', password: 'wrong wrong wrong' })).toBe(
      'wrong',
    );
  });

  it('refuses a session cookie whose signature is not ours', async () => {
    const { browser } = await member();
    const context = await browser.context();
    const forged = (context.headers.get('cookie') ?? '').replace(
      /(session_token=[^.;]{5})(.)/,
      (_, begin: string, last: string) => `${begin}${last === 'x' ? 'y' : 'x'}`,
    );
    const { readViewer } = await import('./read-viewer.ts');
    expect((await readViewer(runtime, forged)).viewer).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  it('is replaced through a link that works once and closes every session', async () => {
    const { browser, person } = await member();
    const other = visitor();
    await requestPasswordReset(await other.context(), person.email);
    const email = (await emailsTo(person.email)).find(({ template }) => template === 'reset-password');
    const token = tokenIn(email?.text);
    expect(await resetPassword(await other.context(), { token, password: 'a brand new password' })).toBe('changed');
    expect(await browser.viewer()).toBeUndefined();
    expect(await resetPassword(await other.context(), { token, password: 'and another password' })).toBe('invalid');
    expect(await signIn(await other.context(), { email: person.email, password: 'a brand new password' })).toBe(
      'signedIn',
    );
  });

  it('sends nothing for an unknown address, but takes as long as for a known one', async () => {
    const started = performance.now();
    await requestPasswordReset(await visitor().context(), 'unknown@example.com');
    expect(performance.now() - started).toBeGreaterThan(200);
    expect(await emailsTo('unknown@example.com')).toEqual([]);
  });
});

describe('changing the password', () => {
  it('needs the current password, closes the other sessions and sends an e-mail to the user', async () => {
    const { browser, person } = await member();
    const elsewhere = visitor();
    await signIn(await elsewhere.context(), person);
    await expect(
      changePassword(await browser.context(), { currentPassword: 'not this one', newPassword: 'the next password' }),
    ).rejects.toMatchObject({
      name: 'Invalid',
      fields: { currentPassword: 'wrongPassword' },
    });
    await changePassword(await browser.context(), { currentPassword: password, newPassword: 'the next password' });
    expect(await browser.viewer()).toMatchObject({ email: person.email });
    expect(await elsewhere.viewer()).toBeUndefined();
    expect((await emailsTo(person.email)).at(-1)?.template).toBe('password-changed');
  });
});

describe('sessions', () => {
  it('are listed with the current one first, and can be closed one by one or all except the current one', async () => {
    const { browser, person } = await member();
    const second = visitor();
    const third = visitor();
    await signIn(await second.context(), person);
    await signIn(await third.context(), person);
    const sessions = await listSessions(await browser.context());
    expect(sessions).toHaveLength(3);
    expect(sessions[0]?.current).toBe(true);
    const target = (await second.viewer())?.sessionId ?? '';
    await revokeSession(await browser.context(), target);
    expect(await second.viewer()).toBeUndefined();
    await revokeSession(await browser.context(), 'others');
    expect(await third.viewer()).toBeUndefined();
    expect(await browser.viewer()).toBeDefined();
  });

  it('cannot be closed by another user', async () => {
    const { browser } = await member();
    const { browser: stranger } = await member();
    const target = (await browser.viewer())?.sessionId ?? '';
    await expect(revokeSession(await stranger.context(), target)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await browser.viewer()).toBeDefined();
  });
});

describe('the second factor', () => {
  it('is active only after a code was confirmed, then every sign-in needs a code', async () => {
    const { browser, person } = await member();
    await expect(beginSecondFactor(await browser.context(), 'wrong password')).rejects.toMatchObject({
      name: 'Invalid',
    });
    const { uri, recoveryCodes } = await beginSecondFactor(await browser.context(), password);
    expect(recoveryCodes.length).toBeGreaterThanOrEqual(8);
    const early = visitor();
    expect(await signIn(await early.context(), person)).toBe('signedIn');

    const secret = new URL(uri).searchParams.get('secret') ?? '';
    await expect(confirmSecondFactor(await browser.context(), '000000')).rejects.toMatchObject({ name: 'Invalid' });
    await confirmSecondFactor(await browser.context(), totp(secret));
    expect(await browser.viewer()).toMatchObject({ twoFactorEnabled: true });

    const later = visitor();
    expect(await signIn(await later.context(), person)).toBe('secondFactor');
    expect(await later.viewer()).toBeUndefined();
    expect(await verifySecondFactor(await later.context(), '123456')).toBe('wrong');
    expect(await verifySecondFactor(await later.context(), totp(secret, Date.now() + 30_000))).toBe('signedIn');
    expect(await later.viewer()).toMatchObject({ email: person.email });

    const withoutPhone = visitor();
    await signIn(await withoutPhone.context(), person);
    expect(await verifySecondFactor(await withoutPhone.context(), recoveryCodes[0] ?? '')).toBe('signedIn');
    const again = visitor();
    await signIn(await again.context(), person);
    expect(await verifySecondFactor(await again.context(), recoveryCodes[0] ?? '')).toBe('wrong');

    const renewed = await renewRecoveryCodes(await later.context(), password);
    expect(renewed).not.toContain(recoveryCodes[1]);
    await removeSecondFactor(await later.context(), password);
    expect(await signIn(await visitor().context(), person)).toBe('signedIn');
  });

  it('refuses a code when the password was not given first', async () => {
    expect(await verifySecondFactor(await visitor().context(), '123456')).toBe('expired');
  });
});

describe('the first administrator', () => {
  it('is created once by the command line, and can sign in', async () => {
    await createAdministrator(runtime.db, 'boss@example.com', password);
    const browser = visitor();
    expect(await signIn(await browser.context(), { email: 'boss@example.com', password })).toBe('signedIn');
    expect(await browser.viewer()).toMatchObject({ role: 'ADMIN' });
    await expect(createAdministrator(runtime.db, 'boss@example.com', password)).rejects.toMatchObject({
      name: 'Fault',
    });
  });
});
