import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guide } from '../../../../domain/profile/completeness.ts';
import { growthOf } from '../../../../domain/profile/growth/growth.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { countQueries, type QueryCount } from '../../../../tests/harness/count-queries.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { addSession } from '../../../../tests/harness/played-session.ts';
import { makeRichDeveloper } from '../../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, requestedTalk, talkingRecruiter, write } from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { markRead } from '../../contact/conversations/mark-read.ts';
import { requestIntroduction } from '../../contact/introductions/request-introduction.ts';
import { followCompany } from '../../jobs/followed/follow-company.ts';
import { readNewOffers } from '../../jobs/followed/read-new-offers.ts';
import { profileFacts } from '../../profile/profile-facts.ts';
import { readDeveloper } from '../../profile/read-developer.ts';
import { switchSearchState } from '../../profile/switch-search-state.ts';
import { readDeveloperFigures } from './read-developer-figures.ts';
import { readDeveloperHome } from './read-developer-home.ts';

let runtime: Runtime;
let queries: QueryCount;

beforeAll(async () => {
  runtime = await testRuntime();
  queries = countQueries(runtime);
});

beforeEach(() => {
  queries.count = 0;
});

const as = (viewer: SignedIn | undefined) => contextOf(runtime, viewer);
const home = (person: SignedIn) => readDeveloperHome(as(person), person.userId);
const figures = (person: SignedIn) => readDeveloperFigures(as(person));

describe('the home page of a developer (docs/product/shell.md, The developer home page)', () => {
  it('shows the state of the profile, in one query', async () => {
    const person = await makeDeveloper(runtime.db);
    queries.count = 0;
    const shown = await home(person);
    expect(queries.count).toBe(1);
    expect(shown).toMatchObject({
      ...{ state: 'published', profession: 'Développeur·euse front-end', hasCv: false },
      search: { state: 'actively_searching', switchable: false, unavailable: false },
    });
  });

  it('has the new offers of followed companies with one query more', async () => {
    const person = await makeDeveloper(runtime.db);
    const companyId = await makeCompany(runtime.db);
    await followCompany(as(person), companyId, true);
    await makeJob(runtime.db, companyId, { publishedAt: new Date(Date.now() + 60_000) });
    queries.count = 0;
    expect(await readNewOffers(as(person))).toHaveLength(1);
    expect(queries.count).toBe(1);
  });

  it.each([
    ['full', 'Alix'],
    ['firstName', 'Alix'],
    ['nickName', 'Loutre curieuse'],
  ])('greets a person who shows the name as %s with « %s »', async (nameVisibility, greeting) => {
    const displayName = nameVisibility === 'nickName' ? 'Loutre curieuse' : 'Alix Moreau';
    const person = await makeDeveloper(runtime.db, { displayName });
    await runtime.db
      .updateTable('developerConfidential')
      .set({ firstName: 'Alix', lastName: 'Moreau', nameVisibility })
      .where('developerId', '=', person.userId)
      .execute();
    expect((await home(person)).greeting).toBe(greeting);
  });

  it('says of the growth what the guide of the profile says: nothing, some, everything', async () => {
    const rich = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
    const images = JSON.stringify([{ handle: 'a'.repeat(32) }]);
    const withPicture = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
    await runtime.db
      .updateTable('developerProjects')
      .set({ images, description: `  ${'long '.repeat(30)}  ` })
      .where('developerId', '=', withPicture.userId)
      .execute();
    const people = [await makeDeveloper(runtime.db, { isShort: true }), rich, withPicture];
    for (const person of people) {
      const read = await readDeveloper(runtime.db, person.userId, 'fr');
      if (!read) throw new Error('no such developer');
      const { steps, percent } = guide(profileFacts(read));
      expect(await home(person)).toMatchObject({ growth: growthOf(steps), percent });
    }
    expect((await home(rich)).hasCv).toBe(true);
  });
});

/** The address and the logo of a company. */
const shownAs = (seoAlias: string) => ({ seoAlias, logoHandle: 'a'.repeat(32) });

