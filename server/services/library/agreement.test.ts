import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { kilometresBetween } from '../../../domain/library/distance.ts';
import { companyNames } from '../../../domain/library/employer.ts';
import { type LibraryQuery, radii, readLibraryQuery, writeLibraryQuery } from '../../../domain/library/query.ts';
import { countNaively, facets, type LibrarySearch, matches } from '../../../domain/library/search.ts';
import { testMark, testOfMark, testRanks } from '../../../domain/library/test-marks.ts';
import { searchedWords } from '../../../domain/library/words.ts';
import { contractTypes, remoteFrequencies } from '../../../domain/profile/cards/job-search.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeRecruiter } from '../../../tests/harness/factories.ts';
import {
  type KnownPerson,
  makeLibraryPeople,
  readPlaces,
  readTests,
  vocabulary,
} from '../../../tests/harness/library-people.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { readLibrary } from './read-library.ts';

let runtime: Runtime;
let people: KnownPerson[];
let places: Awaited<ReturnType<typeof readPlaces>>;
/** Test ids by name. */
let known: Map<string, string>;
const viewers: { viewer: SignedIn; company: { id: string; name: string } | undefined }[] = [];

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  for (const name of ['Maréva', 'Groupe Datadog', 'Ailleurs']) {
    const id = await makeCompany(db, { name });
    viewers.push({ viewer: await makeRecruiter(db, { companyId: id }), company: { id, name } });
  }
  people = await makeLibraryPeople(
    db,
    140,
    viewers.flatMap(({ company }) => company?.id ?? []),
  );
  viewers.push({ viewer: await makeAdministrator(db), company: undefined });
  places = await readPlaces(db);
  known = new Map((await readTests(db)).map(({ id, nameFr }) => [nameFr, id]));
  await runtime.library.start();
});

/** Mostly none, otherwise up to three. */
const few = <T>(list: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...list), { maxLength: 3 }) },
  );
const perhaps = (min: number, max: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.integer({ min, max }) });
const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(fc.constantFrom(...vocabulary.words, 'typ', 'react', 'personne'), { maxLength: 2 }), fc.nat(9))
      .map(([words, cut]) => words.join(' ').slice(0, cut + 1)),
  },
);

const anyQuery: fc.Arbitrary<LibraryQuery> = fc
  .record({
    query: anyText,
    technology: few(vocabulary.technologies),
    every: fc.constantFrom('', '1'),
    profession: few(vocabulary.professions),
    yearsFrom: perhaps(1, 6),
    yearsTo: perhaps(4, 12),
    city: few(vocabulary.cities),
    radius: fc.constantFrom(...radii),
    region: few(['FR:Pays de la Loire', 'FR:Bretagne', 'BE:Bruxelles-Capitale']),
    remote: few(remoteFrequencies),
    contract: few(contractTypes),
    salary: perhaps(30, 70),
    language: few(vocabulary.languages),
    test: few(vocabulary.tests),
    rank: fc.constantFrom('', '', ...testRanks),
    recommended: fc.constantFrom('', '', '', '1'),
  })
  .map((given) =>
    readLibraryQuery(
      new URLSearchParams(
        Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
      ),
    ),
  );

/** The query as the naive reference reads it, without the database. */
function naively(
  { text, cities, radius, tests, rank, ...rest }: LibraryQuery,
  company: (typeof viewers)[number]['company'],
): LibrarySearch {
  const near = places.filter((place) => {
    return cities.some((id) => {
      const centre = places.find((one) => one.id === id);
      return id === place.id || (centre && kilometresBetween(centre, place) <= radius);
    });
  });
  return {
    ...rest,
    words: searchedWords(text),
    testMarks: tests.map((name) => testMark(known.get(name) ?? name, rank)),
    places: cities.length > 0 ? near.map(({ id }) => id) : undefined,
    company: company && { id: company.id, names: companyNames(company.name) },
  };
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
    const page = await readLibrary(context, query, next);
    if (page.access !== 'open') throw new Error(page.access);
    ids.push(...page.entries.map(({ id }) => id));
    next = page.next;
    if (!next) return { ids, total: page.total, facets: page.facets };
  }
}

describe('the search agrees with a naive reference on random filters', () => {
  it.each(['the database', 'the index in memory'])('when it is answered by %s', async (source) => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.nat(3), async (query, who) => {
        const { viewer, company } = viewers[who] as (typeof viewers)[number];
        const context = contextOf(runtime, viewer);
        const library = { ...runtime.library, isReady: () => source !== 'the database' };
        const got = await readAll({ ...context, library }, query);
        const search = naively(query, company);
        const listed = people.filter((person) => person.listed);
        const expected = listed.filter((person) => matches(person, search)).sort(inOrder);
        const about = `${writeLibraryQuery(query)} for ${company?.name ?? 'the team'}`;
        expect(got.ids, about).toEqual(expected.map(({ id }) => id));
        expect(got.total, about).toBe(expected.length);
        const counts = countNaively(listed, search);
        // Only test marks of the requested rank are shown.
        const tests = [...counts.test].map(([mark, number]) => [testOfMark(mark, query.rank), number] as const);
        const shown = { ...counts, test: new Map(tests.filter(([test]) => test !== undefined)) };
        for (const facet of facets) {
          const options = got.facets[facet].filter((option) => option.people > 0);
          expect(
            Object.fromEntries(options.map((option) => [option.value, option.people])),
            `${facet} of ${about}`,
          ).toEqual(Object.fromEntries(shown[facet]));
        }
        found += expected.length;
      }),
      { numRuns: 80 },
    );
    // Filters that find nothing would agree with anything.
    expect(found).toBeGreaterThan(300);
  });
});
