import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../profile/form-errors.ts';
import { isHttpsAddress, type MeetingDraft, meetingSchema } from './meeting-draft.ts';

const draft = (changes: Partial<MeetingDraft> = {}): MeetingDraft => ({
  way: 'slots',
  kind: 'technical',
  title: '',
  minutes: 45,
  slots: [{ day: '2026-11-24', time: '10:00' }],
  timeZone: 'Europe/Paris',
  where: '',
  bookingUrl: '',
  ...changes,
});
const two = [
  { day: '2026-11-25', time: '10:00' },
  { day: '2026-11-24', time: '10:00' },
];

describe('what a recruiter proposes (docs/product/contact.md, Proposing a meeting)', () => {
  it('slots are moments, in order, and an address is a video call', () => {
    expect(meetingSchema.parse(draft({ slots: two, title: ' Revue ', where: ' https://visio.example/a ' }))).toEqual({
      kind: 'technical',
      title: 'Revue',
      timeZone: 'Europe/Paris',
      minutes: 45,
      slots: [new Date('2026-11-24T09:00:00Z'), new Date('2026-11-25T09:00:00Z')],
      bookingUrl: null,
      videoUrl: 'https://visio.example/a',
      place: null,
    });
  });

  it('everything else is a place', () =>
    expect(meetingSchema.parse(draft({ where: '3 rue des Lilas, Nantes' }))).toMatchObject({
      videoUrl: null,
      place: '3 rue des Lilas, Nantes',
    }));

  it('a booking page has neither slots nor a duration', () => {
    const given = draft({ way: 'booking', slots: [{ day: '', time: '' }], bookingUrl: 'https://agenda.example/lou' });
    expect(meetingSchema.parse(given)).toMatchObject({
      slots: [],
      minutes: null,
      bookingUrl: 'https://agenda.example/lou',
    });
  });

  it.each<[string, Partial<MeetingDraft>, object]>([
    ['no slot', { slots: [] }, { slots: 'required' }],
    ['six slots', { slots: Array(6).fill({ day: '', time: '' }) }, { slots: 'tooManyRows:5' }],
    ['a slot without a day', { slots: [{ day: '', time: '10:00' }] }, { 'slots.0.day': 'required' }],
    ['a slot without an hour', { slots: [{ day: '2026-11-24', time: '' }] }, { 'slots.0.time': 'required' }],
    ['a skipped hour', { slots: [{ day: '2027-03-28', time: '02:30' }] }, { 'slots.0.time': 'unknown' }],
    [
      'the same slot twice',
      { slots: [two[0], two[1], two[0]] as MeetingDraft['slots'] },
      { 'slots.2.day': 'duplicate' },
    ],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, { timeZone: 'unknown' }],
    ['an unknown duration', { minutes: 20 as 15 }, { minutes: 'unknown' }],
    ['a long title', { title: 'x'.repeat(81) }, { title: 'long:80:1' }],
    ['a long place', { where: 'x'.repeat(201) }, { where: 'long:200:1' }],
    ['a video call without encryption', { where: 'http://visio.example/a' }, { where: 'httpsLink' }],
    ['an address that runs', { where: 'javascript://a%0aalert(1)' }, { where: 'httpsLink' }],
    ['no booking page', { way: 'booking' }, { bookingUrl: 'required' }],
    ['words for a booking page', { way: 'booking', bookingUrl: 'mon agenda' }, { bookingUrl: 'httpsLink' }],
  ])('%s is refused', (_, changes, errors) => expect(errorsOf(meetingSchema, draft(changes))).toEqual(errors));

  it.each([
    ['https://visio.example/a?b=c#d', true],
    ['HTTPS://visio.example', true],
    ['https://bank.example@visio.example', false],
    ['https://visio.example/a b', false],
    ['https://', false],
    ['visio.example', false],
    ['data:text/html,x', false],
  ])('%s is an address: %s', (text, expected) => expect(isHttpsAddress(text)).toBe(expected));
});
