import { setImmediate } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayNumber } from '../../../../domain/day.ts';
import type { FitOffer } from '../../../../domain/fit/offer.ts';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { countQueries, type QueryCount } from '../../../../tests/harness/count-queries.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { writeOffer } from '../../../../tests/harness/offers.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openCache } from '../../../cache.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';
import { jobsPageSize } from './find-jobs.ts';
import { readAroundJob } from './read-around-job.ts';
import { readOffersForYou, searchJobs } from './search-jobs.ts';

let runtime: Runtime;
let queries: QueryCount;
let companyId: string;
const ids: Record<string, string> = {};
const cities = { nantes: 'insee:44109', reze: 'insee:44143', bordeaux: 'insee:33063' };

const base: FitOffer = {
  technologies: [{ id: 'go', must: true }],
  professionId: 'back-end-developer',
  years: { least: 3, most: null },
  place: { id: cities.nantes, latitude: null, longitude: null },
  remote: 'hybrid',
  contract: 'permanent',
  pay: 55,
  languages: [{ id: 'en', level: 70 }],
};
const inCity = (id: string) => ({ id, latitude: null, longitude: null });

beforeAll(async () => {
  runtime = await testRuntime();
  queries = countQueries(runtime);
  const { db } = runtime;
  companyId = await makeCompany(db, { name: 'Nuagerie' });
  const offers: Record<string, Partial<FitOffer>> = {
    goNantes: {},
    goReze: {
      place: inCity(cities.reze),
      technologies: [
        { id: 'go', must: true },
        { id: 'python', must: false },
      ],
    },
    rustNantes: { technologies: [{ id: 'rust', must: true }] },
    rustBordeaux: { technologies: [{ id: 'rust', must: true }], place: inCity(cities.bordeaux) },
    goCheap: { pay: 40 },
    remoteRust: { technologies: [{ id: 'rust', must: false }], place: null, remote: 'fullTime', languages: [] },
  };
  let minute = 10;
  for (const [name, change] of Object.entries(offers)) {
    // The newest is the one that fits least.
    ids[name] = await writeOffer(db, companyId, { ...base, ...change }, `2026-03-01T10:${minute++}:00.000000Z`, name);
  }
});

beforeEach(() => {
  queries.count = 0;
});

/** A Go developer from Nantes. */
async function goDeveloper(traits: Parameters<typeof makeDeveloper>[1] = {}): Promise<SignedIn> {
  const { db } = runtime;
  const own = { professionId: 'back-end-developer', codeExperienceYears: 6, salary: 51, remoteFrequency: 'hybrid' };
  const person = await makeDeveloper(db, { ...own, ...traits });
  const developerId = person.userId;
  await db.insertInto('developerTechnologies').values({ developerId, technologyId: 'go', position: 0 }).execute();
  await db
    .insertInto('developerLanguages')
    .values({ developerId, languageId: 'en', value: 100, position: 0 })
    .execute();
  const wish = { developerId, kind: 'dream', placeId: cities.nantes, position: 0 };
  await db.insertInto('developerPlaces').values(wish).execute();
  await refreshInLibrary(db, person);
  return person;
}

const named = (jobs: readonly { id: string }[]) =>
  jobs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

/** With the index in memory, or with the database alone. */
async function contextFor(viewer: SignedIn | undefined, indexed: boolean): Promise<Context> {
  if (indexed) {
    await runtime.offers.start();
    await runtime.offers.caughtUp();
  }
  queries.count = 0;
  return { ...contextOf(runtime, viewer), offers: { ...runtime.offers, isReady: () => indexed } };
}

