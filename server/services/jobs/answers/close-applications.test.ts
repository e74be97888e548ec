import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeJob, refreshInLibrary } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { type Recruiter, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { listApplications } from '../../ats/read-applications.ts';
import { restoreValidation } from '../../companies/restore-validation.ts';
import { withdrawValidation } from '../../companies/withdraw-validation.ts';
import { readCandidate } from '../../contact/candidates/read-candidate.ts';
import { readCandidates } from '../../contact/candidates/read-candidates.ts';
import { act } from '../../contact/introductions/act.ts';
import { requestIntroduction } from '../../contact/introductions/request-introduction.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { applyToJob, superlikeCompany } from '../applications/apply.ts';
import { readApplications } from '../applications/read-applications.ts';
import { withdrawApplication } from '../applications/withdraw-application.ts';
import { readApplicants } from '../read-applicants.ts';
import { closeApplications } from './close-applications.ts';

let runtime: Runtime;
let recruiter: Recruiter;
let companyId: string;
let jobId: string;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
});
beforeEach(async () => {
  recruiter = await talkingRecruiter(runtime);
  companyId = recruiter.membership.companyId;
  jobId = await makeJob(runtime.db, companyId, { title: 'Développeuse Elm' });
  developer = await makeDeveloper(runtime.db);
  await refreshInLibrary(runtime.db, developer);
});

/** The same product at another moment. Day 0 is 17 November 2026. */
const at = (moment: string): Runtime => ({
  ...runtime,
  ports: { ...runtime.ports, clock: { now: () => new Date(moment) } },
});
const day0 = '2026-11-17T10:00:00Z';
const day29 = '2026-12-16T22:59:00Z';
const day30 = '2026-12-16T23:05:00Z';
const message = 'Bonjour, parlons-nous.';
const apply = (moment = day0, who = developer, job = jobId) =>
  applyToJob(contextOf(at(moment), who), { mode: 'application', jobId: job, message: null, detailsOffered: false });
const close = (moment = day30) => closeApplications(at(moment));
const answer = (moment: string, status: 31 | 99 = 31) =>
  requestIntroduction(
    contextOf(at(moment), recruiter),
    developer.userId,
    status === 31
      ? { status, terms: someTerms }
      : { status, feedbackDeclineByRec: { code: 'experience', message: null } },
    randomUUID(),
  );
const rowOf = (job = jobId, who = developer) =>
  runtime.db
    .selectFrom('jobApplications')
    .select(['ending', 'endedAt', 'countedFrom'])
    .where('jobId', '=', job)
    .where('developerId', '=', who.userId)
    .executeTakeFirst();
const mails = async (who = developer) =>
  (await emailsTo(runtime.db, who.email)).filter(({ template }) => template === 'application-unanswered');
const own = async (moment: string, who = developer) =>
  (await readApplications(contextOf(at(moment), who))).applications[0];

