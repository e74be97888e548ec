// The duration of a sign-up must not tell whether the address has an account.
import { expect, it } from 'vitest';
import { newPerson, signUp } from './people.ts';

it('a sign-up takes at least 0.4 seconds, whether or not the address has an account', async () => {
  const person = newPerson();
  for (const known of [false, true]) {
    const began = performance.now();
    expect((await signUp(person)).status).toBe(302);
    expect(performance.now() - began, known ? 'a known address' : 'a new address').toBeGreaterThan(400);
  }
});
