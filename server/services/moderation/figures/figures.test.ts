import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { companiesInDebt } from '../../../../domain/moderation/figures/figures.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { makeFigures, makeMarket } from './make-figures.ts';
import { readFigures } from './read-figures.ts';
import { keepFigures, refreshFigures } from './refresh-figures.ts';

const now = new Date('2026-11-18T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let runtime: Runtime;
let administrator: SignedIn;

beforeAll(async () => {
  const made = await testRuntime();
  runtime = { ...made, ports: { ...made.ports, clock: fixedClock(now.toISOString()) } };
  administrator = await makeAdministrator(runtime.db);
});

const figuresOf = async (days = 30) => makeFigures(runtime.db, await makeMarket(runtime.db, now), days, now);

async function apply(person: SignedIn, jobId: string, appliedAt: Date) {
  await runtime.db.insertInto('jobApplications').values({ developerId: person.userId, jobId, appliedAt }).execute();
}

/** The company accepts or declines the application at this moment. */
async function answer(companyId: string, person: SignedIn, at: Date, accepts: boolean) {
  const { db } = runtime;
  const pair = { companyId, developerId: person.userId };
  const status = accepts ? 31 : 99;
  await db.insertInto('candidates').values(pair).execute();
  const { id } = await db
    .insertInto('introductions')
    .values({ ...pair, status, statusSince: at, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = accepts ? 'acceptApplication' : 'declineApplication';
  await db
    .insertInto('introductionEvents')
    .values({ introductionId: id, position: 1, at, event, toStatus: status, actorKind: 'recruiter' })
    .execute();
  return id;
}

describe('docs/product/moderation.md, Figures', () => {
  it('counts listed developers and open offers by technology and by city', async () => {
    const { db } = runtime;
    const [paris, lyon] = ['insee:75056', 'insee:69123'];
    const listed = await makeDeveloper(db);
    const hidden = await makeDeveloper(db, { jobSearchState: 'not_searching' });
    for (const { userId: developerId } of [listed, hidden]) {
      await db
        .insertInto('developerTechnologies')
        .values({ developerId, technologyId: 'react', position: 0 })
        .execute();
      await db
        .insertInto('developerPlaces')
        .values({ developerId, kind: 'dream', placeId: paris, position: 0 })
        .execute();
    }
    await refreshInLibrary(db, listed, hidden);
    const company = await makeCompany(db);
    const jobs = [
      await makeJob(db, company, { placeId: paris }),
      await makeJob(db, company, { placeId: lyon }),
      await makeJob(db, company, { placeId: paris, status: 'JOB_UNPUBLISHED' }),
      await makeJob(db, await makeCompany(db, { validatedAt: null }), { placeId: paris }),
    ];
    for (const jobId of jobs) {
      await db.insertInto('jobTechnologies').values({ jobId, technologyId: 'react', position: 0 }).execute();
    }
    const { technologies, cities } = await makeMarket(db, now);
    expect(technologies).toEqual([{ id: 'react', nameFr: 'React', nameEn: 'React', developers: 1, offers: 2 }]);
    expect(cities.map(({ nameEn, developers, offers }) => [nameEn, developers, offers])).toEqual([
      ['Paris', 1, 1],
      ['Lyon', 0, 1],
    ]);
  });

  it('follows those who signed up in the period, with the median days of each step', async () => {
    const { db } = runtime;
    await db
      .updateTable('developers')
      .set({ createdAt: new Date('2020-01-01') })
      .execute();
    const come = (traits: object) => makeDeveloper(db, { validationStatus: null, ...traits });
    await come({ isShort: true, createdAt: daysAgo(5) });
    await come({ createdAt: daysAgo(5), completedAt: daysAgo(3), validationStatus: 'waiting' });
    await come({
      createdAt: daysAgo(20),
      completedAt: daysAgo(16),
      publishedAt: daysAgo(15),
      validationStatus: 'published',
    });
    // Complete before the moment was recorded: counted, without a time.
    await come({ createdAt: daysAgo(29), validationStatus: 'published' });
    expect((await figuresOf()).profiles).toEqual({
      signedUp: 4,
      completed: 3,
      published: 2,
      daysToComplete: 2,
      daysToPublish: 1,
    });
    expect((await figuresOf(365)).profiles.signedUp).toBe(4);
  });

  it('measures how companies answer, and names those who leave applicants without an answer', async () => {
    const { db } = runtime;
    const quick = await makeCompany(db, { name: 'Quick' });
    const silent = await makeCompany(db, { name: 'Silent' });
    const ownTool = await makeCompany(db, { name: 'Own tool', disableApplicationWorkflow: true });
    const [quickJob, silentJob, toolJob] = [
      await makeJob(db, quick),
      await makeJob(db, silent),
      await makeJob(db, ownTool),
    ];
    const [one, two, three, four] = [
      await makeDeveloper(db),
      await makeDeveloper(db),
      await makeDeveloper(db),
      await makeDeveloper(db),
    ];
    await apply(one, quickJob, daysAgo(20));
    await answer(quick, one, daysAgo(19.5), true);
    await apply(two, quickJob, daysAgo(20));
    await answer(quick, two, daysAgo(17), false);
    await apply(three, quickJob, daysAgo(2));
    for (const person of [one, two]) await apply(person, silentJob, daysAgo(25));
    await apply(three, silentJob, daysAgo(40));
    await db
      .insertInto('superlikes')
      .values({ developerId: three.userId, companyId: silent, message: 'Bonjour', sentAt: daysAgo(9) })
      .execute();
    // Not waiting: hides from the company, is disabled, or applied through a recruiting tool.
    await apply(four, silentJob, daysAgo(20));
    await db.insertInto('blockedCompanies').values({ developerId: four.userId, companyId: silent }).execute();
    await apply(four, toolJob, daysAgo(20));
    await db
      .updateTable('developers')
      .set({ disabledAt: now, disabledReason: 'Default' })
      .where('id', '=', two.userId)
      .execute();

    const { applications, companies } = await figuresOf();
    expect(applications).toMatchObject({
      applications: 6,
      answered: 2,
      accepted: 1,
      medianDays: 0.5,
      ninthDecileDays: 3,
    });
    expect(applications.times).toEqual({
      ...{ day0: 1, day1: 0, days2to3: 1, days4to7: 0, days8to14: 0, days15: 0, waiting: 1, missing: 3 },
    });
    expect(companiesInDebt(companies)).toEqual([
      {
        ...{ id: silent, alias: silent, name: 'Silent', applications: 3, answered: 0, accepted: 0 },
        ...{ medianDays: null, ninthDecileDays: null, waiting: 2, waitingSince: daysAgo(25).toISOString() },
      },
    ]);
    expect(companies.map(({ name }) => name)).toEqual(['Quick', 'Silent']);
  });

  it('a message of a recruiter is an answer', async () => {
    const { db } = runtime;
    const { membership, userId } = await makeRecruiter(db);
    const person = await makeDeveloper(db);
    const job = await makeJob(db, membership.companyId);
    const id = await answer(membership.companyId, person, daysAgo(100), true);
    await apply(person, job, daysAgo(10));
    const company = async () => (await figuresOf()).companies.find(({ id: one }) => one === membership.companyId);
    // The conversation is open: nobody waits in the list of applicants.
    expect(await company()).toMatchObject({ applications: 1, answered: 0, waiting: 0 });
    await sql`insert into messages (introduction_id, position, author_kind, author_id, body, sent_key, sent_at)
      values (${id}, 1, 'recruiter', ${userId}, 'Bonjour', new_id(), ${daysAgo(6)})`.execute(db);
    expect(await company()).toMatchObject({ answered: 1, medianDays: 4 });
  });

  it('counts completed tests by week of Paris', async () => {
    const { db } = runtime;
    const person = await makeDeveloper(db);
    const { id: testId } = await db.selectFrom('tests').select('id').limit(1).executeTakeFirstOrThrow();
    const play = (endDate: string, practice: boolean, status = 'COMPLETED') =>
      db
        .insertInto('testSessions')
        .values({ userId: person.userId, testId, practice, status, length: 20, endDate })
        .execute();
    // Sunday evening in UTC is already Monday in Paris.
    await play('2026-11-15T23:30:00Z', false);
    await play('2026-11-15T21:30:00Z', true);
    await play('2026-11-17T21:30:00Z', false, 'STARTED');
    const { tests } = await figuresOf();
    expect(tests.slice(-2)).toEqual([
      { from: '2026-11-09', rated: 0, practice: 1 },
      { from: '2026-11-16', rated: 1, practice: 0 },
    ]);
    expect(tests[0]?.from).toBe('2026-10-19');
  });

  it('are stored at night, made at once while none are stored, and only for administrators', async () => {
    const { db } = runtime;
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from graphile_worker.jobs where task_identifier = 'refresh-figures'`.execute(db);
      return rows[0]?.count;
    };
    await keepFigures(db);
    expect(await waiting()).toBe(1);
    const live = await readFigures(contextOf(runtime, administrator), 90);
    await refreshFigures(runtime);
    await refreshFigures(runtime);
    await makeDeveloper(db, { createdAt: daysAgo(1) });
    expect(await readFigures(contextOf(runtime, administrator), 90)).toEqual(live);
    await keepFigures(db);
    expect(await waiting()).toBe(1);
    for (const viewer of [undefined, await makeDeveloper(db), await makeRecruiter(db)]) {
      await expect(readFigures(contextOf(runtime, viewer), 90)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});
