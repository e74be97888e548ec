import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeNewcomer, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { assignPlan, declinePlan, grantPlan } from './decide-plan.ts';
import { readPlanRequests } from './read-plan-requests.ts';
import { readPlanStanding } from './read-plan-standing.ts';
import { requestPlan, withdrawPlanRequest } from './request-plan.ts';

let runtime: Runtime;
let administrator: SignedIn;
let manager: Awaited<ReturnType<typeof makeRecruiter>>;
let helper: SignedIn;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});

beforeEach(async () => {
  manager = await makeRecruiter(runtime.db);
  companyId = manager.membership.companyId;
  helper = await makeRecruiter(runtime.db, { companyId, admin: false });
});

const as = (viewer: Viewer, locale: 'fr' | 'en' = 'fr') => contextOf(runtime, viewer, locale);
const requests = () =>
  runtime.db
    .selectFrom('planRequests')
    .select(['id', 'planId', 'status', 'answer'])
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
const openId = async () => (await requests()).find(({ status }) => status === 'open')?.id ?? '';
const planOf = async () =>
  (await runtime.db.selectFrom('companies').select('planId').where('id', '=', companyId).executeTakeFirst())?.planId;

describe('asking for a plan (docs/product/companies.md, Asking for a plan)', () => {
  it('stores a request with a message, shown on the plans page and to the team', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: 'Nous ouvrons trois postes.' });
    expect(await readPlanStanding(as(manager))).toMatchObject({
      way: 'request',
      companyId,
      request: { planId: 'id10', plan: 'Essentiel, au mois', status: 'open' },
    });
    expect(await readPlanStanding(as(helper, 'en'))).toMatchObject({
      way: 'ask',
      request: { plan: 'Essential, monthly' },
    });
    const { requests: waiting } = await readPlanRequests(as(administrator));
    expect(waiting.find((one) => one.companyId === companyId)).toMatchObject({
      plan: 'Essentiel, au mois',
      present: 'Gratuit',
      person: { email: manager.email },
      message: 'Nous ouvrons trois postes.',
    });
    expect(await readPlanRequests(as(administrator), manager.email)).toMatchObject({
      total: 1,
      requests: [{ companyId }],
    });
    expect(await readPlanRequests(as(administrator), 'personne ainsi')).toEqual({ total: 0, requests: [] });
  });

  it('replaces the open request, also when two are sent at the same moment', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    const two = await makeRecruiter(runtime.db, { companyId });
    await Promise.all([
      requestPlan(as(manager), companyId, { planId: 'id11', message: '' }),
      requestPlan(as(two), companyId, { planId: 'unlimited', message: '' }),
    ]);
    const statuses = (await requests()).map(({ status }) => status).toSorted();
    expect(statuses).toEqual(['open', 'withdrawn', 'withdrawn']);
  });

  it('shows who asked, and how many requests the team answers before', async () => {
    await runtime.db.deleteFrom('planRequests').execute();
    const first = await makeRecruiter(runtime.db);
    await requestPlan(as(first), first.membership.companyId, { planId: 'id10', message: '' });
    await requestPlan(as(manager), companyId, { planId: 'id11', message: '' });
    const standing = async (viewer: Viewer) => (await readPlanStanding(as(viewer))).request;
    expect(await standing(first)).toMatchObject({ ahead: 0, askedBy: first.name, decidedAt: null });
    expect(await standing(helper)).toMatchObject({ ahead: 1, askedBy: manager.name });
    await withdrawPlanRequest(as(first), first.membership.companyId);
    expect(await standing(helper)).toMatchObject({ ahead: 0 });
    await runtime.db
      .updateTable('planRequests')
      .set({ recruiterId: null })
      .where('companyId', '=', companyId)
      .execute();
    expect(await standing(helper)).toMatchObject({ askedBy: null });
  });

  it('is shown once granted, until the company has another plan', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    await grantPlan(as(administrator), companyId, await openId());
    expect((await readPlanStanding(as(manager))).request).toMatchObject({ status: 'granted', planId: 'id10' });
    await assignPlan(as(administrator), companyId, 'id11');
    expect((await readPlanStanding(as(manager))).request).toBeUndefined();
  });

  it('can be withdrawn', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    await withdrawPlanRequest(as(manager), companyId);
    expect(await requests()).toMatchObject([{ status: 'withdrawn' }]);
    expect((await readPlanStanding(as(manager))).request).toBeUndefined();
    await expect(withdrawPlanRequest(as(manager), companyId)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it.each(['freemium', 'no-such-plan'])('is refused for %s, the present plan or an unknown one', async (planId) => {
    await expect(requestPlan(as(manager), companyId, { planId, message: '' })).rejects.toMatchObject({
      fields: { planId: 'unknown' },
    });
  });

  it('is refused to members who are not administrators, and to the team', async () => {
    for (const viewer of [helper, administrator]) {
      const asking = requestPlan(as(viewer), companyId, { planId: 'id10', message: '' });
      await expect(asking).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

describe('the team assigns a plan (docs/product/companies.md, Plan queue)', () => {
  it('granting a request gives the company the plan at once, and its administrators get an e-mail', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    await grantPlan(as(administrator), companyId, await openId());
    expect(await planOf()).toBe('id10');
    expect(await requests()).toMatchObject([{ status: 'granted' }]);
    expect(await emailsTo(runtime.db, manager.email)).toMatchObject([
      { template: 'plan-changed', subject: 'Votre abonnement : Essentiel, au mois' },
    ]);
    expect(await emailsTo(runtime.db, helper.email)).toEqual([]);
    expect((await auditOf(runtime.db, companyId)).at(-1)).toMatchObject({
      action: 'plan.assign',
      actorId: administrator.userId,
      data: { planId: 'id10', before: 'freemium' },
    });
  });

  it('a plan can be assigned without a request, and grants an open request for the same plan', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    await assignPlan(as(administrator), companyId, 'unlimited');
    expect(await requests()).toMatchObject([{ status: 'open' }]);
    await assignPlan(as(administrator), companyId, 'id10');
    expect(await requests()).toMatchObject([{ status: 'granted' }]);
    expect(await planOf()).toBe('id10');
    await assignPlan(as(administrator), companyId, 'id10');
    expect(await emailsTo(runtime.db, manager.email)).toHaveLength(2);
    await expect(assignPlan(as(administrator), companyId, 'no-such-plan')).rejects.toMatchObject({ name: 'Invalid' });
  });

  it('a request is declined with a reason, shown in an e-mail and on the plans page', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    await declinePlan(as(administrator), companyId, await openId(), { reason: 'Votre facture attend.' });
    expect(await planOf()).toBe('freemium');
    expect(await requests()).toMatchObject([{ status: 'declined', answer: 'Votre facture attend.' }]);
    const [email] = await emailsTo(runtime.db, manager.email);
    expect(email).toMatchObject({ template: 'plan-declined' });
    expect(email?.text).toContain('Votre facture attend.');
    expect((await readPlanStanding(as(manager))).request).toMatchObject({
      status: 'declined',
      answer: 'Votre facture attend.',
    });
    expect((await auditOf(runtime.db, companyId)).at(-1)).toMatchObject({ action: 'plan.decline' });
  });

  it('a second answer, or an answer to a withdrawn request, gets a Conflict', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    const id = await openId();
    const answers = await Promise.allSettled([
      grantPlan(as(administrator), companyId, id),
      declinePlan(as(administrator), companyId, id, { reason: 'Non' }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'Conflict' } });
    expect(await emailsTo(runtime.db, manager.email)).toHaveLength(1);
    await requestPlan(as(manager), companyId, { planId: 'id11', message: '' });
    const withdrawn = await openId();
    await withdrawPlanRequest(as(manager), companyId);
    await expect(grantPlan(as(administrator), companyId, withdrawn)).rejects.toMatchObject({ name: 'Conflict' });
  });

  it('the request of another company cannot be granted', async () => {
    await requestPlan(as(manager), companyId, { planId: 'id10', message: '' });
    const other = await makeRecruiter(runtime.db);
    const wrong = grantPlan(as(administrator), other.membership.companyId, await openId());
    await expect(wrong).rejects.toMatchObject({ name: 'Conflict' });
    expect(await planOf()).toBe('freemium');
  });
});

it('the plans page tells each viewer what they can do about plans', async () => {
  const ways = async (viewer: Viewer) => (await readPlanStanding(as(viewer))).way;
  expect(await ways(undefined)).toBe('join');
  expect(await ways(await makeNewcomer(runtime.db))).toBe('choose');
  expect(await ways(await makeDeveloper(runtime.db))).toBe('none');
  expect(await ways(administrator)).toBe('none');
});
