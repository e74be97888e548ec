import { describe, expect, it } from 'vitest';
import { type Due, dueAt, dueEvent, introductionDelays, type Timed } from './due.ts';
import { next } from './next.ts';
import { introductionStatuses } from './status.ts';

const day = (number: number, hour = 9) => new Date(Date.UTC(2026, 10, number, hour));
const asked: Timed = { status: 20, since: day(1), remindedAt: null, lastMessageAt: null };

describe('automatic changes of an introduction (docs/product/contact.md, Automatic changes)', () => {
  it.each<[string, Partial<Timed>, Due]>([
    ['a request is reminded after 3 days', {}, { event: 'remind', at: day(4) }],
    [
      'a request without an answer is cancelled after 7 days',
      { remindedAt: day(4) },
      { event: 'cancelUnanswered', at: day(8) },
    ],
    [
      'a request is cancelled at least 2 days after the reminder',
      { remindedAt: day(9) },
      { event: 'cancelUnanswered', at: day(11) },
    ],
    ['a conversation is closed after 60 days without a message', { status: 30 }, { event: 'closeSilent', at: day(61) }],
    [
      'the 60 days count from the last message',
      { status: 31, lastMessageAt: day(11) },
      { event: 'closeSilent', at: day(71) },
    ],
    [
      'the 60 days count from when it was opened again',
      { status: 40, since: day(21), lastMessageAt: day(2) },
      { event: 'closeSilent', at: day(81) },
    ],
  ])('the next change: %s', (_, change, expected) => expect(dueAt({ ...asked, ...change })).toEqual(expected));

  it('leave alone requests that wait for the team and archived ones', () =>
    expect(introductionStatuses.filter((status) => !dueAt({ ...asked, status }))).toEqual([
      10, 11, 21, 22, 90, 91, 98, 99,
    ]));

  it('happen at their moment, not before', () => {
    expect(dueEvent(asked, new Date(day(4).getTime() - 1))).toBeUndefined();
    expect(dueEvent(asked, day(4))).toBe('remind');
    expect(dueEvent({ ...asked, status: 91 }, day(400))).toBeUndefined();
  });

  it('after a month without the task, a reminder comes before the cancellation', () => {
    expect(dueEvent(asked, day(30))).toBe('remind');
    expect(dueEvent({ ...asked, remindedAt: day(30) }, day(31))).toBeUndefined();
    expect(dueEvent({ ...asked, remindedAt: day(30) }, day(32))).toBe('cancelUnanswered');
  });

  it('are only events that the clock may cause', () => {
    for (const status of introductionStatuses)
      for (const reminded of [false, true]) {
        const due = dueAt({ ...asked, status, remindedAt: reminded ? day(4) : null });
        if (!due) continue;
        const state = { status, contactGiven: false, reminded };
        expect(next(state, due.event, { kind: 'clock' }).outcome, `${status} ${due.event}`).toBe('changed');
      }
  });

  it('have delays that grow from event to event', () => {
    const { remindAfter, cancelAfter, cancelAfterReminder, closeAfterSilence, askAgainAfter } = introductionDelays;
    expect(remindAfter + cancelAfterReminder).toBeLessThanOrEqual(cancelAfter);
    expect(cancelAfter).toBeLessThan(closeAfterSilence);
    expect(closeAfterSilence).toBeLessThan(askAgainAfter);
  });
});
