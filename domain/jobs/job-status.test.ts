import { describe, expect, it } from 'vitest';
import { jobStatusLabel } from './job-status.ts';

describe('labels of job statuses (docs/product/jobs.md, Job statuses)', () => {
  it.each([
    ['JOB_PUBLISHED', 'online'],
    ['JOB_DRAFT', 'draft'],
    ['JOB_UNPUBLISHED', 'archive'],
    ['JOB_SOMETHING', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('%s is shown as %s', (status, label) => expect(jobStatusLabel(status)).toBe(label));
});
