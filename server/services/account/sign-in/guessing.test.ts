import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  emailsOf,
  memberPassword,
  newMember,
  newPerson,
  newVisitor,
  resetToken,
} from '../../../../tests/harness/members.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { changePassword } from '../password/change-password.ts';
import { countPasswordAttempt } from '../password/confirm-password.ts';
import { requestPasswordReset } from '../password/request-password-reset.ts';
import { resetPassword } from '../password/reset-password.ts';
import { countAttempt } from './count-attempt.ts';
import { knownBrowser } from './known-browser.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const browser = () => newVisitor(runtime);

/** The outcome of one attempt, or the seconds to wait. */
async function attempt(visitor: ReturnType<typeof browser>, email: string, password = 'a guess, and another') {
  try {
    return await signIn(await visitor.context(), { email, password });
  } catch (error) {
    const { name, retryAfterSeconds } = error as { name: string; retryAfterSeconds: number };
    if (name !== 'TooMany') throw error;
    return retryAfterSeconds;
  }
}

/** Counts wrong passwords from many addresses without comparing them, because hashing is slow. */
async function attack(email: string, { addresses, times }: { addresses: number; times: number }): Promise<number[]> {
  const waits: number[] = [];
  for (let one = 0; one < addresses; one++) {
    const bot = await browser().context();
    for (let n = 0; n < times; n++) {
      const refused = await countAttempt(bot, 'password', email, undefined).then(
        () => 0,
        ({ retryAfterSeconds }) => retryAfterSeconds,
      );
      if (refused > 0) waits.push(refused);
    }
  }
  return waits;
}

/** Puts the counter of the whole account at its longest wait. */
async function besiege(email: string): Promise<void> {
  await attack(email, { addresses: 20, times: 2 });
  await sql`update slowed_attempts set next_at = now() + interval '1 hour' where key like 'password-account:%'`.execute(
    runtime.db,
  );
}

describe('guessing a password', () => {
  it('from one address is slowed down, and other addresses can still sign in', async () => {
    const { person } = await newMember(runtime);
    const bot = browser();
    const outcomes: (string | number)[] = [];
    for (let n = 0; n < 6; n++) outcomes.push(await attempt(bot, person.email));
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('wrong'));
    await attack(person.email, { addresses: 1, times: 30 });
    expect(await attempt(browser(), person.email, person.password)).toBe('signedIn');
  });

  it('from many addresses makes unknown browsers wait half a minute at most', async () => {
    const { person } = await newMember(runtime);
    const waits = await attack(person.email, { addresses: 20, times: 3 });
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
    await besiege(person.email);
    expect(typeof (await attempt(browser(), person.email, person.password))).toBe('number');
  });

  it('never stops a browser in which the owner has signed in before', async () => {
    const { browser: own, person } = await newMember(runtime);
    await signOut(await own.context());
    await besiege(person.email);
    expect(await attempt(own, person.email, person.password)).toBe('signedIn');
  });

  it('never stops a browser in which the owner has chosen a new password through the link of an e-mail', async () => {
    const { person } = await newMember(runtime);
    await besiege(person.email);
    const owner = browser();
    const token = await resetToken(runtime, owner, person.email);
    expect(await resetPassword(await owner.context(), { token, password: 'the next password' })).toBe('changed');
    expect(await attempt(owner, person.email, 'the next password')).toBe('signedIn');
  });

  it('in a known browser makes that browser wait a minute at most', async () => {
    const { browser: own, person, userId } = await newMember(runtime);
    await signOut(await own.context());
    const context = await own.context();
    const known = knownBrowser(context, userId);
    const waits: number[] = [];
    for (let n = 0; n < 30; n++)
      await countAttempt(context, 'password', person.email, known).catch(({ retryAfterSeconds }) =>
        waits.push(retryAfterSeconds),
      );
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  it('counts a browser as known only for the right account, for 180 days, with a valid signature', async () => {
    const { browser: other } = await newMember(runtime);
    const { browser: own, userId } = await newMember(runtime);
    expect(knownBrowser(await other.context(), userId)).toBeUndefined();
    const context = await own.context();
    expect(knownBrowser(context, userId)).toBeDefined();
    const clock = { now: () => new Date(Date.now() + 181 * 24 * 60 * 60 * 1000) };
    expect(knownBrowser({ ...context, ports: { ...context.ports, clock } }, userId)).toBeUndefined();
    const forged = new Headers({ cookie: (context.headers.get('cookie') ?? '').replace(/(known=.{5})./, '$1_') });
    expect(knownBrowser({ ...context, headers: forged }, userId)).toBeUndefined();
  });

  it('gets the same answers for an address without an account', async () => {
    const unknown = newPerson();
    const bot = browser();
    const outcomes: (string | number)[] = [];
    for (let n = 0; n < 5; n++) outcomes.push(await attempt(bot, unknown.email));
    expect(outcomes).toEqual(Array(5).fill('wrong'));
    await besiege(unknown.email);
    expect(typeof (await attempt(browser(), unknown.email))).toBe('number');
  });

  it('in parallel gives no more attempts than one after the other', async () => {
    const { person } = await newMember(runtime);
    const bot = browser();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt(bot, person.email)));
    expect(outcomes.filter((one) => one === 'wrong').length).toBeLessThan(10);
  });

  it('does not count a sign-in with the right password', async () => {
    const { person } = await newMember(runtime);
    const counted = async () =>
      (await runtime.db.selectFrom('slowedAttempts').select(['key', 'attempts']).execute())
        .filter(({ key }) => key.startsWith('password-account:'))
        .reduce((sum, { attempts }) => sum + attempts, 0);
    const before = await counted();
    for (let n = 0; n < 3; n++) expect(await attempt(browser(), person.email, person.password)).toBe('signedIn');
    expect(await counted()).toBe(before);
  });
});

describe('guessing the password in the settings', () => {
  it('with a stolen session does not prevent the owner from choosing a new one', async () => {
    const { browser: own, person } = await newMember(runtime);
    const thief = browser();
    await signIn(await thief.context(), person);
    const guesses = await thief.context();
    for (let n = 0; n < 30; n++) await countPasswordAttempt(guesses).catch(() => {});
    const input = { currentPassword: memberPassword, newPassword: 'the thief’s own password' };
    await expect(changePassword(await thief.context(), input)).rejects.toMatchObject({ name: 'TooMany' });
    await changePassword(await own.context(), {
      currentPassword: memberPassword,
      newPassword: 'the owner’s new password',
    });
    expect(await thief.viewer()).toBeUndefined();
  });
});

describe('e-mails of a forgotten password', () => {
  it('requested by other people leave the owner a working link, and a known browser can still request its own', async () => {
    const { browser: own, person } = await newMember(runtime);
    await signOut(await own.context());
    for (let n = 0; n < 8; n++) await requestPasswordReset(await browser().context(), person.email);
    const sent = async () =>
      (await emailsOf(runtime, person.email)).filter(({ template }) => template === 'reset-password').length;
    const byStrangers = await sent();
    expect(byStrangers).toBeLessThan(6);
    await requestPasswordReset(await browser().context(), person.email);
    expect(await sent()).toBe(byStrangers);
    await requestPasswordReset(await own.context(), person.email);
    expect(await sent()).toBe(byStrangers + 1);
  });
});
