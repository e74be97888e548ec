import { beforeAll, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import { type ApplicationKind, applicationKinds } from '../../../../domain/jobs/applications/application.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { LiveEvent } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { answerWaitingApplication } from '../../ats/confirm-application.ts';
import { listApplications } from '../../ats/read-applications.ts';
import { readCandidates } from '../../contact/candidates/read-candidates.ts';
import { readContactFacts } from '../../contact/introductions/read-contact-facts.ts';
import { applyToJob, clickJobLink, likeCompany, superlikeCompany } from '../../jobs/applications/apply.ts';
import { withdrawApplication } from '../../jobs/applications/withdraw-application.ts';
import { readApplicants } from '../../jobs/read-applicants.ts';
import { readJobManager } from '../../jobs/read-job-manager.ts';
import { visitJobSite } from '../../jobs/visit-job-site.ts';
import { blockCompany, hideFromEmployer, unblockCompany } from './change-discretion.ts';

let runtime: Runtime;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let companyId: string;
let jobId: string;
let outsideId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  companyId = await makeCompany(db, { name: 'Bruyère Conseil' });
  recruiter = await makeRecruiter(db, { companyId });
  jobId = await makeJob(db, companyId);
  outsideId = await makeJob(db, companyId, { externalUrl: 'https://bruyere.example/poste' });
});

const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const offer = { message: 'Bonjour', detailsOffered: false };

const applications: Record<ApplicationKind, (person: SignedIn) => Promise<void>> = {
  like: (person) => likeCompany(as(person), { mode: 'like', companyId }),
  superlike: (person) => superlikeCompany(as(person), { mode: 'superlike', companyId, ...offer }),
  application: (person) => applyToJob(as(person), { mode: 'application', jobId, ...offer }),
  click: (person) => clickJobLink(as(person), outsideId),
};

/** A developer who works at the company and is still visible to it. */
async function makeApplicant(): Promise<SignedIn> {
  const person = await makeDeveloper(runtime.db, { hideFromEmployer: false });
  await runtime.db
    .insertInto('developerExperiences')
    .values({
      developerId: person.userId,
      companyName: 'Bruyère Conseil SAS',
      jobTitle: 'Dev',
      description: '',
      startYear: 2024,
      startMonth: 1,
      stillEmployed: true,
      position: 0,
    })
    .execute();
  await refreshInLibrary(runtime.db, person);
  return person;
}

/** Everything that the company can learn about a developer from their applications. */
async function seenOf(person: SignedIn) {
  const context = as(recruiter);
  const query = readCandidateQuery(new URLSearchParams('view=list'));
  const [applicants, clickers, applications, pool, facts, manager] = [
    await readApplicants(context, jobId),
    await readApplicants(context, outsideId),
    await listApplications(context, { after: undefined, limit: 50 }),
    await readCandidates(context, query),
    await readContactFacts(runtime.db, recruiter, [person.userId], runtime.ports.clock.now()),
    await readJobManager(context),
  ];
  if (manager.access !== 'open') throw new Error('the job manager is not open');
  const isTheirs = ({ developerId }: { developerId: string }) => developerId === person.userId;
  const jobs = new Map(manager.jobs.map((job) => [job.id, job]));
  const interaction = facts.get(person.userId)?.interaction;
  return {
    applicants: applicants.applicants.filter(isTheirs).length,
    clickers: clickers.applicants.filter(isTheirs).length,
    applications: applications.items.filter(isTheirs).length,
    candidates: pool.candidates.filter(isTheirs).length,
    marks: interaction && [
      interaction.jobLikes.length,
      interaction.remoteJobLikes.length,
      interaction.superliked !== null,
    ],
    counts: [jobs.get(jobId)?.applications, jobs.get(outsideId)?.clicks, pool.counts.applied],
  };
}

const ways: Record<string, { hide: (person: SignedIn) => Promise<void>; show: (person: SignedIn) => Promise<void> }> = {
  'who blocks the company': {
    hide: (person) => blockCompany(as(person), companyId),
    show: (person) => unblockCompany(as(person), companyId),
  },
  'who hides from the employer': {
    hide: (person) => hideFromEmployer(as(person), true),
    show: (person) => hideFromEmployer(as(person), false),
  },
};

describe.each(Object.entries(ways))('a developer %s', (_, { hide, show }) => {
  it('disappears with all past applications, the counts agree, and reappears when visible again', async () => {
    const person = await makeApplicant();
    const before = await seenOf(person);
    expect(before).toMatchObject({ applicants: 0, candidates: 0 });
    for (const kind of applicationKinds) await applications[kind](person);
    const [applied = 0, clicked = 0, waiting = 0] = before.counts;
    const shown = {
      applicants: 1,
      clickers: 1,
      applications: 2,
      candidates: 1,
      marks: [1, 1, true],
      counts: [applied + 1, clicked + 1, waiting + 1],
    };
    expect(await seenOf(person)).toEqual(shown);
    await hide(person);
    expect(await seenOf(person)).toEqual(before);
    await show(person);
    expect(await seenOf(person)).toEqual(shown);
    for (const kind of applicationKinds) {
      await withdrawApplication(as(person), {
        kind,
        targetId: kind === 'click' ? outsideId : kind === 'application' ? jobId : companyId,
      });
    }
  });

  it("cannot make an application that the company would not see; the company's site stays open to them", async () => {
    const person = await makeApplicant();
    await hide(person);
    for (const kind of ['like', 'superlike', 'application'] as const) {
      await expect(applications[kind](person), kind).rejects.toMatchObject({ fields: { '': 'hiddenFromCompany' } });
    }
    expect(await visitJobSite(as(person), outsideId)).toContain('/t?link=');
    const stored = await runtime.db
      .selectFrom('jobLinkClicks')
      .select('jobId')
      .where('developerId', '=', person.userId)
      .execute();
    expect(stored).toEqual([]);
  });

  it('withdraws or confirms applications without news to the open pages of the company', async () => {
    const person = await makeApplicant();
    const other = await makeApplicant();
    for (const kind of applicationKinds) await applications[kind](person);
    const { id } = await runtime.db
      .insertInto('atsApplications')
      .values({
        companyId,
        developerId: person.userId,
        jobId: outsideId,
        receivedAt: new Date(),
        expiresAt: new Date(Date.now() + 1e9),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await hide(person);
    const heard: LiveEvent[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = runtime.live.listen(`company:${companyId}`, (news) => {
      heard.push(news);
      if (news.id === other.userId) resolve();
    });
    for (const kind of applicationKinds) {
      await withdrawApplication(as(person), {
        kind,
        targetId: kind === 'click' ? outsideId : kind === 'application' ? jobId : companyId,
      });
    }
    await expect(answerWaitingApplication(as(person), id, true)).rejects.toMatchObject({
      fields: { '': 'hiddenFromCompany' },
    });
    await answerWaitingApplication(as(person), id, false);
    // News arrives in the order of sending: once this one arrives, no earlier one is still on its way.
    await applications.like(other);
    await promise;
    stop();
    expect(heard.filter((news) => news.id === person.userId)).toEqual([]);
    await withdrawApplication(as(other), { kind: 'like', targetId: companyId });
  });
});
