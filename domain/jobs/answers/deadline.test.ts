import { describe, expect, it } from 'vitest';
import { answerBefore, daysBetween, isOverdue, isUrgent, reminderDue } from './deadline.ts';

const applied = new Date('2026-11-17T14:00:00Z');
const day = (number: number, time = '09:00:00Z') =>
  new Date(`${new Date(Date.UTC(2026, 10, 17 + number)).toISOString().slice(0, 10)}T${time}`);

describe('the time to answer an application (docs/product/jobs.md, The end of an application)', () => {
  it.each([
    [9, 0, undefined, false],
    [10, 0, 10, false],
    [10, 10, undefined, false],
    [15, 0, 10, false],
    [19, 10, undefined, false],
    [20, 10, 20, false],
    [20, 0, 20, false],
    [27, 20, 27, false],
    [29, 20, 27, false],
    [29, 27, undefined, false],
    [30, 0, undefined, true],
    [31, 27, undefined, true],
  ] as const)(
    'on day %i, with reminder %i sent, the reminder %s is due and it is over: %s',
    (number, sent, due, over) => {
      expect(reminderDue(applied, sent, day(number))).toBe(due);
      expect(isOverdue(applied, day(number))).toBe(over);
    },
  );

  it.each([
    [22, false],
    [23, true],
    [29, true],
  ])('on day %i it is urgent: %s', (number, urgent) => expect(isUrgent(applied, day(number))).toBe(urgent));

  it('is over at midnight in Paris, whatever the hour of the application', () => {
    const late = new Date('2026-11-17T22:59:00Z'); // 23:59 in Paris
    const early = new Date('2026-11-16T23:01:00Z'); // 00:01 in Paris
    for (const moment of [late, early]) {
      expect(answerBefore(moment)).toBe('2026-12-17');
      expect(isOverdue(moment, new Date('2026-12-16T22:59:59Z'))).toBe(false);
      expect(isOverdue(moment, new Date('2026-12-16T23:00:00Z'))).toBe(true);
    }
  });

  it.each([
    // The last Sunday of October has 25 hours, the last of March 23.
    ['winter time begins', '2026-10-10T21:30:00Z', '2026-11-09', '2026-11-08T22:59:59Z', '2026-11-08T23:00:00Z'],
    ['summer time begins', '2027-03-10T22:30:00Z', '2027-04-09', '2027-04-08T21:59:59Z', '2027-04-08T22:00:00Z'],
  ])('counts calendar days when %s', (_, from, before, last, first) => {
    expect(answerBefore(new Date(from))).toBe(before);
    expect(isOverdue(new Date(from), new Date(last))).toBe(false);
    expect(isOverdue(new Date(from), new Date(first))).toBe(true);
  });

  it('counts days between two moments as the calendar does', () => {
    expect(daysBetween(new Date('2026-10-24T22:30:00Z'), new Date('2026-10-25T22:30:00Z'))).toBe(0);
    expect(daysBetween(new Date('2026-10-25T22:30:00Z'), new Date('2026-10-25T23:30:00Z'))).toBe(1);
  });
});
