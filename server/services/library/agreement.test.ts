import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { kilometresBetween } from '../../../domain/library/distance.ts';
import { companyNames } from '../../../domain/library/employer.ts';
import {
  facets,
  type LibraryQuery,
  libraryFilters,
  type ParameterName,
  parameterNames,
} from '../../../domain/library/filters.ts';
import { idOfMark } from '../../../domain/library/marks.ts';
import { type SearchedQuery, writeLibraryQuery } from '../../../domain/library/query.ts';
import { askedOfFilters, countNaively, type LibrarySearch, matches } from '../../../domain/library/search.ts';
import { spreadsOf } from '../../../domain/library/spreads/spreads.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeRecruiter } from '../../../tests/harness/factories.ts';
import { anyQuery, type Given, queryOf, searchesWith } from '../../../tests/harness/library-filters.ts';
import { type KnownPerson, makeLibraryPeople, readPlaces, readTests } from '../../../tests/harness/library-people.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { readLibrary } from './read-library.ts';
import { resolveQuery } from './resolve-query.ts';

let runtime: Runtime;
let people: KnownPerson[];
let places: Awaited<ReturnType<typeof readPlaces>>;
/** Test ids by name. */
let known: Map<string, string>;
const viewers: { viewer: SignedIn; company: { id: string; name: string } | undefined; employers: boolean }[] = [];

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  for (const [name, planId] of [
    ['Maréva', 'freemium'],
    ['Groupe Datadog', 'scale-batch'],
    ['Ailleurs', 'id0'],
  ] as const) {
    const id = await makeCompany(db, { name, planId });
    const viewer = await makeRecruiter(db, { companyId: id });
    viewers.push({ viewer, company: { id, name }, employers: planId === 'scale-batch' });
  }
  people = await makeLibraryPeople(
    db,
    140,
    viewers.flatMap(({ company }) => company?.id ?? []),
    viewers.map(({ viewer }) => viewer.userId),
  );
  viewers.push({ viewer: await makeAdministrator(db), company: undefined, employers: true });
  places = await readPlaces(db);
  known = new Map((await readTests(db)).map(({ id, nameFr }) => [nameFr, id]));
  await runtime.library.start();
});

type Naive = { searched: SearchedQuery; search: LibrarySearch };

/** The query as the naive reference reads it; what its text means is asked of the same rules. */
async function naively(query: LibraryQuery, { viewer, company, employers }: (typeof viewers)[number]): Promise<Naive> {
  const context = contextOf(runtime, viewer);
  const { searched } = await resolveQuery(context, query, 'fr', { companyId: company?.id });
  const near = places.filter((place) =>
    searched.city.some((id) => {
      const centre = places.find((one) => one.id === id);
      return id === place.id || (centre && kilometresBetween(centre, place) <= searched.radius);
    }),
  );
  const test = query.test.map((name) => known.get(name) ?? name);
  const asked = askedOfFilters(
    { ...searched, test },
    near.map(({ id }) => id),
    { employers, recruiterId: company && viewer.userId },
  );
  const search = { ...asked, company: company && { id: company.id, names: companyNames(company.name) } };
  return { searched, search };
}

