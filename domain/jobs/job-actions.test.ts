import { describe, expect, it } from 'vitest';
import { actionsOn, firstList } from './job-actions.ts';
import { jobStatuses } from './job-status.ts';

describe('the actions of members on an offer', () => {
  it.each([
    ['JOB_DRAFT', true, ['edit', 'publish', 'plan', 'unplan', 'duplicate', 'delete']],
    ['JOB_DRAFT', false, ['edit', 'unplan', 'duplicate', 'delete']],
    ['JOB_PUBLISHED', true, ['edit', 'confirm', 'archive', 'duplicate']],
    ['JOB_PUBLISHED', false, ['edit', 'archive', 'duplicate']],
    ['JOB_UNPUBLISHED', true, ['edit', 'publish', 'duplicate']],
    ['JOB_UNPUBLISHED', false, ['edit', 'duplicate']],
  ] as const)('at status %s, company validated: %s', (status, validated, actions) =>
    expect(actionsOn(status, validated)).toEqual(actions),
  );

  it.each([
    ['taken', true, ['edit', 'askReview']],
    ['taken', false, ['edit']],
    ['asked', true, ['edit']],
  ] as const)(
    'docs/product/jobs.md, Offers taken down by the team: %s, company validated: %s',
    (state, validated, actions) => expect(actionsOn('JOB_UNPUBLISHED', validated, state)).toEqual(actions),
  );

  it('never include deleting an offer that has been online', () => {
    const deletable = jobStatuses.filter((status) => actionsOn(status, true).includes('delete'));
    expect(deletable).toEqual(['JOB_DRAFT']);
  });
});

describe('the list that the job manager opens', () => {
  it.each([
    [{ enabled: 1, drafts: 9, disabled: 9 }, 'enabled'],
    [{ enabled: 0, drafts: 1, disabled: 9 }, 'drafts'],
    [{ enabled: 0, drafts: 0, disabled: 1 }, 'disabled'],
    [{ enabled: 0, drafts: 0, disabled: 0 }, 'drafts'],
  ] as const)('with the counts %o is %s', (counts, list) => expect(firstList(counts)).toBe(list));
});
