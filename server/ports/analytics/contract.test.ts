import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../tests/harness/database.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { fixedClock } from '../clock/fixed.ts';
import { type Answer, json, loopback } from '../loopback.fixture.ts';
import { systemRandom } from '../random/embedded.ts';
import { tableAnalytics } from './embedded.ts';
import type { Analytics, Warn } from './port.ts';
import { posthogAnalytics } from './posthog.ts';

type Sent = {
  uuid: string;
  event: string;
  distinct_id: string;
  timestamp: string;
  properties: Record<string, unknown>;
};

const { db } = await testDatabase();
const userId = randomUUID();
await db.insertInto('users').values({ id: userId, email: 'ada@dev.example', name: 'Ada', role: 'DEVELOPER' }).execute();

let attempted: Sent[][] = [];
let batches: Sent[][] = [];
let failures: (Answer | Promise<Answer>)[] = [];
const url = await loopback(({ method, url: { pathname }, headers, body }) => {
  const { api_key, batch } = JSON.parse(body.toString());
  attempted.push(batch);
  const failure = failures.shift();
  if (failure) return failure;
  if (method !== 'POST' || pathname !== '/batch/' || headers['content-type'] !== 'application/json')
    return json({}, 404);
  if (api_key !== 'phc_test') return json({}, 401);
  batches.push(batch);
  return json({ status: 'Ok' });
});

const clock = fixedClock('2026-11-16T10:00:00Z');
const fast = { url, key: 'phc_test', retryAfterMs: 5, timeoutMs: 60_000, closeWithinMs: 60_000 };
const warn = vi.fn<Warn>();

function posthog(changes: Partial<Parameters<typeof posthogAnalytics>[0]> = {}): Analytics {
  return posthogAnalytics({ ...fast, ...changes }, clock, systemRandom(), warn);
}

type Recorded = { name: string; userId?: string; data: unknown; at: string };

async function tableRows(): Promise<Recorded[]> {
  const rows = await db.selectFrom('events').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    name: row.name,
    userId: row.userId ?? undefined,
    data: row.data,
    at: row.createdAt.toISOString(),
  }));
}

async function posthogRows(): Promise<Recorded[]> {
  return batches.flat().map(({ event, distinct_id, timestamp, properties, uuid }) => {
    const { $geoip_disable, $process_person_profile, ...data } = properties;
    return { name: event, userId: distinct_id === uuid ? undefined : distinct_id, data, at: timestamp };
  });
}

const adapters: [string, () => Analytics, () => Promise<Recorded[]>][] = [
  ['the table', () => tableAnalytics(db, clock, warn), tableRows],
  ['posthog', posthog, posthogRows],
];

beforeEach(async () => {
  attempted = [];
  batches = [];
  failures = [];
  warn.mockClear();
  await db.deleteFrom('events').execute();
});

describe.each(adapters)('analytics by %s', (_name, make, recorded) => {
  it('records an event with its user, data and time', async () => {
    const analytics = make();
    const data = { devId: 'd1', companyId: null, isPaidAccount: true, nested: { list: [1, 'é'] } };
    await analytics.record({ name: 'Developer PDF Download', userId, data });
    await analytics.close();
    expect(await recorded()).toEqual([
      { name: 'Developer PDF Download', userId, data, at: '2026-11-16T10:00:00.000Z' },
    ]);
  });

  it('records an anonymous event without a user', async () => {
    const analytics = make();
    await analytics.record({ name: 'Question seo portal visit', data: {} });
    await analytics.close();
    expect(await recorded()).toMatchObject([{ userId: undefined }]);
  });

  it('keeps many events in order', async () => {
    const analytics = make();
    for (let at = 0; at < 45; at++) await analytics.record({ name: `n${at}`, data: { at } });
    await analytics.close();
    expect((await recorded()).map(({ name }) => name)).toEqual(Array.from({ length: 45 }, (_, at) => `n${at}`));
  });

  it('never throws: an event that cannot be recorded is dropped with a warning', async () => {
    const analytics = make();
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    await expect(analytics.record({ name: 'loop', data: loop })).resolves.toBeUndefined();
    await expect(analytics.record({ name: 'big', data: { big: 1n } })).resolves.toBeUndefined();
    await analytics.record({ name: 'good', data: {} });
    await analytics.close();
    expect((await recorded()).map(({ name }) => name)).toEqual(['good']);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

it('the table drops, with a warning, an event of a deleted user', async () => {
  await tableAnalytics(db, clock, warn).record({ name: 'late', userId: randomUUID(), data: {} });
  expect(warn).toHaveBeenCalledOnce();
  expect(await tableRows()).toEqual([]);
});

describe('analytics by PostHog in detail', () => {
  it('sends a full batch of 20 events at once, and never more than 20', async () => {
    const analytics = posthog();
    for (let at = 0; at < 50; at++) await analytics.record({ name: 'n', data: {} });
    await eventually(() => expect(batches.map(({ length }) => length)).toEqual([20, 20, 10]));
  });

  it('sends a smaller batch after a while', async () => {
    await posthog({ flushEveryMs: 30 }).record({ name: 'alone', data: {} });
    expect(batches).toEqual([]);
    await eventually(() => expect(batches).toHaveLength(1));
  });

  it('does not make callers wait for a service that hangs', async () => {
    failures = [new Promise(() => {})];
    // Longer than a test may take: a caller that waited would never come to its end.
    const analytics = posthog({ batchSize: 1, timeoutMs: 600_000, closeWithinMs: 20 });
    await analytics.record({ name: 'n', data: {} });
    await analytics.close();
  });

  it('repeats a failed batch with the same identifiers until it is accepted', async () => {
    failures = [json({}, 503), json({}, 429)];
    const analytics = posthog();
    await analytics.record({ name: 'n', data: {} });
    await analytics.close();
    expect(attempted.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(attempted.flat().map(({ uuid }) => uuid)).size).toBe(1);
    expect(batches).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('drops a batch after three attempts with a warning, and continues with the next', async () => {
    failures = [json({}, 500), json({}, 500), json({}, 500)];
    const analytics = posthog({ batchSize: 2 });
    for (const name of ['a', 'b', 'c']) await analytics.record({ name, data: {} });
    await analytics.close();
    expect(batches.flat().map(({ event }) => event)).toEqual(['c']);
    expect(warn).toHaveBeenCalledExactlyOnceWith('analytics: 2 events were dropped', expect.any(Error));
  });

  it('does not repeat a refused batch', async () => {
    failures = [json({}, 400)];
    const analytics = posthog();
    await analytics.record({ name: 'n', data: {} });
    await analytics.close();
    expect(batches).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('limits its queue and warns how many events were dropped', async () => {
    failures = [wait(100).then(() => json({}))];
    const analytics = posthog({ batchSize: 1, longestQueue: 5 });
    for (let at = 0; at < 12; at++) await analytics.record({ name: `n${at}`, data: {} });
    await analytics.close();
    expect(batches.flat().length).toBeLessThanOrEqual(6);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^analytics: \d+ events were dropped, the queue was full$/),
    );
  });

  it('closes in time although the service hangs', async () => {
    failures = [new Promise(() => {}), new Promise(() => {})];
    const analytics = posthog({ timeoutMs: 600_000, closeWithinMs: 100 });
    await analytics.record({ name: 'n', data: {} });
    await analytics.close();
    expect(batches).toEqual([]);
  });
});