describe.each([
  ['the database', false],
  ['the index', true],
])('offers for a developer, from %s (docs/product/jobs.md, Offers for a developer)', (_, indexed) => {
  it('a Go developer from Nantes sees Go in Nantes first, and not Rust in Bordeaux', async () => {
    const context = await contextFor(await goDeveloper(), indexed);
    const found = await searchJobs(context, anyJob, undefined, 'fit');
    expect(named(found.jobs)).toEqual(['goNantes', 'goReze', 'rustNantes', 'remoteRust']);
    expect(found).toMatchObject({ total: 4, leftOut: 2, order: { by: 'fit', choice: true }, next: undefined });
    expect(found.jobs[0]?.fit).toMatchObject({ held: ['go'], missing: [], unmet: [] });
    expect(found.jobs[2]?.fit).toMatchObject({ held: [], missing: ['Rust'], unmet: [] });
  });

  it('says true reasons: what the developer has, and with what', async () => {
    const context = await contextFor(await goDeveloper(), indexed);
    const { jobs } = await searchJobs(context, anyJob, undefined, 'fit');
    const lines = Object.fromEntries(jobs[0]?.fit?.lines.map((line) => [line.name, line]) ?? []);
    expect(lines.technology).toMatchObject({ label: 'Go', must: true });
    expect(lines.place).toMatchObject({ label: 'Nantes', place: 'city' });
    expect(lines.pay).toMatchObject({ value: 51 });
    expect(lines.language).toMatchObject({ label: 'Anglais', asked: 70, value: 100 });
    expect(lines.years).toMatchObject({ value: 6 });
    // The parts about the person alone are in the sum too.
    expect(Object.keys(lines)).toEqual(expect.arrayContaining(['state', 'freshness', 'answering']));
    for (const { fit } of jobs) expect(fit?.lines.reduce((sum, { points }) => sum + points, 0)).toBe(fit?.score);
    expect(jobs[1]?.fit?.lines.find(({ name }) => name === 'place')).toMatchObject({ label: 'Rezé', place: 'near' });
  });

  it('a search finds everything; what does not meet a wish comes last and says so', async () => {
    const context = await contextFor(await goDeveloper(), indexed);
    const found = await searchJobs(context, { ...anyJob, technologies: ['rust'] }, undefined, 'fit');
    expect(named(found.jobs)).toEqual(['rustNantes', 'remoteRust', 'rustBordeaux']);
    expect(found).toMatchObject({ total: 3, leftOut: 0 });
    expect(found.jobs.map(({ fit }) => fit?.unmet)).toEqual([[], [], ['place']]);
  });

  it('leaves out companies that the developer blocks or hides from', async () => {
    const blocking = await goDeveloper();
    await runtime.db.insertInto('blockedCompanies').values({ developerId: blocking.userId, companyId }).execute();
    const employed = await goDeveloper({ hideFromEmployer: true });
    const present = { jobTitle: 'Ingénieur', description: '', startYear: 2024, startMonth: 0 };
    const job = { ...present, companyName: 'NUAGERIE SAS', stillEmployed: true, position: 0 };
    await runtime.db
      .insertInto('developerExperiences')
      .values({ developerId: employed.userId, ...job })
      .execute();
    await refreshInLibrary(runtime.db, employed);
    for (const person of [blocking, employed]) {
      const context = await contextFor(person, indexed);
      expect(await searchJobs(context, anyJob, undefined, 'fit')).toMatchObject({ jobs: [], total: 0, leftOut: 0 });
    }
  });

  it('the home page has the best ones that share a technology; without favourite technologies it says what to fill in', async () => {
    const offers = await readOffersForYou(await contextFor(await goDeveloper(), indexed));
    expect(named(offers?.jobs ?? [])).toEqual(['goNantes', 'goReze']);
    // Nothing else is sent to the browser.
    expect(offers).toEqual({ jobs: offers?.jobs, total: 4, leftOut: 2, gaps: [] });
    const empty = await makeDeveloper(runtime.db, { professionId: null, contractTypes: [] });
    expect(await readOffersForYou(await contextFor(empty, indexed))).toEqual({
      jobs: [],
      total: 0,
      leftOut: 0,
      gaps: ['technologies', 'profession', 'wishes'],
    });
  });

  it('similar offers share a technology; the best first, never the offer itself', async () => {
    const context = await contextFor(undefined, indexed);
    const { similar, fit } = await readAroundJob(context, ids.goNantes ?? '');
    expect(named(similar)).toEqual(['goCheap', 'goReze']);
    expect(fit).toBeUndefined();
    expect(similar.every((job) => job.fit === undefined)).toBe(true);
    expect(await readAroundJob(context, '00000000-0000-7000-8000-000000000000')).toEqual({
      fit: undefined,
      similar: [],
    });
  });

  it('similar offers leave out companies that the developer blocks', async () => {
    const person = await goDeveloper();
    await runtime.db.insertInto('blockedCompanies').values({ developerId: person.userId, companyId }).execute();
    const context = await contextFor(person, indexed);
    expect((await readAroundJob(context, ids.goNantes ?? '')).similar).toEqual([]);
  });

  it('needs few queries', async () => {
    const person = await goDeveloper();
    // What is remembered stays so, however slow the machine is.
    const cache = openCache(() => 0);
    const counted = async (work: (context: Context) => Promise<unknown>) => {
      const context = await contextFor(person, indexed);
      await work({ ...context, cache });
      // The log of the page begins without the page waiting for it.
      await setImmediate();
      return queries.count;
    };
    const search = { ...anyJob, words: 'go' };
    // What all viewers share is read once: names, words and places.
    await counted((context) => searchJobs(context, search, undefined, 'fit'));
    const without = indexed ? 0 : 1;
    // The developer, the page and its log; without the index also the offers that are ranked.
    expect(await counted(readOffersForYou)).toBe(3 + without);
    expect(await counted((context) => searchJobs(context, anyJob, undefined, 'fit'))).toBe(3 + without);
    expect(await counted((context) => searchJobs(context, search, undefined, 'fit'))).toBe(4);
    expect(await counted((context) => searchJobs(context, anyJob, undefined, 'date'))).toBe(3);
    expect(await counted((context) => readAroundJob(context, ids.goNantes ?? ''))).toBe(4 + without);
  });
});

