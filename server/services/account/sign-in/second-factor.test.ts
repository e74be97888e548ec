import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberPassword, productWithMembers } from '../../../../tests/harness/members.ts';
import type { Visitor } from '../../../../tests/harness/runtime.ts';
import { totp } from '../../../../tests/harness/totp.ts';
import { resetPassword } from '../password/reset-password.ts';
import { readViewer } from '../read-viewer.ts';
import { countAttempt } from './count-attempt.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

const product = productWithMembers();
afterEach(() => void vi.useRealTimers());

/** Stops the clock, so that a code stays valid between its creation and its use. */
function stopClock() {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  return { now, move: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000) };
}

async function protectedMember() {
  const clock = stopClock();
  const { browser, person, userId } = await product.newMember();
  const { uri, recoveryCodes } = await beginSecondFactor(await browser.context(), memberPassword);
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  await confirmSecondFactor(await browser.context(), totp(secret));
  return { browser, person, userId, secret, recoveryCodes, clock };
}

/** A browser that has given the password and not yet the code. */
async function pending(person: { email: string; password: string }): Promise<Visitor> {
  const visitor = product.newVisitor();
  expect(await signIn(await visitor.context(), person)).toBe('secondFactor');
  return visitor;
}

const answer = async (visitor: Visitor, code: string) =>
  verifySecondFactor(await visitor.context(), code).catch((error: Error) => error.name);

describe('a code of the authenticator', () => {
  it('works once, also within its thirty seconds', async () => {
    const { person, secret, clock } = await protectedMember();
    clock.move(30);
    expect(await answer(await pending(person), totp(secret))).toBe('signedIn');
    const second = await pending(person);
    expect(await answer(second, totp(secret))).toBe('wrong');
    expect(await second.viewer()).toBeUndefined();
    clock.move(30);
    expect(await answer(second, totp(secret))).toBe('signedIn');
  });

  it('that activated the second factor cannot also be used to sign in', async () => {
    const { person, secret } = await protectedMember();
    expect(await answer(await pending(person), totp(secret))).toBe('wrong');
  });

  it('is refused when a newer one was accepted before', async () => {
    const { person, secret, clock } = await protectedMember();
    clock.move(60);
    const before = totp(secret, Date.now() - 30_000);
    expect(await answer(await pending(person), totp(secret))).toBe('signedIn');
    expect(await answer(await pending(person), before)).toBe('wrong');
  });

  it('signs in only one of several browsers that use it at the same moment', async () => {
    const { person, secret, clock } = await protectedMember();
    clock.move(30);
    const browsers = [await pending(person), await pending(person), await pending(person)];
    const outcomes = await Promise.all(browsers.map((one) => answer(one, totp(secret))));
    expect(outcomes.filter((one) => one === 'signedIn')).toHaveLength(1);
    const open = await Promise.all(browsers.map((one) => one.viewer()));
    expect(open.filter(Boolean)).toHaveLength(1);
  });
});

describe('a recovery code', () => {
  it('signs in only one of several browsers that use it at the same moment; it is logged and its owner gets an e-mail', async () => {
    const { person, userId, recoveryCodes } = await protectedMember();
    const browsers = [await pending(person), await pending(person), await pending(person)];
    const outcomes = await Promise.all(browsers.map((one) => answer(one, recoveryCodes[0] ?? '')));
    expect(outcomes.filter((one) => one === 'signedIn')).toHaveLength(1);
    expect((await product.actionsOn(userId)).filter((one) => one === 'recovery-code-used')).toHaveLength(1);
    const emails = await product.emailsOf(person.email);
    expect(emails.filter(({ template }) => template === 'recovery-code-used')).toHaveLength(1);
  });
});

describe('the step between password and code', () => {
  it('belongs to the browser that gave the password', async () => {
    const { person, secret, clock } = await protectedMember();
    clock.move(30);
    await pending(person);
    expect(await answer(product.newVisitor(), totp(secret))).toBe('expired');
  });

  it('expires after ten minutes', async () => {
    const { person, secret, clock } = await protectedMember();
    const visitor = await pending(person);
    clock.move(10 * 60 + 1);
    expect(await answer(visitor, totp(secret))).toBe('expired');
    expect(await visitor.viewer()).toBeUndefined();
  });
});

describe('guessing codes', () => {
  /** Wrong codes from many addresses; all but the last are only counted. */
  async function guess(person: { email: string; password: string }, userId: string, times: number): Promise<void> {
    for (let n = 1; n < times; n++)
      await countAttempt(await product.newVisitor().context(), 'code', userId, undefined).catch(() => {});
    const visitor = await pending(person);
    expect(await answer(visitor, '000000')).toBe('wrong');
  }

  it('is slowed down, the owner gets one e-mail, and a known browser can still sign in', async () => {
    const { browser, person, userId, secret, clock } = await protectedMember();
    await signOut(await browser.context());
    await guess(person, userId, 10);
    await sql`update slowed_attempts set next_at = now() + interval '1 hour' where key like 'code-account:%'`.execute(
      product.runtime.db,
    );
    expect(await answer(await pending(person), '000000')).toBe('TooMany');
    const emails = await product.emailsOf(person.email);
    expect(emails.filter(({ template }) => template === 'codes-guessed')).toHaveLength(1);
    clock.move(30);
    expect(await signIn(await browser.context(), person)).toBe('secondFactor');
    expect(await answer(browser, totp(secret))).toBe('signedIn');
  });

  it('no longer slows the owner down after a new password was chosen', async () => {
    const { person, userId, clock, secret } = await protectedMember();
    await guess(person, userId, 10);
    const owner = product.newVisitor();
    const token = await product.resetToken(owner, person.email);
    const password = 'a new password of the owner';
    expect(await resetPassword(await owner.context(), { token, password })).toBe('changed');
    clock.move(30);
    expect(await signIn(await owner.context(), { email: person.email, password })).toBe('secondFactor');
    expect(await answer(owner, totp(secret))).toBe('signedIn');
  });
});

describe('turning the second factor on and off', () => {
  it('renews the session token, closes sessions opened with the password alone, is logged, and the owner gets an e-mail', async () => {
    const clock = stopClock();
    const { browser, person, userId } = await product.newMember();
    const elsewhere = product.newVisitor();
    await signIn(await elsewhere.context(), person);
    const { uri } = await beginSecondFactor(await browser.context(), memberPassword);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const old = (await browser.context()).headers.get('cookie') ?? '';
    await confirmSecondFactor(await browser.context(), totp(secret));
    expect(await browser.viewer()).toMatchObject({ email: person.email, twoFactorEnabled: true });
    expect(await elsewhere.viewer()).toBeUndefined();
    expect((await readViewer(product.runtime, old)).viewer).toBeUndefined();

    const before = (await browser.viewer())?.sessionId;
    await renewRecoveryCodes(await browser.context(), memberPassword);
    clock.move(30);
    await removeSecondFactor(await browser.context(), memberPassword);
    expect((await browser.viewer())?.sessionId).not.toBe(before);
    const told = ['second-factor-on', 'recovery-codes-renewed', 'second-factor-off'];
    expect((await product.actionsOn(userId)).slice(-3)).toEqual(told);
    expect((await product.emailsOf(person.email)).slice(-3).map(({ template }) => template)).toEqual(told);
  });
});
