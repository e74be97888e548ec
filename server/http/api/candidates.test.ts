import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { type Operation, type OperationName, operations, writes } from '../../../domain/ats/operations.ts';
import { companyWithKey, wholeJob } from '../../../tests/harness/ats.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeDeveloper, makeJob } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { offerTerms, someTerms } from '../../../tests/harness/terms.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { act } from '../../services/contact/introductions/act.ts';
import { requestIntroduction } from '../../services/contact/introductions/request-introduction.ts';

let runtime: Runtime;
let acme: Awaited<ReturnType<typeof companyWithKey>>;
let other: Awaited<ReturnType<typeof companyWithKey>>;
const clock = fixedClock('2026-11-16T10:00:00Z');
beforeAll(async () => {
  const real = await testRuntime();
  runtime = { ...real, ports: { ...real.ports, clock } };
  acme = await companyWithKey(runtime);
  other = await companyWithKey(runtime);
});

const all = Object.entries(operations) as [OperationName, Operation][];

/** An introduction between the company and a new developer who has a phone number. */
async function introduced({ recruiter }: typeof acme) {
  const developer = await makeDeveloper(runtime.db);
  await runtime.db
    .updateTable('developerConfidential')
    .set({ phoneNumber: '+33 6 39 98 00 01', firstName: 'Alix', lastName: 'Moreau' })
    .where('developerId', '=', developer.userId)
    .execute();
  const asked = await requestIntroduction(
    contextOf(runtime, recruiter),
    developer.userId,
    { status: 20, message: 'Bonjour, parlons-nous ?', terms: someTerms },
    runtime.ports.random.id(),
  );
  if (asked.outcome !== 'done') throw new Error(asked.reason);
  return { developer, id: asked.introductionId };
}

describe('candidates', () => {
  it('have no phone or e-mail before the developer accepts with details', async () => {
    const { developer, id } = await introduced(acme);
    const read = async () =>
      JSON.stringify([(await acme.ask('GET', `/candidates/${id}`)).body, (await acme.ask('GET', '/candidates')).body]);
    for (const before of [await read()]) {
      expect(before).not.toContain(developer.email);
      expect(before).not.toContain('39 98');
    }
    await act(contextOf(runtime, developer), id, 'acceptWithoutDetails');
    expect(await read()).not.toContain(developer.email);
    await act(contextOf(runtime, developer), id, 'acceptWithDetails');
    expect((await acme.ask('GET', `/candidates/${id}`)).body).toMatchObject({
      status: 30,
      statusName: 'STATUS_VALIDATED_BY_DEVELOPER',
      phase: 'open',
      contact: { email: developer.email, phone: '+33 6 39 98 00 01' },
      timeline: [
        { event: 'request', from: null, to: 20, by: 'recruiter' },
        { event: 'acceptWithoutDetails', from: 20, to: 32, by: 'developer' },
        { event: 'acceptWithDetails', from: 32, to: 30, by: 'developer' },
      ],
    });
    await act(contextOf(runtime, developer), id, 'refuse');
    expect((await acme.ask('GET', `/candidates/${id}`)).body.contact).toBeNull();
  });

  it('of another company are not found', async () => {
    const { id } = await introduced(acme);
    expect((await other.ask('GET', `/candidates/${id}`)).status).toBe(404);
    expect((await other.ask('GET', `/candidates/${id}/resume`)).status).toBe(404);
    expect((await other.ask('PATCH', `/candidates/${id}`, { action: 'withdraw' })).status).toBe(404);
    expect(JSON.stringify((await other.ask('GET', '/candidates')).body)).not.toContain(id);
  });

  it('are withdrawn, archived and hired as on the site; a refusal names the current state', async () => {
    const { developer, id } = await introduced(acme);
    const change = (body: object) => acme.ask('PATCH', `/candidates/${id}`, body);
    expect(await change({ action: 'hire' })).toMatchObject({
      status: 409,
      body: { code: 'refused', reason: 'waitingForDeveloper' },
    });
    await act(contextOf(runtime, developer), id, 'acceptWithDetails');
    expect(await change({ action: 'archive' })).toMatchObject({ status: 200, body: { status: 91 } });
    expect(await change({ action: 'archive' })).toMatchObject({ status: 200, body: { status: 91 } });
    expect(await change({ action: 'hire' })).toMatchObject({ status: 200, body: { status: 90 } });
    expect((await change({ action: 'acceptWithDetails' })).status).toBe(422);
    expect((await change({ action: 'hire', assignedJob: null })).status).toBe(422);
  });

  it('can be assigned only to an offer of the same company', async () => {
    const { id } = await introduced(acme);
    const change = (assignedJob: string | null) => acme.ask('PATCH', `/candidates/${id}`, { assignedJob });
    await acme.ask('PUT', '/jobs/ASSIGN', wholeJob);
    expect((await change('ASSIGN')).body.assignedJob).toMatchObject({ externalId: 'ASSIGN', title: 'Front' });
    expect((await change(await makeJob(runtime.db, other.companyId))).status).toBe(404);
    expect((await change(null)).body.assignedJob).toBeNull();
  });

  it('are filtered by status and by date of change', async () => {
    const mine = await companyWithKey(runtime);
    const { id } = await introduced(mine);
    clock.advance(60_000);
    const since = clock.now().toISOString();
    const { developer, id: second } = await introduced(mine);
    const found = async (query: string) =>
      (await mine.ask('GET', `/candidates?${query}`)).body.items.map((one: { id: string }) => one.id);
    expect(await found('limit=10')).toEqual([second, id]);
    expect(await found(`changedSince=${since}`)).toEqual([second]);
    await act(contextOf(runtime, developer), second, 'refuse');
    expect(await found('status=20')).toEqual([id]);
    expect((await mine.ask('GET', '/candidates?status=12')).status).toBe(422);
  });

  it('have a résumé only when the plan of the company includes it', async () => {
    const { developer, id } = await introduced(acme);
    const { status, body } = await acme.ask('GET', `/candidates/${id}/resume`);
    expect(status).toBe(200);
    expect(body.basics).toMatchObject({ name: 'Alix Moreau' });
    expect(JSON.stringify(body)).not.toContain(developer.email);
    await runtime.db.updateTable('companies').set({ planId: 'freemium' }).where('id', '=', acme.companyId).execute();
    expect((await acme.ask('GET', `/candidates/${id}/resume`)).status).toBe(403);
    await runtime.db
      .updateTable('companies')
      .set({ planId: acme.recruiter.membership.planId })
      .where('id', '=', acme.companyId)
      .execute();
  });
});

