// An attacker signs up with another person's e-mail address, and waits for that person to confirm it.
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { cookiesAfter, postForm } from './client.ts';
import { fromNewAddress, newPerson, signIn, signUp, tokenTo } from './people.ts';

const { url } = inject('site');
const strangersPassword = 'the password of the stranger';
const ownersPassword = 'the password of the owner';

it('the attacker’s password does not work once the owner of the address has confirmed it', async () => {
  const person = newPerson({ password: strangersPassword });
  const stranger = await signUp(person);
  expect(stranger.status).toBe(302);
  // In another browser than the one that signed up, the link of the e-mail alone is not enough.
  const token = await tokenTo(person.email, 'verifyEmail');
  const confirm = (fields: Record<string, string>) =>
    postForm(url, pathTo('fr', 'verifyEmail'), { token, ...fields }, fromNewAddress());
  const alone = await confirm({});
  expect(alone.status).toBe(422);
  expect(cookiesAfter(alone)).not.toContain('session_token=');

  const confirmed = await confirm({ newPassword: ownersPassword });
  expect(confirmed.status).toBe(302);
  expect(cookiesAfter(confirmed)).toContain('session_token=');
  expect((await signIn(person.email, strangersPassword)).status).toBe(422);
  expect((await signIn(person.email, ownersPassword)).status).toBe(302);
  const home = await fetch(url, { headers: { cookie: cookiesAfter(stranger) } });
  expect(await home.text()).toContain(pathTo('fr', 'signIn'));
});
