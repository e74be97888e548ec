import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator } from '../../../tests/harness/factories.ts';
import { memberPassword, productWithMembers } from '../../../tests/harness/members.ts';
import { OutsideError } from '../../ports/outside-error.ts';
import { changePassword } from './password/change-password.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { resetPassword } from './password/reset-password.ts';
import { readViewer } from './read-viewer.ts';
import { revokeSession } from './sessions/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';

const product = productWithMembers();

const templatesOf = async (email: string) => (await product.emailsOf(email)).map(({ template }) => template);

describe('a change of the password or the sessions', () => {
  it('a new password by e-mail: request and change are logged, and the owner gets an e-mail', async () => {
    const { person, userId } = await product.newMember();
    const visitor = product.newVisitor();
    const token = await product.resetToken(visitor, person.email);
    expect(token).not.toBe('');
    const kept = await product.runtime.db.selectFrom('verifications').selectAll().where('value', '=', userId).execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    await resetPassword(await visitor.context(), { token, password: 'a brand new password' });
    expect((await product.actionsOn(userId)).slice(-2)).toEqual(['password-reset-asked', 'password-reset-done']);
    const notice = (await product.emailsOf(person.email)).at(-1);
    expect(notice?.template).toBe('password-replaced');
    expect(notice?.text).toMatch(/le \S+ \S+ \d{4} à \d\d:\d\d \(heure de Paris\)/);
    expect(notice?.text).not.toContain('token=');
  });

  it('names the administrator who requested a new password for another user on the public page', async () => {
    const { person, userId } = await product.newMember();
    const admin = await makeAdministrator(product.runtime.db);
    await requestPasswordReset(contextOf(product.runtime, admin), person.email);
    const line = await product.runtime.db
      .selectFrom('audit')
      .select('actorId')
      .where('subjectId', '=', userId)
      .where('action', '=', 'password-reset-asked')
      .executeTakeFirst();
    expect(line?.actorId).toBe(admin.userId);
  });

  it('sends an e-mail for each changed password, also twice within the hour', async () => {
    const { browser, person, userId } = await product.newMember();
    const change = { currentPassword: memberPassword, newPassword: 'the second password' };
    await changePassword(await browser.context(), change);
    const again = { currentPassword: 'the second password', newPassword: 'the third password' };
    await changePassword(await browser.context(), again);
    expect((await templatesOf(person.email)).filter((one) => one === 'password-changed')).toHaveLength(2);
    expect((await product.actionsOn(userId)).filter((one) => one === 'password-changed')).toHaveLength(2);
  });

  it('closed sessions are logged, and the owner gets an e-mail', async () => {
    const { browser, person, userId } = await product.newMember();
    await signIn(await product.newVisitor().context(), person);
    await revokeSession(await browser.context(), 'others');
    expect((await product.actionsOn(userId)).at(-1)).toBe('session-revoked');
    expect((await templatesOf(person.email)).at(-1)).toBe('sessions-closed');
  });

  it('is rolled back when it cannot be logged: the old password stays valid', async () => {
    const { browser, person, userId } = await product.newMember();
    const context = await browser.context();
    // The key of the e-mail is created last; when that fails, nothing of the change may be stored.
    const random = {
      ...context.ports.random,
      id: () => {
        throw new OutsideError('random', 'gone', { permanent: false });
      },
    };
    const change = { currentPassword: memberPassword, newPassword: 'never stored password' };
    const broken = { ...context, ports: { ...context.ports, random } };
    await expect(changePassword(broken, change)).rejects.toThrow();
    expect(await product.actionsOn(userId)).not.toContain('password-changed');
    expect(await signIn(await product.newVisitor().context(), person)).toBe('signedIn');
    expect(await browser.viewer()).toBeDefined();
  });
});

describe('sessions', () => {
  it('signing in creates a new session instead of reusing one that was in the browser before', async () => {
    const { browser, person: attacker } = await product.newMember();
    const planted = (await browser.context()).headers.get('cookie') ?? '';
    const { person: owner } = await product.newMember();
    expect(await signIn(await browser.context(), owner)).toBe('signedIn');
    expect(await browser.viewer()).toMatchObject({ email: owner.email });
    expect((await readViewer(product.runtime, planted)).viewer).toMatchObject({ email: attacker.email });
  });

  it('a changed password renews the token of the current session: a copy of the old token is invalid', async () => {
    const { browser } = await product.newMember();
    const copied = (await browser.context()).headers.get('cookie') ?? '';
    await changePassword(await browser.context(), {
      currentPassword: memberPassword,
      newPassword: 'the next password',
    });
    expect((await readViewer(product.runtime, copied)).viewer).toBeUndefined();
    expect(await browser.viewer()).toBeDefined();
  });
});
