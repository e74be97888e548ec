import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import { calComScheduling } from '../../../ports/scheduling/cal-com.ts';
import { calendlyScheduling } from '../../../ports/scheduling/calendly.ts';
import { ownScheduling } from '../../../ports/scheduling/embedded.ts';
import type { Scheduling } from '../../../ports/scheduling/port.ts';
import { bookCall } from './book-call.ts';
import { readBoost } from './read-boost.ts';

const runtime = await testRuntime();
const { db } = runtime;
// A Monday at 11:00 in Paris.
const clock = fixedClock('2026-11-16T10:00:00Z');
const own = ownScheduling(db, clock);
const first = new Date('2026-11-16T10:30:00Z');
const second = new Date('2026-11-16T13:00:00Z');

async function as(viewer: SignedIn | undefined, scheduling: Scheduling = own): Promise<Context> {
  return { ...(await new Visitor(runtime).context()), viewer, ports: { ...runtime.ports, clock, scheduling } };
}

function callOf(developerId: string) {
  return db
    .selectFrom('developerConfidential')
    .select(['recommendationCallStatus as status', 'recommendationCallDate as date'])
    .where('developerId', '=', developerId)
    .executeTakeFirstOrThrow();
}

function emailsTo(address: string) {
  return db.selectFrom('emails').selectAll().where('toAddress', '=', address).orderBy('createdAt').execute();
}

beforeEach(() => db.deleteFrom('calls').execute());

