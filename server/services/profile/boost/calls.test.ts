import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale, SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Attachment } from '../../../ports/mail/port.ts';
import { ownScheduling } from '../../../ports/scheduling/embedded.ts';
import { readDeveloperHome } from '../../shell/home/read-developer-home.ts';
import { bookCall } from './book-call.ts';
import { cancelCall, cancelCallOfLeaver } from './cancel-call.ts';
import { moveCall } from './move-call.ts';
import { readBoost } from './read-boost.ts';

const runtime = await testRuntime();
const { db } = runtime;
// A Monday at 11:00 in Paris.
let clock = fixedClock('2026-11-16T10:00:00Z');
const [first, second, third] = ['10:30', '13:00', '13:30'].map((time) => new Date(`2026-11-16T${time}:00Z`)) as [
  Date,
  Date,
  Date,
];
const host = 'ines@vivier.example';

function as(viewer: SignedIn | undefined): Context {
  const ports = { ...runtime.ports, clock, scheduling: ownScheduling(db, clock) };
  return contextOf({ ...runtime, ports }, viewer);
}

async function booked(slot = first, locale: Locale = 'fr') {
  const person = await makeDeveloper(db, { codeExperienceYears: 9 });
  await db.updateTable('users').set({ locale }).where('id', '=', person.userId).execute();
  await db
    .updateTable('developerConfidential')
    .set({ firstName: 'Camille', lastName: 'Verdier', phoneNumber: '+33 1 99 00 10 20' })
    .where('developerId', '=', person.userId)
    .execute();
  await bookCall(as(person), person.userId, slot);
  return person;
}

async function emailsTo(address: string) {
  const rows = await db.selectFrom('emails').selectAll().where('toAddress', '=', address).orderBy('id').execute();
  return rows.map(({ template, subject, text, locale, attachments }) => {
    const [file] = attachments as Attachment[];
    const content = file?.content.replaceAll('\r\n ', '') ?? '';
    return { template, subject, text, locale, type: file?.type, content };
  });
}

const field = (name: string, content: string | undefined) =>
  new RegExp(`^${name}:(.*)\r$`, 'm').exec(content ?? '')?.[1];
const callsOf = (developerId: string) =>
  db.selectFrom('calls').selectAll().where('developerId', '=', developerId).execute();

beforeEach(async () => {
  clock = fixedClock('2026-11-16T10:00:00Z');
  await db.deleteFrom('calls').execute();
  await db.deleteFrom('emails').execute();
  await db.deleteFrom('staff').execute();
  const ines = { position: 0, key: 'ines', name: 'Inès Carpentier', short: 'Inès', roleFr: 'r', roleEn: 'r' };
  await db
    .insertInto('staff')
    .values({ ...ines, email: host })
    .execute();
});

