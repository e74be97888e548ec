import { createHmac, timingSafeEqual } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostAttempts, mostWebhooks, webhookEvents } from '../../../domain/ats/webhook.ts';
import { webhookMessages } from '../../../domain/ats/webhook-messages.ts';
import { companyWithKey } from '../../../tests/harness/ats.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeDeveloper, makeJob, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { offerTerms, someTerms } from '../../../tests/harness/terms.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import { type Answer, loopback, type Received } from '../../ports/loopback.fixture.ts';
import type { Runtime } from '../../runtime.ts';
import { act } from '../contact/introductions/act.ts';
import { applyEvent } from '../contact/introductions/apply-event.ts';
import { lockIntroduction } from '../contact/introductions/read-stored.ts';
import { requestIntroduction } from '../contact/introductions/request-introduction.ts';
import { deliver } from './deliver.ts';
import { readAts } from './read-ats.ts';
import { sweepAts } from './sweep-ats.ts';
import { addWebhook, pingWebhook, redeliver, removeWebhook, switchWebhook } from './webhooks.ts';

let runtime: Runtime;
let company: Awaited<ReturnType<typeof companyWithKey>>;
let secret: string;
let webhookId: string;
let received: Received[];
let respond: () => Answer;
const events = [...webhookEvents];
const clock = fixedClock('2026-11-16T10:00:00Z');
const url = await loopback((request) => {
  received.push(request);
  return respond();
});

beforeAll(async () => {
  const real = await testRuntime();
  runtime = { ...real, ports: { ...real.ports, clock } };
});
beforeEach(async () => {
  received = [];
  respond = () => ({ status: 204 });
  company = await companyWithKey(runtime);
  ({ secret } = await addWebhook(admin(), company.companyId, { url: `${url}/in`, events }));
  ({ id: webhookId } = await runtime.db
    .selectFrom('webhooks')
    .select('id')
    .where('companyId', '=', company.companyId)
    .executeTakeFirstOrThrow());
});
const admin = () => contextOf(runtime, company.recruiter);

async function ask(jobId?: string): Promise<{ developer: Awaited<ReturnType<typeof makeDeveloper>>; id: string }> {
  const developer = await makeDeveloper(runtime.db);
  const terms = jobId ? ({ kind: 'offer', jobId } as const) : someTerms;
  const request = { status: 20, message: 'Bonjour, parlons-nous ?', terms } as const;
  const outcome = await requestIntroduction(admin(), developer.userId, request, runtime.ports.random.id());
  if (outcome.outcome !== 'done') throw new Error(outcome.reason);
  return { developer, id: outcome.introductionId };
}

const log = () =>
  runtime.db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Runs every delivery now, also those planned for later. */
async function work(): Promise<void> {
  for (const { id } of await log()) await deliver(runtime, id);
}

