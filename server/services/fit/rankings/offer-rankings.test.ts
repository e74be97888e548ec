import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyJob, type JobQuery } from '../../../../domain/jobs/job-query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { type KnownOffer, makeOffers } from '../../../../tests/harness/offers.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { openOfferSearch } from '../../../search/offers/open-offer-search.ts';
import { readAroundJob } from '../../jobs/search/read-around-job.ts';
import { readOffersForYou, searchJobs } from '../../jobs/search/search-jobs.ts';
import { refreshFit } from '../refresh-fit.ts';
import { replayRanking } from './replay-ranking.ts';

let runtime: Runtime;
let developer: SignedIn;
let offers: KnownOffer[];
const search: JobQuery = { ...anyJob, remotes: ['fullTime', 'hybrid'] };

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  developer = await makeDeveloper(db, {
    codeExperienceYears: 4,
    salary: 45,
    contractTypes: ['permanent', 'freelance'],
  });
  const developerId = developer.userId;
  for (const [position, technologyId] of ['react', 'typescript', 'go'].entries())
    await db.insertInto('developerTechnologies').values({ developerId, technologyId, position }).execute();
  await refreshInLibrary(db, developer);
  offers = await makeOffers(db, 150, [await makeCompany(db), await makeCompany(db)]);
  await refreshFit(db);
  await runtime.offers.start();
  await runtime.offers.caughtUp();
});
beforeEach(async () => {
  // A page does not wait for its log: what the test before has begun is written first.
  await eventually(() => expect(runtime.pool.idleCount).toBe(runtime.pool.totalCount));
  await runtime.db.deleteFrom('rankings').execute();
});

function as(viewer: SignedIn | undefined, indexed = true, day = '2026-11-17'): Context {
  const clock = fixedClock(`${day}T10:00:00Z`);
  const offersOf = { ...runtime.offers, isReady: () => indexed };
  return contextOf({ ...runtime, offers: offersOf, ports: { ...runtime.ports, clock } }, viewer);
}

const logged = () => runtime.db.selectFrom('rankings').selectAll().orderBy('madeAt').orderBy('id').execute();
const resultsOf = (rankingId: string) =>
  runtime.db.selectFrom('rankingResults').selectAll().where('rankingId', '=', rankingId).orderBy('place').execute();
const withLog = async (count: number) =>
  eventually(async () => {
    const rows = await logged();
    expect(rows).toHaveLength(count);
    return rows;
  });
const replayed = async ({ id }: { id: string }) => (await replayRanking(runtime.db, id))?.replay;
const anOffer = () =>
  offers.find(({ offer }) => offer.technologies.some(({ id }) => id === 'react' || id === 'go'))?.id ?? '';

