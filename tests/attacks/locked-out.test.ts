// A stranger who types wrong passwords is slowed down, and locks nobody out.
import { expect, it } from 'vitest';
import { fromNewAddress, memberPassword, newMember, signIn } from './people.ts';

it('thirty wrong passwords from one address slow that address down; the owner signs in as ever', async () => {
  const { email, cookie } = await newMember();
  const attacker = fromNewAddress();
  const answers: Response[] = [];
  for (let n = 0; n < 30; n++) answers.push(await signIn(email, `not the password ${n}`, attacker));
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed.length).toBeGreaterThanOrEqual(20);
  for (const { headers } of slowed) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 429).map(({ status }) => status)).toEqual(
    Array(30 - slowed.length).fill(422),
  );
  // Also with the right password: what was guessed at last is not told.
  expect((await signIn(email, memberPassword, attacker)).status).toBe(429);

  expect((await signIn(email, memberPassword, fromNewAddress())).status).toBe(302);
  // From the attacker's own address, in a browser in which the owner has signed in before.
  const known = cookie.split('; ').find((one) => /^__Host-[\w.]*known=/.test(one)) ?? '';
  expect((await signIn(email, memberPassword, { ...attacker, cookie: known })).status).toBe(302);
});
