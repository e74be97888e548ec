import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { emailsTo } from '../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { type FixedClock, fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { reviewProfile } from './activate-profile.ts';
import { disableSilently } from './disable-profile.ts';
import { publishBatch, publishDueBatch, scheduleBatch } from './publish-batch.ts';

let runtime: Runtime;
let clock: FixedClock;
let administrator: SignedIn;
let first: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  const made = await testRuntime();
  // A Monday at 11:00 in Paris: the next batch is published on Tuesday at 9:00.
  clock = fixedClock('2026-11-16T10:00:00Z');
  runtime = { ...made, ports: { ...made.ports, clock } };
  administrator = await makeAdministrator(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);

beforeEach(async () => {
  await runtime.db.deleteFrom('validationBatches').execute();
  await runtime.db.updateTable('developers').set({ validationStatus: null }).execute();
  [first, second] = [await waiting(), await waiting()];
  for (const { userId } of [first, second]) await reviewProfile(as(administrator), userId);
});

const waiting = () => makeDeveloper(runtime.db, { validationStatus: 'waiting' });
const statusOf = async ({ userId }: SignedIn) =>
  (
    await runtime.db
      .selectFrom('developers')
      .select('validationStatus')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).validationStatus;
const publishedAt = async ({ userId }: SignedIn) =>
  (await runtime.db.selectFrom('developers').select('publishedAt').where('id', '=', userId).executeTakeFirst())
    ?.publishedAt;
const isListed = async ({ userId }: SignedIn) =>
  (await runtime.db.selectFrom('libraryProfiles').select('listed').where('developerId', '=', userId).executeTakeFirst())
    ?.listed;
const alerts = async () =>
  (
    await runtime.pool.query(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'alert-searches'",
    )
  ).rows[0].count;

describe('a batch', () => {
  it('publishes the reviewed profiles, queues the alerts of saved searches and sends each developer an e-mail', async () => {
    const before = await alerts();
    expect(await isListed(first)).toBe(false);
    expect(await publishBatch(as(administrator))).toBe(2);
    for (const person of [first, second]) {
      expect(await statusOf(person)).toBe('published');
      expect(await isListed(person)).toBe(true);
      expect(await publishedAt(person)).toEqual(runtime.ports.clock.now());
      expect(await emailsTo(runtime.db, person.email)).toMatchObject([{ template: 'profile-published' }]);
    }
    expect(await alerts()).toBe(before + 1);
    const [entry] = await runtime.db.selectFrom('audit').selectAll().where('action', '=', 'batch.publish').execute();
    expect(entry).toMatchObject({ actorId: administrator.userId, data: { profiles: 2 } });
  });

  it('leaves out a profile that was disabled meanwhile', async () => {
    await disableSilently(as(administrator), second.userId);
    expect(await publishBatch(as(administrator))).toBe(1);
    expect(await statusOf(second)).toBeNull();
  });

  it('is published once when three calls come at the same moment; a later review waits for the next batch', async () => {
    const outcomes = await Promise.allSettled([
      publishBatch(as(administrator)),
      publishBatch(as(administrator)),
      publishDueBatch(runtime),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { name: 'Conflict' } }]);
    expect(await emailsTo(runtime.db, first.email)).toHaveLength(1);
    const late = await waiting();
    await reviewProfile(as(administrator), late.userId);
    expect(await statusOf(late)).toBe('reviewed');
    expect(await runtime.db.selectFrom('validationBatches').select('id').execute()).toHaveLength(2);
  });

  it('is published by the scheduled task on the next working day at 9:00 in Paris, and not before', async () => {
    expect(await publishDueBatch(runtime)).toBe(0);
    clock.advance(22 * 3_600_000);
    expect(await publishDueBatch(runtime)).toBe(2);
    expect(await publishDueBatch(runtime)).toBe(0);
    clock.advance(-22 * 3_600_000);
  });

  it('waits for the hour that the team has set, or without one until an administrator publishes it', async () => {
    await scheduleBatch(as(administrator), { publishAt: null });
    clock.advance(72 * 3_600_000);
    expect(await publishDueBatch(runtime)).toBe(0);
    clock.advance(-72 * 3_600_000);
    await scheduleBatch(as(administrator), { publishAt: '2026-11-16T11:00:00Z' });
    clock.advance(3_600_000);
    expect(await publishDueBatch(runtime)).toBe(2);
    clock.advance(-3_600_000);
    await expect(scheduleBatch(as(administrator), { publishAt: null })).rejects.toMatchObject({ name: 'Conflict' });
  });

  it.each(['2026-11-16T09:00:00Z', 'soon', 5])('cannot be scheduled for %s', async (publishAt) => {
    await expect(scheduleBatch(as(administrator), { publishAt })).rejects.toMatchObject({
      fields: { publishAt: 'unknown' },
    });
  });

  it('is only for administrators', async () => {
    for (const viewer of [undefined, first, await makeRecruiter(runtime.db)]) {
      await expect(publishBatch(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(scheduleBatch(as(viewer), { publishAt: null })).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

it('reviews at the same moment fill one batch', async () => {
  await publishBatch(as(administrator));
  const people = await Promise.all([waiting(), waiting(), waiting()]);
  await Promise.all(people.map(({ userId }) => reviewProfile(as(administrator), userId)));
  expect(await publishBatch(as(administrator))).toBe(3);
});
