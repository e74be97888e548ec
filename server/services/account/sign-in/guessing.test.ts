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

/** What came of one attempt: the outcome, or how long to wait. */
async function attempt(visitor: ReturnType<typeof browser>, email: string, password = 'a guess, and another') {
  try {
    return await signIn(await visitor.context(), { email, password });
  } catch (error) {
    const { name, retryAfterSeconds } = error as { name: string; retryAfterSeconds: number };
    if (name !== 'TooMany') throw error;
    return retryAfterSeconds;
  }
}

/** Wrong passwords from many addresses, as the counters see them: what is not asked needs no slow comparison. */
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

/** The account as a whole has just reached its longest wait. */
async function besiege(email: string): Promise<void> {
  await attack(email, { addresses: 20, times: 2 });
  await sql`update slowed_attempts set next_at = now() + interval '1 hour' where key like 'password-account:%'`.execute(
    runtime.db,
  );
}

describe('guessing a password', () => {
  it('from one address is slowed down, and the account stays open to others', async () => {
    const { person } = await newMember(runtime);
    const bot = browser();
    const outcomes: (string | number)[] = [];
    for (let n = 0; n < 6; n++) outcomes.push(await attempt(bot, person.email));
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('wrong'));
    await attack(person.email, { addresses: 1, times: 30 });
    expect(await attempt(browser(), person.email, person.password)).toBe('signedIn');
  });

  it('from many addresses slows new browsers down by at most half a minute', async () => {
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

  it('nor one in which the owner has chosen a new password by the link of an e-mail', async () => {
    const { person } = await newMember(runtime);
    await besiege(person.email);
    const owner = browser();
    const token = await resetToken(runtime, owner, person.email);
    expect(await resetPassword(await owner.context(), { token, password: 'the next password' })).toBe('changed');
    expect(await attempt(owner, person.email, 'the next password')).toBe('signedIn');
  });

  it('in a known browser is slowed down, too, by at most a minute', async () => {
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

  it('a browser known to one account is not known to another, nor for ever', async () => {
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

  it('answers the same for an address without an account', async () => {
    const unknown = newPerson();
    const bot = browser();
    const outcomes: (string | number)[] = [];
    for (let n = 0; n < 5; n++) outcomes.push(await attempt(bot, unknown.email));
    expect(outcomes).toEqual(Array(5).fill('wrong'));
    await besiege(unknown.email);
    expect(typeof (await attempt(browser(), unknown.email))).toBe('number');
  });

  it('in parallel gets no more attempts than one after the other', async () => {
    const { person } = await newMember(runtime);
    const bot = browser();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt(bot, person.email)));
    expect(outcomes.filter((one) => one === 'wrong').length).toBeLessThan(10);
  });

  it('does not count those who know their password', async () => {
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
  it('with a stolen session does not stop the owner from choosing a new one', async () => {
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
  it('asked for by strangers leave the owner with one that works, and a known browser with its own', async () => {
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
