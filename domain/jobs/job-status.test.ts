import { describe, expect, it } from 'vitest';
import { jobStatusLabel } from './job-status.ts';

describe("'Job statuses: JOB_PUBLISHED ('En ligne'), JOB_DRAFT ('Brouillon'), JOB_UNPUBLISHED ('Archive'), unknown ('Inconnu')'", () => {
  it.each([
    ['JOB_PUBLISHED', 'online'],
    ['JOB_DRAFT', 'draft'],
    ['JOB_UNPUBLISHED', 'archive'],
    ['JOB_SOMETHING', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('%s: %s', (status, label) => expect(jobStatusLabel(status)).toBe(label));
});
