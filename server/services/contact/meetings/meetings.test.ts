import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { localTimeOf } from '../../../../domain/calendar/time-zone.ts';
import { mostOpenMeetings } from '../../../../domain/contact/meetings/meeting.ts';
import type { MeetingDraft } from '../../../../domain/contact/meetings/meeting-draft.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { minutesLater, openTalk, requestedTalk, type Talk, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { readConversation } from '../conversations/read-conversation.ts';
import { act } from '../introductions/act.ts';
import { acceptMeeting, cancelMeeting, declineMeeting, moveMeeting } from './change-meeting.ts';
import { endMeetingsOf } from './end-meetings.ts';
import { proposeMeeting } from './propose-meeting.ts';
import { queueMeetingEmail } from './queue-meeting-email.ts';
import { readComingMeetings } from './read-coming-meetings.ts';
import { readMeetingFile } from './read-meeting-file.ts';

const zone = 'Europe/Paris';
let runtime: Runtime;

beforeAll(async () => {
  runtime = await testRuntime();
});

const as = (who: SignedIn, at = runtime) => contextOf(at, who);
/** A whole minute, some minutes from now. */
const inMinutes = (minutes: number) =>
  new Date(Math.floor(runtime.ports.clock.now().getTime() / 60_000 + minutes) * 60_000);
const slotsAt = (...minutes: number[]) => minutes.map((one) => localTimeOf(inMinutes(one), zone));

const draft = (changes: Partial<MeetingDraft> = {}): MeetingDraft => ({
  ...{ way: 'slots', kind: 'technical', title: '', minutes: 45, slots: slotsAt(60, 1440), timeZone: zone },
  ...{ where: 'https://visio.example/a', bookingUrl: '' },
  ...changes,
});

async function proposed(talk: Talk, changes: Partial<MeetingDraft> = {}): Promise<string> {
  const id = randomUUID();
  const answer = await proposeMeeting(as(talk.recruiter), talk.id, { id, value: draft(changes) });
  expect(answer).toEqual({ outcome: 'done' });
  return id;
}

async function meetingsOf(who: SignedIn, talk: Talk, at = runtime) {
  const { meetings, meetingLines } = await readConversation(as(who, at), talk.id);
  return { meetings, events: meetingLines.map(({ event, word }) => (word ? `${event}: ${word}` : event)) };
}

const refusal = (reason: string) => ({ outcome: 'refused', reason });

describe('docs/product/contact.md, Proposing a meeting', () => {
  it('a proposal stands in the conversation of both sides, and can be answered by the developer', async () => {
    const talk = await openTalk(runtime);
    await proposed(talk, { slots: slotsAt(1440, 60), title: 'Revue de code' });
    const { meetings } = await meetingsOf(talk.developer, talk);
    expect(meetings).toMatchObject([
      {
        ...{ state: 'open', version: 0, title: 'Revue de code', minutes: 45, videoUrl: 'https://visio.example/a' },
        slots: [inMinutes(60).toISOString(), inMinutes(1440).toISOString()],
        can: ['accept', 'decline'],
      },
    ]);
    expect((await meetingsOf(talk.recruiter, talk)).meetings).toMatchObject([{ can: ['move', 'cancel'] }]);
  });

  it('sent twice, it is one meeting; the key of another conversation is not found', async () => {
    const talk = await openTalk(runtime);
    const id = await proposed(talk);
    expect(await proposeMeeting(as(talk.recruiter), talk.id, { id, value: draft() })).toEqual({ outcome: 'done' });
    expect((await meetingsOf(talk.recruiter, talk)).events).toEqual(['propose']);
    const other = await openTalk(runtime);
    await expect(proposeMeeting(as(other.recruiter), other.id, { id, value: draft() })).rejects.toThrow(NotFound);
  });

  it('a slot is in the future and within six months', async () => {
    const talk = await openTalk(runtime);
    const value = draft({ slots: [...slotsAt(60), ...slotsAt(-1), ...slotsAt(200 * 1440)] });
    await expect(proposeMeeting(as(talk.recruiter), talk.id, { id: randomUUID(), value })).rejects.toMatchObject({
      fields: { 'slots.1.day': 'slotPast', 'slots.2.day': 'slotFar' },
    });
  });

  it('no more than three wait at the same time', async () => {
    const talk = await openTalk(runtime);
    for (let one = 0; one < mostOpenMeetings; one++) await proposed(talk);
    const again = () => proposeMeeting(as(talk.recruiter), talk.id, { id: randomUUID(), value: draft() });
    await expect(again()).rejects.toMatchObject({ fields: { '': 'openMeetings' } });
  });

  it('only while the two may talk, and only by the company', async () => {
    const waiting = await requestedTalk(runtime);
    const given = { id: randomUUID(), value: draft() };
    expect(await proposeMeeting(as(waiting.recruiter), waiting.id, given)).toEqual(refusal('waitingForDeveloper'));
    const talk = await openTalk(runtime);
    await expect(proposeMeeting(as(talk.developer), talk.id, given)).rejects.toThrow(Forbidden);
    await expect(proposeMeeting(as(await talkingRecruiter(runtime)), talk.id, given)).rejects.toThrow(NotFound);
    const { companyId } = talk.recruiter.membership;
    const silent = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    await expect(proposeMeeting(as(silent), talk.id, given)).rejects.toThrow(Forbidden);
  });
});

