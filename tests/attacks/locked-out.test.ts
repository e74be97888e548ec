// An attacker who types wrong passwords is slowed down, and does not lock the owner out.
import { expect, it } from 'vitest';
import { fromNewAddress, memberPassword, newMember, signIn } from './people.ts';

it('thirty wrong passwords from one address slow that address down, and the owner still signs in', async () => {
  const { email, cookie } = await newMember();
  const attacker = fromNewAddress();
  // All at once: one after the other, a slow machine would give the required waits by itself.
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => signIn(email, `not the password ${n}`, attacker)),
  );
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed.length).toBeGreaterThanOrEqual(15);
  for (const { headers } of slowed) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const compared = answers.filter((answer) => !slowed.includes(answer));
  expect(new Set(compared.map(({ status }) => status))).toEqual(new Set([422]));

  expect((await signIn(email, memberPassword, fromNewAddress())).status).toBe(302);
  // From the attacker's own address, in a browser that the owner has signed in with before.
  const known = cookie.split('; ').find((one) => /^__Host-[\w.]*known=/.test(one)) ?? '';
  expect((await signIn(email, memberPassword, { ...attacker, cookie: known })).status).toBe(302);
});
