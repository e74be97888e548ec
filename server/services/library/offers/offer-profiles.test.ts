import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FitOffer } from '../../../../domain/fit/offer.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import { mostSearches } from '../../../../domain/library/saved-search-limits.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { writeOffer } from '../../../../tests/harness/offers.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { refuse } from '../../shared/emails/choices/refused-emails.ts';
import { readLibrary } from '../read-library.ts';
import { listSearches, saveSearch } from '../searches/saved-searches.ts';
import { setAlert } from '../searches/shared-searches.ts';
import { alertForOffer } from './alert-for-offer.ts';
import { readOfferProfiles } from './read-offer-profiles.ts';

const runtime = await testRuntime();
const { db } = runtime;

type Recruiter = Awaited<ReturnType<typeof makeRecruiter>>;
let recruiter: Recruiter;
const as = (viewer: Viewer) => contextOf(runtime, viewer);

const nantes = { id: 'insee:44109', latitude: 47.2316, longitude: -1.5484 };
const react: FitOffer = {
  technologies: [
    { id: 'react', must: true },
    { id: 'docker', must: false },
  ],
  professionId: 'front-end-developer',
  years: { least: 3, most: null },
  place: nantes,
  remote: 'hybrid',
  contract: 'permanent',
  pay: 50,
  languages: [{ id: 'en', level: 70 }],
};
const query =
  'technology=react&profession=front-end-developer&yearsFrom=3&city=insee%3A44109&remote=hybrid&contract=permanent&salary=50&language=en&level=70&plus=docker&nice=language&nice=profession&nice=remote&nice=years';

async function makePerson(technologyIds: string[], placeId: string): Promise<SignedIn> {
  const person = await makeDeveloper(db, { salary: 45 });
  const developerId = person.userId;
  const rows = technologyIds.map((technologyId, position) => ({ developerId, technologyId, position }));
  await db.insertInto('developerTechnologies').values(rows).execute();
  await db.insertInto('developerPlaces').values({ developerId, kind: 'dream', placeId, position: 0 }).execute();
  await refreshInLibrary(db, person);
  return person;
}

beforeEach(async () => {
  await db.deleteFrom('users').execute();
  recruiter = await makeRecruiter(db);
});

const publish = (offer: FitOffer = react, companyId = recruiter.membership.companyId) =>
  writeOffer(db, companyId, offer, undefined, 'Dev React');

describe.each(['database', 'index'])('profiles for an offer, counted by the %s', (by) => {
  const caughtUp = async () => {
    if (by === 'index') await runtime.library.start();
    if (by === 'index') await runtime.library.caughtUp();
  };

  it('the number is that of the list, without those who hide (docs/product/library.md, Profiles for an offer)', async () => {
    const jobId = await publish();
    const remote = await publish({ ...react, technologies: [{ id: 'go', must: true }], remote: 'fullTime' });
    await makePerson(['react'], nantes.id);
    await makePerson(['react', 'docker'], nantes.id);
    await makePerson(['docker'], nantes.id);
    await makePerson(['react'], 'insee:29232');
    const hiding = await makePerson(['react'], nantes.id);
    const { companyId } = recruiter.membership;
    await db.insertInto('blockedCompanies').values({ developerId: hiding.userId, companyId }).execute();
    await caughtUp();
    const found = await readOfferProfiles(as(recruiter), [jobId, remote]);
    expect(found).toEqual({
      [jobId]: { query, total: 2, alert: false },
      [remote]: { query: expect.stringContaining('technology=go'), total: 0, alert: false },
    });
    const library = await readLibrary(as(recruiter), readLibraryQuery(new URLSearchParams(query)), undefined);
    expect(library).toMatchObject({ access: 'open', total: 2, order: { by: 'fit' } });
    // The address is the shortest one: the list does not redirect.
    expect(library.access === 'open' && library.query).toEqual(readLibraryQuery(new URLSearchParams(query)));
  });
});

describe('for which offers, and for whom (docs/product/library.md, Profiles for an offer)', () => {
  const count = async (viewer: Viewer, jobId: string) =>
    Object.keys(await readOfferProfiles(as(viewer), [jobId])).length;

  it('drafts too, archived offers and offers without a technology not', async () => {
    const jobId = await publish();
    for (const [status, expected] of [
      ['JOB_DRAFT', 1],
      ['JOB_PUBLISHED', 1],
      ['JOB_UNPUBLISHED', 0],
    ] as const) {
      await db.updateTable('jobs').set({ status }).where('id', '=', jobId).execute();
      expect(await count(recruiter, jobId), status).toBe(expected);
    }
    await db.updateTable('jobs').set({ status: 'JOB_PUBLISHED' }).where('id', '=', jobId).execute();
    // Over, and not archived by the task yet.
    await sql`update jobs set confirmed_at = '2026-01-01' where id = ${jobId}`.execute(db);
    expect(await count(recruiter, jobId)).toBe(0);
    expect(await count(recruiter, await publish({ ...react, technologies: [] }))).toBe(0);
    expect(await readOfferProfiles(as(recruiter), [])).toEqual({});
  });

  it('only members of the validated company whose offer it is', async () => {
    const jobId = await publish();
    const colleague = await makeRecruiter(db, {
      companyId: recruiter.membership.companyId,
      admin: false,
      intros: false,
    });
    expect(await count(colleague, jobId)).toBe(1);
    const companyId = await makeCompany(db, { validatedAt: null });
    const waiting = await makeRecruiter(db, { companyId });
    expect(await count(waiting, await publish(react, companyId))).toBe(0);
    const others = [undefined, await makeRecruiter(db), await makeNewcomer(db), await makeDeveloper(db)];
    for (const other of [...others, await makeAdministrator(db)]) expect(await count(other, jobId)).toBe(0);
  });
});

