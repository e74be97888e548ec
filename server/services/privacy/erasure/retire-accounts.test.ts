import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { retireAccounts } from './retire-accounts.ts';

const day = 24 * 60 * 60 * 1000;
const begun = new Date('2026-11-15T10:00:00Z');
const opened = await testRuntime();
let clock = fixedClock(begun.toISOString());
let runtime: Runtime;
let person: SignedIn;

beforeEach(async () => {
  clock = fixedClock(begun.toISOString());
  runtime = { ...opened, ports: { ...opened.ports, clock } };
  await sql`delete from users`.execute(opened.db);
  person = await makeDeveloper(opened.db);
  await signIn(begun);
});

/** Like the accounts library: a session stores when it was last used. */
const signIn = (at: Date) =>
  sql`insert into sessions (user_id, token, expires_at, updated_at)
    values (${person.userId}, ${crypto.randomUUID()}, ${at}, ${at})`.execute(opened.db);
const contactAt = (id: string, at: Date) =>
  opened.db.updateTable('users').set({ lastContactAt: at }).where('id', '=', id).execute();
const isThere = async () =>
  (await opened.db.selectFrom('users').select('id').where('id', '=', person.userId).execute()).length === 1;
const emails = () =>
  opened.db.selectFrom('emails').select(['template', 'text']).where('toAddress', '=', person.email).execute();

describe('an inactive account (docs/product/privacy.md, Inactive accounts)', () => {
  beforeEach(() => contactAt(person.userId, begun));

  it('gets no e-mail for two years', async () => {
    clock.advance(2 * 365 * day);
    expect(await retireAccounts(runtime)).toEqual({ noticed: 0, erased: 0 });
    expect(await emails()).toEqual([]);
  });

  it('then gets one e-mail, with the day of the erasure', async () => {
    clock.advance((2 * 365 + 2) * day);
    expect((await retireAccounts(runtime)).noticed).toBe(1);
    expect((await retireAccounts(runtime)).noticed).toBe(0);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.template).toBe('account-inactive');
    expect(email?.text).toContain('le 16 décembre 2028');
  });

  it('is erased thirty days after that e-mail, not before', async () => {
    clock.advance((2 * 365 + 2) * day);
    await retireAccounts(runtime);
    clock.advance(29 * day);
    expect((await retireAccounts(runtime)).erased).toBe(0);
    expect(await isThere()).toBe(true);
    clock.advance(1 * day);
    expect((await retireAccounts(runtime)).erased).toBe(1);
    expect(await isThere()).toBe(false);
    expect(await emails()).toEqual([]);
  });

  it('is kept for two more years when its owner signs in meanwhile', async () => {
    clock.advance((2 * 365 + 2) * day);
    await retireAccounts(runtime);
    clock.advance(10 * day);
    await signIn(clock.now());
    clock.advance(30 * day);
    expect(await retireAccounts(runtime)).toEqual({ noticed: 0, erased: 0 });
    expect(await isThere()).toBe(true);
    expect(await opened.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });

  it('is never erased when it belongs to an administrator', async () => {
    const admin = await makeAdministrator(opened.db);
    await contactAt(admin.userId, begun);
    await contactAt(person.userId, new Date('2031-01-01'));
    clock.advance(3 * 365 * day);
    expect(await retireAccounts(runtime)).toEqual({ noticed: 0, erased: 0 });
  });
});

describe('the date of the last contact', () => {
  it('is the last use of a session, and never moves to an earlier date', async () => {
    const later = new Date('2031-05-01T00:00:00Z');
    await signIn(later);
    await signIn(begun);
    const { lastContactAt } = await opened.db.selectFrom('users').select('lastContactAt').executeTakeFirstOrThrow();
    expect(lastContactAt).toEqual(later);
  });
});
