import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { memberPassword, newMember, newVisitor } from '../../../../tests/harness/members.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { totp } from '../../../../tests/harness/totp.ts';
import { isOutdated } from '../../../password-hash.ts';
import type { Runtime } from '../../../runtime.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

const lines: object[] = [];
let runtime: Runtime;

beforeAll(async () => {
  const opened = await testRuntime();
  const info = (line: object, text: string) => void (text === 'sign-in' && lines.push(line));
  runtime = { ...opened, log: Object.assign(Object.create(opened.log), { info }) };
});
beforeEach(() => void lines.splice(0));

it('each attempt at a password is logged with the account id and the outcome, never with the e-mail address', async () => {
  const { person, userId } = await newMember(runtime);
  lines.splice(0);
  const visitor = newVisitor(runtime);
  for (const body of [
    { ...person, password: 'une autre phrase' },
    { email: 'unknown@example.com', password: memberPassword },
    person,
  ])
    await signIn(await visitor.context(), body);
  expect(lines).toEqual([
    { requestId: 'test', account: userId, outcome: 'wrong', factor: 'password' },
    { requestId: 'test', account: undefined, outcome: 'wrong', factor: 'password' },
    { requestId: 'test', account: userId, outcome: 'signedIn', factor: 'password' },
  ]);
});

it('each attempt at a code is logged with the account id and the outcome', async () => {
  const { browser, person, userId } = await newMember(runtime);
  const { uri, recoveryCodes } = await beginSecondFactor(await browser.context(), memberPassword);
  await confirmSecondFactor(await browser.context(), totp(new URL(uri).searchParams.get('secret') ?? ''));
  lines.splice(0);
  const visitor = newVisitor(runtime);
  await signIn(await visitor.context(), person);
  for (const code of ['aaaaa-bbbbb', recoveryCodes[0] ?? '']) await verifySecondFactor(await visitor.context(), code);
  expect(lines).toEqual([
    { requestId: 'test', account: userId, outcome: 'secondFactor', factor: 'password' },
    { requestId: 'test', account: userId, outcome: 'wrong', factor: 'recovery' },
    { requestId: 'test', account: userId, outcome: 'signedIn', factor: 'recovery' },
  ]);
});

it('a hash of the old method is renewed by a sign-in with the right password, not with a wrong one', async () => {
  const { person, userId } = await newMember(runtime);
  const credential = runtime.db.selectFrom('credentials').select('password').where('userId', '=', userId);
  const stored = async () => (await credential.executeTakeFirstOrThrow()).password ?? '';
  const old = await hashByLibrary(person.password);
  await runtime.db.updateTable('credentials').set({ password: old }).where('userId', '=', userId).execute();
  const attempt = async (password: string) =>
    signIn(await newVisitor(runtime).context(), { email: person.email, password });
  expect(await attempt('une autre phrase')).toBe('wrong');
  expect(await stored()).toBe(old);
  expect(await attempt(person.password)).toBe('signedIn');
  expect(isOutdated(await stored())).toBe(false);
  expect(await attempt(person.password)).toBe('signedIn');
});