describe.each([
  ['the database', false],
  ['the index in memory', true],
])(
  'every list of offers by fit from %s is logged and gives the same again (docs/product/fit.md, Log)',
  (_, indexed) => {
    it('a page with its inputs, and every offer with place, score, parts, tier and plan', async () => {
      const page = await searchJobs(as(developer, indexed), anyJob, undefined, 'fit');
      const [ranking] = await withLog(1);
      expect(ranking).toMatchObject({
        kind: 'offers',
        viewerId: developer.userId,
        developerId: developer.userId,
        companyId: null,
        fitVersion: '1',
        day: 20_774,
        inputs: {
          list: 'forYou',
          years: 4,
          salary: 45,
          technologies: [{ id: 'react' }, { id: 'typescript' }, { id: 'go' }],
        },
      });
      const results = await resultsOf(ranking?.id ?? '');
      expect(results.map(({ place, jobId, score }) => [place, jobId, score])).toEqual(
        page.jobs.map(({ id, fit }, at) => [at + 1, id, fit?.score]),
      );
      expect(results[0]?.facts).toMatchObject({ need: { technologies: expect.any(Array) } });
      expect(results[0]?.ties).toEqual([page.jobs[0]?.publishedAt, page.jobs[0]?.id]);
      expect(results.every(({ parts, score }) => sum(parts) === score)).toBe(true);
      expect(await replayed(ranking as { id: string })).toMatchObject({ equal: true });
    });

    it('all pages of a search, whose places follow each other and whose last offers do not meet a wish', async () => {
      const context = as(developer, indexed);
      const ids: string[] = [];
      let after: string | undefined;
      let pages = 0;
      do {
        const page = await searchJobs(context, search, after, 'fit');
        ids.push(...page.jobs.map(({ id }) => id));
        after = page.next;
        await withLog(++pages);
      } while (after);
      const rankings = await logged();
      expect(pages).toBeGreaterThan(2);
      for (const ranking of rankings) expect(await replayed(ranking)).toMatchObject({ equal: true });
      const results = (await Promise.all(rankings.map(({ id }) => resultsOf(id)))).flat();
      const inOrder = results.toSorted((a, b) => a.place - b.place);
      expect(inOrder.map(({ jobId }) => jobId)).toEqual(ids);
      expect(inOrder.map(({ place }) => place)).toEqual(ids.map((_id, at) => at + 1));
      expect(new Set(results.map(({ tier }) => tier))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    });

    it('the home page, and the offers similar to another one', async () => {
      const home = await readOffersForYou(as(developer, indexed));
      const [first] = await withLog(1);
      const { similar } = await readAroundJob(as(developer, indexed), anOffer());
      const [second] = (await withLog(2)).filter(({ id }) => id !== first?.id);
      if (!first || !second) throw new Error('a list was not logged');
      expect((await resultsOf(first.id)).map(({ jobId }) => jobId)).toEqual(home?.jobs.map(({ id }) => id));
      expect((await resultsOf(second.id)).map(({ jobId }) => jobId)).toEqual(similar.map(({ id }) => id));
      expect(similar.length).toBeGreaterThan(1);
      expect(second).toMatchObject({ inputs: { list: 'similar', salary: null }, developerId: developer.userId });
      for (const ranking of [first, second]) expect(await replayed(ranking)).toMatchObject({ equal: true });
    });
  },
);

const sum = (parts: unknown) => (parts as { points: number }[]).reduce((total, { points }) => total + points, 0);

describe('the log of offers (docs/product/fit.md, Log)', () => {
  it('gives the same from the log alone, after another profile, other offers and a new start of the index', async () => {
    const { db } = runtime;
    await searchJobs(as(developer), search, undefined, 'fit');
    const [before] = await withLog(1);
    if (!before) throw new Error('the list was not logged');
    const own = await replayed(before);

    await db.updateTable('developers').set({ salary: 90 }).where('id', '=', developer.userId).execute();
    await db
      .deleteFrom('developerTechnologies')
      .where('developerId', '=', developer.userId)
      .where('technologyId', '!=', 'go')
      .execute();
    await refreshInLibrary(db, developer);
    const shown = (await resultsOf(before.id)).flatMap(({ jobId }) => jobId ?? []);
    await db.updateTable('jobs').set({ salaryMax: 20, contractType: 'internship' }).where('id', 'in', shown).execute();
    const again = openOfferSearch({ connection: runtime.connection, pool: runtime.pool, log: runtime.log, from: 0 });
    await again.start();

    expect(await replayed(before)).toEqual(own);
    expect(own).toMatchObject({ known: true, equal: true });
    await searchJobs({ ...as(developer), offers: again }, search, undefined, 'fit');
    const [, after] = await withLog(2);
    expect(after?.inputs).toMatchObject({ salary: 90, technologies: [{ id: 'go' }] });
    expect(await replayed(after as { id: string })).toMatchObject({ equal: true });
    await again.close();
  });

  it('says so when a score, a place or a tier is another one', async () => {
    await searchJobs(as(developer), search, undefined, 'fit');
    const [ranking] = await withLog(1);
    if (!ranking) throw new Error('the list was not logged');
    const first = (await resultsOf(ranking.id))[0];
    const change = (values: object) =>
      runtime.db
        .updateTable('rankingResults')
        .set(values)
        .where('rankingId', '=', ranking.id)
        .where('place', '=', 1)
        .execute();
    await change({ score: (first?.score ?? 0) - 1 });
    expect(await replayed(ranking)).toMatchObject({ equal: false, sameScores: false });
    await change({ score: first?.score, tier: (first?.tier ?? 0) - 1 });
    expect(await replayed(ranking)).toMatchObject({ equal: false, sameScores: false });
    await change({ tier: first?.tier, place: 99 });
    expect(await replayed(ranking)).toMatchObject({ equal: false, sameScores: true, sameOrder: false });
  });

  it('the same page on the same day is one entry, on another day another one', async () => {
    await searchJobs(as(developer), anyJob, undefined, 'fit');
    await withLog(1);
    await searchJobs(as(developer, false), anyJob, undefined, 'fit');
    await searchJobs(as(developer, true, '2026-11-18'), anyJob, undefined, 'fit');
    await withLog(2);
  });

  it('has nothing by date, nothing of visitors, recruiters and the team, and nothing of those without an order', async () => {
    const empty = await makeDeveloper(runtime.db);
    await refreshInLibrary(runtime.db, empty);
    await searchJobs(as(developer), anyJob, undefined, 'date');
    for (const viewer of [undefined, await makeRecruiter(runtime.db), await makeAdministrator(runtime.db)]) {
      await searchJobs(as(viewer), anyJob, undefined, 'fit');
      await readAroundJob(as(viewer), anOffer());
    }
    await searchJobs(as(empty), anyJob, undefined, 'fit');
    await readOffersForYou(as(empty));
    await eventually(() => expect(runtime.pool.idleCount).toBe(runtime.pool.totalCount));
    expect(await logged()).toEqual([]);
  });

  it('what the team reads in the name of a developer is read by the team', async () => {
    const admin = await makeAdministrator(runtime.db);
    const impersonator = { userId: admin.userId, name: 'Sacha', until: new Date() };
    await searchJobs(as({ ...developer, impersonator }), anyJob, undefined, 'fit');
    expect(await withLog(1)).toMatchObject([{ viewerId: admin.userId, developerId: developer.userId }]);
  });

  it('the page does not wait for it', async () => {
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = runtime.db.transaction().execute(async (trx) => {
      await sql`lock table rankings in exclusive mode`.execute(trx);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const page = await searchJobs(as(developer), anyJob, undefined, 'fit');
    expect(page.jobs.length).toBeGreaterThan(0);
    held.resolve();
    await holding;
    await withLog(1);
  });
});
