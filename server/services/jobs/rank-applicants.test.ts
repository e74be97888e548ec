import { beforeAll, describe, expect, it } from 'vitest';
import { fitPercent } from '../../../domain/fit/view.ts';
import { readLibraryQuery } from '../../../domain/library/query.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { countQueries, type QueryCount } from '../../../tests/harness/count-queries.ts';
import {
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
  refreshInLibrary,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { replayRanking } from '../fit/rankings/replay-ranking.ts';
import { readOfferProfiles } from '../library/offers/read-offer-profiles.ts';
import { readLibrary } from '../library/read-library.ts';
import { applicantsPageSize, readApplicants } from './read-applicants.ts';

let runtime: Runtime;
let queries: QueryCount;
let recruiter: SignedIn;
let companyId: string;
let jobId: string;
let context: Context;
const people: Record<string, SignedIn> = {};
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

async function makeOffer(traits = {}, technologies = ['go']): Promise<string> {
  const id = await makeJob(runtime.db, companyId, { professionId: 'back-end-developer', salaryMax: 55, ...traits });
  const rows = technologies.map((technologyId, at) => ({ jobId: id, technologyId, required: at === 0, position: at }));
  if (rows.length > 0) await runtime.db.insertInto('jobTechnologies').values(rows).execute();
  return id;
}

async function apply(name: string, at: Date, traits = {}, technologies: string[] = [], job = jobId) {
  const { db } = runtime;
  const person = await makeDeveloper(db, { displayName: name, professionId: 'back-end-developer', ...traits });
  const rows = technologies.map((technologyId, position) => ({ developerId: person.userId, technologyId, position }));
  if (rows.length > 0) await db.insertInto('developerTechnologies').values(rows).execute();
  await refreshInLibrary(db, person);
  await db.insertInto('jobApplications').values({ developerId: person.userId, jobId: job, appliedAt: at }).execute();
  people[name] = person;
}

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  queries = countQueries(runtime);
  companyId = await makeCompany(db);
  recruiter = await makeRecruiter(db, { companyId });
  context = contextOf(runtime, recruiter);
  jobId = await makeOffer({}, ['go', 'python']);
  await apply('Juste', day(1), { codeExperienceYears: 6, salary: 50 }, ['go', 'python', 'react']);
  await apply(
    'Proche',
    day(3),
    { codeExperienceYears: 1, contractTypes: ['freelance'], averageDailyRate: 400, sharedFields: [] },
    ['go'],
  );
  await apply('Loin', day(4), { professionId: null });
  await apply('Courte', day(5), { isShort: true, salary: 40 }, ['go', 'python']);
  await apply('Cachée', day(6), { salary: 50 }, ['go', 'python']);
  await db
    .insertInto('blockedCompanies')
    .values({ developerId: people.Cachée?.userId ?? '', companyId })
    .execute();
});

const names = (applicants: readonly { name: string }[]) => applicants.map(({ name }) => name);

