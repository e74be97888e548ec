import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import { readAdminHome } from '../../shell/home/read-admin-home.ts';
import { readModeration } from '../read-moderation.ts';
import { cancelCallByTeam, markCall } from './decide-call.ts';
import { readCalls } from './read-calls.ts';

const runtime = await testRuntime();
const { db } = runtime;
const admin = await makeAdministrator(db);
let clock = fixedClock('2026-11-16T10:00:00Z');

function as(viewer: SignedIn | undefined): Context {
  return contextOf({ ...runtime, ports: { ...runtime.ports, clock } }, viewer);
}

type Stored = { startsAt?: string | null; source?: string; status?: string; changedAt?: string };

async function stored(lastName: string, { startsAt, source = 'own', status = 'booked', changedAt }: Stored) {
  const person = await makeDeveloper(db);
  await db
    .updateTable('developerConfidential')
    .set({ firstName: 'Zoé', lastName, phoneNumber: '+33 1 99 00 10 20' })
    .where('developerId', '=', person.userId)
    .execute();
  const changed = new Date(changedAt ?? '2026-11-10T10:00:00Z');
  const { id } = await db
    .insertInto('calls')
    .values({
      developerId: person.userId,
      source,
      status,
      startsAt: startsAt ? new Date(startsAt) : null,
      cancelledSide: status === 'cancelled' ? 'developer' : null,
      hostName: 'Inès',
      hostEmail: 'ines@vivier.example',
      createdAt: changed,
      changedAt: changed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...person, callId: id };
}

const names = async (list: 'open' | 'done', text = '') =>
  (await readCalls(as(admin), { list, text })).calls.map(({ name }) => name);
const templates = async (email: string) =>
  (await db.selectFrom('emails').select('template').where('toAddress', '=', email).orderBy('id').execute()).map(
    ({ template }) => template,
  );
const auditOf = (developerId: string) =>
  db.selectFrom('audit').select(['actorId', 'action']).where('subjectId', '=', developerId).execute();

beforeEach(async () => {
  clock = fixedClock('2026-11-16T10:00:00Z');
  await db.deleteFrom('calls').execute();
  await db.deleteFrom('emails').execute();
});

describe('docs/product/moderation.md, Call queue', () => {
  it('lists coming calls first, then those without an outcome, then those just held', async () => {
    await stored('Held', { startsAt: '2026-11-16T08:00Z', status: 'held', changedAt: '2026-11-16T09:00:00Z' });
    await stored('Unknown', { source: 'other' });
    await stored('Late', { startsAt: '2026-11-12T10:00Z' });
    await stored('Second', { startsAt: '2026-11-17T10:00Z', source: 'calendly' });
    await stored('First', { startsAt: '2026-11-16T10:30Z' });
    await stored('Gone', { startsAt: '2026-11-18T10:00Z', status: 'cancelled' });
    expect(await names('open')).toEqual(['Zoé First', 'Zoé Second', 'Zoé Late', 'Zoé Unknown', 'Zoé Held']);
    expect(await names('done')).toEqual(['Zoé Gone']);
    expect(await readCalls(as(admin), { list: 'open', text: '' })).toMatchObject({ counts: { open: 5, done: 1 } });
    expect((await readAdminHome(as(admin))).bookedCalls).toBe(4);
    clock.advance(24 * 60 * 60_000);
    expect(await names('done')).toEqual(['Zoé Held', 'Zoé Gone']);
  });

  it('shows who, when, where it was booked and how to reach the person; found by name without accents', async () => {
    const person = await stored('Élan', { startsAt: '2026-11-17T10:00Z', source: 'cal.com' });
    await stored('Autre', { startsAt: '2026-11-17T11:00Z' });
    expect(await names('open', 'elan')).toEqual(['Zoé Élan']);
    const { calls } = await readCalls(as(admin), { list: 'open', text: person.email });
    expect(calls).toMatchObject([
      {
        email: person.email,
        phone: '+33 1 99 00 10 20',
        source: 'cal.com',
        startsAt: '2026-11-17T10:00:00.000Z',
        state: 'upcoming',
        outcomes: ['held', 'cancelled'],
        recommended: false,
      },
    ]);
  });

  it('a held call is noted once, with a line of the log and no e-mail', async () => {
    const { callId, userId, email } = await stored('Held', { startsAt: '2026-11-16T09:00Z' });
    for (let times = 0; times < 2; times++) await markCall(as(admin), callId, 'held');
    expect(await auditOf(userId)).toEqual([{ actorId: admin.userId, action: 'call.held' }]);
    expect(await templates(email)).toEqual([]);
    expect((await readModeration(as(admin), userId)).call).toMatchObject({ state: 'held' });
    await expect(markCall(as(admin), callId, 'missed')).rejects.toMatchObject({ name: 'Conflict' });
  });

  it('a missed call is told to the developer, and only after its hour', async () => {
    const { callId, email } = await stored('Missed', { startsAt: '2026-11-16T10:30Z' });
    await expect(markCall(as(admin), callId, 'missed')).rejects.toMatchObject({ name: 'Conflict' });
    clock.advance(30 * 60_000);
    await markCall(as(admin), callId, 'missed');
    expect(await templates(email)).toEqual(['call-missed']);
  });

  it('the team cancels a coming call with a reason, which the developer receives with the calendar file', async () => {
    const { callId, userId, email } = await stored('Cancelled', { startsAt: '2026-11-17T10:00Z' });
    await expect(cancelCallByTeam(as(admin), callId, { reason: '' })).rejects.toMatchObject({ name: 'Invalid' });
    for (let times = 0; times < 2; times++) await cancelCallByTeam(as(admin), callId, { reason: 'Inès est malade.' });
    const rows = db.selectFrom('emails').select(['text', 'attachments', 'template']).where('toAddress', '=', email);
    const [sent, ...more] = await rows.execute();
    expect(more).toEqual([]);
    expect(sent?.text).toContain('Inès est malade.');
    expect(JSON.stringify(sent?.attachments)).toContain('METHOD:CANCEL');
    expect(await templates('ines@vivier.example')).toEqual(['call-cancelled-team']);
    expect(await auditOf(userId)).toMatchObject([{ action: 'call.cancelled' }]);
  });

  it('of two administrators at once, one decides', async () => {
    const { callId, userId } = await stored('Both', { source: 'other' });
    const other = await makeAdministrator(db);
    const outcomes = await Promise.allSettled([
      markCall(as(admin), callId, 'held'),
      markCall(as(other), callId, 'missed'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await auditOf(userId)).toHaveLength(1);
  });

  it('is only for administrators', async () => {
    const { callId } = await stored('Closed', { startsAt: '2026-11-16T09:00Z' });
    for (const viewer of [await makeDeveloper(db), await makeRecruiter(db), undefined]) {
      const refused = { name: 'Forbidden' };
      await expect(readCalls(as(viewer), { list: 'open', text: '' })).rejects.toMatchObject(refused);
      await expect(markCall(as(viewer), callId, 'held')).rejects.toMatchObject(refused);
      await expect(cancelCallByTeam(as(viewer), callId, { reason: 'x' })).rejects.toMatchObject(refused);
    }
    await expect(markCall(as(admin), 'nonsense', 'held')).rejects.toMatchObject({ name: 'NotFound' });
  });
});
