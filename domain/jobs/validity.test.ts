import { describe, expect, it } from 'vitest';
import { errorsOf } from '../profile/form-errors.ts';
import { emptyJob, jobSchema } from './job.ts';
import type { JobStatus } from './job-status.ts';
import { daysLeft, dueNotice, isApplyDay, lastDayFrom, statusOn } from './validity.ts';

describe('how long an offer is valid (docs/product/jobs.md, How long an offer is valid)', () => {
  it.each([
    ['2027-01-16', '2026-11-17', 60],
    ['2027-01-16', '2027-01-16', 0],
    ['2027-01-16', '2027-01-17', -1],
    // Summer time begins in between.
    ['2027-04-01', '2027-03-25', 7],
  ])('an offer until %s has on %s so many days left: %i', (until, today, days) =>
    expect(daysLeft(until, today)).toBe(days),
  );

  it.each<[JobStatus, string | null, JobStatus]>([
    ['JOB_PUBLISHED', '2027-01-16', 'JOB_PUBLISHED'],
    ['JOB_PUBLISHED', '2027-01-15', 'JOB_UNPUBLISHED'],
    ['JOB_DRAFT', null, 'JOB_DRAFT'],
    ['JOB_DRAFT', '2027-01-15', 'JOB_DRAFT'],
    ['JOB_UNPUBLISHED', '2027-01-16', 'JOB_UNPUBLISHED'],
  ])('on 16 January 2027, %s until %s is %s', (status, validUntil, shown) =>
    expect(statusOn({ status, validUntil }, '2027-01-16')).toBe(shown),
  );

  it.each<[number, number | null, number | undefined]>([
    [8, null, undefined],
    [7, null, 7],
    [7, 7, undefined],
    // Nothing was sent seven days before.
    [3, null, 7],
    [2, 7, undefined],
    [1, 7, 1],
    [1, null, 1],
    [0, 7, 1],
    [0, 1, undefined],
    [-1, 7, undefined],
  ])('with %i days left after the reminder of %s days, due is: %s', (left, sent, due) =>
    expect(dueNotice(left, sent)).toBe(due),
  );
});

describe('the last day for applications (docs/product/jobs.md, The last day for applications)', () => {
  it.each([
    ['2026-11-18', false],
    ['2026-11-19', true],
    ['2027-05-18', true],
    ['2027-05-19', false],
  ])('%s can be chosen on 19 November 2026: %s', (day, possible) =>
    expect(isApplyDay(day, '2026-11-19')).toBe(possible),
  );

  it.each<[string | null, string]>([
    [null, '2027-01-18'],
    ['2026-12-01', '2026-12-01'],
    ['2027-01-18', '2027-01-18'],
    ['2027-03-01', '2027-01-18'],
  ])('with %s, an offer of 19 November 2026 is online until %s', (applyUntil, until) =>
    expect(lastDayFrom('2026-11-19', applyUntil)).toBe(until),
  );

  it.each<[string, Record<string, string>]>([
    ['', {}],
    ['2026-12-01', {}],
    ['2026-02-31', { applyUntil: 'applyUntil' }],
    ['demain', { applyUntil: 'applyUntil' }],
  ])('is a day of the calendar in the form: « %s »', (applyUntil, errors) =>
    expect(errorsOf(jobSchema, { ...emptyJob(), applyUntil })).toEqual(errors),
  );
});