describe('docs/product/contact.md, Answering a meeting', () => {
  it('one click agrees on a slot, from two tabs too', async () => {
    const talk = await openTalk(runtime);
    const seen = { meetingId: await proposed(talk), version: 0 };
    const slot = inMinutes(60);
    const accept = () => acceptMeeting(as(talk.developer), talk.id, { ...seen, slot });
    expect(await Promise.all([accept(), accept()])).toEqual([{ outcome: 'done' }, { outcome: 'done' }]);
    const { meetings, events } = await meetingsOf(talk.recruiter, talk);
    expect(meetings).toMatchObject([{ state: 'upcoming', startsAt: slot.toISOString(), can: ['move', 'cancel'] }]);
    expect(events).toEqual(['propose', 'accept']);
    const other = acceptMeeting(as(talk.developer), talk.id, { ...seen, slot: inMinutes(1440) });
    expect(await other).toEqual(refusal('changed'));
  });

  it('of an answer and a cancellation at the same moment, one counts', async () => {
    const talk = await openTalk(runtime);
    const seen = { meetingId: await proposed(talk), version: 0 };
    const outcomes = await Promise.all([
      acceptMeeting(as(talk.developer), talk.id, { ...seen, slot: inMinutes(60) }),
      cancelMeeting(as(talk.recruiter), talk.id, { ...seen, word: null }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused']);
    expect((await meetingsOf(talk.recruiter, talk)).events).toHaveLength(2);
  });

  it('a slot that has begun, and one that was never proposed, cannot be accepted', async () => {
    const talk = await openTalk(runtime);
    const seen = { meetingId: await proposed(talk), version: 0 };
    const later = as(talk.developer, minutesLater(runtime, 61));
    expect(await acceptMeeting(later, talk.id, { ...seen, slot: inMinutes(60) })).toEqual(refusal('slot'));
    expect(await acceptMeeting(as(talk.developer), talk.id, { ...seen, slot: inMinutes(90) })).toEqual(refusal('slot'));
  });

  it('none suits: the proposal ends, with the words of the developer', async () => {
    const talk = await openTalk(runtime);
    const seen = { meetingId: await proposed(talk), version: 0 };
    const decline = () => declineMeeting(as(talk.developer), talk.id, { ...seen, word: 'Plutôt le soir ?' });
    expect(await decline()).toEqual({ outcome: 'done' });
    expect(await decline()).toEqual({ outcome: 'done' });
    const { meetings, events } = await meetingsOf(talk.recruiter, talk);
    expect(meetings).toEqual([]);
    expect(events).toEqual(['propose', 'decline: Plutôt le soir ?']);
  });

  it('a stranger finds nothing', async () => {
    const talk = await openTalk(runtime);
    const seen = { meetingId: await proposed(talk), version: 0 };
    const stranger = as(await makeDeveloper(runtime.db));
    await expect(acceptMeeting(stranger, talk.id, { ...seen, slot: inMinutes(60) })).rejects.toThrow(NotFound);
    const other = await openTalk(runtime);
    const elsewhere = cancelMeeting(as(other.recruiter), other.id, { ...seen, word: null });
    await expect(elsewhere).rejects.toThrow(NotFound);
  });
});

describe('docs/product/contact.md, Moving and cancelling a meeting: what ends with the conversation', () => {
  /** A conversation with a proposal and an agreed meeting. */
  async function busyTalk() {
    const talk = await openTalk(runtime);
    const meetingId = await proposed(talk);
    await acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 0, slot: inMinutes(60) });
    await proposed(talk, { slots: slotsAt(300) });
    return talk;
  }
  const stateOf = async (talk: Talk) => {
    const rows = await runtime.db
      .selectFrom('meetings')
      .select('status')
      .where('introductionId', '=', talk.id)
      .execute();
    return rows.map(({ status }) => status).toSorted();
  };
  const ahead = ['accepted', 'proposed'];
  const ended = ['cancelled', 'cancelled'];

  it('archived by the company, or left by the developer: nothing is ahead, and both are told', async () => {
    for (const [by, event] of [
      ['recruiter', 'archive'],
      ['developer', 'refuse'],
    ] as const) {
      const talk = await busyTalk();
      await act(as(talk[by]), talk.id, event);
      expect(await stateOf(talk)).toEqual(ended);
      const { events } = await meetingsOf(talk.developer, talk);
      expect(events).toEqual(['propose', 'accept', 'propose', 'cancel', 'cancel']);
      const told = (await emailsOf(talk)).filter(({ lines }) => lines.includes('METHOD:CANCEL'));
      expect(told.map(({ template }) => template).toSorted()).toEqual([
        'meeting-cancelled',
        'meeting-cancelled-company',
      ]);
    }
  });

  it('a company without validation, once its withdrawal cannot be undone', async () => {
    const [talk, other] = [await busyTalk(), await busyTalk()];
    const { companyId } = talk.recruiter.membership;
    const end = () => endMeetingsOf(runtime, { companyId, ifFrozen: true });
    await end();
    expect(await stateOf(talk)).toEqual(ahead);
    await runtime.db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    await end();
    await end();
    expect(await stateOf(talk)).toEqual(ended);
    expect(await stateOf(other)).toEqual(ahead);
  });

  it('a company that the developer blocks', async () => {
    const talk = await busyTalk();
    await endMeetingsOf(runtime, {
      companyId: talk.recruiter.membership.companyId,
      developerId: talk.developer.userId,
    });
    expect(await stateOf(talk)).toEqual(ended);
  });

  it('a developer who leaves, and those that a recruiter who leaves has proposed', async () => {
    const talk = await busyTalk();
    await endMeetingsOf(runtime, { userId: talk.developer.userId });
    expect(await stateOf(talk)).toEqual(ended);
    const shared = await busyTalk();
    const colleague = await makeRecruiter(runtime.db, { companyId: shared.recruiter.membership.companyId });
    await proposeMeeting(as(colleague), shared.id, { id: randomUUID(), value: draft({ slots: slotsAt(600) }) });
    await endMeetingsOf(runtime, { userId: colleague.userId });
    expect(await stateOf(shared)).toEqual(['accepted', 'cancelled', 'proposed']);
  });
});

describe('docs/product/contact.md, Meetings on the home page', () => {
  it('a developer sees what waits and what comes, a company what comes, and nobody what is over', async () => {
    const talk = await openTalk(runtime);
    const meetingId = await proposed(talk, { slots: slotsAt(60) });
    await acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 0, slot: inMinutes(60) });
    await proposed(talk, { slots: slotsAt(600), where: 'Nantes' });
    const of = async (who: SignedIn, at = runtime) =>
      (await readComingMeetings(as(who, at)))?.map(({ startsAt, organiser, videoUrl, place }) => [
        startsAt,
        organiser,
        videoUrl ?? place,
      ]);
    const agreed = [inMinutes(60).toISOString(), null, 'https://visio.example/a'];
    expect(await of(talk.developer)).toEqual([[null, null, 'Nantes'], agreed]);
    expect(await of(talk.recruiter)).toEqual([agreed]);
    const { companyId } = talk.recruiter.membership;
    const colleague = await makeRecruiter(runtime.db, { companyId });
    expect((await of(colleague))?.[0]?.[1]).toEqual(expect.any(String));
    const silent = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    expect(await of(silent)).toBeUndefined();
    expect(await of(await makeDeveloper(runtime.db))).toEqual([]);
    expect(await of(talk.recruiter, minutesLater(runtime, 120))).toEqual([]);
  });
});

