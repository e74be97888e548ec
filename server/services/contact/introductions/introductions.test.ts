import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IntroductionRequest } from '../../../../domain/contact/introductions/introduction-request.ts';
import { replay, type TimelineEntry } from '../../../../domain/contact/introductions/timeline.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { act } from './act.ts';
import { assignToJob } from './assign-job.ts';
import { readJobAssignment } from './read-job-assignment.ts';
import { readReviewQueue } from './read-review-queue.ts';
import { requestIntroduction } from './request-introduction.ts';
import { runDue } from './run-due.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const message: IntroductionRequest = { status: 20, message: 'Bonjour, parlons-nous ?', terms: someTerms };
const decline: IntroductionRequest = { status: 99, feedbackDeclineByRec: { code: 'experience', message: null } };

const ask = (recruiter: SignedIn, developer: SignedIn, request: IntroductionRequest = message, key = randomUUID()) =>
  requestIntroduction(as(recruiter), developer.userId, request, key);

/** A recruiter of a company whose plan has this capacity. */
async function paidRecruiter(capacity = 99): Promise<Awaited<ReturnType<typeof makeRecruiter>>> {
  const planId = `paid-${randomUUID()}`;
  await runtime.db
    .insertInto('plans')
    .values({ id: planId, nameFr: planId, nameEn: planId, type: 'regular', pipeCapacity: capacity, position: 50 })
    .execute();
  return makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId }) });
}

async function introductionsOf(developer: SignedIn) {
  return runtime.db
    .selectFrom('introductions')
    .selectAll()
    .where('developerId', '=', developer.userId)
    .orderBy('createdAt')
    .execute();
}

async function timelineOf(introductionId: string): Promise<TimelineEntry[]> {
  const rows = await runtime.db
    .selectFrom('introductionEvents')
    .selectAll()
    .where('introductionId', '=', introductionId)
    .orderBy('position')
    .execute();
  return rows.map(({ at, event, fromStatus, toStatus, actorKind, actorId }) => ({
    at,
    event,
    from: fromStatus ?? 'none',
    to: toStatus,
    by: { kind: actorKind, id: actorId },
  })) as TimelineEntry[];
}

async function apply(developer: SignedIn, companyId: string): Promise<string> {
  const jobId = await makeJob(runtime.db, companyId);
  await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
  return jobId;
}

describe('a contact request (docs/product/contact.md, Sending a request)', () => {
  it('creates an introduction that waits for the developer, with a message and a timeline entry', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    expect(await ask(recruiter, developer)).toMatchObject({ outcome: 'done', repeated: false });
    const [one, ...others] = await introductionsOf(developer);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ status: 20, contactGiven: false, messageCount: 1, recruiterId: recruiter.userId });
    expect(one).toMatchObject({ companyId: recruiter.membership.companyId, createdAt: expect.any(Date) });
    expect(replay(await timelineOf(one?.id ?? ''))).toMatchObject({ status: 20 });
  });

  it('with a field that was not filled is not stored, whoever sends it', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    expect(await ask(recruiter, developer, { ...message, message: 'Bonjour {prénom}' })).toEqual({
      outcome: 'refused',
      reason: 'openField',
    });
    expect(await introductionsOf(developer)).toEqual([]);
  });

  it('sent four times at the same moment is stored once', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    const key = randomUUID();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => ask(recruiter, developer, message, key)));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done']);
    expect(outcomes.filter((one) => 'repeated' in one && !one.repeated)).toHaveLength(1);
    expect(await introductionsOf(developer)).toHaveLength(1);
  });

  it('of two recruiters of one company at the same moment: one succeeds, the other gets the existing conversation', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership.companyId });
    const outcomes = await Promise.all([ask(recruiter, developer), ask(colleague, developer)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused']);
    expect(outcomes).toContainEqual({ outcome: 'refused', reason: 'FINISH_PIPE' });
    expect(await introductionsOf(developer)).toMatchObject([{ messageCount: 1 }]);
  });

  it('takes the last slot of a plan once, also with many requests at the same moment', async () => {
    const recruiter = await paidRecruiter(2);
    const developers = await Promise.all([1, 2, 3, 4, 5].map(() => makeDeveloper(runtime.db)));
    const outcomes = await Promise.all(developers.map((developer) => ask(recruiter, developer)));
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(2);
    expect(outcomes).toContainEqual({ outcome: 'refused', reason: 'DENY_NEED_BIGGER_PLAN' });
  });

  it('takes a slot of the plan only on its day, and only while it waits for the developer', async () => {
    const recruiter = await paidRecruiter(1);
    const people = await Promise.all([1, 2, 3, 4].map(() => makeDeveloper(runtime.db)));
    const [first, second, third, fourth] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
    expect(await ask(recruiter, first)).toMatchObject({ outcome: 'done' });
    expect(await ask(recruiter, second)).toEqual({ outcome: 'refused', reason: 'DENY_NEED_BIGGER_PLAN' });
    const yesterday = new Date(runtime.ports.clock.now().getTime() - 86_400_000);
    const requests = runtime.db.updateTable('introductions').where('developerId', '=', first.userId);
    await requests.set({ createdAt: yesterday }).execute();
    expect(await ask(recruiter, third)).toMatchObject({ outcome: 'done' });
    const [waiting] = await introductionsOf(third);
    await act(as(third), waiting?.id ?? '', 'refuse');
    expect(await ask(recruiter, fourth)).toMatchObject({ outcome: 'done' });
  });

  it.each([
    ['a free plan', async () => makeRecruiter(runtime.db), 'DENY_NEED_PLAN'],
    [
      'a company that waits for validation',
      async () => makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { validatedAt: null }) }),
      'DENY_NEED_PLAN',
    ],
    [
      'a recruiter without the right',
      async () => makeRecruiter(runtime.db, { admin: false, intros: false }),
      'DENY_UNLIMITED_NOT_PERMITTED_RECRUITER',
    ],
  ])('is checked again when it is stored: %s', async (_, recruiter, reason) => {
    const developer = await makeDeveloper(runtime.db);
    expect(await ask(await recruiter(), developer)).toEqual({ outcome: 'refused', reason });
    expect(await introductionsOf(developer)).toEqual([]);
  });

  it('gets the same answer for an unknown developer and for one who hides from the company', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    await blockCompany(as(developer), recruiter.membership.companyId);
    const unknownUser = { ...developer, userId: randomUUID() };
    for (const one of [developer, unknownUser])
      expect(await ask(recruiter, one)).toEqual({ outcome: 'refused', reason: 'DENY_BAD_REQUEST' });
  });
});