describe('the applicants of an offer by fit (docs/product/jobs.md, Order of applicants)', () => {
  it('come with what the company sees of their profile', async () => {
    const { applicants, order } = await readApplicants(context, jobId);
    expect(order).toMatchObject({ by: 'date', choice: true, parts: [] });
    expect(names(applicants)).toEqual(['Courte', 'Loin', 'Proche', 'Juste']);
    const [short, , near, best] = applicants;
    expect(short?.profile).toBeUndefined();
    expect(near?.profile).toMatchObject({ years: 1, salary: null, dailyRate: null });
    expect(best?.profile).toMatchObject({
      years: 6,
      salary: 50,
      technologies: [
        { id: 'go', asked: true },
        { id: 'python', asked: true },
        { id: 'react', asked: false },
      ],
    });
  });

  it('the best first, without a score for short profiles, which come last', async () => {
    const { applicants, order } = await readApplicants(context, jobId, { order: 'fit' });
    expect(order.by).toBe('fit');
    expect(order.parts.length).toBeGreaterThan(3);
    expect(names(applicants)).toEqual(['Juste', 'Proche', 'Loin', 'Courte']);
    const scores = applicants.map(({ profile }) => profile?.fit && fitPercent(profile.fit.score));
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 100);
    expect(scores[3]).toBeUndefined();
  });

  it('have the score that « Trouver des profils » shows', async () => {
    const { applicants } = await readApplicants(context, jobId);
    const { [jobId]: offer } = await readOfferProfiles(context, [jobId]);
    const library = await readLibrary(context, readLibraryQuery(new URLSearchParams(offer?.query)), undefined);
    if (library.access !== 'open') throw new Error(library.access);
    const found = library.entries.find(({ name }) => name === 'Juste');
    expect(found?.fit).toEqual(applicants.find(({ name }) => name === 'Juste')?.profile?.fit);
  });

  it('an offer that says nothing has one order, and an archived one has both', async () => {
    const bare = await makeOffer({ professionId: null, salaryMax: null }, []);
    expect((await readApplicants(context, bare, { order: 'fit' })).order).toEqual({
      by: 'date',
      choice: false,
      parts: [],
    });
    const archived = await makeOffer({ status: 'JOB_UNPUBLISHED' });
    expect((await readApplicants(context, archived, { order: 'fit' })).order.by).toBe('fit');
  });

  it('a page by fit is logged, a page by date is not (docs/product/fit.md, Log)', async () => {
    const places = async () => {
      const rows = await runtime.db
        .selectFrom('rankingResults as r')
        .innerJoin('developers as d', 'd.id', 'r.developerId')
        .select(['d.displayName', 'r.place'])
        .orderBy('r.place')
        .execute();
      return rows.map(({ displayName }) => displayName);
    };
    await runtime.db.deleteFrom('rankings').execute();
    await readApplicants(context, jobId);
    expect(await places()).toEqual([]);
    await readApplicants(context, jobId, { order: 'fit' });
    await expect.poll(places).toEqual(['Juste', 'Proche', 'Loin']);
    const { id } = await runtime.db.selectFrom('rankings').select('id').executeTakeFirstOrThrow();
    expect(await replayRanking(runtime.db, id)).toMatchObject({ replay: { equal: true } });
  });

  it('200 applicants: pages without a gap, and as many queries as for one', async () => {
    const { db } = runtime;
    const [many, one] = [await makeOffer(), await makeOffer()];
    for (let at = 0; at < 200; at++) {
      const traits = { codeExperienceYears: at % 7, isShort: at % 40 === 0 };
      await apply(`Personne ${at}`, day(1 + (at % 9)), traits, at % 3 === 0 ? ['go'] : [], many);
    }
    await apply('Seule', day(2), {}, ['go'], one);
    const twice = { developerId: people['Personne 3']?.userId ?? '', jobId: many };
    await db
      .insertInto('jobLinkClicks')
      .values({ ...twice, clickedAt: day(2) })
      .execute();
    const counted = async (id: string, after?: string) => {
      queries.count = 0;
      const page = await readApplicants(context, id, { order: 'fit', after });
      return { ...page, queries: queries.count };
    };
    await counted(one);
    const single = await counted(one);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await counted(many, after);
      expect(page.queries).toBeLessThanOrEqual(single.queries + 1);
      seen.push(...new Set(page.applicants.map(({ developerId }) => developerId)));
      after = page.next;
    } while (after);
    expect(single.queries).toBeLessThanOrEqual(16);
    expect(new Set(seen).size).toBe(200);
    expect(seen).toHaveLength(200);
    const first = await counted(many);
    expect(first.applicants.length).toBeGreaterThanOrEqual(applicantsPageSize);
    await expect(readApplicants(context, many, { order: 'fit', after: 'x' })).rejects.toMatchObject({
      name: 'Invalid',
    });
    const byDate = await readApplicants(context, many);
    await expect(readApplicants(context, many, { order: 'fit', after: byDate.next })).rejects.toMatchObject({
      name: 'Invalid',
    });
  });
});
