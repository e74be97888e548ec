import { describe, expect, it } from 'vitest';
import { assignedJob, jobAlias, jobOptions, type PickableJob, searchJobs } from './job-picker.ts';

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

describe("'published first, then drafts, then archived, each newest first'", () => {
  it('published, drafts, archived, and what is unknown last', () =>
    expect(
      ids([
        job('d', 'JOB_OTHER', 9),
        job('c', 'JOB_UNPUBLISHED', 9),
        job('b', 'JOB_DRAFT', 9),
        job('a', 'JOB_PUBLISHED', 1),
      ]),
    ).toEqual(['a', 'b', 'c', 'd']));

  it.each(['JOB_PUBLISHED', 'JOB_DRAFT', 'JOB_UNPUBLISHED', null])('%s: newest first', (status) =>
    expect(ids([job('a', status, 1), job('b', status, 3), job('c', status, 2)])).toEqual(['b', 'c', 'a']),
  );

  it('by the day that made it what it is', () => {
    const published = (id: string, created: number, at: number) =>
      job(id, 'JOB_PUBLISHED', created, { publishedAt: day(at) });
    expect(ids([published('a', 9, 10), published('b', 1, 11)])).toEqual(['b', 'a']);
    const archived = (id: string, created: number, at: number) =>
      job(id, 'JOB_UNPUBLISHED', created, { archivedAt: day(at) });
    expect(ids([archived('a', 9, 10), archived('b', 1, 11)])).toEqual(['b', 'a']);
    // One that was taken offline to be written anew is as old as it was made.
    expect(ids([job('a', 'JOB_DRAFT', 1, { publishedAt: day(20) }), job('b', 'JOB_DRAFT', 2)])).toEqual(['b', 'a']);
  });

  it('the same order whatever came first', () => {
    const same = [job('b', 'JOB_DRAFT', 1), job('a', 'JOB_DRAFT', 1)];
    expect(ids(same)).toEqual(['a', 'b']);
    expect(ids(same.toReversed())).toEqual(['a', 'b']);
  });
});

describe("'each option shows a status icon, the title or 'Aucun titre', and a 'Voir l'annonce' link'", () => {
  it.each<[string, Partial<PickableJob>, object]>([
    [
      'by its alias',
      { seoAlias: 'dev-web', title: 'Dev web' },
      { title: 'Dev web', alias: 'dev-web', label: 'online' },
    ],
    ['by its id', { title: ' Dev ' }, { title: 'Dev', alias: 'a' }],
    ['without a title', { title: null }, { title: null }],
    ['with a title of spaces', { title: '  ' }, { title: null }],
  ])('%s', (_, change, expected) =>
    expect(jobOptions([job('a', 'JOB_PUBLISHED', 1, change)])[0]).toMatchObject(expected),
  );

  it.each([
    [{ seoAlias: 'dev-web', id: 'a' }, 'dev-web'],
    [{ seoAlias: '', id: 'a' }, 'a'],
    [{ seoAlias: null, id: null }, undefined],
    [{}, undefined],
  ])("'/job-manager is used when the job has neither seoAlias nor id': %o", (given, alias) =>
    expect(jobAlias(given)).toBe(alias),
  );
});

describe("'a searchable job picker'", () => {
  const options = [{ title: 'Développeuse Web' }, { title: 'Ingénieur données' }, { title: null }];
  it.each([
    ['', 3],
    ['  ', 3],
    ['developpeuse', 1],
    ['WEB dév', 1],
    ['e', 2],
    ['cobol', 0],
    ['web cobol', 0],
  ])('%s: %i', (typed, count) => expect(searchJobs(options, typed)).toHaveLength(count));
});

it("'Ce développeur est assigné à l'offre' or 'Assigner ce développeur à un job'", () => {
  const options = jobOptions([job('a', 'JOB_DRAFT', 1), job('b', 'JOB_DRAFT', 1)]);
  expect(assignedJob(options, 'b')).toMatchObject({ id: 'b' });
  expect(assignedJob(options, null)).toBeUndefined();
  expect(assignedJob(options, 'gone'), 'one that was deleted').toBeUndefined();
});