describe('docs/product/profile.md, Calendar e-mails', () => {
  it('a booking sends an invitation to the developer and to the first of the roster', async () => {
    const person = await booked();
    const [[own], [team]] = [await emailsTo(person.email), await emailsTo(host)];
    expect(own).toMatchObject({ template: 'call-booked', type: 'text/calendar; charset=utf-8; method=REQUEST' });
    expect(own?.text).toContain('Inès Carpentier, de l’équipe Vivier, vous appelle le 16 novembre 2026 à 11:30');
    expect(field('DTSTART', own?.content)).toBe('20261116T103000Z');
    expect(own?.content).toContain(`mailto:${person.email}`);
    expect(own?.content).not.toContain(host);
    expect(team).toMatchObject({ template: 'call-booked-team', subject: 'Appel réservé : Camille Verdier' });
    expect(team?.text).toContain('+33 1 99 00 10 20');
    expect(team?.text).toContain(person.email);
    expect(field('UID', team?.content)).toBe(field('UID', own?.content));
    expect(field('SUMMARY', team?.content)).toBe('Appel avec Camille Verdier');
  });

  it('is in the language of its reader', async () => {
    const admin = await makeAdministrator(db);
    await db.updateTable('users').set({ locale: 'en' }).where('id', '=', admin.userId).execute();
    await db.updateTable('staff').set({ email: admin.email }).execute();
    const person = await booked(first, 'en');
    expect((await emailsTo(person.email))[0]?.subject).toBe('Your call with Vivier is confirmed');
    expect((await emailsTo(admin.email))[0]?.subject).toBe('Call booked: Camille Verdier');
  });

  it('goes to the address of the support when the roster is empty, else to every administrator', async () => {
    await db.deleteFrom('staff').execute();
    const admin = await makeAdministrator(db);
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    const withSupport = { ...as(person), config: { ...runtime.config, SUPPORT_EMAIL: 'equipe@vivier.example' } };
    await bookCall(withSupport, person.userId, first);
    expect(await emailsTo('equipe@vivier.example')).toHaveLength(1);
    const other = await makeDeveloper(db, { codeExperienceYears: 9 });
    const { SUPPORT_EMAIL: _, ...config } = runtime.config;
    await bookCall({ ...as(other), config }, other.userId, second);
    expect(await emailsTo(admin.email)).toHaveLength(1);
  });

  it('a move has the same identifier and a higher sequence, a cancellation the method CANCEL', async () => {
    const person = await booked();
    await moveCall(as(person), person.userId, { slot: second, sequence: 0 });
    await cancelCall(as(person), person.userId, { sequence: 1 });
    for (const address of [person.email, host]) {
      const files = (await emailsTo(address)).map(({ content }) => content);
      expect(files.map((file) => field('SEQUENCE', file))).toEqual(['0', '1', '2']);
      expect(files.map((file) => field('METHOD', file))).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
      expect(new Set(files.map((file) => field('UID', file))).size).toBe(1);
      expect(field('DTSTART', files[1])).toBe('20261116T130000Z');
    }
  });

  it('reaches the same mailbox when the roster changes after the booking', async () => {
    const person = await booked();
    await db.updateTable('staff').set({ email: 'yann@vivier.example', name: 'Yann' }).execute();
    await cancelCall(as(person), person.userId, { sequence: 0 });
    expect(await emailsTo(host)).toHaveLength(2);
    expect(await emailsTo('yann@vivier.example')).toEqual([]);
  });

  it('exists only with its booking', async () => {
    await booked(first);
    const late = await makeDeveloper(db, { codeExperienceYears: 9 });
    await expect(bookCall(as(late), late.userId, first)).rejects.toMatchObject({ fields: { slot: 'slotTaken' } });
    expect(await emailsTo(late.email)).toEqual([]);
  });
});

