import { beforeAll, describe, expect, it } from 'vitest';
import { addSession } from '../../../../tests/harness/played-session.ts';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { signIn } from '../../account/sign-in/sign-in.ts';
import { createAdministrator } from '../../account/sign-up/create-administrator.ts';
import { issueBadge } from '../../assessments/badges/issue-badge.ts';
import { askErasure, cancelErasure } from './ask-erasure.ts';
import { retireAccounts } from './retire-accounts.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'un mot de passe assez long';
// The accounts library uses the real clock: sessions that begin today must not be expired.
const clock = fixedClock(new Date().toISOString());
let runtime: Runtime;
let count = 0;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
});

async function member(role: 'DEVELOPER' | 'ADMIN' = 'DEVELOPER') {
  const email = `leaving${++count}@example.com`;
  const id = await createAdministrator(runtime.db, email, password);
  if (role === 'DEVELOPER') {
    await runtime.db.updateTable('users').set({ role }).where('id', '=', id).execute();
    await runtime.db
      .insertInto('developers')
      .values({ id, displayName: 'Lou', isShort: false, validationStatus: 'published' })
      .execute();
  }
  const browser = new Visitor(runtime, `10.1.0.${count}`);
  await signIn(await browser.context(), { email, password });
  return { id, email, browser };
}

const standing = (id: string) =>
  runtime.db.selectFrom('developers').select(['disabledAt', 'disabledReason']).where('id', '=', id).executeTakeFirst();

describe('erasing an account, with days to cancel (docs/product/privacy.md, Erasing an account)', () => {
  // This test is first: a session of an administrator lasts a week, and the tests below move the clock by more.
  it('the last administrator cannot erase their account', async () => {
    await runtime.db.deleteFrom('users').where('role', '=', 'ADMIN').execute();
    const [first, second] = [await member('ADMIN'), await member('ADMIN')];
    await askErasure(await first.browser.context(), { password });
    const asked = askErasure(await second.browser.context(), { password });
    await expect(asked).rejects.toMatchObject({ fields: { '': 'lastAdministrator' } });
  });

  it('needs the password', async () => {
    const { browser } = await member();
    const asked = askErasure(await browser.context(), { password: 'not mine at all' });
    await expect(asked).rejects.toMatchObject({ name: 'Invalid', fields: { password: 'wrongPassword' } });
    expect((await browser.viewer())?.leavingAt).toBeUndefined();
  });

  it('hides the profile at once and gives the last day to cancel', async () => {
    const { id, email, browser } = await member();
    await askErasure(await browser.context(), { password });
    expect(await standing(id)).toEqual({ disabledAt: clock.now(), disabledReason: 'leaving' });
    expect((await browser.viewer())?.leavingAt).toEqual(new Date(clock.now().getTime() + 14 * day));
    const emails = runtime.db.selectFrom('emails').select('template').where('toAddress', '=', email);
    expect(await emails.execute()).toEqual([{ template: 'erasure-asked' }]);
  });

  it('withdraws verifiable badges at once, for good', async () => {
    const { id, browser } = await member();
    const sessionId = await addSession(runtime.db, { userId: id });
    await issueBadge(await browser.context(), { sessionId, withEmail: false });
    await askErasure(await browser.context(), { password });
    await cancelErasure(await browser.context());
    expect(await runtime.db.selectFrom('testBadges').select('id').where('userId', '=', id).execute()).toEqual([]);
    expect(await runtime.db.selectFrom('badgeStatuses').select('revoked').execute()).toEqual([{ revoked: true }]);
  });

  it('restores everything when the user cancels', async () => {
    const { id, browser } = await member();
    await askErasure(await browser.context(), { password });
    await cancelErasure(await browser.context());
    expect(await standing(id)).toEqual({ disabledAt: null, disabledReason: null });
    clock.advance(15 * day);
    await retireAccounts(runtime);
    expect(await standing(id)).toBeDefined();
  });

  it('leaves a profile disabled that the team has disabled', async () => {
    const { id, browser } = await member();
    const disabledAt = new Date('2026-01-01');
    await runtime.db
      .updateTable('developers')
      .set({ disabledAt, disabledReason: 'spam' })
      .where('id', '=', id)
      .execute();
    await askErasure(await browser.context(), { password });
    await cancelErasure(await browser.context());
    expect(await standing(id)).toEqual({ disabledAt, disabledReason: 'spam' });
  });

  it('a second request does not begin the days again', async () => {
    const { browser } = await member();
    await askErasure(await browser.context(), { password });
    const first = (await browser.viewer())?.leavingAt;
    clock.advance(day);
    await askErasure(await browser.context(), { password });
    expect((await browser.viewer())?.leavingAt).toEqual(first);
  });

  it('erases the account fourteen days later', async () => {
    const { id, browser } = await member();
    await askErasure(await browser.context(), { password });
    clock.advance(13 * day);
    await retireAccounts(runtime);
    expect(await standing(id)).toBeDefined();
    clock.advance(day);
    await retireAccounts(runtime);
    expect(await standing(id)).toBeUndefined();
    expect(await browser.viewer()).toBeUndefined();
  });
});
