import { describe, expect, it } from 'vitest';
import type { JobStatus } from './job-status.ts';
import { daysLeft, dueNotice, statusOn } from './validity.ts';

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