describe('moving and cancelling a call (docs/product/profile.md, Boost call)', () => {
  it('slots are each given to exactly one user when several book at once', async () => {
    const people = [1, 2, 3].map(() => makeDeveloper(db, { codeExperienceYears: 9 }));
    const books = (await Promise.all(people)).map((person) => bookCall(as(person), person.userId, first));
    const outcomes = await Promise.allSettled(books);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await db.selectFrom('calls').selectAll().execute()).toHaveLength(1);
  });

  it('gives each slot to one person, also when two move to it at once', async () => {
    const [one, other] = [await booked(first), await booked(second)];
    const moves = [one, other].map((person) => moveCall(as(person), person.userId, { slot: third, sequence: 0 }));
    const outcomes = await Promise.allSettled(moves);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((one) => one.status === 'rejected')?.reason).toMatchObject({ fields: { slot: 'slotTaken' } });
  });

  it('of two moves of one call at once, the first counts; the same move twice is one', async () => {
    const person = await booked(first);
    const move = (slot: Date) => moveCall(as(person), person.userId, { slot, sequence: 0 });
    const outcomes = await Promise.allSettled([move(second), move(third)]);
    expect(outcomes.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      fields: { slot: 'callChanged' },
    });
    const [call] = await callsOf(person.userId);
    await move(call?.startsAt ?? first);
    expect(await callsOf(person.userId)).toEqual([call]);
    expect(await emailsTo(person.email)).toHaveLength(2);
  });

  it.each(['2026-11-16T09:30:00Z', '2026-11-16T12:00:00Z', '2026-12-01T10:30:00Z'])(
    'refuses %s, which is past, not a slot, or too far',
    async (moment) => {
      const person = await booked(first);
      const move = moveCall(as(person), person.userId, { slot: new Date(moment), sequence: 0 });
      await expect(move).rejects.toMatchObject({ fields: { slot: 'slotTaken' } });
    },
  );

  it('is refused once the hour of the call has come', async () => {
    const person = await booked(first);
    clock.advance(30 * 60_000);
    const refused = { fields: { slot: 'callOver' } };
    await expect(moveCall(as(person), person.userId, { slot: second, sequence: 0 })).rejects.toMatchObject(refused);
    await expect(cancelCall(as(person), person.userId, { sequence: 0 })).rejects.toMatchObject(refused);
  });

  it('a cancelled call frees its slot, is cancelled once, and another can be booked', async () => {
    const person = await booked(first);
    for (let times = 0; times < 2; times++) await cancelCall(as(person), person.userId, { sequence: 0 });
    expect(await emailsTo(host)).toHaveLength(2);
    expect(await readBoost(as(person), person.userId)).toMatchObject({
      call: { state: 'cancelled', cancelledSide: 'developer' },
      scheduling: { slots: expect.arrayContaining([first.toISOString()]) },
    });
    await bookCall(as(person), person.userId, first);
    expect(await callsOf(person.userId)).toHaveLength(2);
  });

  it('a person who leaves has no call any more, and the team is told', async () => {
    const person = await booked(first);
    for (let times = 0; times < 2; times++)
      await db.transaction().execute((trx) => cancelCallOfLeaver(trx, as(person), person.userId));
    expect((await emailsTo(host)).map(({ template }) => template)).toEqual(['call-booked-team', 'call-cancelled-team']);
    expect(await callsOf(person.userId)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('is only for the owner', async () => {
    const person = await booked(first);
    const others = [await makeDeveloper(db), await makeRecruiter(db), await makeAdministrator(db), undefined];
    for (const other of others) {
      const refused = { name: 'Forbidden' };
      const context = as(other);
      await expect(moveCall(context, person.userId, { slot: second, sequence: 0 })).rejects.toMatchObject(refused);
      await expect(cancelCall(context, person.userId, { sequence: 0 })).rejects.toMatchObject(refused);
    }
    expect(await callsOf(person.userId)).toMatchObject([{ status: 'booked', startsAt: first }]);
  });

  it('is on the home page: its owner can change it, an administrator only reads it', async () => {
    const person = await booked(first);
    const seen = async (viewer: SignedIn) => (await readDeveloperHome(as(viewer), person.userId)).call;
    expect(await seen(person)).toMatchObject({ call: { state: 'upcoming' }, act: 'change' });
    expect(await seen(await makeAdministrator(db))).toMatchObject({ call: { state: 'upcoming' }, act: undefined });
    await cancelCall(as(person), person.userId, { sequence: 0 });
    expect(await seen(person)).toMatchObject({ call: { state: 'cancelled' }, act: 'book' });
    clock.advance(31 * 86_400_000);
    expect(await seen(person)).toBeUndefined();
  });

  it('of a provider is on the home page with its link, and with the reason of the team after it was cancelled', async () => {
    const person = await makeDeveloper(db, { codeExperienceYears: 9 });
    const seen = async () => (await readDeveloperHome(as(person), person.userId)).call;
    const manageUrl = 'https://calendly.com/reschedulings/1';
    const row = { developerId: person.userId, source: 'calendly', startsAt: null, manageUrl, changedAt: clock.now() };
    await db.insertInto('calls').values(row).execute();
    expect(await seen()).toMatchObject({ call: { source: 'calendly', startsAt: null, manageUrl } });
    const cancelled = { status: 'cancelled', cancelledSide: 'team', reason: 'Inès est malade.', startsAt: first };
    await db.updateTable('calls').set(cancelled).where('developerId', '=', person.userId).execute();
    expect(await seen()).toMatchObject({ call: { state: 'cancelled', reason: 'Inès est malade.' }, act: 'book' });
  });
});