describe('the order of offers (docs/product/jobs.md, Offers for a developer)', () => {
  const newestFirst = ['remoteRust', 'goCheap', 'rustBordeaux', 'rustNantes', 'goReze', 'goNantes'];

  it('by date is one choice of the developer, with the same reasons', async () => {
    const found = await searchJobs(contextOf(runtime, await goDeveloper()), anyJob, undefined, 'date');
    expect(named(found.jobs)).toEqual(newestFirst);
    expect(found).toMatchObject({ total: 6, leftOut: 0, order: { by: 'date', choice: true } });
    expect(found.jobs.map(({ fit }) => fit?.unmet)).toEqual([[], ['pay'], ['place'], [], [], []]);
  });

  it('is by date for everyone else, without reasons', async () => {
    const { db } = runtime;
    const withoutTechnologies = await makeDeveloper(db);
    const others = [undefined, withoutTechnologies, await makeRecruiter(db), await makeAdministrator(db)];
    for (const viewer of others) {
      const found = await searchJobs(contextOf(runtime, viewer), anyJob, undefined, 'fit');
      expect(named(found.jobs)).toEqual(newestFirst);
      expect(found.order).toEqual({ by: 'date', choice: false });
      expect(found.jobs.every((job) => job.fit === undefined)).toBe(true);
      const forYou = await readOffersForYou(contextOf(runtime, viewer));
      expect(forYou === undefined).toBe(viewer !== withoutTechnologies);
    }
  });

  it('a position of the other order starts again, and a made-up one is refused', async () => {
    const context = contextOf(runtime, await goDeveloper());
    const dated = `2026-03-01T10:12:00.000000Z~${ids.goNantes}`;
    const fit = `fit~3000~${dayNumber(context.ports.clock.now())}~${dated}`;
    expect(await searchJobs(context, anyJob, dated, 'fit')).toMatchObject({ restarted: true, total: 4 });
    expect(await searchJobs(context, anyJob, fit, 'date')).toMatchObject({ restarted: true, total: 6 });
    expect(await searchJobs(context, anyJob, fit, 'fit')).toMatchObject({ restarted: false });
    await expect(searchJobs(context, anyJob, 'fit~x', 'fit')).rejects.toMatchObject({ name: 'Invalid' });
  });

  it('starts again from a position of long ago, or of a day to come', async () => {
    const context = contextOf(runtime, await goDeveloper());
    const today = dayNumber(context.ports.clock.now());
    for (const [day, restarted] of [
      [today, false],
      [today - 30, true],
      [today + 1, true],
    ] as const) {
      const after = `fit~6005~${day}~2900-01-01T00:00:00.000000Z~00000000-0000-7000-8000-000000000000`;
      expect(await searchJobs(context, anyJob, after, 'fit')).toMatchObject({ restarted, total: 4 });
    }
  });

  it('has a next page, which goes on with the day of the first', async () => {
    const { db } = runtime;
    const person = await goDeveloper();
    const other = await makeCompany(db);
    const extra = await Promise.all(Array.from({ length: jobsPageSize }, () => writeOffer(db, other, base)));
    const context = await contextFor(person, true);
    const first = await searchJobs(context, anyJob, undefined, 'fit');
    const second = await searchJobs(context, anyJob, first.next, 'fit');
    const all = [...first.jobs, ...second.jobs].map(({ id }) => id);
    expect(first.jobs).toHaveLength(jobsPageSize);
    expect(new Set(all).size).toBe(first.total);
    expect(second.next).toBeUndefined();
    await db.deleteFrom('jobs').where('id', 'in', extra).execute();
  });
});
