import { beforeAll, describe, expect, it } from 'vitest';
import { makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { record } from '../../moderation/audit/record.ts';
import { askErasure } from '../../privacy/erasure/ask-erasure.ts';
import { readPrivacy } from '../../privacy/read-privacy.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { changePassword } from '../password/change-password.ts';
import { listSessions, revokeSession } from '../sessions/sessions.ts';
import { beginSecondFactor } from '../sign-in/second-factor.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { createAdministrator } from '../sign-up/create-administrator.ts';
import { beginActing } from './begin.ts';
import { endActing } from './end.ts';
import { watched } from './watched.ts';

const password = 'un mot de passe assez long';
const reason = 'Demande n° 12';
// better-auth uses the real clock: the fixed clock starts today, so that its sessions have not expired.
const clock = fixedClock(new Date().toISOString());
let runtime: Runtime;
let count = 0;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
});

async function administrator() {
  const email = `boss${++count}@example.com`;
  const id = await createAdministrator(runtime.db, email, password);
  const browser = new Visitor(runtime, `10.2.0.${count}`);
  await signIn(await browser.context(), { email, password });
  return { id, browser };
}

async function acting() {
  const { id, browser } = await administrator();
  const person = await makeDeveloper(runtime.db);
  await beginActing(await browser.context(), person.userId, { reason });
  return { id, browser, person };
}

const refused = expect.objectContaining({ name: 'Forbidden' });
const lines = (subjectId: string) =>
  runtime.db.selectFrom('audit').selectAll().where('subjectId', '=', subjectId).orderBy('id').execute();

describe("impersonation (docs/product/account.md, Acting in another person's name)", () => {
  it('makes the session act as the other user, and keeps the id of the administrator', async () => {
    const { id, browser, person } = await acting();
    const viewer = await browser.viewer();
    expect(viewer).toMatchObject({ userId: person.userId, role: 'DEVELOPER' });
    expect(viewer?.impersonator?.userId).toBe(id);
  });

  it('ends by itself after thirty minutes', async () => {
    const { id, browser, person } = await acting();
    clock.advance(29 * 60_000);
    expect((await browser.viewer())?.userId).toBe(person.userId);
    clock.advance(60_000);
    expect(await browser.viewer()).toMatchObject({ userId: id, role: 'ADMIN', impersonator: undefined });
    await beginActing(await browser.context(), person.userId, { reason });
    expect((await browser.viewer())?.userId).toBe(person.userId);
  });

  it('ends with a button; the beginning and the end are both in the audit log', async () => {
    const { id, browser, person } = await acting();
    await endActing(await browser.context());
    expect(await browser.viewer()).toMatchObject({ userId: id, impersonator: undefined });
    expect(await lines(person.userId)).toMatchObject([
      { action: 'impersonation.begin', actorId: id, data: { reason } },
      { action: 'impersonation.end', actorId: id },
    ]);
    await expect(endActing(await browser.context())).rejects.toThrow(refused);
  });

  it('stores both ids in every audit entry, and one audit entry for every request that may change something', async () => {
    const { id, browser, person } = await acting();
    const { userId } = person;
    const path = `/user/${userId}/cards/about`;
    const context = await watched(await browser.context(), { method: 'POST', path });
    await context.db
      .transaction()
      .execute((trx) =>
        record(trx, { actorId: userId, action: 'profile.edit', subjectKind: 'user', subjectId: userId }),
      );
    const both = { actorId: userId, impersonatorId: id };
    expect(await lines(path)).toMatchObject([{ action: 'impersonation.write', data: { method: 'POST' }, ...both }]);
    expect((await lines(userId)).at(-1)).toMatchObject({ action: 'profile.edit', ...both });
  });

  it('adds no audit entry for a request that only reads, nor for a user who is not impersonated', async () => {
    const { browser, person } = await acting();
    await watched(await browser.context(), { method: 'GET', path: '/only-read' });
    const plain = { ...(await browser.context()), viewer: person };
    expect(await watched(plain, { method: 'POST', path: '/only-read' })).toBe(plain);
    expect(await lines('/only-read')).toEqual([]);
  });

  it('is refused for another administrator and for oneself, and while impersonating', async () => {
    const [one, other] = [await administrator(), await administrator()];
    await expect(beginActing(await one.browser.context(), other.id, { reason })).rejects.toThrow(refused);
    await expect(beginActing(await one.browser.context(), one.id, { reason })).rejects.toThrow(refused);
    const { browser, person } = await acting();
    // An administrator who acts as another user has no administrator rights meanwhile.
    await expect(beginActing(await browser.context(), person.userId, { reason })).rejects.toThrow(refused);
  });

  it('keeps the password, the second factor, the sessions and the erasure of the account closed', async () => {
    const { browser } = await acting();
    const context = await browser.context();
    await expect(changePassword(context, { currentPassword: password, newPassword: password })).rejects.toThrow(
      refused,
    );
    await expect(beginSecondFactor(context, password)).rejects.toThrow(refused);
    await expect(listSessions(context)).rejects.toThrow(refused);
    await expect(revokeSession(context, 'others')).rejects.toThrow(refused);
    await expect(askErasure(context, { password })).rejects.toThrow(refused);
  });

  it('is shown to the user, with its reason', async () => {
    const { browser, person } = await acting();
    await endActing(await browser.context());
    const { teamAccess } = await readPrivacy({ ...(await browser.context()), viewer: person });
    expect(teamAccess).toMatchObject([{ reason, startedAt: clock.now(), endedAt: clock.now() }]);
  });

  it('records a profile view of the administrator, not of the company', async () => {
    const { id, browser } = await administrator();
    const recruiter = await makeRecruiter(runtime.db);
    const seen = await makeDeveloper(runtime.db);
    await beginActing(await browser.context(), recruiter.userId, { reason });
    await readProfile(await browser.context(), seen.userId);
    expect(await runtime.db.selectFrom('companyViews').selectAll().execute()).toEqual([]);
    const reads = runtime.db.selectFrom('profileReads').select(['readerId', 'developerId']);
    expect(await reads.execute()).toEqual([{ readerId: id, developerId: seen.userId }]);
  });
});