function inOrder(a: KnownPerson, b: KnownPerson): number {
  if (a.boost !== b.boost) return b.boost - a.boost;
  if (a.lastUpdate !== b.lastUpdate) return a.lastUpdate < b.lastUpdate ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** All pages of a search, read by the service. */
async function readAll(context: Context, query: LibraryQuery) {
  const ids: string[] = [];
  let next: string | undefined;
  for (;;) {
    const page = await readLibrary(context, query, next, 'date');
    if (page.access !== 'open') throw new Error(page.access);
    ids.push(...page.entries.map(({ id }) => id));
    next = page.next;
    if (!next) return { ids, total: page.total, facets: page.facets, spreads: page.spreads };
  }
}

const team = 3;
const sources = ['the database', 'the index in memory'] as const;
type Source = (typeof sources)[number];

/** The answer of the service, compared with the reference: the same people in the same order, and the same counts. */
async function agreed(source: Source, query: LibraryQuery, who = team) {
  const seen = viewers[who] as (typeof viewers)[number];
  const { viewer } = seen;
  const library = { ...runtime.library, isReady: () => source === 'the index in memory' };
  const got = await readAll({ ...contextOf(runtime, viewer), library }, query);
  const { search, searched } = await naively(query, seen);
  const listed = people.filter((person) => person.listed);
  const expected = listed.filter((person) => matches(person, search)).sort(inOrder);
  const about = `${writeLibraryQuery(query)} for ${seen.company?.name ?? 'the team'}`;
  expect(got.ids, about).toEqual(expected.map(({ id }) => id));
  expect(got.total, about).toBe(expected.length);
  const counts = countNaively(listed, search);
  // Only marks of the requested rank or level are shown.
  const ofBound = (facet: 'test' | 'language', bound: number | undefined) =>
    new Map(
      [...counts[facet]]
        .map(([mark, number]) => [idOfMark(mark, bound), number] as const)
        .filter(([id]) => id !== undefined),
    );
  expect(got.spreads, about).toEqual(
    spreadsOf({ years: Object.fromEntries(counts.years), salary: Object.fromEntries(counts.salary) }),
  );
  const shown = { ...counts, test: ofBound('test', query.rank), language: ofBound('language', searched.level) };
  for (const facet of facets) {
    const options = got.facets[facet].filter((option) => option.people > 0);
    expect(Object.fromEntries(options.map((option) => [option.value, option.people])), `${facet} of ${about}`).toEqual(
      Object.fromEntries(shown[facet]),
    );
  }
  return got;
}

describe.each(sources)('the search answered by %s agrees with a naive reference', (source) => {
  it('on random filters', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.nat(team), async (query, who) => {
        found += (await agreed(source, query, who)).total;
      }),
      { numRuns: 80 },
    );
    // Filters that find nothing would agree with anything.
    expect(found).toBeGreaterThan(300);
  });

  const rankingOnly: readonly ParameterName[] = ['plus', 'nice'];
  const selecting = parameterNames.filter((name) => !rankingOnly.includes(name));
  it.each(selecting)('and %s has an effect: some developers are left out, others are not', async (name) => {
    // The recruiter of a company that few hide from; the team has opened no profile.
    const who = name === 'unseen' ? team - 1 : team;
    const everyone = await agreed(source, queryOf({}), who);
    let [narrows, changes] = [false, false];
    for (const given of searchesWith(name, 15)) {
      const { ids } = await agreed(source, queryOf(given), who);
      const without = await agreed(source, queryOf({ ...given, [name]: [] }), who);
      narrows ||= ids.length > 0 && ids.length < everyone.ids.length;
      changes ||= ids.join() !== without.ids.join();
      if (narrows && changes) return;
    }
    expect({ narrows, changes }).toEqual({ narrows: true, changes: true });
  });

  it.each(['profession', 'years', 'language'] as const)('and a wish for %s leaves no one out', async (nice) => {
    const everyone = await agreed(source, queryOf({}));
    const given: Given = { profession: ['data-engineer'], yearsFrom: ['6'], language: ['de'], level: ['70'] };
    const own = Object.keys(libraryFilters[nice].parameters) as ParameterName[];
    const wished = Object.fromEntries(own.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
    expect((await agreed(source, queryOf(wished))).total).toBeLessThan(everyone.total);
    expect((await agreed(source, queryOf({ ...wished, nice: [nice], plus: ['go'] }))).ids).toEqual(everyone.ids);
  });

  it.each(facets)('and the numbers beside the values of %s are the numbers found with them', async (facet) => {
    const everyone = await agreed(source, queryOf({}));
    const counted = everyone.facets[facet].filter((option) => option.people > 0);
    expect(counted.some((option) => option.people < everyone.total)).toBe(true);
    for (const { value, people } of counted.slice(0, 3)) {
      const { total } = await agreed(source, queryOf({ [libraryFilters[facet].counted]: [value] }));
      expect(total, value).toBe(people);
    }
  });
});

it('the words of each developer are those of the reference', async () => {
  const rows = await runtime.db
    .selectFrom('libraryProfiles')
    .select(['developerId', 'words'])
    .where(
      'developerId',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const stored = Object.fromEntries(
    rows.map(({ developerId, words }) => [developerId, words.trim().split(' ').sort()]),
  );
  const expected = people.filter(({ id }) => id in stored).map(({ id, words }) => [id, [...words].sort()]);
  expect(expected.length).toBeGreaterThan(100);
  expect(stored).toEqual(Object.fromEntries(expected));
});
