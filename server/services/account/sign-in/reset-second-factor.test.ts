import { expect, it } from 'vitest';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import { totp } from '../../../../tests/harness/totp.ts';
import { requestPasswordReset } from '../password/request-password-reset.ts';
import { resetPassword } from '../password/reset-password.ts';
import { createAdministrator } from '../sign-up/create-administrator.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';

it('a new password by e-mail does not bypass the second factor', async () => {
  const runtime = await testRuntime();
  const email = 'ada@example.com';
  const first = 'une phrase assez longue';
  await createAdministrator(runtime.db, email, first);
  const owner = new Visitor(runtime, '10.3.0.1');
  await signIn(await owner.context(), { email, password: first });
  const { uri } = await beginSecondFactor(await owner.context(), first);
  await confirmSecondFactor(await owner.context(), totp(new URL(uri).searchParams.get('secret') ?? ''));

  const thief = new Visitor(runtime, '10.3.0.2');
  await requestPasswordReset(await thief.context(), email);
  const sentEmail = await runtime.db
    .selectFrom('emails')
    .select('text')
    .where('template', '=', 'reset-password')
    .executeTakeFirstOrThrow();
  const token = sentEmail.text.match(/token=([^\s"&]+)/)?.[1] ?? '';
  const password = 'et encore une phrase';
  expect(await resetPassword(await thief.context(), { token, password })).toBe('changed');
  expect(await thief.viewer()).toBeUndefined();
  expect(await owner.viewer()).toBeUndefined();
  expect(await signIn(await thief.context(), { email, password })).toBe('secondFactor');
  expect(await thief.viewer()).toBeUndefined();
});