describe('settings and lists', () => {
  // docs/product/ats.md, Answering only in the recruiting tool
  it('with disableApplicationWorkflow, applications are answered through the API and not on the site', async () => {
    const mine = await companyWithKey(runtime);
    const developer = await makeDeveloper(runtime.db);
    const jobId = await makeJob(runtime.db, mine.companyId, offerTerms);
    await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
    expect((await mine.ask('GET', '/settings')).body).toEqual({ disableApplicationWorkflow: false });
    const changed = await mine.ask('PATCH', '/settings', { disableApplicationWorkflow: true });
    expect(changed.body).toEqual({ disableApplicationWorkflow: true });
    const here = contextOf(runtime, mine.recruiter);
    const asked = await requestIntroduction(
      here,
      developer.userId,
      { status: 31, terms: someTerms },
      runtime.ports.random.id(),
    );
    expect(asked).toEqual({ outcome: 'refused', reason: 'answeredElsewhere' });
    expect((await mine.ask('GET', '/applications')).body.items).toMatchObject([
      { developerId: developer.userId, kind: 'job', source: 'here', job: { id: jobId } },
    ]);
    const answered = await mine.ask('POST', '/candidates', { developerId: developer.userId, decision: 'accept' });
    expect(answered).toMatchObject({ status: 201, body: { status: 31, assignedJob: { id: jobId } } });
    expect((await other.ask('GET', '/settings')).body).toEqual({ disableApplicationWorkflow: false });
  });

  it('the lists contain the professions, technologies and places of offers', async () => {
    const ids = async (path: string) => (await acme.ask('GET', path)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids('/lists/professions')).toContain('front-end-developer');
    expect(await ids('/lists/technologies')).toContain('svelte');
    expect((await ids('/lists/places?q=Quimper')).length).toBeGreaterThan(0);
  });

  it('every answer matches its documented schema', async () => {
    const { id } = await introduced(acme);
    await acme.ask('PUT', '/jobs/SAME', wholeJob);
    const reads = all.filter(([, operation]) => !writes(operation));
    for (const [name, operation] of reads) {
      const path = operation.path.replace(':candidate', id).replace(':job', 'SAME');
      const { status, body } = await acme.ask('GET', name === 'findPlaces' ? `${path}?q=Lyon` : path);
      expect(status, name).toBe(200);
      const strict: z.ZodType = operation.answer;
      expect(strict.safeParse(body).error, name).toBeUndefined();
    }
  });
});
