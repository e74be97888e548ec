import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '../../../../domain/day.ts';
import {
  canRankOffers,
  compareOffers,
  fitOffer,
  needOfOffer,
  placesNear,
  rankOf,
  unmetWishes,
} from '../../../../domain/fit/offer.ts';
import type { FitPerson } from '../../../../domain/fit/person.ts';
import { type FitWorld, planOf } from '../../../../domain/fit/plan.ts';
import { isFiltered, type JobQuery } from '../../../../domain/jobs/job-query.ts';
import { companyNames } from '../../../../domain/library/employer.ts';
import { spokenOf } from '../../../../domain/library/marks.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { makeCompany } from '../../../../tests/harness/factories.ts';
import { type KnownPerson, makeLibraryPeople, readPlaces } from '../../../../tests/harness/library-people.ts';
import { type KnownOffer, makeOffers } from '../../../../tests/harness/offers.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';
import type { AskedOffers } from '../../../search/offers/found.ts';
import { searchJobs } from '../../jobs/search/search-jobs.ts';
import { readFitWorld } from '../read-world.ts';
import { refreshFit } from '../refresh-fit.ts';

let runtime: Runtime;
let people: KnownPerson[];
let offers: KnownOffer[];
let places: Awaited<ReturnType<typeof readPlaces>>;
const names = new Map<string, string>();

beforeAll(async () => {
  runtime = await testRuntime();
  for (const name of ['Maréva', 'Nuagerie', 'Data Dog', 'Autre'])
    names.set(await makeCompany(runtime.db, { name }), name);
  const companyIds = [...names.keys()];
  people = await makeLibraryPeople(runtime.db, 40, companyIds);
  places = await readPlaces(runtime.db);
  await refreshFit(runtime.db);
  await runtime.offers.start();
  // After the start: the index learns of them by the news of the database.
  offers = await makeOffers(runtime.db, 150, companyIds);
});

function personOf(one: KnownPerson): FitPerson {
  return {
    ...one,
    technologies: one.technologyIds.map((id, at) => ({ id, strength: one.strengths[at] ?? 0 })),
    languages: spokenOf(one.languageMarks),
    state: one.state as FitPerson['state'],
    age: dayNumber(runtime.ports.clock.now()) - dayNumber(new Date(one.lastUpdate)),
    answering: null,
  };
}

/** The ids of the list that the rule gives, and how many offers it leaves out. */
function expected(one: KnownPerson, query: JobQuery, world: FitWorld): { ids: string[]; leftOut: number } {
  const person = personOf(one);
  const wished = places.filter(({ id }) => one.placeIds.includes(id));
  const isHidden = (companyId: string) =>
    one.blocked.includes(companyId) ||
    companyNames(names.get(companyId) ?? '').some((name) => one.hiddenFrom.includes(name));
  const found = offers.filter(({ offer, companyId }) => matches(query, offer) && !isHidden(companyId));
  const ranked = found.map(({ id, publishedAt, offer }) => {
    const near = placesNear(offer.place, wished);
    const unmet = unmetWishes(offer, person, near);
    const fit = fitOffer(planOf(needOfOffer(offer, near), world), person, unmet);
    return { id, publishedAt, unmet, rank: rankOf(fit) };
  });
  const listed = isFiltered(query) ? ranked : ranked.filter(({ unmet }) => unmet.length === 0);
  return { ids: listed.toSorted(compareOffers).map(({ id }) => id), leftOut: ranked.length - listed.length };
}

const matches = (
  query: JobQuery,
  { contract, remote, pay, professionId, technologies }: KnownOffer['offer'],
): boolean =>
  (query.profession === undefined || query.profession === professionId) &&
  query.technologies.every((id) => technologies.some((one) => one.id === id)) &&
  (query.contracts.length === 0 || query.contracts.some((one) => one === contract)) &&
  (query.remotes.length === 0 || query.remotes.some((one) => one === remote)) &&
  (query.salary === undefined || (pay ?? 0) >= query.salary);

const rarely = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const anySearch: fc.Arbitrary<JobQuery> = fc.record({
  // Only the database knows words; all offers have this one.
  words: fc.constantFrom('', '', 'offre'),
  profession: rarely<string | undefined>(undefined, 'full-stack-developer'),
  technologies: rarely<string[]>([], ['react'], ['go', 'typescript']),
  city: fc.constant(''),
  orRemote: fc.constant(false),
  contracts: fc.constantFrom<JobQuery['contracts'][]>([], [], ['permanent'], ['permanent', 'freelance']),
  remotes: fc.constantFrom<JobQuery['remotes'][]>([], [], ['fullTime', 'hybrid']),
  seniorities: fc.constant<JobQuery['seniorities']>([]),
  salary: fc.constantFrom(undefined, undefined, 45),
});

async function readPages(context: Context, query: JobQuery) {
  const ids: string[] = [];
  let after: string | undefined;
  let page: Awaited<ReturnType<typeof searchJobs>>;
  do {
    page = await searchJobs(context, query, after, 'fit');
    expect(page.order).toEqual({ by: 'fit', choice: true });
    ids.push(...page.jobs.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(page.total).toBe(ids.length);
  return { ids, leftOut: page.leftOut };
}

async function agrees(indexed: boolean, runs: number): Promise<number> {
  await runtime.offers.caughtUp();
  const world = await readFitWorld(runtime);
  const index = { ...runtime.offers, isReady: () => indexed };
  const able = people.filter((one) => canRankOffers(personOf(one)));
  let listed = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...able), anySearch, async (one, query) => {
      const viewer = { userId: one.id, role: 'DEVELOPER' as const };
      const context = { ...contextOf(runtime, viewer as Context['viewer']), offers: index };
      const got = await readPages(context, query);
      expect(got).toEqual(expected(one, query, world));
      listed += got.ids.length;
    }),
    { numRuns: runs },
  );
  return listed;
}