describe('figures (docs/product/shell.md, Figures of the developer home page)', () => {
  it('are one query and empty without data', async () => {
    const person = await makeDeveloper(runtime.db);
    queries.count = 0;
    const shown = await figures(person);
    expect(queries.count).toBe(1);
    expect(shown).toMatchObject({
      waiting: { companies: [], total: 0, requests: 0 },
      views: { companies: [], total: 0 },
      applications: { sent: 0, answered: 0, conversations: 0 },
      tests: { ranked: [], provisional: [] },
    });
    expect(shown.views.weeks.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('are for the developer alone', async () => {
    for (const other of [undefined, await makeAdministrator(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(readDeveloperFigures(as(other))).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('say who waits: a request that was not answered, also when it was read', async () => {
    const { developer, recruiter, id } = await requestedTalk(runtime);
    const { companyId } = recruiter.membership;
    const change = (company: { seoAlias: string; logoHandle: string } | { validatedAt: null }) =>
      runtime.db.updateTable('companies').set(company).where('id', '=', companyId).execute();
    await change(shownAs('waiting'));
    expect((await figures(developer)).waiting).toMatchObject({
      companies: [{ introductionId: id, request: true, unread: 1, company: { id: companyId, alias: 'waiting' } }],
      total: 1,
    });
    await markRead(as(developer), id, 1);
    expect((await figures(developer)).waiting).toMatchObject({ companies: [{ request: true, unread: 0 }], total: 1 });
    await change({ validatedAt: null });
    expect((await figures(developer)).waiting).toEqual({ companies: [], requests: 0, total: 0 });
  });

  it('say who waits: messages until they are read', async () => {
    const { developer, recruiter, id } = await openTalk(runtime);
    await markRead(as(developer), id, 1);
    expect((await figures(developer)).waiting.total).toBe(0);
    await write(runtime, recruiter, id, 'Demain ?');
    await write(runtime, recruiter, id, 'À dix heures ?');
    expect((await figures(developer)).waiting).toMatchObject({
      companies: [{ introductionId: id, request: false, unread: 2 }],
      total: 1,
    });
  });

  it('list three of many who wait, requests first, and count all', async () => {
    const { developer, id } = await openTalk(runtime);
    const request = { status: 20, message: 'Bonjour, parlons-nous ?', terms: someTerms } as const;
    for (let made = 0; made < 4; made++) {
      const recruiter = await talkingRecruiter(runtime);
      await requestIntroduction(as(recruiter), developer.userId, request, crypto.randomUUID());
    }
    const { waiting } = await figures(developer);
    expect(waiting).toMatchObject({ total: 5, requests: 4 });
    expect(waiting.companies).toHaveLength(3);
    expect(waiting.companies.every(({ request }) => request)).toBe(true);
    expect(waiting.companies.map(({ introductionId }) => introductionId)).not.toContain(id);
  });

  it('count views by week, and name the latest companies', async () => {
    const person = await makeDeveloper(runtime.db);
    const context = as(person);
    const clock = fixedClock(new Date('2026-01-18T12:00:00Z'));
    const read = () => readDeveloperFigures({ ...context, ports: { ...context.ports, clock } });
    const companies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => makeCompany(runtime.db, shownAs(`viewer-${at}`))),
    );
    const seen = (companyId: string, day: string) =>
      runtime.db.insertInto('companyViews').values({ companyId, developerId: person.userId, day }).execute();
    await seen(companies[0] ?? '', '2025-01-01');
    expect((await read()).views).toMatchObject({ companies: [], total: 0 });
    for (const [index, companyId] of companies.entries()) await seen(companyId, `2026-01-${10 + index}`);
    await seen(companies[0] ?? '', '2026-01-18');
    const { views } = await read();
    expect(views.total).toBe(8);
    expect(views.companies.map(({ id }) => id)).toEqual([companies[0], ...companies.slice(3).reverse()]);
    expect(views.weeks.slice(-2).map((week) => week.views)).toEqual([2, 7]);
  });

  it('say what became of applications', async () => {
    const { developer, recruiter } = await openTalk(runtime);
    const developerId = developer.userId;
    const appliedAt = new Date('2026-01-02');
    const apply = async (companyId: string, ending: string | null) => {
      const jobId = await makeJob(runtime.db, companyId);
      await runtime.db
        .insertInto('jobApplications')
        .values({ developerId, jobId, appliedAt, ending, endedAt: ending && appliedAt })
        .execute();
    };
    await apply(await makeCompany(runtime.db), null);
    expect((await figures(developer)).applications).toEqual({ sent: 1, answered: 0, conversations: 0 });
    await apply(recruiter.membership.companyId, 'answered');
    await apply(await makeCompany(runtime.db), 'answered');
    await apply(await makeCompany(runtime.db), 'unanswered');
    const companyId = await makeCompany(runtime.db);
    const spontaneous = { developerId, companyId, message: 'Bonjour', sentAt: appliedAt };
    await runtime.db.insertInto('superlikes').values(spontaneous).execute();
    // Interest alone is no application.
    await runtime.db.insertInto('companyLikes').values({ developerId, companyId }).execute();
    expect((await figures(developer)).applications).toEqual({ sent: 5, answered: 2, conversations: 1 });
  });

  it('have the newest ranked result of each test, the best first', async () => {
    const person = await makeDeveloper(runtime.db);
    await addSession(runtime.db, person, { alias: 'react', day: 1, centile: 0.9 });
    expect((await figures(person)).tests.ranked).toEqual([{ alias: 'react', name: 'React', percent: 90 }]);
    await addSession(runtime.db, person, { alias: 'react', day: 2, centile: 0.3 });
    await addSession(runtime.db, person, { alias: 'vue-js', day: 3, centile: 0.12 });
    await addSession(runtime.db, person, { alias: 'docker', day: 4, deviation: 200 });
    await addSession(runtime.db, person, { alias: 'git', day: 5, practice: true });
    const { tests } = await figures(person);
    expect(tests.ranked.map(({ alias, percent }) => `${alias} ${percent}`)).toEqual(['vue-js 12', 'react 30']);
    expect(tests.provisional.map(({ alias }) => alias)).toEqual(['docker']);
  });
});

describe('the search state (docs/product/shell.md, The search state on the home page)', () => {
  const stored = (person: SignedIn) =>
    runtime.db
      .selectFrom('developers')
      .select(['jobSearchState', 'disableIntroductions', 'lastUpdate', 'salary'])
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();

  it('is saved alone, as the dialog of the card would; the same state again changes nothing', async () => {
    const person = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
    expect((await home(person)).search).toMatchObject({ state: 'actively_searching', switchable: true });
    await switchSearchState(as(person), 'not_searching');
    const after = await stored(person);
    expect(after).toMatchObject({ jobSearchState: 'not_searching', disableIntroductions: true, salary: 77 });
    expect((await home(person)).state).toBe('hidden');
    await switchSearchState(as(person), 'not_searching');
    expect(await stored(person)).toEqual(after);
    await switchSearchState(as(person), 'open_opportunities');
    expect(await stored(person)).toMatchObject({ jobSearchState: 'open_opportunities', disableIntroductions: null });
  });

  it('is refused where the card cannot be saved, for a state that is not offered, and for others', async () => {
    const rich = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
    const short = await makeDeveloper(runtime.db, { contractTypes: [] });
    await expect(switchSearchState(as(short), 'not_searching')).rejects.toMatchObject({ name: 'Invalid' });
    for (const state of ['unknown', 'pause_profile', 'dreamjob_only'] as const) {
      await expect(switchSearchState(as(rich), state)).rejects.toMatchObject({ name: 'Invalid' });
    }
    for (const other of [undefined, await makeAdministrator(runtime.db), await makeRecruiter(runtime.db)]) {
      await expect(switchSearchState(as(other), 'not_searching')).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});
