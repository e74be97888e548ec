import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { makeDeveloper, makeRecruiter } from '../../tests/harness/factories.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import { notify } from '../live.ts';
import { fixedClock } from '../ports/clock/fixed.ts';
import { calComScheduling } from '../ports/scheduling/cal-com.ts';
import { calendlyScheduling } from '../ports/scheduling/calendly.ts';
import { ownScheduling } from '../ports/scheduling/embedded.ts';
import type { Scheduling } from '../ports/scheduling/port.ts';
import { createApp } from './app.ts';

const runtime = await testRuntime();
const { db } = runtime;
const clock = fixedClock('2026-11-16T10:00:00Z');
const options = { url: 'https://calendar.example/vivier/appel', webhookSecret: 'the secret of the webhook' };
const hmac = (secret: string, content: string): string => createHmac('sha256', secret).update(content).digest('hex');

type Message = { body: string; headers: Record<string, string> };

/** Sends a message to the whole app as a provider does, without the Origin headers of a browser. */
async function report(scheduling: Scheduling, { body, headers }: Message): Promise<number> {
  const build = () => Promise.reject(new Error('this test requests no page'));
  const ports = { ...runtime.ports, clock, scheduling };
  const app = createApp({ ...runtime, ports }, { build, clientFolder: undefined });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
  const answer = await app.request('/webhooks/scheduling', init, {
    outgoing: { setHeader: () => {} },
    incoming: { socket: { remoteAddress: '192.0.2.1' } },
  });
  return answer.status;
}

type Change = { start?: string; cancelled?: boolean };
const usual = '2026-11-20T08:00:00Z';

function calendly(email: string, secret = options.webhookSecret, { start = usual, cancelled }: Change = {}): Message {
  const event = cancelled ? 'invitee.canceled' : 'invitee.created';
  const body = JSON.stringify({ event, payload: { email, scheduled_event: { start_time: start } } });
  const seconds = Math.floor(clock.now().getTime() / 1000);
  return { body, headers: { 'calendly-webhook-signature': `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}` } };
}

function calCom(email: string, secret = options.webhookSecret, { start = usual, cancelled }: Change = {}): Message {
  const payload = { startTime: start, attendees: [{ email }] };
  const triggerEvent = cancelled ? 'BOOKING_CANCELLED' : 'BOOKING_CREATED';
  const body = JSON.stringify({ triggerEvent, createdAt: clock.now().toISOString(), payload });
  return { body, headers: { 'x-cal-signature-256': hmac(secret, body) } };
}

function callOf(developerId: string) {
  return db
    .selectFrom('developerConfidential')
    .select(['recommendationCallStatus as status', 'recommendationCallDate as date'])
    .where('developerId', '=', developerId)
    .executeTakeFirstOrThrow();
}

describe.each([
  [
    'Calendly',
    calendlyScheduling({ ...options, baseUrl: 'https://vivier.example', phoneField: 'location' }, clock),
    calendly,
  ],
  ['Cal.com', calComScheduling(options, clock), calCom],
] as const)('a webhook of %s (docs/product/profile.md, Boost)', (_, scheduling, message) => {
  it('about a new booking sets the status "booked" and the date', async () => {
    const person = await makeDeveloper(db);
    expect(await report(scheduling, message(person.email.toUpperCase()))).toBe(204);
    expect(await callOf(person.userId)).toEqual({ status: 'booked', date: clock.now() });
  });

  it('about another event is accepted and changes nothing', async () => {
    const person = await makeDeveloper(db);
    const other = message(person.email);
    const body = other.body.replace(/invitee\.created|BOOKING_CREATED/, 'SOMETHING_ELSE');
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const headers = {
      'calendly-webhook-signature': `t=${seconds},v1=${hmac(options.webhookSecret, `${seconds}.${body}`)}`,
      'x-cal-signature-256': hmac(options.webhookSecret, body),
    };
    expect(await report(scheduling, { body, headers })).toBe(204);
    expect((await callOf(person.userId)).status).toBeNull();
  });

  it('is idempotent, and the developer is notified once', async () => {
    const person = await makeDeveloper(db);
    const topic = `user:${person.userId}`;
    const heard: string[] = [];
    const stop = runtime.live.listen(topic, ({ kind }) => heard.push(kind));
    await eventually(async () => {
      await notify(db, topic, { kind: 'listening' });
      expect(heard).toContain('listening');
    });
    const received = message(person.email);
    const before = clock.now();
    expect(await report(scheduling, received)).toBe(204);
    clock.advance(60_000);
    expect(await report(scheduling, received)).toBe(204);
    expect(await callOf(person.userId)).toEqual({ status: 'booked', date: before });
    await notify(db, topic, { kind: 'last' });
    await eventually(() => expect(heard).toContain('last'));
    stop();
    expect(heard.filter((kind) => kind === 'boost')).toHaveLength(1);
  });

  it('about a move changes the time, and about a cancellation the status, of the call at that time only', async () => {
    const person = await makeDeveloper(db);
    const tell = (change: Change) => report(scheduling, message(person.email, undefined, change));
    const calls = () =>
      db
        .selectFrom('calls')
        .select(['startsAt', 'status', 'source'])
        .where('developerId', '=', person.userId)
        .execute();
    const [start, source] = ['2026-11-23T08:00:00Z', scheduling.provider];
    await tell({});
    await tell({ start });
    expect(await calls()).toEqual([{ startsAt: new Date(start), status: 'booked', source }]);
    await tell({ cancelled: true });
    expect(await calls()).toMatchObject([{ status: 'booked' }]);
    await tell({ start, cancelled: true });
    // The report of the booking arrives once more, late.
    await tell({ start });
    expect(await calls()).toEqual([{ startsAt: new Date(start), status: 'cancelled', source }]);
    expect((await callOf(person.userId)).status).toBe('cancelled');
  });

  it('is refused without the right signature', async () => {
    const person = await makeDeveloper(db);
    const good = message(person.email);
    expect(await report(scheduling, message(person.email, 'another secret, as long'))).toBe(401);
    expect(await report(scheduling, { ...good, headers: {} })).toBe(401);
    expect(await report(scheduling, { ...good, body: `${good.body} ` })).toBe(401);
    expect(await callOf(person.userId)).toEqual({ status: null, date: null });
  });

  it('about an unknown address or a recruiter is accepted and changes nothing', async () => {
    const recruiter = await makeRecruiter(db);
    const booked = () =>
      db.selectFrom('developerConfidential').where('recommendationCallStatus', 'is not', null).selectAll().execute();
    const before = await booked();
    expect(await report(scheduling, message('nobody@example.com'))).toBe(204);
    expect(await report(scheduling, message(recruiter.email))).toBe(204);
    expect(await booked()).toEqual(before);
  });

  it('is refused when it is longer than 64 kB', async () => {
    const body = 'x'.repeat(64 * 1024 + 1);
    expect(await report(scheduling, { body, headers: { 'content-length': String(body.length) } })).toBe(413);
  });
});

it('a webhook is answered 404 when the product manages the slots itself', async () => {
  const person = await makeDeveloper(db);
  expect(await report(ownScheduling(db, clock), calendly(person.email))).toBe(404);
  expect(await callOf(person.userId)).toEqual({ status: null, date: null });
});
