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

describe("'if an introduction already exists (introId)'", () => {
  it('it stands while it is young, however it ended', () => expect(current(null, soon)).toEqual(introductionStatuses));

  it('an application from before it ended changes nothing', () =>
    expect(current(before, soon)).toEqual(introductionStatuses));

  it('nor does the one that was answered by ending it', () =>
    expect(current(since, soon)).toEqual(introductionStatuses));

  it('whoever applies after its end is an applicant again', () =>
    expect(current(afterwards, soon)).toEqual(introductionStatuses.filter((code) => !archivedStatuses.includes(code))));

  it('whoever refused or did not answer can be asked again after 180 days; the team’s word and a talk stay', () => {
    expect(current(null, new Date(day180.getTime() - 1))).toEqual(introductionStatuses);
    expect(current(null, day180)).toEqual([10, 11, 20, 30, 31, 32, 40, 90, 91, 98]);
  });
});
