import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { atEnd } from '../../../../tests/harness/at-end.ts';
import { newDataDir, removeDataDir } from '../../../../tests/harness/product.ts';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { createAdministrator } from '../sign-up/create-administrator.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { verifyEmail } from '../sign-up/verify-email.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const good = 'une phrase assez longue';
/**
 * A common password; made of the person's name; of the e-mail address; of the brand name; listed in the operator's
 * file.
 */
const refused = ['Motdepasse2024!', 'Quillivere29', 'kermorgant-1', 'Bocalisto2026', 'ZXq7-listed-by-operator'];
let runtime: Runtime;
let count = 0;

beforeAll(async () => {
  const folder = newDataDir();
  atEnd(() => removeDataDir(folder));
  const file = join(folder, 'refused.txt');
  writeFileSync(file, 'short\r\nzxq7-LISTED-by-operator\r\n');
  runtime = await testRuntime({ BRAND_NAME: 'Bocalisto', REFUSED_PASSWORDS_FILE: file });
});

const visitor = () => new Visitor(runtime, `10.1.0.${++count}`);

function newcomer(password: string) {
  const email = `kermorgant@mail${++count}.example`;
  return { role: 'DEVELOPER' as const, firstName: 'Ada', lastName: 'Quillivere', email, password };
}

async function lastToken(email: string): Promise<string> {
  const emails = await runtime.db
    .selectFrom('emails')
    .select('text')
    .where('toAddress', '=', email)
    .orderBy('createdAt', 'desc')
    .execute();
  return emails[0]?.text.match(/token=([^\s"&]+)/)?.[1] ?? '';
}

async function member() {
  const browser = visitor();
  const person = newcomer(good);
  await signUp(await browser.context(), person);
  await verifyEmail(await browser.context(), await lastToken(person.email));
  return { browser, person };
}

describe('a password that is easily guessed is refused', () => {
  it.each(refused)('at sign-up, and no account is created: %s', async (password) => {
    const person = newcomer(password);
    await expect(signUp(await visitor().context(), person)).rejects.toMatchObject({
      name: 'Invalid',
      fields: { password: 'passwordCommon' },
    });
    const made = runtime.db.selectFrom('users').select('id').where('email', '=', person.email);
    expect(await made.execute()).toEqual([]);
  });

  it('when it is changed, and the old password stays', async () => {
    const { browser, person } = await member();
    for (const newPassword of refused) {
      await expect(
        changePassword(await browser.context(), { currentPassword: good, newPassword }),
        newPassword,
      ).rejects.toMatchObject({ name: 'Invalid', fields: { newPassword: 'passwordCommon' } });
    }
    expect(await signIn(await visitor().context(), { email: person.email, password: good })).toBe('signedIn');
  });

  it('at a reset, and the link still works with a better password', async () => {
    const { person } = await member();
    await requestPasswordReset(await visitor().context(), person.email);
    const token = await lastToken(person.email);
    for (const password of refused) {
      await expect(resetPassword(await visitor().context(), { token, password }), password).rejects.toMatchObject({
        name: 'Invalid',
        fields: { password: 'passwordCommon' },
      });
    }
    const password = 'et encore une phrase';
    expect(await resetPassword(await visitor().context(), { token, password })).toBe('changed');
    expect(await signIn(await visitor().context(), { email: person.email, password })).toBe('signedIn');
  });

  it('by the command that creates administrators', async () => {
    for (const password of ['Motdepasse2024!', 'bossuet-2026'])
      await expect(createAdministrator(runtime.db, 'bossuet@example.com', password)).rejects.toMatchObject({
        name: 'Fault',
      });
  });
});

it.each(['kvqzhtrbwm', '8306152947', ' Ünï  çødé ☂ ', 'long phrases '.repeat(8)])(
  'any characters are accepted, also 64 characters and more: %j',
  async (newPassword) => {
    const { browser, person } = await member();
    await changePassword(await browser.context(), { currentPassword: good, newPassword });
    expect(await signIn(await visitor().context(), { email: person.email, password: newPassword })).toBe('signedIn');
  },
);

it('a password is compared exactly as it was typed', async () => {
  const { person } = await member();
  for (const password of [good.toUpperCase(), good.slice(0, -1), `${good} `])
    expect(await signIn(await visitor().context(), { email: person.email, password }), password).toBe('wrong');
});
