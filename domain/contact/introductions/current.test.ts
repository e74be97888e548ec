import { describe, expect, it } from 'vitest';
import { isCurrent } from './current.ts';
import { archivedStatuses, introductionStatuses } from './status.ts';

const since = new Date('2026-01-01T00:00:00Z');
const before = new Date('2025-12-31T00:00:00Z');
const afterwards = new Date('2026-01-02T00:00:00Z');
const soon = new Date('2026-02-01T00:00:00Z');
const day180 = new Date('2026-06-30T00:00:00Z');

const current = (lastAppliedAt: Date | null, now: Date) =>
  introductionStatuses.filter((status) => isCurrent({ status, since }, { lastAppliedAt, now }));

describe('the current introduction (docs/product/contact.md, Current introduction)', () => {
  it('stays current while it is recent, with any end', () => expect(current(null, soon)).toEqual(introductionStatuses));

  it('stays current after an application from before its end', () =>
    expect(current(before, soon)).toEqual(introductionStatuses));

  it('stays current after the application that its end answered', () =>
    expect(current(since, soon)).toEqual(introductionStatuses));

  it('is no longer current when the developer applies after its end', () =>
    expect(current(afterwards, soon)).toEqual(introductionStatuses.filter((code) => !archivedStatuses.includes(code))));

  it('is no longer current 180 days after a refusal or no answer; not so after a decision of the team or a conversation', () => {
    expect(current(null, new Date(day180.getTime() - 1))).toEqual(introductionStatuses);
    expect(current(null, day180)).toEqual([10, 11, 20, 30, 31, 32, 40, 90, 91, 98]);
  });
});
