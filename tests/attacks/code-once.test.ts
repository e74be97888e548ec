// An attacker has read a code of the authenticator.
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { totp } from '../harness/totp.ts';
import { cookiesAfter, postForm } from './client.ts';
import { fromNewAddress, memberPassword, newMember, signIn } from './people.ts';

const { url } = inject('site');
const halfMinute = 30_000;

it('a code of the authenticator opens one session, and no second one within its half minute', async () => {
  const { email, cookie } = await newMember();
  const security = (fields: Record<string, string>, cookies: string) =>
    postForm(url, pathTo('fr', 'security'), fields, { cookie: cookies });
  const begun = await security({ intent: 'factorBegin', password: memberPassword }, cookie);
  const secret = (await begun.text()).match(/\b[A-Z2-7]{26,}\b/)?.[0] ?? '';
  const now = Date.now();
  // The previous code is still accepted: the current one is for signing in.
  const turnOn = { intent: 'factorConfirm', code: totp(secret, now - halfMinute) };
  expect((await security(turnOn, cookiesAfter(begun, cookie))).status).toBe(200);

  const enterCode = async () => {
    const asked = await signIn(email, memberPassword);
    expect(asked.headers.get('location')).toBe(pathTo('fr', 'secondFactor'));
    const headers = { ...fromNewAddress(), cookie: cookiesAfter(asked) };
    return postForm(url, pathTo('fr', 'secondFactor'), { code: totp(secret, now) }, headers);
  };
  const [owner, thief] = [await enterCode(), await enterCode()];
  expect([owner.status, cookiesAfter(owner).includes('session_token=')]).toEqual([302, true]);
  expect([thief.status, cookiesAfter(thief).includes('session_token=')]).toEqual([422, false]);
});