describe('an application without an answer (docs/product/jobs.md, The end of an application)', () => {
  it('is closed in the company’s name on day 30, not before; the developer is told once', async () => {
    await apply();
    await close(day29);
    expect(await rowOf()).toMatchObject({ ending: null });
    expect(await own(day29)).toMatchObject({ state: 'sent', answerBefore: '2026-12-17', introductionId: null });
    await close();
    await close();
    expect(await rowOf()).toMatchObject({ ending: 'unanswered', endedAt: new Date(day30) });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('«\u202fDéveloppeuse Elm\u202f»');
    expect(mail?.text).toContain('n’a pas répondu dans les 30 jours');
    expect(mail?.text).toContain('/jobs');
    expect(await own(day30)).toMatchObject({ state: 'unanswered', answerBefore: null, elsewhere: false });
  });

  it('is a state of its own for the company: list of applicants, candidate manager, API', async () => {
    await apply();
    const [waiting] = (await readApplicants(contextOf(at(day29), recruiter), jobId)).applicants;
    expect(waiting).toMatchObject({ answerBefore: '2026-12-17', closed: false, answer: { button: 'seeApplication' } });
    const list = async () =>
      (await readCandidates(contextOf(runtime, recruiter), readCandidateQuery(new URLSearchParams()))).candidates;
    expect(await list()).toMatchObject([{ state: 'applied', answerBefore: '2026-12-17', closed: false }]);
    await close();
    const [closed] = (await readApplicants(contextOf(at(day30), recruiter), jobId)).applicants;
    expect(closed).toMatchObject({ answerBefore: null, closed: true, answer: { button: 'seeApplication' } });
    expect(await list()).toMatchObject([{ state: 'archived', status: null, answerBefore: null, closed: true }]);
    const file = await readCandidate(contextOf(runtime, recruiter), developer.userId);
    expect(file.applied).toMatchObject({ by: 'application', closed: true, answerBefore: null });
    const { items } = await listApplications(contextOf(runtime, recruiter), { limit: 10 });
    expect(items).toMatchObject([{ state: 'closed', answerBefore: null, closedAt: '2026-12-16T23:05:00.000Z' }]);
  });

  it('is found among many, in several batches', async () => {
    const others = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    for (const who of [developer, ...others]) await apply(day0, who);
    expect(await closeApplications(at(day30), 1)).toBe(3);
    for (const who of others) expect(await rowOf(jobId, who)).toMatchObject({ ending: 'unanswered' });
  });

  it('can still be answered later, accepted or declined', async () => {
    await apply();
    await close();
    expect(await answer('2026-12-20T10:00:00Z')).toMatchObject({ outcome: 'done' });
    expect(await rowOf()).toMatchObject({ ending: 'unanswered' });
    expect(await own('2026-12-20T11:00:00Z')).toMatchObject({
      ...{ state: 'answeredLate', outcome: 'inTouch' },
      introductionId: expect.any(String),
    });
  });

  it('of a closed offer has the same time', async () => {
    await apply();
    await runtime.db.updateTable('jobs').set({ status: 'JOB_UNPUBLISHED' }).where('id', '=', jobId).execute();
    expect(await own(day29)).toMatchObject({ state: 'offerClosed', answerBefore: '2026-12-17', open: false });
    await close();
    expect(await rowOf()).toMatchObject({ ending: 'unanswered' });
  });

  it('counts for each application: a later one of the same developer keeps its own time', async () => {
    const other = await makeJob(runtime.db, companyId);
    await apply();
    await apply('2026-12-01T10:00:00Z', developer, other);
    await superlikeCompany(contextOf(at(day0), developer), {
      mode: 'superlike',
      companyId,
      message,
      detailsOffered: false,
    });
    await close();
    expect(await rowOf()).toMatchObject({ ending: 'unanswered' });
    expect(await rowOf(other)).toMatchObject({ ending: null });
    expect(await mails()).toHaveLength(1);
    const { applications } = await readApplications(contextOf(at(day30), developer), { kind: 'superlike' });
    expect(applications).toMatchObject([{ state: 'unanswered' }]);
    // What still waits comes before what was closed.
    const query = readCandidateQuery(new URLSearchParams());
    const { candidates } = await readCandidates(contextOf(runtime, recruiter), query);
    expect(candidates).toMatchObject([{ state: 'applied', answerBefore: '2026-12-31' }]);
  });

  it('that was withdrawn is neither closed nor told; made again, it has a new time', async () => {
    await apply();
    await withdrawApplication(contextOf(at(day0), developer), { kind: 'application', targetId: jobId });
    await close();
    expect(await mails()).toEqual([]);
    await apply(day30);
    expect(await own(day30)).toMatchObject({ state: 'sent', answerBefore: '2027-01-16' });
  });
});

