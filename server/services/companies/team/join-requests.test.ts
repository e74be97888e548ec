import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeCompany, makeDeveloper, makeNewcomer, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { acceptJoinRequest, askToJoin, declineJoinRequest, withdrawJoinRequest } from './join-requests.ts';
import { readNewcomer } from './read-newcomer.ts';
import { readTeam } from './read-team.ts';

let runtime: Runtime;
let manager: Awaited<ReturnType<typeof makeRecruiter>>;
let helper: SignedIn;
let newcomer: SignedIn;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
});

beforeEach(async () => {
  companyId = await makeCompany(runtime.db, { name: 'Cadrantia' });
  manager = await makeRecruiter(runtime.db, { companyId });
  helper = await makeRecruiter(runtime.db, { companyId, admin: false });
  newcomer = await makeNewcomer(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const memberOf = (person: SignedIn) =>
  runtime.db.selectFrom('companyMembers').selectAll().where('recruiterId', '=', person.userId).executeTakeFirst();

describe('a recruiter asks to join a company (docs/product/companies.md, Joining or creating a company)', () => {
  it('its administrators get an e-mail and see the request, other members do not', async () => {
    await askToJoin(as(newcomer), companyId, { message: 'Je suis à la compta.' });
    const [email] = await emailsTo(runtime.db, manager.email);
    expect(email).toMatchObject({ template: 'join-asked', subject: 'Sam Girard demande à rejoindre Cadrantia' });
    expect(email?.text).toContain(`/company/${companyId}/members`);
    expect(await emailsTo(runtime.db, helper.email)).toEqual([]);
    expect((await readTeam(as(manager), companyId)).requests).toMatchObject([
      { recruiterId: newcomer.userId, email: newcomer.email, message: 'Je suis à la compta.' },
    ]);
    expect((await readTeam(as(helper), companyId)).requests).toEqual([]);
    expect((await readNewcomer(as(newcomer))).request).toMatchObject({ company: 'Cadrantia' });
  });

  it('one request at a time; asking the same company again sends no second e-mail', async () => {
    const other = await makeCompany(runtime.db, { name: 'Autre' });
    await askToJoin(as(newcomer), other, { message: '' });
    await askToJoin(as(newcomer), companyId, { message: '' });
    await askToJoin(as(newcomer), companyId, { message: 'Encore moi' });
    expect((await readNewcomer(as(newcomer))).request).toMatchObject({ company: 'Cadrantia', message: 'Encore moi' });
    expect(await emailsTo(runtime.db, manager.email)).toHaveLength(1);
    const rows = runtime.db
      .selectFrom('companyJoinRequests')
      .select('companyId')
      .where('recruiterId', '=', newcomer.userId);
    expect(await rows.execute()).toEqual([{ companyId }]);
  });

  it('the recruiter can withdraw the request', async () => {
    await askToJoin(as(newcomer), companyId, { message: '' });
    await withdrawJoinRequest(as(newcomer));
    expect((await readNewcomer(as(newcomer))).request).toBeUndefined();
    await expect(acceptJoinRequest(as(manager), companyId, newcomer.userId)).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  it('only a validated company is found', async () => {
    const waiting = await makeCompany(runtime.db, { validatedAt: null });
    for (const id of [waiting, 'nobody', '00000000-0000-7000-8000-000000000000']) {
      await expect(askToJoin(as(newcomer), id, { message: '' })).rejects.toMatchObject({ name: 'NotFound' });
    }
    for (const viewer of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(askToJoin(as(viewer), companyId, { message: '' })).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

describe('the company answers a request to join', () => {
  it('accepting adds a member without permissions and sends an e-mail', async () => {
    await askToJoin(as(newcomer), companyId, { message: '' });
    await acceptJoinRequest(as(manager), companyId, newcomer.userId);
    expect(await memberOf(newcomer)).toMatchObject({ companyId, admin: false, intros: false });
    expect(await emailsTo(runtime.db, newcomer.email)).toMatchObject([{ template: 'join-accepted' }]);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([
      { action: 'company.accept-request', actorId: manager.userId, data: { recruiterId: newcomer.userId } },
    ]);
  });

  it('declining sends an e-mail, and the recruiter can ask another company', async () => {
    await askToJoin(as(newcomer), companyId, { message: '' });
    await declineJoinRequest(as(manager), companyId, newcomer.userId);
    expect(await memberOf(newcomer)).toBeUndefined();
    expect(await emailsTo(runtime.db, newcomer.email)).toMatchObject([{ template: 'join-declined' }]);
    expect((await readNewcomer(as(newcomer))).request).toBeUndefined();
  });

  it('of two answers at the same moment one is stored', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await makeNewcomer(runtime.db);
      const two = await makeRecruiter(runtime.db, { companyId });
      await askToJoin(as(person), companyId, { message: '' });
      const answers = await Promise.allSettled([
        acceptJoinRequest(as(manager), companyId, person.userId),
        declineJoinRequest(as(two), companyId, person.userId),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await emailsTo(runtime.db, person.email)).toHaveLength(1);
    }
  });

  it('only its own administrators can answer', async () => {
    await askToJoin(as(newcomer), companyId, { message: '' });
    const rival = await makeRecruiter(runtime.db);
    for (const answer of [acceptJoinRequest, declineJoinRequest]) {
      await expect(answer(as(helper), companyId, newcomer.userId)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(answer(as(rival), companyId, newcomer.userId)).rejects.toMatchObject({ name: 'Forbidden' });
      const own = answer(as(rival), rival.membership.companyId, newcomer.userId);
      await expect(own).rejects.toMatchObject({ name: 'NotFound' });
    }
    expect(await memberOf(newcomer)).toBeUndefined();
  });
});