describe.each([
  ['the database', false],
  ['the index in memory', true],
])('offers in the order of fit from %s agree with the rule', (_, indexed) => {
  it('on random people and searches, page after page', async () => {
    expect(await agrees(indexed, 40)).toBeGreaterThan(300);
  });
});

describe('the index follows every change', () => {
  const remove = (ids: readonly string[]) => {
    offers = offers.filter(({ id }) => !ids.includes(id));
  };
  const first = (): KnownOffer => {
    const [one] = offers;
    if (!one) throw new Error('there are no offers');
    return one;
  };

  it('of an offer: edited, archived, deleted', async () => {
    const { db } = runtime;
    const edited = offers.slice(0, 20);
    for (const known of edited) {
      known.offer = {
        ...known.offer,
        contract: 'permanent',
        remote: 'fullTime',
        pay: 90,
        technologies: [],
        languages: [],
      };
      await db.deleteFrom('jobTechnologies').where('jobId', '=', known.id).execute();
      await db.deleteFrom('jobLanguages').where('jobId', '=', known.id).execute();
      const terms = { contractType: 'permanent', remoteFrequency: 'fullTime', salaryMax: 90 };
      await db.updateTable('jobs').set(terms).where('id', '=', known.id).execute();
    }
    const welcome = offers.slice(20, 30).filter(({ offer }) => offer.technologies.length > 0);
    for (const known of welcome) {
      known.offer = { ...known.offer, technologies: known.offer.technologies.map(({ id }) => ({ id, must: false })) };
      await db.updateTable('jobTechnologies').set({ required: false }).where('jobId', '=', known.id).execute();
    }
    const [archived, deleted] = [offers.slice(30, 40), offers.slice(40, 50)].map((some) => some.map(({ id }) => id));
    if (!archived || !deleted) throw new Error('there are too few offers');
    await db.updateTable('jobs').set({ status: 'JOB_UNPUBLISHED' }).where('id', 'in', archived).execute();
    await db.deleteFrom('jobs').where('id', 'in', deleted).execute();
    remove([...archived, ...deleted]);
    expect(await agrees(true, 25)).toBeGreaterThan(100);
  });

  it('of a company: withdrawn, validated again, renamed, blocked', async () => {
    const { db } = runtime;
    const { companyId } = first();
    const validatedAt = new Date('2026-01-05');
    const own = offers.filter((one) => one.companyId === companyId);
    await db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    remove(own.map(({ id }) => id));
    await agrees(true, 15);
    await db
      .updateTable('companies')
      .set({ validatedAt, name: 'Datadog France' })
      .where('id', '=', companyId)
      .execute();
    offers.push(...own);
    names.set(companyId, 'Datadog France');
    for (const one of people.slice(0, 10)) {
      if (one.blocked.includes(companyId)) continue;
      one.blocked = [...one.blocked, companyId];
      await db.insertInto('blockedCompanies').values({ developerId: one.id, companyId }).execute();
    }
    expect(await agrees(true, 25)).toBeGreaterThan(50);
    expect(await agrees(false, 15)).toBeGreaterThan(50);
  });

  it('until the last day of an offer', async () => {
    const { id } = first();
    const before = await runtime.offers.ask({ ...everything(), day: daysOf('2026-05-01') });
    const confirmedAt = new Date('2026-03-01T12:00:00Z');
    await runtime.db.updateTable('jobs').set({ confirmedAt }).where('id', '=', id).execute();
    await runtime.offers.caughtUp();
    const total = async (day: string) => (await runtime.offers.ask({ ...everything(), day: daysOf(day) }))?.total;
    expect(before?.total).toBe(offers.length);
    expect(await total('2026-04-30')).toBe(offers.length);
    expect(await total('2026-05-01')).toBe(offers.length - 1);
    await runtime.db
      .updateTable('jobs')
      .set({ confirmedAt: new Date('2999-01-02') })
      .where('id', '=', id)
      .execute();
  });

  it('when many offers are added at once', async () => {
    const [companyId = ''] = names.keys();
    const { rows } = await sql<{
      id: string;
    }>`insert into jobs (company_id, title, status, published_at, confirmed_at, salary_max)
      select ${companyId}::uuid, 'Offre', 'JOB_PUBLISHED', '2026-02-01T10:00:00Z', '2999-01-02', 60
      from generate_series(1, 300) returning id`.execute(runtime.db);
    const silent = { technologies: [], professionId: null, years: { least: null, most: null }, place: null };
    const offer = { ...silent, remote: null, contract: null, pay: 60, languages: [] };
    offers.push(...rows.map(({ id }) => ({ id, publishedAt: '2026-02-01T10:00:00.000000Z', companyId, offer })));
    // Too many for one message: the index is loaded again a moment later.
    await eventually(async () => {
      const answer = await runtime.offers.ask(everything());
      expect(answer?.total).toBe(offers.length);
    });
    expect(await agrees(true, 40)).toBeGreaterThan(300);
  });
});

const daysOf = (day: string) => Date.parse(day) / 86_400_000;

/** A search of a person who wishes nothing. */
function everything(): AskedOffers {
  const person = { ...personOf(people[0] as KnownPerson), contractTypes: [], placeIds: [], remote: null, salary: null };
  const nothing = { wished: [], hidden: { companyIds: [], names: [] }, after: undefined, size: 1 };
  const search = { person, kind: 'forYou' as const, ...nothing };
  return { search, related: [], rarities: { known: [], other: 1 }, day: 0, among: undefined, terms: undefined };
}
