import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, refreshInLibrary } from '../../../../tests/harness/factories.ts';
import { makeOffers } from '../../../../tests/harness/offers.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readOffersForYou, searchJobs } from '../../jobs/search/search-jobs.ts';

let runtime: Runtime;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  const years = { codeExperienceYears: 4, salary: 45, contractTypes: ['permanent'] };
  developer = await makeDeveloper(db, years);
  for (const [position, technologyId] of ['react', 'go'].entries())
    await db
      .insertInto('developerTechnologies')
      .values({ developerId: developer.userId, technologyId, position })
      .execute();
  await makeOffers(db, 80, [await makeCompany(db), await makeCompany(db)]);
  await runtime.offers.start();
  await runtime.offers.caughtUp();
});

const unread = fc.record({
  name: fc.constantFrom('Camille Verdier', 'Fatou Diallo', 'Jean-Pierre O’Neill', 'Siobhán'),
  form: fc.constantFrom('Développeuse passionnée', 'Développeur passionné', 'Développeur·se passionné·e'),
  visibility: fc.constantFrom('full', 'firstName', 'nickName'),
  picture: fc.boolean(),
  diploma: fc.integer({ min: 1980, max: 2026 }),
  rqth: fc.boolean(),
});
type Unread = typeof unread extends fc.Arbitrary<infer T> ? T : never;

/** The profile with these traits; the date of its last change stays, because it counts. */
async function become(who: Unread): Promise<void> {
  const { db } = runtime;
  const id = developer.userId;
  await sql`update users set name = ${who.name} where id = ${id}`.execute(db);
  await sql`update developer_confidential set name_visibility = ${who.visibility}, first_name = ${who.name},
    last_name = ${who.name}, nick_name = ${who.name} where developer_id = ${id}`.execute(db);
  await sql`delete from developer_education where developer_id = ${id}`.execute(db);
  await sql`insert into developer_education (developer_id, position, school_name, diploma, year)
    values (${id}, 0, 'École', 'Master', ${who.diploma})`.execute(db);
  await sql`delete from developer_health where developer_id = ${id}`.execute(db);
  if (who.rqth)
    await sql`insert into developer_health (developer_id, content, consented_at) values (${id}, 'RQTH', now())`.execute(
      db,
    );
  const picture = who.picture ? `picture-${crypto.randomUUID()}` : null;
  await sql`update developers set display_name = ${who.name}, one_sentence_description = ${who.form},
    profile_pic_handle = ${picture}, last_update = '2026-10-01T10:00:00Z' where id = ${id}`.execute(db);
  await refreshInLibrary(db, developer);
}

/** Every list of the developer, with all scores and parts. */
async function readLists(indexed: boolean) {
  const context = { ...contextOf(runtime, developer), offers: { ...runtime.offers, isReady: () => indexed } };
  const pages = [
    await searchJobs(context, anyJob, undefined, 'fit'),
    await searchJobs(context, { ...anyJob, remotes: ['hybrid', 'fullTime'] }, undefined, 'fit'),
    await readOffersForYou(context),
  ];
  return pages.map((page) => ({
    total: page?.total,
    leftOut: page?.leftOut,
    offers: page?.jobs.map(({ id, fit }) => ({ id, fit })),
  }));
}

it('name, gender form, picture, graduation year and RQTH change no rank of an offer (docs/product/fit.md, What counts, and what never does)', async () => {
  await fc.assert(
    fc.asyncProperty(unread, unread, fc.boolean(), async (one, other, indexed) => {
      await become(one);
      const lists = await readLists(indexed);
      expect(lists[1]?.offers?.length).toBeGreaterThan(10);
      await become(other);
      expect(await readLists(indexed)).toEqual(lists);
    }),
    { numRuns: 20 },
  );
});
