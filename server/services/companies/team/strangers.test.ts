import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';
import { readCompanyPage, saveCompanyPage } from '../edit-company.ts';
import { assignPlan, declinePlan, grantPlan } from '../plans/decide-plan.ts';
import { readPlanRequests } from '../plans/read-plan-requests.ts';
import { requestPlan, withdrawPlanRequest } from '../plans/request-plan.ts';
import { countCompanies, readQueue, searchCompanies } from '../read-queue.ts';
import { readRecruiterPage, saveRecruiterPage } from '../recruiters/edit-recruiter.ts';
import { acceptCompany, askAgain, refuseCompany } from '../review.ts';
import { changePermissions, giveUpCompany, leaveCompany, removeMember } from './change-team.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './invite.ts';
import { acceptJoinRequest, declineJoinRequest } from './join-requests.ts';
import { readTeam } from './read-team.ts';

/** One company with everything that an unauthorised user could try to change. */
type Ours = { companyId: string; memberId: string; invitationId: string; requestId: string; newcomerId: string };

const unknown = '00000000-0000-7000-8000-000000000000';
const nothing: Ours = {
  companyId: unknown,
  memberId: unknown,
  invitationId: unknown,
  requestId: unknown,
  newcomerId: unknown,
};
const page = { version: null, value: {} };
const flags = { admin: true, intros: true };

/** Every action on a company by its id; those of the team are in the next table. */
const asked: [string, (context: Context, ours: Ours) => Promise<unknown>][] = [
  ['read the form of the page', (c, o) => readCompanyPage(c, o.companyId)],
  ['edit the page', (c, o) => saveCompanyPage(c, o.companyId, page)],
  ['see the team', (c, o) => readTeam(c, o.companyId)],
  ['change permissions', (c, o) => changePermissions(c, o.companyId, o.memberId, flags)],
  ['remove a member', (c, o) => removeMember(c, o.companyId, o.memberId)],
  ['leave it as a member', (c, o) => leaveCompany(c, o.companyId)],
  ['delete the company', (c, o) => giveUpCompany(c, o.companyId)],
  ['invite', (c, o) => inviteMember(c, o.companyId, { email: 'x@example.com', ...flags })],
  ['send an invitation again', (c, o) => resendInvitation(c, o.companyId, o.invitationId)],
  ['revoke an invitation', (c, o) => revokeInvitation(c, o.companyId, o.invitationId)],
  ['accept a request', (c, o) => acceptJoinRequest(c, o.companyId, o.newcomerId)],
  ['decline a request', (c, o) => declineJoinRequest(c, o.companyId, o.newcomerId)],
  ['ask for validation again', (c, o) => askAgain(c, o.companyId)],
  ['ask for a plan', (c, o) => requestPlan(c, o.companyId, { planId: 'id10', message: '' })],
  ['withdraw a request for a plan', (c, o) => withdrawPlanRequest(c, o.companyId)],
  ['read the form of a recruiter', (c, o) => readRecruiterPage(c, o.memberId)],
  ['edit a recruiter', (c, o) => saveRecruiterPage(c, o.memberId, page)],
];
const ofTheTeam: typeof asked = [
  ['accept the company', (c, o) => acceptCompany(c, o.companyId)],
  ['refuse the company', (c, o) => refuseCompany(c, o.companyId, { reason: 'Non' })],
  ['assign a plan', (c, o) => assignPlan(c, o.companyId, 'unlimited')],
  ['grant a request for a plan', (c, o) => grantPlan(c, o.companyId, o.requestId)],
  ['decline a request for a plan', (c, o) => declinePlan(c, o.companyId, o.requestId, { reason: 'Non' })],
  ['see the company queue', (c) => readQueue(c)],
  ['search all companies', (c) => searchCompanies(c, '')],
  ['count all companies', (c) => countCompanies(c, '')],
  ['see the requests for plans', (c) => readPlanRequests(c)],
];

