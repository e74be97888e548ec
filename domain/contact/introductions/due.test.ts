import { describe, expect, it } from 'vitest';
import { type Due, dueAt, dueEvent, introductionDelays, type Timed } from './due.ts';
import { next } from './next.ts';
import { introductionStatuses } from './status.ts';

const day = (number: number, hour = 9) => new Date(Date.UTC(2026, 10, number, hour));
const asked: Timed = { status: 20, since: day(1), remindedAt: null, lastMessageAt: null };

describe('reminder and automatic cancellation when unanswered, automatic closing', () => {
  it.each<[string, Partial<Timed>, Due]>([
    ['a request is brought to mind after 3 days', {}, { event: 'remind', at: day(4) }],
    ['and cancelled after 7', { remindedAt: day(4) }, { event: 'cancelUnanswered', at: day(8) }],
    ['never less than 2 days after the reminder', { remindedAt: day(9) }, { event: 'cancelUnanswered', at: day(11) }],
    ['a conversation closes after 60 silent days', { status: 30 }, { event: 'closeSilent', at: day(61) }],
    ['counted from the last message', { status: 31, lastMessageAt: day(11) }, { event: 'closeSilent', at: day(71) }],
    [
      'or from when it was opened again',
      { status: 40, since: day(21), lastMessageAt: day(2) },
      { event: 'closeSilent', at: day(81) },
    ],
  ])('%s', (_, change, expected) => expect(dueAt({ ...asked, ...change })).toEqual(expected));

  it('leaves alone what waits for the team and what is archived', () =>
    expect(introductionStatuses.filter((status) => !dueAt({ ...asked, status }))).toEqual([
      10, 11, 21, 22, 90, 91, 98, 99,
    ]));

  it('at the moment itself, not before', () => {
    expect(dueEvent(asked, new Date(day(4).getTime() - 1))).toBeUndefined();
    expect(dueEvent(asked, day(4))).toBe('remind');
    expect(dueEvent({ ...asked, status: 91 }, day(400))).toBeUndefined();
  });

  it('a clock that slept for a month reminds before it cancels', () => {
    expect(dueEvent(asked, day(30))).toBe('remind');
    expect(dueEvent({ ...asked, remindedAt: day(30) }, day(31))).toBeUndefined();
    expect(dueEvent({ ...asked, remindedAt: day(30) }, day(32))).toBe('cancelUnanswered');
  });

  it('only ever asks for what the clock may do', () => {
    for (const status of introductionStatuses)
      for (const reminded of [false, true]) {
        const due = dueAt({ ...asked, status, remindedAt: reminded ? day(4) : null });
        if (!due) continue;
        const state = { status, contactGiven: false, reminded };
        expect(next(state, due.event, { kind: 'clock' }).outcome, `${status} ${due.event}`).toBe('changed');
      }
  });

  it('waits longer for each next thing', () => {
    const { remindAfter, cancelAfter, cancelAfterReminder, closeAfterSilence, askAgainAfter } = introductionDelays;
    expect(remindAfter + cancelAfterReminder).toBeLessThanOrEqual(cancelAfter);
    expect(cancelAfter).toBeLessThan(closeAfterSilence);
    expect(closeAfterSilence).toBeLessThan(askAgainAfter);
  });
});
