import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper, makeJob } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { type Recruiter, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { readJob } from '../read-job.ts';
import { readJobManager } from '../read-job-manager.ts';
import { findJobs } from '../search/find-jobs.ts';
import { readAnswerAdvice, readAnswerRate } from './read-rate.ts';
import { refreshAnswerRates } from './refresh-rates.ts';

let runtime: Runtime;
let recruiter: Recruiter;
let companyId: string;

const now = new Date('2026-11-17T03:20:00Z');
const daysAgo = (days: number, from = now) => new Date(from.getTime() - days * 86_400_000);

beforeAll(async () => {
  const made = await testRuntime();
  runtime = { ...made, ports: { ...made.ports, clock: { now: () => now } } };
});
beforeEach(async () => {
  recruiter = await talkingRecruiter(runtime);
  companyId = recruiter.membership.companyId;
});

type Ended = {
  ending: 'answered' | 'conversation' | 'unanswered' | 'unseen';
  days: number;
  ago?: number;
  source?: string;
};

/** Applications that ended so many days after they were made. */
async function ended(count: number, { ending, days, ago = 40, source = 'here' }: Ended): Promise<void> {
  const { db } = runtime;
  for (let made = 0; made < count; made++) {
    const { userId: developerId } = await makeDeveloper(db);
    const appliedAt = daysAgo(ago);
    const end = { ending, endedAt: daysAgo(ago - days), source };
    if (made % 2) {
      await db
        .insertInto('superlikes')
        .values({ developerId, companyId, message: 'a', sentAt: appliedAt, ...end })
        .execute();
    } else {
      const jobId = await makeJob(db, companyId);
      await db
        .insertInto('jobApplications')
        .values({ developerId, jobId, appliedAt, ...end })
        .execute();
    }
  }
}
const refresh = () => refreshAnswerRates(runtime);
const rate = () => readAnswerRate(runtime, companyId);

describe('the answer rate (docs/product/companies.md, The answer rate)', () => {
  it('is the share that the company answered itself in time, and the median of its days', async () => {
    await ended(2, { ending: 'answered', days: 1 });
    await ended(1, { ending: 'answered', days: 4 });
    await ended(2, { ending: 'answered', days: 9 });
    await ended(1, { ending: 'unanswered', days: 30 });
    await refresh();
    expect(await rate()).toEqual({ kind: 'rate', percent: 83, medianDays: 4 });
  });

  it('needs five ended applications', async () => {
    await ended(4, { ending: 'answered', days: 2 });
    await refresh();
    expect(await rate()).toEqual({ kind: 'few' });
    await ended(1, { ending: 'unanswered', days: 30 });
    await refresh();
    expect(await rate()).toEqual({ kind: 'rate', percent: 80, medianDays: 2 });
  });

  it('counts an answer after 30 days as missing', async () => {
    await ended(5, { ending: 'answered', days: 31 });
    await refresh();
    expect(await rate()).toEqual({ kind: 'rate', percent: 0, medianDays: null });
  });

  it.each([
    ['older than twelve months', { ending: 'answered', days: 1, ago: 370 }],
    ['made in a conversation', { ending: 'conversation', days: 0 }],
    ['that the company could not see', { ending: 'unseen', days: 30 }],
    ['reported by a recruiting tool', { ending: 'unanswered', days: 30, source: 'ats' }],
  ] as [string, Ended][])('leaves out applications %s', async (_, one) => {
    await ended(5, { ending: 'answered', days: 2 });
    await ended(5, one);
    await refresh();
    expect(await rate()).toEqual({ kind: 'rate', percent: 100, medianDays: 2 });
  });

  it('goes when nothing of the last twelve months is left', async () => {
    await ended(5, { ending: 'answered', days: 2 });
    await refresh();
    const later = new Date('2027-12-17T03:20:00Z');
    await refreshAnswerRates({ ...runtime, ports: { ...runtime.ports, clock: { now: () => later } } });
    expect(await rate()).toEqual({ kind: 'few' });
    await refresh();
  });

  it('comes with advice for members who may answer (docs/product/companies.md, Raising the answer rate)', async () => {
    const advice = (viewer: Recruiter) => readAnswerAdvice(contextOf(runtime, viewer), companyId);
    expect(await advice(recruiter)).toEqual({ rate: { kind: 'few' }, advice: [{ kind: 'missing', count: 5 }] });
    await ended(6, { ending: 'answered', days: 6 });
    const { userId: developerId } = await makeDeveloper(runtime.db);
    const jobId = await makeJob(runtime.db, companyId);
    await runtime.db
      .insertInto('jobApplications')
      .values({ developerId, jobId, appliedAt: daysAgo(10) })
      .execute();
    await refresh();
    expect(await advice(recruiter)).toMatchObject({
      rate: { percent: 100 },
      advice: [
        { kind: 'answer', count: 1, before: '2026-12-07' },
        { kind: 'faster', days: 6 },
      ],
    });
    expect(await advice(await talkingRecruiter(runtime))).toBeUndefined();
  });

  it('is on the page of an offer, in the list of offers and in the job manager', async () => {
    await ended(6, { ending: 'answered', days: 2 });
    const title = `Offre ${randomUUID()}`;
    const jobId = await makeJob(runtime.db, companyId, { title, publishedAt: now });
    await refresh();
    const shown = { kind: 'rate', percent: 100, medianDays: 2 };
    expect(await readJob(contextOf(runtime, undefined), jobId)).toMatchObject({ company: { answerRate: shown } });
    const { jobs } = await findJobs(contextOf(runtime, undefined), anyJob, undefined, companyId);
    expect(jobs.find(({ id }) => id === jobId)).toMatchObject({ answerRate: shown });
    expect(await readJobManager(contextOf(runtime, recruiter))).toMatchObject({ answerRate: shown });
    await runtime.db
      .updateTable('companies')
      .set({ disableApplicationWorkflow: true })
      .where('id', '=', companyId)
      .execute();
    expect(await rate()).toEqual({ kind: 'elsewhere' });
  });
});