let runtime: Runtime;
let ours: Ours;
const who: Record<string, Viewer> = {};
let manager: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  const companyId = await makeCompany(runtime.db, { validatedAt: null });
  const owner = await makeRecruiter(runtime.db, { companyId });
  const newcomer = await makeNewcomer(runtime.db);
  await runtime.db.insertInto('companyJoinRequests').values({ recruiterId: newcomer.userId, companyId }).execute();
  const invitation = await runtime.db
    .insertInto('companyInvitations')
    .values({ companyId, email: 'guest@example.com', tokenHash: 'hash', expiresAt: new Date('2100-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = await runtime.db
    .insertInto('planRequests')
    .values({ companyId, planId: 'id10' })
    .returning('id')
    .executeTakeFirstOrThrow();
  manager = owner;
  administrator = await makeAdministrator(runtime.db);
  ours = {
    companyId,
    memberId: owner.userId,
    invitationId: invitation.id,
    requestId: request.id,
    newcomerId: newcomer.userId,
  };
  Object.assign(who, {
    nobody: undefined,
    developer: await makeDeveloper(runtime.db),
    newcomer,
    'a manager of another company': await makeRecruiter(runtime.db),
  });
});

async function snapshot() {
  const { db } = runtime;
  return [
    await db.selectFrom('companies').selectAll().where('id', '=', ours.companyId).execute(),
    await db.selectFrom('companyMembers').selectAll().where('companyId', '=', ours.companyId).execute(),
    await db.selectFrom('companyInvitations').selectAll().where('companyId', '=', ours.companyId).execute(),
    await db.selectFrom('companyJoinRequests').selectAll().where('companyId', '=', ours.companyId).execute(),
    await db.selectFrom('planRequests').selectAll().where('companyId', '=', ours.companyId).execute(),
    await db.selectFrom('emails').select('id').execute(),
    await db.selectFrom('audit').select('id').execute(),
  ];
}

/** Name and message of the refusal. */
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'allowed',
    ({ name, message }: Error) => `${name} ${message}`,
  );

describe('a user without rights in the company', () => {
  it.each([...asked, ...ofTheTeam])(
    'cannot %s, and gets the same answer when the company does not exist',
    async (_, attempt) => {
      const before = await snapshot();
      for (const [name, viewer] of Object.entries(who)) {
        const there = await refusal(attempt(contextOf(runtime, viewer), ours));
        expect(there, name).toBe('Forbidden ');
        // The same answer for a company that does not exist.
        expect(await refusal(attempt(contextOf(runtime, viewer), nothing)), name).toBe(there);
      }
      expect(await snapshot()).toEqual(before);
    },
  );

  it.each([
    ['an invitation (send again)', (c: Context, id: string, o: Ours) => resendInvitation(c, id, o.invitationId)],
    ['an invitation (revoke)', (c: Context, id: string, o: Ours) => revokeInvitation(c, id, o.invitationId)],
    ['a member (remove)', (c: Context, id: string, o: Ours) => removeMember(c, id, o.memberId)],
    ['a member (permissions)', (c: Context, id: string, o: Ours) => changePermissions(c, id, o.memberId, flags)],
    ['a request (accept)', (c: Context, id: string, o: Ours) => acceptJoinRequest(c, id, o.newcomerId)],
    ['a request (decline)', (c: Context, id: string, o: Ours) => declineJoinRequest(c, id, o.newcomerId)],
  ])('cannot change %s of this company through their own company', async (_, attempt) => {
    const before = await snapshot();
    const rival = who['a manager of another company'];
    const theirs = rival?.membership?.companyId ?? '';
    for (const target of [ours, nothing]) {
      await expect(attempt(contextOf(runtime, rival), theirs, target)).rejects.toMatchObject({ name: 'NotFound' });
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('actions of the team on companies', () => {
  it.each(ofTheTeam)('an administrator of the company cannot %s', async (_, attempt) => {
    expect(await refusal(attempt(contextOf(runtime, manager), ours))).toBe('Forbidden ');
  });

  it('an administrator of the product gets NotFound for what does not exist', async () => {
    const context = contextOf(runtime, administrator);
    for (const attempt of [
      () => readCompanyPage(context, unknown),
      () => readTeam(context, unknown),
      () => acceptCompany(context, unknown),
      () => refuseCompany(context, 'not-an-id', { reason: 'Non' }),
      () => assignPlan(context, unknown, 'id10'),
      () => grantPlan(context, ours.companyId, 'not-an-id'),
      () => readRecruiterPage(context, unknown),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});
