import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { addSession } from '../../../../tests/harness/played-session.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { limits } from '../../shared/limits/consume.ts';
import { issueBadge } from './issue-badge.ts';
import { refuseBadge } from './refuse-badge.ts';
import { withdrawBadge } from './withdraw-badge.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const obtain = (person: SignedIn, sessionId: string) =>
  issueBadge(contextOf(runtime, person), { sessionId, withEmail: false });
const badgesOf = ({ userId }: SignedIn) =>
  runtime.db.selectFrom('testBadges').select('id').where('userId', '=', userId).execute();
const inForce = async () => {
  const rows = await runtime.db.selectFrom('badgeStatuses').select('place').where('revoked', '=', false).execute();
  return rows.length;
};

/** Runs `act` while a badge is being issued: the result was read, and the place in the list is not taken yet. */
async function whileIssuing(person: SignedIn, sessionId: string, act: () => Promise<unknown>) {
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(runtime.db);
    return rows.length;
  };
  const begun = await runtime.db.transaction().execute(async (trx) => {
    await sql`lock table badge_statuses in exclusive mode`.execute(trx);
    const issuing = obtain(person, sessionId);
    await eventually(async () => expect(await waiting()).toBe(1));
    let ended = false;
    const acting = act().finally(() => {
      ended = true;
    });
    await eventually(async () => expect(ended || (await waiting()) === 2).toBe(true));
    return [issuing, acting];
  });
  await Promise.all(begun);
}

describe('a badge that is being issued (docs/product/assessments.md, Verifiable badges)', () => {
  it('does not survive a refusal of the team at the same moment', async () => {
    const person = await makeDeveloper(runtime.db);
    const sessionId = await addSession(runtime.db, person);
    const admin = contextOf(runtime, await makeAdministrator(runtime.db));
    await whileIssuing(person, sessionId, () => refuseBadge(admin, person.userId, sessionId));
    expect(await badgesOf(person)).toEqual([]);
    expect(await inForce()).toBe(0);
  });

  it('does not survive a withdrawal at the same moment, and leaves no place that counts as in force', async () => {
    const person = await makeDeveloper(runtime.db);
    const { badgeId } = await obtain(person, await addSession(runtime.db, person));
    const newer = await addSession(runtime.db, person, { day: 20 });
    await whileIssuing(person, newer, () => withdrawBadge(contextOf(runtime, person), badgeId));
    expect(await badgesOf(person)).toEqual([]);
    expect(await inForce()).toBe(0);
  });
});

it('none is issued while the profile is disabled (docs/product/assessments.md, Verifiable badges)', async () => {
  const person = await makeDeveloper(runtime.db);
  const sessionId = await addSession(runtime.db, person);
  const { badgeId } = await obtain(person, sessionId);
  const newer = await addSession(runtime.db, person, { day: 20 });
  await sql`update developers set disabled_at = now(), disabled_reason = 'Other' where id = ${person.userId}`.execute(
    runtime.db,
  );
  await expect(obtain(person, newer)).rejects.toMatchObject({ name: 'Conflict', message: 'disabled' });
  expect(await badgesOf(person)).toEqual([{ id: badgeId }]);
});

it('a person takes a limited number of places in the list (docs/product/assessments.md, Verifiable badges)', async () => {
  const person = await makeDeveloper(runtime.db);
  const sessionId = await addSession(runtime.db, person);
  for (let time = 0; time < limits.badgeByAccount.times; time++) {
    const { badgeId } = await obtain(person, sessionId);
    await obtain(person, sessionId);
    await withdrawBadge(contextOf(runtime, person), badgeId);
  }
  await expect(obtain(person, sessionId)).rejects.toMatchObject({ name: 'TooMany' });
  expect(await badgesOf(person)).toEqual([]);
});
