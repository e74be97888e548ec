import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { createAdministrator } from '../sign-up/create-administrator.ts';
import { closeSessions } from './close-sessions.ts';
import { sweepExpired } from './sweep-expired.ts';

const password = 'une phrase assez longue';
let runtime: Runtime;
let count = 0;

beforeAll(async () => {
  runtime = await testRuntime();
});

/** A signed-in user with an account of its own for each test. */
async function person(role: 'ADMIN' | 'RECRUITER') {
  const email = `ada${++count}@example.com`;
  const id = await createAdministrator(runtime.db, email, password);
  if (role !== 'ADMIN') await runtime.db.updateTable('users').set({ role }).where('id', '=', id).execute();
  const browser = new Visitor(runtime, `10.2.0.${count}`);
  expect(await signIn(await browser.context(), { email, password })).toBe('signedIn');
  return { id, email, browser };
}

const age = (id: string, days: number) =>
  sql`update sessions set created_at = now() - make_interval(days => ${days}) where user_id = ${id}`.execute(
    runtime.db,
  );

it.each([
  ['RECRUITER', 89, 91],
  ['ADMIN', 6, 8],
] as const)(
  'a session of a %s is valid after %d days and not after %d, however often it is used',
  async (role, within, beyond) => {
    const { id, browser } = await person(role);
    await age(id, within);
    expect(await browser.viewer()).toMatchObject({ userId: id });
    await age(id, beyond);
    expect(await browser.viewer()).toBeUndefined();
  },
);

it('the operator signs out one user or all users everywhere, with an audit entry for each', async () => {
  const [one, other, third] = [await person('RECRUITER'), await person('RECRUITER'), await person('ADMIN')];
  expect(await closeSessions(runtime.db, { email: one.email })).toBe(1);
  expect(await one.browser.viewer()).toBeUndefined();
  expect(await other.browser.viewer()).toMatchObject({ userId: other.id });
  expect(await closeSessions(runtime.db, 'everybody')).toBeGreaterThanOrEqual(2);
  expect([await other.browser.viewer(), await third.browser.viewer()]).toEqual([undefined, undefined]);
  const noted = await runtime.db
    .selectFrom('audit')
    .select(['subjectId', 'actorId'])
    .where('action', '=', 'sessions-closed')
    .where('subjectId', 'in', [one.id, other.id, third.id])
    .execute();
  expect(noted.map(({ subjectId }) => subjectId).sort()).toEqual([one.id, other.id, third.id].sort());
  await expect(closeSessions(runtime.db, { email: 'unknown@example.com' })).rejects.toMatchObject({ name: 'Fault' });
});

it('expired sessions are deleted', async () => {
  const { id } = await person('RECRUITER');
  await runtime.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(0) })
    .where('userId', '=', id)
    .execute();
  await sweepExpired(runtime);
  expect(await runtime.db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([]);
});