describe('answering an application (docs/product/contact.md, Accepting and declining an application)', () => {
  it('accepting it assigns the offer of the latest application', async () => {
    const [recruiter, developer] = [await makeRecruiter(runtime.db), await makeDeveloper(runtime.db)];
    const { companyId } = recruiter.membership;
    const before = { developerId: developer.userId, jobId: await apply(developer, companyId) };
    const jobId = await apply(developer, companyId);
    const older = runtime.db.updateTable('jobApplications').set({ appliedAt: new Date('2026-01-01') });
    await older.where('developerId', '=', before.developerId).where('jobId', '=', before.jobId).execute();
    expect(await ask(recruiter, developer, { status: 31, terms: someTerms })).toMatchObject({ outcome: 'done' });
    expect(await introductionsOf(developer)).toMatchObject([{ status: 31, contactGiven: false }]);
    const candidate = await runtime.db
      .selectFrom('candidates')
      .select('assignedJobId')
      .where('developerId', '=', developer.userId)
      .executeTakeFirst();
    expect(candidate).toEqual({ assignedJobId: jobId });
  });

  it('declining it stores the reason for the developer, and it stays declined', async () => {
    const [recruiter, developer] = [await makeRecruiter(runtime.db), await makeDeveloper(runtime.db)];
    await apply(developer, recruiter.membership.companyId);
    expect(await ask(recruiter, developer, decline)).toMatchObject({ outcome: 'done' });
    expect(await introductionsOf(developer)).toMatchObject([{ status: 99, declineCode: 'experience' }]);
    expect(await ask(recruiter, developer, { status: 31, terms: someTerms })).toEqual({
      outcome: 'refused',
      reason: 'FINISH_PIPE',
    });
  });

  it.each([
    ['accepted', { status: 31, terms: someTerms } as const],
    ['declined', decline],
  ])('is %s once, also when the same answer is sent again', async (_, answer) => {
    const [recruiter, developer] = [await makeRecruiter(runtime.db), await makeDeveloper(runtime.db)];
    const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership.companyId });
    await apply(developer, recruiter.membership.companyId);
    expect(await ask(recruiter, developer, answer)).toMatchObject({ outcome: 'done', repeated: false });
    expect(await ask(recruiter, developer, answer)).toMatchObject({ outcome: 'done', repeated: true });
    expect(await ask(colleague, developer, answer)).toEqual({ outcome: 'refused', reason: 'FINISH_PIPE' });
    const [one, ...others] = await introductionsOf(developer);
    expect(others).toEqual([]);
    expect(await timelineOf(one?.id ?? '')).toHaveLength(1);
  });

  it('is neither accepted nor declined by a company that is not validated', async () => {
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    const [recruiter, developer] = [await makeRecruiter(runtime.db, { companyId }), await makeDeveloper(runtime.db)];
    await apply(developer, companyId);
    for (const request of [{ status: 31, terms: someTerms } as const, decline])
      expect(await ask(recruiter, developer, request)).toEqual({ outcome: 'refused', reason: 'DENY_NEED_PLAN' });
    expect(await introductionsOf(developer)).toEqual([]);
  });

  it('is refused when there is no application', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    for (const request of [{ status: 31, terms: someTerms } as const, decline])
      expect(await ask(recruiter, developer, request)).toEqual({ outcome: 'refused', reason: 'noApplication' });
    expect(await introductionsOf(developer)).toEqual([]);
  });
});