describe('an answer (docs/product/jobs.md, The end of an application)', () => {
  it.each([31, 99] as const)('of the company ends the application: status %i', async (status) => {
    await apply();
    await answer('2026-11-20T10:00:00Z', status);
    await close();
    expect(await rowOf()).toMatchObject({ ending: 'answered', endedAt: new Date('2026-11-20T10:00:00Z') });
    expect(await mails()).toEqual([]);
    const outcome = status === 31 ? 'inTouch' : 'declined';
    expect(await own(day30)).toMatchObject({ state: 'answered', introductionId: expect.any(String), outcome });
  });

  it('and the closing at the same moment: exactly one of them ends the application', async () => {
    for (let round = 0; round < 6; round++) {
      developer = await makeDeveloper(runtime.db);
      await apply();
      // The order of starting alternates, so that each of them wins sometimes.
      const both = [() => answer(day30), () => close()];
      const [given] = await Promise.all((round % 2 ? both : both.toReversed()).map((start) => start()));
      expect(given).toBeDefined();
      const row = await rowOf();
      expect((await mails()).length).toBe(row?.ending === 'unanswered' ? 1 : 0);
      expect(['answered', 'unanswered']).toContain(row?.ending);
    }
  });

  it('of two tasks at the same moment closes once', async () => {
    await apply();
    await Promise.all([close(), close(), close()]);
    expect(await mails()).toHaveLength(1);
  });

  it('is not needed for an application during a request or a conversation', async () => {
    const asked = await requestIntroduction(
      contextOf(at(day0), recruiter),
      developer.userId,
      { status: 20, message, terms: someTerms },
      randomUUID(),
    );
    if (asked.outcome !== 'done') throw new Error(asked.reason);
    await apply('2026-11-18T10:00:00Z');
    expect(await rowOf()).toMatchObject({ ending: 'conversation' });
    const { introductionId } = asked;
    expect(await own(day0)).toMatchObject({ state: 'conversation', introductionId, outcome: 'toAnswer' });
  });

  it('is not needed either when the developer opens an earlier conversation again', async () => {
    const asked = await requestIntroduction(
      contextOf(at(day0), recruiter),
      developer.userId,
      { status: 20, message, terms: someTerms },
      randomUUID(),
    );
    if (asked.outcome !== 'done') throw new Error(asked.reason);
    await act(contextOf(at(day0), developer), asked.introductionId, 'refuse');
    await apply('2026-11-18T10:00:00Z');
    expect(await rowOf()).toMatchObject({ ending: null });
    await act(contextOf(at('2026-11-19T10:00:00Z'), developer), asked.introductionId, 'acceptWithoutDetails');
    expect(await rowOf()).toMatchObject({ ending: 'conversation' });
  });

  it('is no request that the team reads: the developer learns nothing of it', async () => {
    await runtime.db.updateTable('companies').set({ requestsReviewed: true }).where('id', '=', companyId).execute();
    const ask = () =>
      requestIntroduction(
        contextOf(at(day0), recruiter),
        developer.userId,
        { status: 20, message, terms: someTerms },
        randomUUID(),
      );
    await apply();
    const asked = await ask();
    if (asked.outcome !== 'done') throw new Error(asked.reason);
    const later = await makeJob(runtime.db, companyId);
    await apply(day0, developer, later);
    expect([await rowOf(), await rowOf(later)]).toMatchObject([{ ending: null }, { ending: null }]);
    expect(await own(day0)).toMatchObject({ state: 'sent', introductionId: null });
    const admin = await makeAdministrator(runtime.db);
    await act(contextOf(at('2026-11-19T10:00:00Z'), admin), asked.introductionId, 'release');
    expect([await rowOf(), await rowOf(later)]).toMatchObject([{ ending: 'answered' }, { ending: 'answered' }]);
    expect(await own(day30)).toMatchObject({ state: 'answered', introductionId: asked.introductionId });
  });

  it('that was missed by a request at the same moment is found when the time is over', async () => {
    await apply();
    await requestIntroduction(
      contextOf(at(day0), recruiter),
      developer.userId,
      { status: 20, message, terms: someTerms },
      randomUUID(),
    );
    await runtime.db
      .updateTable('jobApplications')
      .set({ ending: null, endedAt: null })
      .where('jobId', '=', jobId)
      .execute();
    await close();
    expect(await rowOf()).toMatchObject({ ending: 'conversation' });
    expect(await mails()).toEqual([]);
  });
});

