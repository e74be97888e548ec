import { beforeAll, describe, expect, it } from 'vitest';
import type { JobList } from '../../../domain/jobs/job-actions.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { applicantsPageSize, readApplicants } from './read-applicants.ts';
import { managerPageSize, readJobManager } from './read-job-manager.ts';

let runtime: Runtime;
const viewers: Record<string, Viewer> = {};
const jobs: Record<string, string> = {};
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  const companyId = await makeCompany(db);
  viewers.member = await makeRecruiter(db, { companyId, admin: false, intros: false });
  viewers.stranger = await makeRecruiter(db);
  const waitingCompany = await makeCompany(db, { validatedAt: null });
  viewers.waiting = await makeRecruiter(db, { companyId: waitingCompany });
  viewers.unemployed = { ...(await makeRecruiter(db)), membership: undefined };
  viewers.developer = await makeDeveloper(db);
  viewers.admin = await makeAdministrator(db);
  jobs.old = await makeJob(db, companyId, { title: 'Ancienne', publishedAt: day(3) });
  jobs.new = await makeJob(db, companyId, { title: 'Nouvelle', publishedAt: day(5), externalUrl: 'https://x.example' });
  jobs.draft = await makeJob(db, companyId, { title: null, status: 'JOB_DRAFT', publishedAt: null, createdAt: day(9) });
  jobs.archived = await makeJob(db, companyId, { status: 'JOB_UNPUBLISHED', archivedAt: day(8) });
  jobs.waiting = await makeJob(db, waitingCompany, { status: 'JOB_DRAFT', publishedAt: null });
  const applicant = viewers.developer.userId;
  const second = await makeDeveloper(db, { displayName: 'Second' });
  const disabled = await makeDeveloper(db, { disabledAt: day(1), disabledReason: 'Default' });
  await db
    .insertInto('jobApplications')
    .values([
      { developerId: applicant, jobId: jobs.old, message: 'Bonjour\nà vous', appliedAt: day(10) },
      { developerId: second.userId, jobId: jobs.old, appliedAt: day(11) },
      { developerId: disabled.userId, jobId: jobs.old, appliedAt: day(12) },
    ])
    .execute();
  await db
    .insertInto('jobLinkClicks')
    .values({ developerId: applicant, jobId: jobs.new, clickedAt: day(9) })
    .execute();
});

const as = (who: string) => contextOf(runtime, viewers[who]);
async function open(who: string, list?: JobList, after?: string) {
  const manager = await readJobManager(as(who), { list, after });
  if (manager.access !== 'open') throw new Error('the job manager is not open');
  return manager;
}

