import { describe, expect, it } from 'vitest';
import { isMeetingAhead, type MeetingFacts, meetingState, slotRefusal } from './meeting.ts';
import { decideMeeting, type MeetingChange, type MeetingSide, possibleMeetingActs } from './meeting-acts.ts';

const now = new Date('2026-11-19T10:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const day = 24 * 60;

const proposed = (changes: Partial<MeetingFacts> = {}): MeetingFacts => ({
  status: 'proposed',
  slots: [at(60), at(2 * day)],
  bookingUrl: null,
  minutes: 30,
  startsAt: null,
  proposedAt: at(-day),
  ...changes,
});
const accepted = (startsAt: Date) => proposed({ status: 'accepted', startsAt });
const booking = (proposedAt: Date) =>
  proposed({ slots: [], minutes: null, bookingUrl: 'https://agenda.example/lou', proposedAt });

describe('docs/product/contact.md, Meetings', () => {
  it.each([
    ['with slots to come', proposed(), 'open', true],
    ['with one slot left', proposed({ slots: [at(-60), at(1)] }), 'open', true],
    ['whose last slot begins now', proposed({ slots: [at(-60), at(0)] }), 'expired', false],
    ['with a booking page, for 30 days', booking(at(-30 * day + 1)), 'open', true],
    ['with a booking page, after that', booking(at(-30 * day)), 'expired', false],
    ['accepted, before its hour', accepted(at(1)), 'upcoming', true],
    ['accepted, while it takes place', accepted(at(-29)), 'upcoming', true],
    ['accepted, after its end', accepted(at(-30)), 'over', false],
    ['declined', proposed({ status: 'declined' }), 'declined', false],
    ['cancelled', proposed({ status: 'cancelled', startsAt: at(60) }), 'cancelled', false],
  ] as const)('a meeting %s: its state, and whether it is still ahead', (_, meeting, state, ahead) => {
    expect(meetingState(meeting, now)).toBe(state);
    expect(isMeetingAhead(meeting, now)).toBe(ahead);
  });

  it.each([
    ['a minute ago', -1, 'slotPast'],
    ['now', 0, 'slotPast'],
    ['in a minute', 1, undefined],
    ['in 183 days', 183 * day, undefined],
    ['later', 183 * day + 1, 'slotFar'],
  ])('a slot %s', (_, minutes, refusal) => expect(slotRefusal(at(minutes), now)).toBe(refusal));
});

describe('docs/product/contact.md, Answering a meeting, Moving and cancelling a meeting', () => {
  it.each([
    ['open', proposed(), ['move', 'cancel'], ['accept', 'decline']],
    ['a booking page', booking(now), ['move', 'cancel'], ['decline']],
    ['upcoming', accepted(at(60)), ['move', 'cancel'], ['cancel']],
    ['over', accepted(at(-60)), [], []],
    ['expired', proposed({ slots: [at(-1)] }), [], []],
    ['declined', proposed({ status: 'declined' }), [], []],
    ['cancelled', proposed({ status: 'cancelled' }), [], []],
  ] as const)('%s: what the recruiter and the developer can do', (_, meeting, recruiter, developer) => {
    expect(possibleMeetingActs(meeting, 'recruiter', now)).toEqual(recruiter);
    expect(possibleMeetingActs(meeting, 'developer', now)).toEqual(developer);
  });

  const accept = (slot: Date): MeetingChange => ({ act: 'accept', slot });
  const past = proposed({ slots: [at(-1), at(60)] });
  it.each<[string, MeetingFacts, MeetingChange, MeetingSide, number, string]>([
    ['accepting a slot', proposed(), accept(at(60)), 'developer', 3, 'change'],
    ['accepting it again, from another tab', accepted(at(60)), accept(at(60)), 'developer', 2, 'already'],
    ['accepting another one, from another tab', accepted(at(60)), accept(at(2 * day)), 'developer', 2, 'changed'],
    ['accepting after a cancellation', proposed({ status: 'cancelled' }), accept(at(60)), 'developer', 2, 'changed'],
    ['accepting what has moved', proposed(), accept(at(60)), 'developer', 2, 'changed'],
    ['accepting a slot that has begun', past, accept(at(-1)), 'developer', 3, 'slot'],
    ['accepting a slot that nobody proposed', proposed(), accept(at(90)), 'developer', 3, 'slot'],
    ['accepting for the other side', proposed(), accept(at(60)), 'recruiter', 3, 'over'],
    ['accepting where a page is booked', booking(now), accept(at(60)), 'developer', 3, 'over'],
    ['declining', proposed(), { act: 'decline' }, 'developer', 3, 'change'],
    ['declining again', proposed({ status: 'declined' }), { act: 'decline' }, 'developer', 2, 'already'],
    ['declining what was accepted', accepted(at(60)), { act: 'decline' }, 'developer', 3, 'over'],
    ['cancelling', accepted(at(60)), { act: 'cancel' }, 'developer', 3, 'change'],
    ['cancelling again', proposed({ status: 'cancelled' }), { act: 'cancel' }, 'recruiter', 1, 'already'],
    ['cancelling after its end', accepted(at(-60)), { act: 'cancel' }, 'recruiter', 3, 'over'],
    ['moving', accepted(at(60)), { act: 'move' }, 'recruiter', 3, 'change'],
    ['moving as the developer', accepted(at(60)), { act: 'move' }, 'developer', 3, 'over'],
    ['moving what a colleague has moved', proposed(), { act: 'move' }, 'recruiter', 2, 'changed'],
  ])('%s', (_, meeting, change, side, seen, expected) =>
    expect(decideMeeting(meeting, change, { side, version: 3, seen, now })).toBe(expected),
  );
});