describe('whose application (docs/product/jobs.md, The end of an application)', () => {
  it('the company cannot see: it ends without an e-mail, and without a word to the company', async () => {
    await apply();
    await blockCompany(contextOf(at(day0), developer), companyId);
    await close();
    expect(await rowOf()).toMatchObject({ ending: 'unseen' });
    expect(await mails()).toEqual([]);
    expect(await own(day30)).toMatchObject({ state: 'unseen' });
    expect((await listApplications(contextOf(runtime, recruiter), { limit: 10 })).items).toEqual([]);
  });

  it.each([{ disabledAt: new Date(day0), disabledReason: 'Default' }, { isShort: true }])(
    'has a profile that recruiters do not see: %o',
    async (traits) => {
      await apply();
      await runtime.db.updateTable('developers').set(traits).where('id', '=', developer.userId).execute();
      await close();
      expect(await rowOf()).toMatchObject({ ending: 'unseen' });
    },
  );

  it('a company answers in its own tool: the words say that the answer may have come another way', async () => {
    await apply();
    await runtime.db
      .updateTable('companies')
      .set({ disableApplicationWorkflow: true })
      .where('id', '=', companyId)
      .execute();
    const [row] = (await readApplicants(contextOf(at(day29), recruiter), jobId)).applicants;
    expect(row).toMatchObject({ answerBefore: null, closed: false });
    await close();
    const [mail] = await mails();
    expect(mail?.text).toContain('dans son propre outil de recrutement');
    expect(await own(day30)).toMatchObject({ state: 'unanswered', elsewhere: true });
  });

  it('waits while the company has no validation: those days do not count', async () => {
    const admin = await makeAdministrator(runtime.db);
    await apply();
    const reason = 'Le site est celui d’une autre entreprise.';
    await withdrawValidation(contextOf(at('2026-11-27T10:00:00Z'), admin), companyId, { reason });
    expect(await own('2026-11-28T10:00:00Z')).toMatchObject({ answerBefore: null });
    await close('2026-12-27T10:00:00Z');
    expect(await rowOf()).toMatchObject({ ending: null });
    // Forty days without validation.
    await restoreValidation(contextOf(at('2027-01-06T10:00:00Z'), admin), companyId);
    expect(await rowOf()).toMatchObject({ ending: null, countedFrom: new Date('2026-12-27T10:00:00Z') });
    expect(await own('2027-01-07T10:00:00Z')).toMatchObject({ answerBefore: '2027-01-26' });
    await close('2027-01-25T12:00:00Z');
    expect(await rowOf()).toMatchObject({ ending: null });
    await close('2027-01-26T12:00:00Z');
    expect(await rowOf()).toMatchObject({ ending: 'unanswered' });
  });

  it('is told to the company’s webhooks, without a text', async () => {
    const hook = {
      companyId,
      url: 'https://hooks.example.com/in',
      events: ['application.closed'],
      secret: 'whsec_c2VjcmV0',
      createdAt: new Date(day0),
    };
    const { id } = await runtime.db.insertInto('webhooks').values(hook).returning('id').executeTakeFirstOrThrow();
    await apply();
    await close();
    const [sent, ...others] = await runtime.db
      .selectFrom('webhookDeliveries')
      .select(['event', 'payload'])
      .where('webhookId', '=', id)
      .execute();
    expect(others).toEqual([]);
    expect(JSON.parse(sent?.payload ?? '')).toEqual({
      type: 'application.closed',
      timestamp: '2026-12-16T23:05:00.000Z',
      data: {
        developerId: developer.userId,
        kind: 'job',
        jobId,
        appliedAt: '2026-11-17T10:00:00.000Z',
        reason: 'unanswered',
      },
    });
  });
});