describe('the job manager (docs/product/jobs.md, The job manager)', () => {
  it('opens with published offers, newest first, and the size of each list', async () => {
    const manager = await open('member');
    expect(manager.counts).toEqual({ enabled: 2, drafts: 1, disabled: 1 });
    expect(manager.list).toBe('enabled');
    expect(manager.jobs.map(({ title }) => title)).toEqual(['Nouvelle', 'Ancienne']);
  });

  it('counts applications and followed links, without disabled developers', async () => {
    const {
      jobs: [first, second],
    } = await open('member');
    expect(first).toMatchObject({ applications: 0, clicks: 1, external: true });
    expect(second).toMatchObject({ applications: 2, clicks: 0, external: false });
  });

  it('has the possible actions and the missing fields of each offer', async () => {
    const { jobs: drafts } = await open('member', 'drafts');
    expect(drafts).toMatchObject([
      { id: jobs.draft, title: null, actions: ['edit', 'publish', 'plan', 'unplan', 'duplicate', 'delete'] },
    ]);
    expect(drafts[0]?.missing).toContain('title');
    const { jobs: archived } = await open('member', 'disabled');
    expect(archived).toMatchObject([{ id: jobs.archived, actions: ['edit', 'publish', 'duplicate'] }]);
  });

  it('lets a waiting company draft, without the number of applications', async () => {
    const manager = await open('waiting');
    expect(manager).toMatchObject({ validated: false, list: 'drafts', counts: { enabled: 0, drafts: 1, disabled: 0 } });
    expect(manager.jobs).toMatchObject([
      { actions: ['edit', 'unplan', 'duplicate', 'delete'], applications: undefined },
    ]);
  });

  it('is refused to other roles, and has no offers for a recruiter without a company', async () => {
    expect(await readJobManager(as('unemployed'))).toEqual({ access: 'noCompany' });
    for (const who of ['nobody', 'developer', 'admin']) {
      await expect(readJobManager(as(who)), who).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect((await open('stranger')).jobs).toEqual([]);
  });

  it('is paginated, each offer once', async () => {
    const many = await makeRecruiter(runtime.db);
    viewers.many = many;
    for (let index = 0; index < managerPageSize + 4; index++) {
      await makeJob(runtime.db, many.membership.companyId, { publishedAt: day(1 + (index % 2)) });
    }
    const first = await open('many', 'enabled');
    const rest = await open('many', 'enabled', first.next);
    expect(rest.next).toBeUndefined();
    expect(new Set([...first.jobs, ...rest.jobs].map(({ id }) => id)).size).toBe(managerPageSize + 4);
    await expect(open('many', 'enabled', 'x')).rejects.toMatchObject({ name: 'Invalid' });
  });
});

describe('the applicants of an offer (docs/product/jobs.md, Applicants of an offer)', () => {
  it('have name, date, message and the address of the profile, latest first', async () => {
    const { job, applicants } = await readApplicants(as('member'), jobs.old ?? '');
    expect(job).toMatchObject({ id: jobs.old, title: 'Ancienne' });
    expect(applicants).toEqual([
      expect.objectContaining({
        name: 'Second',
        kind: 'application',
        message: null,
        at: '2026-01-11T00:00:00.000000Z',
      }),
      {
        developerId: viewers.developer?.userId,
        alias: viewers.developer?.userId,
        name: 'Alix Moreau',
        portrait: undefined,
        profession: 'Développeur·euse front-end',
        city: null,
        kind: 'application',
        at: '2026-01-10T00:00:00.000000Z',
        message: 'Bonjour\nà vous',
        // This offer asks for nothing that a score could be made of.
        profile: { years: null, salary: null, dailyRate: null, technologies: [], fit: undefined },
        // This colleague may read, but not answer.
        answer: { button: 'permissionDenied', introduction: null },
        answerBefore: '2026-02-09',
        closed: false,
      },
    ]);
  });

  it('include developers who followed the link to another site', async () => {
    const { applicants } = await readApplicants(as('member'), jobs.new ?? '');
    expect(applicants).toMatchObject([{ kind: 'click', developerId: viewers.developer?.userId }]);
  });

  it('are visible only to recruiters of the company after its validation', async () => {
    await expect(readApplicants(as('stranger'), jobs.old ?? '')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(readApplicants(as('member'), 'x')).rejects.toMatchObject({ name: 'NotFound' });
    for (const who of ['nobody', 'developer', 'admin', 'waiting', 'unemployed']) {
      await expect(readApplicants(as(who), jobs.old ?? ''), who).rejects.toMatchObject({ name: 'Forbidden' });
    }
    await expect(readApplicants(as('waiting'), jobs.waiting ?? '')).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('are paginated, each applicant once', async () => {
    const { db } = runtime;
    const jobId = await makeJob(db, viewers.member?.membership?.companyId ?? '');
    for (let index = 0; index < applicantsPageSize + 2; index++) {
      const { userId } = await makeDeveloper(db);
      await db
        .insertInto('jobApplications')
        .values({ developerId: userId, jobId, appliedAt: day(1 + (index % 2)) })
        .execute();
    }
    const first = await readApplicants(as('member'), jobId);
    const rest = await readApplicants(as('member'), jobId, { after: first.next });
    expect(rest.next).toBeUndefined();
    const seen = [...first.applicants, ...rest.applicants].map(({ developerId }) => developerId);
    expect(new Set(seen).size).toBe(applicantsPageSize + 2);
  });
});
