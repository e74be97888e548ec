import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/harness/database.ts';
import { makeDeveloper } from '../../../tests/harness/factories.ts';
import { fixedClock } from '../clock/fixed.ts';
import { calComScheduling } from './cal-com.ts';
import { calendlyScheduling } from './calendly.ts';
import { ownScheduling } from './embedded.ts';
import type { EmbeddedCalendar } from './port.ts';

const { db } = await testDatabase();
const { userId: ada } = await makeDeveloper(db);

/** The local time in Paris. */
function inParis(slot: Date): string {
  return slot.toLocaleString('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
}

describe('the slots of the product', () => {
  // A Monday at 11:00 in Paris.
  let clock = fixedClock('2026-11-16T10:00:00Z');
  let scheduling = ownScheduling(db, clock);
  const at = (moment: string): Date => new Date(moment);

  beforeEach(async () => {
    clock = fixedClock('2026-11-16T10:00:00Z');
    scheduling = ownScheduling(db, clock);
    await db.deleteFrom('calls').execute();
  });

  it('are every half hour in the office hours of Paris', async () => {
    const slots = await scheduling.slots(at('2026-11-17T00:00:00+01:00'), 1);
    expect(slots.map((slot) => inParis(slot).slice(11))).toEqual(
      '09:00 09:30 10:00 10:30 11:00 11:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00 17:30'.split(' '),
    );
    expect(slots[0]?.toISOString()).toBe('2026-11-17T08:00:00.000Z');
  });

  it('leave out past times and the current one', async () => {
    const slots = await scheduling.slots(at('2026-11-10T00:00:00Z'), 7);
    expect(slots[0] && inParis(slots[0])).toBe('2026-11-16 11:30');
    expect(await scheduling.slots(at('2026-11-10T00:00:00Z'), 5)).toEqual([]);
  });

  it('leave out Saturday and Sunday', async () => {
    const slots = await scheduling.slots(at('2026-11-20T00:00:00+01:00'), 4);
    expect(new Set(slots.map((slot) => inParis(slot).slice(0, 10)))).toEqual(new Set(['2026-11-20', '2026-11-23']));
  });

  it('start at 9:00 in Paris before and after a change to or from summer time', async () => {
    const spring = ownScheduling(db, fixedClock('2027-03-26T00:00:00Z'));
    const mornings = (slots: Date[]) =>
      slots.filter((slot) => inParis(slot).endsWith('09:00')).map((slot) => slot.toISOString());
    // Summer time begins on Sunday 28 March 2027 and ends on Sunday 25 October 2026.
    expect(mornings(await spring.slots(at('2027-03-26T00:00:00+01:00'), 4))).toEqual([
      '2027-03-26T08:00:00.000Z',
      '2027-03-29T07:00:00.000Z',
    ]);
    const autumn = ownScheduling(db, fixedClock('2026-10-22T00:00:00Z'));
    expect(mornings(await autumn.slots(at('2026-10-23T00:00:00+02:00'), 4))).toEqual([
      '2026-10-23T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ]);
  });

  it('count days in the time zone of Paris, also late in the evening', async () => {
    // 23:30 UTC is already Tuesday in Paris.
    const slots = await scheduling.slots(at('2026-11-16T23:30:00Z'), 1);
    expect(slots[0] && inParis(slots[0])).toBe('2026-11-17 09:00');
    expect(slots).toHaveLength(14);
  });

  it('disappear once booked, and come back once the call is cancelled', async () => {
    const startsAt = at('2026-11-17T08:00:00Z');
    const free = () => scheduling.slots(at('2026-11-17T00:00:00Z'), 1);
    await db.insertInto('calls').values({ developerId: ada, source: 'own', startsAt }).execute();
    expect(await free()).toHaveLength(13);
    expect(await free()).not.toContainEqual(startsAt);
    await db.updateTable('calls').set({ status: 'cancelled', cancelledSide: 'developer' }).execute();
    expect(await free()).toHaveLength(14);
  });

  it('are offered at their start', () => {
    expect(scheduling.offers(at('2026-11-17T08:00:00Z'))).toBe(true);
  });

  it.each([
    '2026-11-16T09:30:00Z',
    '2026-11-17T08:10:00Z',
    '2026-11-17T12:00:00Z',
    '2026-11-17T17:00:00Z',
    '2026-11-21T09:00:00Z',
    'nonsense',
  ])('are not offered at %s', (moment) => {
    expect(scheduling.offers(at(moment))).toBe(false);
  });
});

const now = new Date('2026-11-16T10:00:00Z');
const webhookSecret = 'the secret of the webhook';
const baseUrl = 'https://vivier.example';
type Vendor = {
  calendar: EmbeddedCalendar;
  /** The parameters that carry the number +33 6 12 34 56 78. */
  phoneFields: Record<string, string>;
  created: object;
  cancelled: object;
  other: object;
  manageUrl: string;
  sign(body: string, at: Date, secret: string): Headers;
};

const hmac = (secret: string, content: string): string => createHmac('sha256', secret).update(content).digest('hex');

const vendors: [string, (at: Date) => Vendor][] = [
  [
    'calendly',
    () => ({
      calendar: calendlyScheduling(
        { url: 'https://calendly.com/vivier/appel?month=2026-11', webhookSecret, baseUrl, phoneField: 'location' },
        fixedClock(now),
      ),
      phoneFields: { location: '+33612345678' },
      created: {
        event: 'invitee.created',
        payload: {
          email: 'Ada@Dev.example',
          scheduled_event: { start_time: '2026-11-20T08:00:00.000000Z' },
          reschedule_url: 'https://calendly.com/reschedulings/a1b2',
        },
      },
      cancelled: {
        event: 'invitee.canceled',
        payload: {
          email: 'ada@dev.example',
          rescheduled: false,
          scheduled_event: { start_time: '2026-11-20T08:00:00Z' },
          reschedule_url: 'javascript:alert(1)',
        },
      },
      other: {
        event: 'invitee.canceled',
        payload: {
          email: 'ada@dev.example',
          rescheduled: true,
          scheduled_event: { start_time: '2026-11-20T08:00:00Z' },
        },
      },
      manageUrl: 'https://calendly.com/reschedulings/a1b2',
      sign: (body, at, secret) => {
        const seconds = Math.floor(at.getTime() / 1000);
        return new Headers({ 'Calendly-Webhook-Signature': `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}` });
      },
    }),
  ],
  [
    'cal.com',
    (at) => ({
      calendar: calComScheduling({ url: 'https://cal.com/vivier/appel?month=2026-11', webhookSecret }, fixedClock(now)),
      phoneFields: { attendeePhoneNumber: '+33 6 12 34 56 78' },
      created: {
        triggerEvent: 'BOOKING_CREATED',
        createdAt: at.toISOString(),
        payload: {
          startTime: '2026-11-20T08:00:00Z',
          attendees: [{ email: 'Ada@Dev.example', name: 'Ada' }],
          uid: 'a1b2',
        },
      },
      cancelled: {
        triggerEvent: 'BOOKING_CANCELLED',
        createdAt: at.toISOString(),
        payload: { startTime: '2026-11-20T08:00:00Z', attendees: [{ email: 'ada@dev.example' }], uid: '../x' },
      },
      other: {
        triggerEvent: 'BOOKING_REQUESTED',
        createdAt: at.toISOString(),
        payload: { startTime: '2026-11-20T08:00:00Z', attendees: [{ email: 'ada@dev.example' }] },
      },
      manageUrl: 'https://cal.com/reschedule/a1b2',
      sign: (body, _at, secret) => new Headers({ 'X-Cal-Signature-256': hmac(secret, body) }),
    }),
  ],
];

describe.each(vendors)('the calendar of %s', (_name, vendorAt) => {
  const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const report = (at: Date, secret = webhookSecret, kind: 'created' | 'cancelled' | 'other' = 'created') => {
    const vendor = vendorAt(at);
    const body = JSON.stringify(vendor[kind]);
    return { body, headers: vendor.sign(body, at, secret), calendar: vendor.calendar };
  };

  it('has an address with the known data, and keeps its own parameters', () => {
    const { calendar, phoneFields } = vendorAt(now);
    const phone = '+33 6 12 34 56 78';
    const url = new URL(calendar.embedUrl({ email: 'ada+1@dev.example', name: 'Ada & Cie', phone }));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      month: '2026-11',
      email: 'ada+1@dev.example',
      name: 'Ada & Cie',
      ...phoneFields,
    });
    // In no other field: a free question would show the number as its answer.
    expect([...url.searchParams.values()].filter((value) => value.startsWith('+33'))).toHaveLength(1);
    // A plus sign that is not encoded is read as a space.
    expect(url.search).toContain('=%2B33');
    const bare = new URL(calendar.embedUrl({}));
    expect(bare.searchParams.has('email')).toBe(false);
    for (const field of Object.keys(phoneFields)) expect(bare.searchParams.has(field)).toBe(false);
    expect(bare.pathname).toBe('/vivier/appel');
  });

  it('reports who booked and when, and where the call is moved', () => {
    const { calendar, body, headers } = report(now);
    expect(calendar.report(body, headers)).toEqual({
      kind: 'booked',
      email: 'ada@dev.example',
      at: new Date('2026-11-20T08:00:00Z'),
      manageUrl: vendorAt(now).manageUrl,
    });
  });

  it('reports a cancelled call, without an address that is not a page of the provider', () => {
    const { calendar, body, headers } = report(now, webhookSecret, 'cancelled');
    expect(calendar.report(body, headers)).toEqual({
      kind: 'cancelled',
      email: 'ada@dev.example',
      at: new Date('2026-11-20T08:00:00Z'),
    });
  });

  it('may report up to three minutes late or early', () => {
    for (const minutes of [2.9, -2.9]) {
      const { calendar, body, headers } = report(minutesAgo(minutes));
      expect(calendar.report(body, headers)).toBeDefined();
    }
    for (const minutes of [3.1, -3.1, 60 * 24]) {
      const { calendar, body, headers } = report(minutesAgo(minutes));
      expect(calendar.report(body, headers)).toBeUndefined();
    }
  });

  it('is refused without a valid signature of exactly this body', () => {
    const { calendar, body, headers } = report(now);
    const forged = report(now, 'another secret of the webhook');
    expect(calendar.report(body, forged.headers)).toBeUndefined();
    expect(calendar.report(body.replace(/ada/i, 'eve'), headers)).toBeUndefined();
    expect(calendar.report(body, new Headers())).toBeUndefined();
    expect(calendar.report(body, new Headers([...headers].map(([name]) => [name, 't=1,v1='])))).toBeUndefined();
  });

  it("returns 'other' for any other message", () => {
    const { calendar, body, headers } = report(now, webhookSecret, 'other');
    expect(calendar.report(body, headers)).toBe('other');
    for (const nonsense of ['', 'null', '[]', '{"event":"invitee.created"}']) {
      expect(calendar.report(nonsense, vendorAt(now).sign(nonsense, now, webhookSecret))).toBe('other');
    }
  });
});