describe('the boost of a profile (docs/product/profile.md, Boost)', () => {
  it('offers the free slots of the next 14 days to a published developer with five years of code', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 5 });
    const boost = await readBoost(await as(person), person.userId);
    expect(boost).toMatchObject({ variant: 'call', enabled: true, call: null });
    if (boost.scheduling?.kind !== 'embedded') throw new Error('expected the slots of the product');
    // Nine of today's fourteen slots are left; nine whole working days follow.
    expect(boost.scheduling.slots).toHaveLength(9 + 9 * 14);
    expect(boost.scheduling.slots[0]).toBe(first.toISOString());
    expect(boost.scheduling.slots.at(-1)).toBe('2026-11-27T16:30:00.000Z');
  });

  it('offers a developer with less than five years of code, or an unknown number, a training instead of a call', async () => {
    for (const codeExperienceYears of [null, 4]) {
      const person = await makeDeveloper(db, { codeExperienceYears });
      const boost = await readBoost(await as(person), person.userId);
      expect(boost).toMatchObject({
        variant: 'junior',
        enabled: true,
        scheduling: undefined,
        training: { kind: 'examples' },
      });
      await expect(bookCall(await as(person), person.userId, first)).rejects.toMatchObject({
        fields: { slot: 'notOffered' },
      });
    }
  });

  it('links to the training site of the configuration, and to no training in production without one', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 1 });
    const context = await as(person);
    const training = async (change: Partial<Context['config']>) =>
      (await readBoost({ ...context, config: { ...context.config, ...change } }, person.userId)).training;
    const url = 'https://ecole.example/cours';
    expect(await training({ TRAINING_URL: url })).toEqual({ kind: 'site', url });
    expect(await training({ APP_MODE: 'production' })).toEqual({ kind: 'none' });
  });

  it('promises companies and a newsletter only as the operator has set them', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    const context = await as(person);
    const figures = async (change: Partial<Context['config']>) =>
      (await readBoost({ ...context, config: { ...context.config, ...change } }, person.userId)).figures;
    expect(await figures({ APP_MODE: 'production' })).toEqual({});
    expect(await figures({ APP_MODE: 'production', BOOST_COMPANIES: 800 })).toEqual({ companies: 800 });
  });

  it('is enabled only when the validation status is published', async () => {
    for (const validationStatus of ['reviewed', 'waiting', null]) {
      const person = await makeDeveloper(db, { codeExperienceYears: 9, validationStatus });
      expect(await readBoost(await as(person), person.userId)).toMatchObject({ enabled: false, scheduling: undefined });
      await expect(bookCall(await as(person), person.userId, first)).rejects.toMatchObject({
        fields: { slot: 'notPublished' },
      });
      expect(await callOf(person.userId)).toEqual({ status: null, date: null });
    }
  });

  it('is only for the owner of the profile', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    const others = [await makeDeveloper(db), await makeRecruiter(db), await makeAdministrator(db), undefined];
    for (const other of others) {
      const context = await as(other);
      await expect(readBoost(context, person.userId)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(bookCall(context, person.userId, first)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect(await db.selectFrom('calls').selectAll().execute()).toEqual([]);
  });

  it('is not found when the id is not a developer', async () => {
    const recruiter = await makeRecruiter(db);
    for (const id of ['00000000-0000-7000-8000-000000000000', 'camille', '', recruiter.userId]) {
      await expect(readBoost(await as(recruiter), id)).rejects.toMatchObject({ name: 'NotFound' });
      await expect(bookCall(await as(recruiter), id, first)).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});

describe('the calendar of an outside provider', () => {
  const options = { url: 'https://calendar.example/vivier/appel', webhookSecret: 'the secret of the webhook' };
  const calendly = { ...options, baseUrl: 'https://vivier.example', phoneField: 'location' };
  const calendars: [string, Scheduling, Record<string, string>][] = [
    ['Calendly', calendlyScheduling(calendly, clock), { location: '+33612345678' }],
    ['Cal.com', calComScheduling(options, clock), { attendeePhoneNumber: '+33 6 12 34 56 78' }],
  ];

  it.each(calendars)(
    "%s: is pre-filled with the developer's e-mail address, full name and phone number",
    async (_, calendar, phone) => {
      const person = await makeDeveloper(db, { codeExperienceYears: 9 });
      await db
        .updateTable('developerConfidential')
        .set({
          firstName: 'Alix',
          lastName: 'de la Tour',
          phoneNumber: '+33 6 12 34 56 78',
          nameVisibility: 'nickName',
        })
        .where('developerId', '=', person.userId)
        .execute();
      const { scheduling } = await readBoost(await as(person, calendar), person.userId);
      if (scheduling?.kind !== 'embed') throw new Error('expected an address');
      const { origin, searchParams } = new URL(scheduling.url);
      expect(origin).toBe('https://calendar.example');
      expect(Object.fromEntries(searchParams)).toMatchObject({
        email: person.email,
        name: 'Alix de la Tour',
        ...phone,
      });
    },
  );

  it.each(calendars)('%s: a booking through the product is refused', async (_, calendar) => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    await expect(bookCall(await as(person, calendar), person.userId, first)).rejects.toMatchObject({
      fields: { slot: 'notOffered' },
    });
    expect(await callOf(person.userId)).toEqual({ status: null, date: null });
  });
});

describe('booking a slot of the product', () => {
  it('stores the call as booked now, and the dialog shows the call', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    await bookCall(await as(person), person.userId, second);
    expect(await callOf(person.userId)).toEqual({ status: 'booked', date: clock.now() });
    expect(await readBoost(await as(person), person.userId)).toMatchObject({
      call: { state: 'upcoming', source: 'own', startsAt: second.toISOString(), changeable: true, sequence: 0 },
    });
  });

  it('notifies the developer’s open pages once', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    const topic = `user:${person.userId}`;
    const heard: string[] = [];
    const stop = runtime.live.listen(topic, ({ kind }) => heard.push(kind));
    await eventually(async () => {
      await notify(db, topic, { kind: 'listening' });
      expect(heard).toContain('listening');
    });
    await bookCall(await as(person), person.userId, first);
    await expect(bookCall(await as(person), person.userId, second)).rejects.toMatchObject({ name: 'Invalid' });
    await notify(db, topic, { kind: 'last' });
    await eventually(() => expect(heard).toContain('last'));
    stop();
    expect(heard.filter((kind) => kind === 'boost')).toHaveLength(1);
  });

  it('refuses a slot that is taken, past or was never offered, and stores nothing', async () => {
    const [quick, slow] = [
      await makeDeveloper(db, { codeExperienceYears: 9 }),
      await makeDeveloper(db, { codeExperienceYears: 9 }),
    ];
    await bookCall(await as(quick), quick.userId, first);
    const faraway = new Date('2026-12-01T10:30:00Z');
    for (const slot of [first, new Date('2026-11-16T08:00:00Z'), new Date('2026-11-17T12:00:00Z'), faraway]) {
      await expect(bookCall(await as(slow), slow.userId, slot)).rejects.toMatchObject({
        fields: { slot: 'slotTaken' },
      });
    }
    expect(await callOf(slow.userId)).toEqual({ status: null, date: null });
    await bookCall(await as(slow), slow.userId, second);
    expect(await callOf(slow.userId)).toMatchObject({ status: 'booked' });
  });

  it('stores one call when the developer books twice at the same moment', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    const context = await as(person);
    const outcomes = await Promise.allSettled([first, second].map((slot) => bookCall(context, person.userId, slot)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      fields: { slot: 'slotAlready' },
    });
    expect(await db.selectFrom('calls').selectAll().execute()).toHaveLength(1);
  });

  it('keeps the first date when the developer books again, also after the call', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    await bookCall(await as(person), person.userId, first);
    const before = await callOf(person.userId);
    const later = fixedClock('2026-11-18T10:00:00Z');
    const context = await as(person, ownScheduling(db, later));
    const again = bookCall({ ...context, ports: { ...context.ports, clock: later } }, person.userId, second);
    await expect(again).rejects.toMatchObject({ fields: { slot: 'slotAlready' } });
    expect(await callOf(person.userId)).toEqual(before);
  });

  it('stores nothing twice when the same slot is sent twice', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    for (let times = 0; times < 2; times++) await bookCall(await as(person), person.userId, first);
    expect(await db.selectFrom('calls').selectAll().execute()).toHaveLength(1);
    expect(await emailsTo(person.email)).toHaveLength(1);
  });
});