describe('the alert of an offer (docs/product/library.md, Profiles for an offer)', () => {
  const alert = async (jobId: string) => (await readOfferProfiles(as(recruiter), [jobId]))[jobId]?.alert;

  it('is a saved search with the title of the offer, once', async () => {
    const jobId = await publish();
    await alertForOffer(as(recruiter), jobId);
    const [first] = await db.selectFrom('savedSearches').selectAll().execute();
    expect(first).toMatchObject({ name: 'Dev React', query, alert: true });
    expect(await alert(jobId)).toBe(true);
    await Promise.all([1, 2, 3].map(() => alertForOffer(as(recruiter), jobId)));
    expect(await db.selectFrom('savedSearches').selectAll().execute()).toEqual([first]);
  });

  it('turns on the alert of a search that is saved already, under its own name', async () => {
    const jobId = await publish();
    await saveSearch(as(recruiter), { name: 'Mon nom', query, alert: false });
    expect(await alert(jobId)).toBe(false);
    await alertForOffer(as(recruiter), jobId);
    expect(await listSearches(as(recruiter))).toMatchObject([{ name: 'Mon nom', alert: true }]);
  });

  it('sets all alerts going again, as in the list of searches', async () => {
    const jobId = await publish();
    await alertForOffer(as(recruiter), jobId);
    await refuse(db, recruiter.userId, 'profileAlerts', new Date('2026-06-01'));
    expect(await alert(jobId)).toBe(false);
    await alertForOffer(as(recruiter), jobId);
    expect(await alert(jobId)).toBe(true);
  });

  it('stays as it was saved when the offer changes; the link follows the offer', async () => {
    const jobId = await publish();
    await alertForOffer(as(recruiter), jobId);
    await db.updateTable('jobs').set({ salaryMax: 60 }).where('id', '=', jobId).execute();
    const changed = query.replace('salary=50', 'salary=60');
    expect(await readOfferProfiles(as(recruiter), [jobId])).toMatchObject({
      [jobId]: { query: changed, alert: false },
    });
    expect(await listSearches(as(recruiter))).toMatchObject([{ query, alert: true }]);
  });

  it('of a draft without a title has a name too', async () => {
    const jobId = await publish();
    await db.updateTable('jobs').set({ title: null, status: 'JOB_DRAFT' }).where('id', '=', jobId).execute();
    await alertForOffer(as(recruiter), jobId);
    expect(await listSearches(as(recruiter))).toMatchObject([{ name: 'Aucun titre' }]);
  });

  it('belongs to the present company', async () => {
    const jobId = await publish();
    await alertForOffer(as(recruiter), jobId);
    const former = await makeCompany(db);
    await db.updateTable('savedSearches').set({ companyId: former, name: 'Avant', alert: true }).execute();
    expect(await alert(jobId)).toBe(false);
    await alertForOffer(as(recruiter), jobId);
    expect(await listSearches(as(recruiter))).toMatchObject([{ name: 'Dev React', alert: true }]);
    await setAlert(as(recruiter), (await listSearches(as(recruiter)))[0]?.id ?? '', false);
    expect(await alert(jobId)).toBe(false);
  });

  it('counts among the saved searches', async () => {
    const jobId = await publish();
    const many = Array.from({ length: mostSearches }, (_, at) => ({ name: 'x', query: `query=x${at}`, alert: false }));
    for (const one of many) await saveSearch(as(recruiter), one);
    await expect(alertForOffer(as(recruiter), jobId)).rejects.toMatchObject({
      name: 'Invalid',
      fields: { '': `tooManyRows:${mostSearches}` },
    });
  });

  it('is refused to others, and not found for an offer of another company or an archived one', async () => {
    const jobId = await publish();
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    for (const other of [
      undefined,
      waiting,
      await makeNewcomer(db),
      await makeDeveloper(db),
      await makeAdministrator(db),
    ])
      await expect(alertForOffer(as(other), jobId)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(alertForOffer(as(await makeRecruiter(db)), jobId)).rejects.toMatchObject({ name: 'NotFound' });
    await db.updateTable('jobs').set({ status: 'JOB_UNPUBLISHED' }).execute();
    for (const id of [jobId, 'x'])
      await expect(alertForOffer(as(recruiter), id)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await db.selectFrom('savedSearches').selectAll().execute()).toEqual([]);
  });
});