/** Checks the signature like a receiver that follows the documentation. */
function isGenuine({ headers, body }: Received, shared: string): boolean {
  const key = Buffer.from(shared.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

describe('messages about introductions (docs/product/ats.md, Webhooks)', () => {
  it('are sent once per change, with what is offered and without contact details', async () => {
    const place = 'insee:44109';
    const job = await makeJob(runtime.db, company.companyId, { ...offerTerms, placeId: place });
    const pay = { payUnit: 'year', payMin: 45, payMax: 55 };
    const terms = { job, contractType: 'permanent', ...pay, place, remote: 'fullTime' };
    const { developer, id } = await ask(job);
    await act(contextOf(runtime, developer), id, 'acceptWithDetails');
    await act(contextOf(runtime, developer), id, 'acceptWithDetails');
    await work();
    await work();
    expect(received.map(({ body }) => JSON.parse(String(body)))).toEqual([
      {
        type: 'introduction.changed',
        timestamp: clock.now().toISOString(),
        data: {
          candidateId: id,
          developerId: developer.userId,
          event: 'request',
          from: null,
          to: 20,
          statusName: 'STATUS_WAITING_FOR_DEVELOPER',
          by: 'recruiter',
          contactGiven: false,
          position: 1,
          terms,
        },
      },
      {
        type: 'introduction.changed',
        timestamp: clock.now().toISOString(),
        data: {
          candidateId: id,
          developerId: developer.userId,
          event: 'acceptWithDetails',
          from: 20,
          to: 30,
          statusName: 'STATUS_VALIDATED_BY_DEVELOPER',
          by: 'developer',
          contactGiven: true,
          position: 2,
          terms,
        },
      },
    ]);
    for (const { body } of received)
      expect(webhookMessages['introduction.changed'].safeParse(JSON.parse(String(body))).error).toBeUndefined();
    expect(String(received.map(({ body }) => body))).not.toContain(developer.email);
  });

  it('have a signature that only an owner of the secret can create', async () => {
    await ask();
    await work();
    const [message] = received;
    if (!message) throw new Error('no message was received');
    expect(isGenuine(message, secret)).toBe(true);
    expect(isGenuine({ ...message, body: Buffer.from(`${message.body} `) }, secret)).toBe(false);
    expect(isGenuine(message, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    const later = { ...message, headers: { ...message.headers, 'webhook-timestamp': '1' } };
    expect(isGenuine(later, secret)).toBe(false);
    expect(message.headers['webhook-timestamp']).toBe(String(clock.now().getTime() / 1000));
  });

  it('are queued in the transaction of the change, only for the webhooks of its company', async () => {
    const stranger = await companyWithKey(runtime);
    await addWebhook(contextOf(runtime, stranger.recruiter), stranger.companyId, { url: `${url}/other`, events });
    const jobs = async () =>
      (await runtime.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'deliver-webhook'"))
        .rowCount;
    const before = (await jobs()) ?? 0;
    const { developer, id } = await ask();
    expect(await jobs()).toBe(before + 1);
    const undone = runtime.db.transaction().execute(async (trx) => {
      const stored = await lockIntroduction(trx, id, {});
      if (!stored) throw new Error('the introduction is missing');
      const change = {
        event: 'refuse',
        actor: { kind: 'developer' },
        actorId: developer.userId,
        at: clock.now(),
      } as const;
      expect(await applyEvent(trx, stored, stored, change)).toMatchObject({ outcome: 'changed' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await jobs(), (await log()).length]).toEqual([before + 1, 1]);
    const foreign = await runtime.db
      .selectFrom('webhookDeliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
      .select('d.id')
      .where('w.companyId', '=', stranger.companyId)
      .execute();
    expect(foreign).toEqual([]);
  });

  it('are not sent while the webhook is disabled, and waiting ones fail', async () => {
    await ask();
    await switchWebhook(admin(), company.companyId, webhookId, false);
    await ask();
    await work();
    expect(await log()).toMatchObject([{ status: 'failed', failure: 'disabled', attempts: 0 }]);
    expect(received).toEqual([]);
  });
});

describe('retries and delivery log (docs/product/ats.md, Delivery of webhooks)', () => {
  it('a failed delivery is retried with growing delays, then given up', async () => {
    respond = () => ({ status: 500 });
    await ask();
    const waits: number[] = [];
    for (let attempt = 1; attempt < mostAttempts; attempt++) {
      await work();
      const [row] = await log();
      expect(row).toMatchObject({ status: 'waiting', attempts: attempt, responseCode: 500, failure: 'answered' });
      const wait = (row?.nextAttemptAt?.getTime() ?? 0) - clock.now().getTime();
      waits.push(wait / 1000);
      clock.advance(wait);
    }
    expect(waits).toEqual([30, 120, 600, 3600, 14_400, 43_200, 86_400]);
    await work();
    expect(await log()).toMatchObject([{ status: 'failed', attempts: mostAttempts, nextAttemptAt: null }]);
    await work();
    expect(received).toHaveLength(mostAttempts);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('the queue has the time of the next attempt', async () => {
    // The queue keeps no time in the past.
    clock.advance(Date.now() + 86_400_000 - clock.now().getTime());
    respond = () => ({ status: 503 });
    await ask();
    await work();
    const [row] = await log();
    const { rows } = await runtime.pool.query(
      `select run_at from graphile_worker._private_jobs where payload->>'deliveryId' = $1 order by run_at desc limit 1`,
      [row?.id],
    );
    expect(rows[0]?.run_at).toEqual(row?.nextAttemptAt);
  });

  it('a delivery succeeds after the receiver is available again', async () => {
    respond = () => ({ status: 500 });
    await ask();
    await work();
    respond = () => ({ status: 200 });
    await work();
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: 2, responseCode: 200, failure: null }]);
  });

  it('a redirect counts as a failure and is not followed', async () => {
    respond = () => ({ status: 302, headers: { location: `${url}/away` } });
    await ask();
    await work();
    expect(await log()).toMatchObject([{ status: 'waiting', responseCode: 302, failure: 'answered' }]);
    expect(received).toHaveLength(1);
  });

  it('a ping is also sent to a disabled webhook, and a delivery can be sent again', async () => {
    await switchWebhook(admin(), company.companyId, webhookId, false);
    await pingWebhook(admin(), company.companyId, webhookId);
    await work();
    const [row] = await log();
    expect(row).toMatchObject({ event: 'ping', status: 'delivered' });
    await redeliver(admin(), company.companyId, row?.id ?? '');
    await work();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([row?.id, row?.id]);
  });

  it('the log is shown to company administrators and kept for thirty days', async () => {
    await pingWebhook(admin(), company.companyId, webhookId);
    await work();
    const alias = company.companyId;
    const { webhooks, deliveries } = await readAts(admin(), alias);
    expect(webhooks).toMatchObject([{ id: webhookId, url: `${url}/in`, enabled: true }]);
    expect(deliveries).toMatchObject([{ event: 'ping', status: 'delivered', responseCode: 204 }]);
    expect(JSON.stringify(webhooks)).not.toContain(secret);
    clock.advance(31 * 24 * 60 * 60 * 1000);
    await sweepAts(runtime);
    expect((await readAts(admin(), alias)).deliveries).toEqual([]);
  });
});

describe('permissions of webhooks', () => {
  it('only administrators of the company read, change, ping and remove its webhooks', async () => {
    await pingWebhook(admin(), company.companyId, webhookId);
    const [delivery] = await log();
    const stranger = await companyWithKey(runtime);
    const colleague = await makeRecruiter(runtime.db, { companyId: company.companyId, admin: false });
    const forbidden = { name: 'Forbidden' };
    for (const viewer of [stranger.recruiter, colleague, await makeDeveloper(runtime.db)]) {
      const context = contextOf(runtime, viewer);
      const { companyId } = company;
      await expect(readAts(context, companyId)).rejects.toMatchObject(forbidden);
      await expect(addWebhook(context, companyId, { url: `${url}/x`, events })).rejects.toMatchObject(forbidden);
      await expect(switchWebhook(context, companyId, webhookId, false)).rejects.toMatchObject(forbidden);
      await expect(removeWebhook(context, companyId, webhookId)).rejects.toMatchObject(forbidden);
      await expect(pingWebhook(context, companyId, webhookId)).rejects.toMatchObject(forbidden);
      await expect(redeliver(context, companyId, delivery?.id ?? '')).rejects.toMatchObject(forbidden);
    }
    const theirs = contextOf(runtime, stranger.recruiter);
    const gone = { name: 'NotFound' };
    await expect(switchWebhook(theirs, stranger.companyId, webhookId, false)).rejects.toMatchObject(gone);
    await expect(pingWebhook(theirs, stranger.companyId, webhookId)).rejects.toMatchObject(gone);
    await expect(redeliver(theirs, stranger.companyId, delivery?.id ?? '')).rejects.toMatchObject(gone);
    await removeWebhook(theirs, stranger.companyId, webhookId);
    expect(await log()).toHaveLength(1);
    await removeWebhook(admin(), company.companyId, webhookId);
    expect(await log()).toEqual([]);
  });

  it('an address that is unsafe, a duplicate or one too many is refused', async () => {
    const add = (address: string) => addWebhook(admin(), company.companyId, { url: address, events });
    for (const address of ['https://192.168.0.1/', 'http://hooks.example.com/', 'https://a:b@hooks.example.com/', 'x'])
      await expect(add(address)).rejects.toMatchObject({ fields: { url: 'webhookUrl' } });
    await expect(add(`${url}/in`)).rejects.toMatchObject({ fields: { url: 'duplicate' } });
    for (let more = 1; more < mostWebhooks; more++) await add(`${url}/${more}`);
    await expect(add(`${url}/too-many`)).rejects.toMatchObject({ fields: { '': `tooManyRows:${mostWebhooks}` } });
  });
});