/** The e-mails of a conversation by template, with the calendar file of each. */
async function emailsOf(talk: Talk) {
  const events = await runtime.db
    .selectFrom('meetingEvents as e')
    .innerJoin('meetings as m', 'm.id', 'e.meetingId')
    .select('e.id')
    .where('m.introductionId', '=', talk.id)
    .orderBy('e.version')
    .execute();
  // Twice, as a task that is tried again.
  for (const { id } of [...events, ...events]) await queueMeetingEmail(runtime, id);
  const rows = await runtime.db
    .selectFrom('emails')
    .select(['template', 'toAddress', 'text', 'attachments'])
    .where('userId', 'in', [talk.developer.userId, talk.recruiter.userId])
    .where('template', 'like', 'meeting-%')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ attachments, ...row }) => {
    const [file] = attachments as { name: string; type: string; content: string }[];
    return { ...row, file, lines: file?.content.replaceAll('\r\n ', '').split('\r\n') ?? [] };
  });
}

describe('docs/product/contact.md, E-mails about meetings', () => {
  it('both sides get a file for their calendar, without the address of the other', async () => {
    const talk = await openTalk(runtime);
    const meetingId = await proposed(talk, { title: 'Revue; de code', slots: slotsAt(60) });
    await acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 0, slot: inMinutes(60) });
    const [confirmed, accepted] = (await emailsOf(talk)).toSorted((a, b) => b.template.localeCompare(a.template));
    expect([confirmed?.template, accepted?.template]).toEqual(['meeting-confirmed', 'meeting-accepted']);
    expect(confirmed?.file).toMatchObject({ name: 'rendez-vous.ics', type: expect.stringContaining('method=REQUEST') });
    const start = `DTSTART:${inMinutes(60).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    for (const [email, own, other] of [
      [confirmed, talk.developer.email, talk.recruiter.email],
      [accepted, talk.recruiter.email, talk.developer.email],
    ] as const) {
      expect(email?.lines).toEqual(
        expect.arrayContaining([
          start,
          'SEQUENCE:1',
          'LOCATION:https://visio.example/a',
          'URL:https://visio.example/a',
        ]),
      );
      expect(email?.lines.find((line) => line.startsWith('SUMMARY'))).toMatch(/^SUMMARY:Revue\\; de code – ./);
      expect(email?.lines.find((line) => line.startsWith('UID'))).toMatch(new RegExp(`^UID:${meetingId}@`));
      expect(email?.file?.content.replaceAll('\r\n ', '')).toContain(own);
      expect(email?.file?.content.replaceAll('\r\n ', '')).not.toContain(other);
      expect(email?.text).not.toContain(other);
    }
  });

  it('a move and a cancellation remove it from both calendars, with a higher number', async () => {
    const talk = await openTalk(runtime);
    const meetingId = await proposed(talk);
    const accept = (version: number, minutes: number) =>
      acceptMeeting(as(talk.developer), talk.id, { meetingId, version, slot: inMinutes(minutes) });
    await accept(0, 60);
    await moveMeeting(as(talk.recruiter), talk.id, { meetingId, version: 1, value: draft({ slots: slotsAt(120) }) });
    await accept(2, 120);
    await cancelMeeting(as(talk.developer), talk.id, { meetingId, version: 3, word: 'Je suis malade.' });
    const emails = await emailsOf(talk);
    const files = emails.map(({ template, lines }) => [
      template,
      ...lines.filter((line) => /^(METHOD|SEQUENCE)/.test(line)).map((line) => line.split(':')[1]),
    ]);
    expect(files.toSorted()).toEqual([
      ['meeting-accepted', 'REQUEST', '1'],
      ['meeting-accepted', 'REQUEST', '3'],
      ['meeting-cancelled', 'CANCEL', '4'],
      ['meeting-cancelled-company', 'CANCEL', '4'],
      ['meeting-confirmed', 'REQUEST', '1'],
      ['meeting-confirmed', 'REQUEST', '3'],
      ['meeting-moved', 'CANCEL', '2'],
      ['meeting-moved-company', 'CANCEL', '2'],
    ]);
    expect(emails.find(({ template }) => template === 'meeting-cancelled-company')?.text).toContain('Je suis malade.');
  });

  it('a proposal is told with its slots, unless it was answered or withdrawn since', async () => {
    const told = await openTalk(runtime);
    await proposed(told);
    expect((await emailsOf(told)).map(({ template, file }) => [template, file])).toEqual([
      ['meeting-proposed', undefined],
    ]);
    const withdrawn = await openTalk(runtime);
    const meetingId = await proposed(withdrawn);
    await cancelMeeting(as(withdrawn.recruiter), withdrawn.id, { meetingId, version: 0, word: null });
    expect(await emailsOf(withdrawn)).toEqual([]);
  });

  it('without the organiser, those who follow the conversation are told', async () => {
    const talk = await openTalk(runtime);
    const { companyId } = talk.recruiter.membership;
    const colleague = await makeRecruiter(runtime.db, { companyId });
    const meetingId = randomUUID();
    await proposeMeeting(as(colleague), talk.id, { id: meetingId, value: draft() });
    await runtime.db.deleteFrom('companyMembers').where('recruiterId', '=', colleague.userId).execute();
    await declineMeeting(as(talk.developer), talk.id, { meetingId, version: 0, word: null });
    expect((await emailsOf(talk)).map(({ template, toAddress }) => [template, toAddress])).toEqual([
      ['meeting-declined', talk.recruiter.email],
    ]);
  });

  it('the file is downloaded by the two sides only, while a time is agreed', async () => {
    const talk = await openTalk(runtime);
    const meetingId = await proposed(talk);
    const read = (who: SignedIn) => readMeetingFile(as(who), meetingId);
    await expect(read(talk.developer)).rejects.toThrow(NotFound);
    await acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 0, slot: inMinutes(60) });
    for (const who of [talk.developer, talk.recruiter]) {
      const { fileName, content } = await read(who);
      expect(fileName).toBe('rendez-vous.ics');
      expect(content).toContain('METHOD:PUBLISH');
      expect(content).not.toContain('ATTENDEE');
      expect(content).not.toContain(talk.developer.email);
    }
    await expect(read(await makeDeveloper(runtime.db))).rejects.toThrow(NotFound);
    await expect(read(await talkingRecruiter(runtime))).rejects.toThrow(NotFound);
    await expect(readMeetingFile(contextOf(runtime, undefined), meetingId)).rejects.toThrow(Forbidden);
  });
});

describe('docs/product/contact.md, Moving and cancelling a meeting', () => {
  it('a moved meeting has no time until the developer accepts again', async () => {
    const talk = await openTalk(runtime);
    const meetingId = await proposed(talk);
    await acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 0, slot: inMinutes(60) });
    const value = draft({ slots: slotsAt(120), where: 'Nantes' });
    const move = () => moveMeeting(as(talk.recruiter), talk.id, { meetingId, version: 1, value });
    expect(await move()).toEqual({ outcome: 'done' });
    expect(await move()).toEqual({ outcome: 'done' });
    expect((await meetingsOf(talk.developer, talk)).meetings).toMatchObject([
      { state: 'open', version: 2, startsAt: null, place: 'Nantes', videoUrl: null, can: ['accept', 'decline'] },
    ]);
    const old = acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 0, slot: inMinutes(60) });
    expect(await old).toEqual(refusal('changed'));
    await acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 2, slot: inMinutes(120) });
    const { events } = await meetingsOf(talk.developer, talk);
    expect(events).toEqual(['propose', 'accept', 'move', 'accept']);
  });

  it('either side cancels; a company does not ask about past pay there either', async () => {
    const talk = await openTalk(runtime);
    const [first, second] = [await proposed(talk), await proposed(talk, { slots: slotsAt(300) })];
    await acceptMeeting(as(talk.developer), talk.id, { meetingId: first, version: 0, slot: inMinutes(60) });
    const word = 'Je suis malade.';
    await cancelMeeting(as(talk.developer), talk.id, { meetingId: first, version: 1, word });
    const cancel = (text: string | null) =>
      cancelMeeting(as(talk.recruiter), talk.id, { meetingId: second, version: 0, word: text });
    await expect(cancel('Quel est votre salaire actuel ?')).rejects.toMatchObject({ fields: { word: 'payHistory' } });
    expect(await cancel(null)).toEqual({ outcome: 'done' });
    expect(await meetingsOf(talk.recruiter, talk)).toEqual({
      meetings: [],
      events: ['propose', 'propose', 'accept', 'cancel: Je suis malade.', 'cancel'],
    });
  });

  it('what is over cannot be changed', async () => {
    const talk = await openTalk(runtime);
    const meetingId = await proposed(talk);
    await acceptMeeting(as(talk.developer), talk.id, { meetingId, version: 0, slot: inMinutes(60) });
    const later = as(talk.recruiter, minutesLater(runtime, 110));
    expect(await cancelMeeting(later, talk.id, { meetingId, version: 1, word: null })).toEqual(refusal('over'));
    expect((await meetingsOf(talk.developer, talk, minutesLater(runtime, 110))).meetings).toEqual([]);
  });
});