describe('events of an introduction (docs/product/contact.md, Transitions of an introduction)', () => {
  async function started() {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    await ask(recruiter, developer);
    const [one] = await introductionsOf(developer);
    return { recruiter, developer, id: one?.id ?? '' };
  }

  it('accept and withdraw at the same moment: one succeeds, the other is refused with the new state', async () => {
    const { recruiter, developer, id } = await started();
    const outcomes = await Promise.all([
      act(as(developer), id, 'acceptWithDetails'),
      act(as(recruiter), id, 'withdraw'),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused']);
    const [one] = await introductionsOf(developer);
    expect([30, 99]).toContain(one?.status);
    expect(replay(await timelineOf(id))).toMatchObject({ status: one?.status, contactGiven: one?.contactGiven });
  });

  it('another developer and another company do not find the introduction', async () => {
    const { id } = await started();
    for (const stranger of [await makeDeveloper(runtime.db), await paidRecruiter()])
      for (const event of ['refuse', 'archive'] as const)
        await expect(act(as(stranger), id, event)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('an unanswered request is reminded once, then cancelled; a silent conversation is closed', async () => {
    const { developer, id } = await started();
    const start = runtime.ports.clock.now().getTime();
    const daysLater = (days: number) => {
      const clock = { now: () => new Date(start + days * 86_400_000) };
      return { ...runtime, ports: { ...runtime.ports, clock } };
    };
    const state = async () => (await introductionsOf(developer))[0];
    await runDue(daysLater(2.9));
    expect(await state()).toMatchObject({ status: 20, remindedAt: null });
    await runDue(daysLater(3.1));
    await runDue(daysLater(3.2));
    expect(await state()).toMatchObject({ status: 20, remindedAt: new Date(start + 3.1 * 86_400_000) });
    await runDue(daysLater(7.1));
    expect(await state()).toMatchObject({ status: 22, dueAt: null });
    expect((await timelineOf(id)).map(({ event }) => event)).toEqual(['request', 'remind', 'cancelUnanswered']);
    await act(as(developer), id, 'acceptWithoutDetails');
    await runDue(daysLater(70));
    expect(await state()).toMatchObject({ status: 98 });
  });
});

describe('a company whose requests the team reads first (docs/product/contact.md, Requests read by the team)', () => {
  it('its request waits in a queue, and the developer does not see it before the release', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    const admin = await makeAdministrator(runtime.db);
    const { companyId } = recruiter.membership;
    await runtime.db.updateTable('companies').set({ requestsReviewed: true }).where('id', '=', companyId).execute();
    await ask(recruiter, developer);
    const [held] = (await readReviewQueue(as(admin))).held;
    expect(held).toMatchObject({ message: 'Bonjour, parlons-nous ?' });
    expect(await readReviewQueue(as(admin), recruiter.name)).toMatchObject({ total: 1, held: [held] });
    expect(await readReviewQueue(as(admin), developer.name)).toMatchObject({ total: 1, held: [held] });
    expect(await readReviewQueue(as(admin), 'personne ainsi')).toMatchObject({ total: 0, held: [] });
    const id = held?.id ?? '';
    await expect(act(as(developer), id, 'refuse')).rejects.toMatchObject({ name: 'NotFound' });
    expect(await act(as(recruiter), id, 'release')).toMatchObject({ outcome: 'refused' });
    expect(await act(as(admin), id, 'release')).toMatchObject({ outcome: 'done', repeated: false });
    expect(await act(as(admin), id, 'release')).toMatchObject({ outcome: 'done', repeated: true });
    expect(await introductionsOf(developer)).toMatchObject([{ status: 20 }]);
    expect(await readReviewQueue(as(admin))).toMatchObject({ total: 0, held: [] });
    for (const other of [recruiter, developer])
      await expect(readReviewQueue(as(other))).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

describe('the assigned job of a candidate (docs/product/contact.md, Assigned job)', () => {
  it('must be an offer of the company', async () => {
    const [recruiter, developer] = [await paidRecruiter(), await makeDeveloper(runtime.db)];
    const own = await makeJob(runtime.db, recruiter.membership.companyId);
    const foreign = await makeJob(runtime.db, await makeCompany(runtime.db));
    const assigned = async () => (await readJobAssignment(as(recruiter), developer.userId)).assignedJobId;
    await assignToJob(as(recruiter), developer.userId, own);
    await expect(assignToJob(as(recruiter), developer.userId, foreign)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await assigned()).toBe(own);
    await assignToJob(as(recruiter), developer.userId, null);
    expect(await assigned()).toBeNull();
  });
});
