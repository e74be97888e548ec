import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { countQueries, type QueryCount } from '../../../../tests/harness/count-queries.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import { openTalk, requestedTalk, write } from '../../../../tests/harness/talk.ts';
import { openCache } from '../../../cache.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';
import { readNewcomer } from '../../companies/team/read-newcomer.ts';
import { readAdminHome } from './read-admin-home.ts';
import { readRecruiterHome } from './read-recruiter-home.ts';
import { readShowcase } from './read-showcase.ts';

let runtime: Runtime;
let queries: QueryCount;

beforeAll(async () => {
  runtime = await testRuntime();
  queries = countQueries(runtime);
});

beforeEach(() => {
  queries.count = 0;
});

async function contextOf(viewer?: SignedIn): Promise<Context> {
  return { ...(await new Visitor(runtime).context()), viewer, cache: openCache() };
}

describe('the welcome page of a visitor (docs/product/shell.md, The welcome page)', () => {
  it('counts only public developers, validated companies and published offers', async () => {
    const before = await readShowcase(await contextOf());
    const visible = await makeDeveloper(runtime.db);
    await runtime.db
      .insertInto('developerTechnologies')
      .values({ developerId: visible.userId, technologyId: 'react', position: 0 })
      .execute();
    await makeDeveloper(runtime.db, { isShort: true });
    await makeDeveloper(runtime.db, { jobSearchState: 'not_searching' });
    await makeDeveloper(runtime.db, { validationStatus: 'reviewed' });
    await makeDeveloper(runtime.db, { disabledAt: new Date(), disabledReason: 'Default' });
    const company = await makeCompany(runtime.db);
    await makeCompany(runtime.db, { validatedAt: null });
    await makeJob(runtime.db, company);
    await makeJob(runtime.db, company, { status: 'JOB_DRAFT' });
    queries.count = 0;
    const after = await readShowcase(await contextOf());
    expect(queries.count).toBe(4);
    expect(after).toMatchObject({
      developers: before.developers + 1,
      companies: before.companies + 1,
      jobs: before.jobs + 1,
    });
    expect(after.technologies).toContainEqual(
      expect.objectContaining({ id: 'react', name: 'React', handle: 'react', people: 1 }),
    );
  });
});

describe('the home page of a recruiter (docs/product/shell.md, The recruiter home page)', () => {
  it('shows only their own company, its plan, its team and its offers, in one query', async () => {
    const recruiter = await makeRecruiter(runtime.db);
    const { companyId } = recruiter.membership;
    await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    await makeRecruiter(runtime.db);
    await makeJob(runtime.db, companyId);
    await makeJob(runtime.db, companyId, { status: 'JOB_UNPUBLISHED' });
    await makeJob(runtime.db, await makeCompany(runtime.db));
    queries.count = 0;
    const home = await readRecruiterHome(await contextOf(recruiter), recruiter.membership);
    expect(queries.count).toBe(1);
    expect(home.company.state).toBe('validated');
    expect(home).toMatchObject({ step: 'completePage', manages: true, joinRequests: 0 });
    expect(home.team).toHaveLength(2);
    expect(home.jobs).toEqual({ published: 1, drafts: 0, archived: 1 });
  });

  it('shows unread replies to those who may read them, and the answer rate', async () => {
    const talk = await openTalk(runtime);
    const { recruiter, developer } = talk;
    const { companyId } = recruiter.membership;
    const silent = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    await requestedTalk(runtime, recruiter);
    await runtime.db
      .insertInto('answerRates')
      .values({ companyId, ended: 10, answered: 9, medianDays: 3, countedAt: new Date() })
      .execute();
    const homeOf = async (viewer: typeof recruiter) => readRecruiterHome(await contextOf(viewer), viewer.membership);
    expect((await homeOf(recruiter)).replies).toEqual({ count: 0, first: [] });
    await write(runtime, developer, talk.id, 'Bonjour !');
    const profilePicHandle = 'a'.repeat(32);
    await runtime.db.updateTable('developers').set({ profilePicHandle }).where('id', '=', developer.userId).execute();
    queries.count = 0;
    expect(await homeOf(recruiter)).toMatchObject({
      replies: {
        count: 1,
        first: [{ developerId: developer.userId, picture: expect.stringContaining(profilePicHandle) }],
      },
      answers: { kind: 'rate', percent: 90, medianDays: 3 },
    });
    expect(queries.count).toBe(1);
    expect((await homeOf(silent)).replies).toBeUndefined();
  });

  it.each([
    ['waiting', { validatedAt: null }, 'waitForTeam'],
    ['refused', { validatedAt: null, refusedAt: new Date('2026-01-02'), refusedReason: 'Le site.' }, 'correct'],
    ['validated, incomplete', {}, 'completePage'],
    [
      'validated, complete',
      { description: 'x'.repeat(100), website: 'https://a.example', placeId: 'insee:44109' },
      'recruit',
    ],
  ] as const)('shows the next step of a company that is %s', async (_, traits, step) => {
    const companyId = await makeCompany(runtime.db, traits);
    await runtime.db
      .insertInto('companyTechnologies')
      .values({ companyId, technologyId: 'react', position: 0 })
      .execute();
    const recruiter = await makeRecruiter(runtime.db, { companyId });
    const home = await readRecruiterHome(await contextOf(recruiter), recruiter.membership);
    expect(home.step).toBe(step);
    expect(home.company.refusedReason).toBe(step === 'correct' ? 'Le site.' : null);
  });

  it('shows requests to join only to members who may answer them', async () => {
    const manager = await makeRecruiter(runtime.db);
    const { companyId } = manager.membership;
    const helper = await makeRecruiter(runtime.db, { companyId, admin: false });
    const { userId: recruiterId } = await makeNewcomer(runtime.db);
    await runtime.db.insertInto('companyJoinRequests').values({ recruiterId, companyId }).execute();
    expect((await readRecruiterHome(await contextOf(manager), manager.membership)).joinRequests).toBe(1);
    expect((await readRecruiterHome(await contextOf(helper), helper.membership)).joinRequests).toBe(0);
  });

  it('without a company: shows invitations and the request to join, in one query, and only to such a recruiter', async () => {
    const newcomer = await makeNewcomer(runtime.db);
    queries.count = 0;
    expect(await readNewcomer(await contextOf(newcomer))).toEqual({ invitations: [], request: undefined });
    expect(queries.count).toBe(1);
    for (const other of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(readNewcomer(await contextOf(other))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

describe('the home page of an administrator (docs/product/shell.md, The administrator home page)', () => {
  it('counts what waits, in one query, and only for administrators', async () => {
    await makeCompany(runtime.db, { name: 'En attente', validatedAt: null });
    const refused = { validatedAt: null, refusedAt: new Date(), refusedReason: 'Le site ne répond pas.' };
    await makeCompany(runtime.db, { name: 'Refusée', ...refused });
    const administrator = await makeAdministrator(runtime.db);
    queries.count = 0;
    const home = await readAdminHome(await contextOf(administrator));
    expect(queries.count).toBe(1);
    expect(home.companiesWaiting).toBeGreaterThan(0);
    expect(home.firstCompanies.map(({ name }) => name)).toContain('En attente');
    expect(home.firstCompanies.map(({ name }) => name)).not.toContain('Refusée');
    for (const other of [undefined, await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(readAdminHome(await contextOf(other))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});
