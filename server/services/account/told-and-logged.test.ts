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

describe('what happens to the keys of an account', () => {
  it('a new password by e-mail: asked for, done, and told', async () => {
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

  it('names the administrator who asked for a colleague’s, from the page that anybody may open', async () => {
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

  it('a changed password is told each time, also twice within the hour', async () => {
    const { browser, person, userId } = await product.newMember();
    const change = { currentPassword: memberPassword, newPassword: 'the second password' };
    await changePassword(await browser.context(), change);
    const again = { currentPassword: 'the second password', newPassword: 'the third password' };
    await changePassword(await browser.context(), again);
    expect((await templatesOf(person.email)).filter((one) => one === 'password-changed')).toHaveLength(2);
    expect((await product.actionsOn(userId)).filter((one) => one === 'password-changed')).toHaveLength(2);
  });

  it('closed sessions are logged and told', async () => {
    const { browser, person, userId } = await product.newMember();
    await signIn(await product.newVisitor().context(), person);
    await revokeSession(await browser.context(), 'others');
    expect((await product.actionsOn(userId)).at(-1)).toBe('session-revoked');
    expect((await templatesOf(person.email)).at(-1)).toBe('sessions-closed');
  });

  it('is not done when it cannot be logged: the password stays', async () => {
    const { browser, person, userId } = await product.newMember();
    const context = await browser.context();
    // The e-mail's key is made last; without it nothing of the change may be left.
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
  it('a session that was in the browser before does not become that of who signs in', async () => {
    const { browser, person: attacker } = await product.newMember();
    const planted = (await browser.context()).headers.get('cookie') ?? '';
    const { person: owner } = await product.newMember();
    expect(await signIn(await browser.context(), owner)).toBe('signedIn');
    expect(await browser.viewer()).toMatchObject({ email: owner.email });
    expect((await readViewer(product.runtime, planted)).viewer).toMatchObject({ email: attacker.email });
  });

  it('a changed password gives the session in use a new token: a copy of the old one is worth nothing', async () => {
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
