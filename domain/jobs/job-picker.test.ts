import { describe, expect, it } from 'vitest';
import { assignedJob, jobOptions, type PickableJob, searchJobs } from './job-picker.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const job = (id: string, status: string | null, created: number, change: Partial<PickableJob> = {}): PickableJob => ({
  id,
  seoAlias: null,
  title: `Poste ${id}`,
  status,
  createdAt: day(created),
  publishedAt: null,
  archivedAt: null,
  ...change,
});
const ids = (jobs: PickableJob[]) => jobOptions(jobs).map(({ id }) => id);

describe('the order of the job picker (docs/product/jobs.md, The job picker)', () => {
  it('is published, drafts, archived, then unknown statuses', () =>
    expect(
      ids([
        job('d', 'JOB_OTHER', 9),
        job('c', 'JOB_UNPUBLISHED', 9),
        job('b', 'JOB_DRAFT', 9),
        job('a', 'JOB_PUBLISHED', 1),
      ]),
    ).toEqual(['a', 'b', 'c', 'd']));

  it.each(['JOB_PUBLISHED', 'JOB_DRAFT', 'JOB_UNPUBLISHED', null])(
    'puts the newest first among offers of status %s',
    (status) => expect(ids([job('a', status, 1), job('b', status, 3), job('c', status, 2)])).toEqual(['b', 'c', 'a']),
  );

  it('uses the day of publishing or archiving', () => {
    const published = (id: string, created: number, at: number) =>
      job(id, 'JOB_PUBLISHED', created, { publishedAt: day(at) });
    expect(ids([published('a', 9, 10), published('b', 1, 11)])).toEqual(['b', 'a']);
    const archived = (id: string, created: number, at: number) =>
      job(id, 'JOB_UNPUBLISHED', created, { archivedAt: day(at) });
    expect(ids([archived('a', 9, 10), archived('b', 1, 11)])).toEqual(['b', 'a']);
    // A draft that was online before is ordered by the day it was created.
    expect(ids([job('a', 'JOB_DRAFT', 1, { publishedAt: day(20) }), job('b', 'JOB_DRAFT', 2)])).toEqual(['b', 'a']);
  });

  it('does not depend on the order of the input', () => {
    const same = [job('b', 'JOB_DRAFT', 1), job('a', 'JOB_DRAFT', 1)];
    expect(ids(same)).toEqual(['a', 'b']);
    expect(ids(same.toReversed())).toEqual(['a', 'b']);
  });
});

describe('an option of the job picker (docs/product/jobs.md, The job picker)', () => {
  it.each<[string, Partial<PickableJob>, object]>([
    [
      'with an alias',
      { seoAlias: 'dev-web', title: 'Dev web' },
      { title: 'Dev web', alias: 'dev-web', label: 'online' },
    ],
    ['without an alias', { title: ' Dev ' }, { title: 'Dev', alias: 'a' }],
    ['without a title', { title: null }, { title: null }],
    ['with a title of spaces', { title: '  ' }, { title: null }],
  ])('has an address and a title: %s', (_, change, expected) =>
    expect(jobOptions([job('a', 'JOB_PUBLISHED', 1, change)])[0]).toMatchObject(expected),
  );
});

describe('the search of the job picker (docs/product/jobs.md, The job picker)', () => {
  const options = [{ title: 'Développeuse Web' }, { title: 'Ingénieur données' }, { title: null }];
  it.each([
    ['', 3],
    ['  ', 3],
    ['developpeuse', 1],
    ['WEB dév', 1],
    ['e', 2],
    ['cobol', 0],
    ['web cobol', 0],
  ])('“%s” finds %i', (typed, count) => expect(searchJobs(options, typed)).toHaveLength(count));
});

it('the assigned job is found, or undefined', () => {
  const options = jobOptions([job('a', 'JOB_DRAFT', 1), job('b', 'JOB_DRAFT', 1)]);
  expect(assignedJob(options, 'b')).toMatchObject({ id: 'b' });
  expect(assignedJob(options, null)).toBeUndefined();
  expect(assignedJob(options, 'gone'), 'an offer that was deleted').toBeUndefined();
});
