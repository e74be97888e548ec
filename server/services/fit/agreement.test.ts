import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '../../../domain/day.ts';
import { fitOf } from '../../../domain/fit/fit.ts';
import { isNeed } from '../../../domain/fit/need.ts';
import { needOfQuery } from '../../../domain/fit/need-of-query.ts';
import type { FitPerson } from '../../../domain/fit/person.ts';
import { planOf } from '../../../domain/fit/plan.ts';
import { kilometresBetween } from '../../../domain/library/distance.ts';
import type { LibraryQuery } from '../../../domain/library/filters.ts';
import { spokenOf } from '../../../domain/library/marks.ts';
import { writeLibraryQuery } from '../../../domain/library/query.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany } from '../../../tests/harness/factories.ts';
import { anyQuery } from '../../../tests/harness/library-filters.ts';
import { type KnownPerson, makeLibraryPeople, readPlaces } from '../../../tests/harness/library-people.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { readLibrary } from '../library/read-library.ts';
import { resolveQuery } from '../library/resolve-query.ts';
import { readFitWorld } from './read-world.ts';
import { refreshFit } from './refresh-fit.ts';

let runtime: Runtime;
let context: Context;
let people: Map<string, KnownPerson>;
let places: Awaited<ReturnType<typeof readPlaces>>;

beforeAll(async () => {
  runtime = await testRuntime();
  const known = await makeLibraryPeople(runtime.db, 120, [await makeCompany(runtime.db, { name: 'Nuagerie' })]);
  people = new Map(known.map((one) => [one.id, one]));
  places = await readPlaces(runtime.db);
  await refreshFit(runtime.db);
  await runtime.library.start();
  context = contextOf(runtime, await makeAdministrator(runtime.db));
});

function personOf(one: KnownPerson, today: number): FitPerson {
  return {
    ...one,
    technologies: one.technologyIds.map((id, at) => ({ id, strength: one.strengths[at] ?? 0 })),
    languages: spokenOf(one.languageMarks),
    state: one.state as FitPerson['state'],
    age: today - dayNumber(new Date(one.lastUpdate)),
    answering: null,
  };
}

/** Places around the cities of a query, computed without the database. */
const around = ({ city, radius }: Pick<LibraryQuery, 'city' | 'radius'>): string[] =>
  places
    .filter((place) =>
      city.some((id) => {
        const centre = places.find((one) => one.id === id);
        return id === place.id || (centre && kilometresBetween(centre, place) <= radius);
      }),
    )
    .map(({ id }) => id);

async function readPages(source: Context, query: LibraryQuery, order: 'fit' | 'date') {
  const entries: { id: string; fit?: { score: number } }[] = [];
  let next: string | undefined;
  do {
    const page = await readLibrary(source, query, next, order);
    if (page.access !== 'open') throw new Error(page.access);
    entries.push(...page.entries);
    next = page.next;
  } while (next);
  return entries;
}

describe.each([
  ['the database', false],
  ['the index in memory', true],
])('the order by fit from %s agrees with the rule', (_, indexed) => {
  it('on random searches, page after page, with the same scores', async () => {
    const source = { ...context, library: { ...runtime.library, isReady: () => indexed } };
    const world = await readFitWorld(runtime);
    const today = dayNumber(runtime.ports.clock.now());
    let ranked = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        // Its words may mean filters too.
        const { searched } = await resolveQuery(source, query, 'fr', { companyId: undefined });
        const need = needOfQuery(searched, around(searched));
        fc.pre(isNeed(need));
        const plan = planOf(need, world);
        const byDate = await readPages(source, query, 'date');
        const scored = byDate.map(({ id }, at) => {
          const person = personOf(people.get(id) as KnownPerson, today);
          return { id, at, score: fitOf(plan, person).score };
        });
        // Equal scores keep the order by boost and date.
        const expected = scored.toSorted((a, b) => b.score - a.score || a.at - b.at);
        const got = await readPages(source, query, 'fit');
        expect(
          got.map(({ id, fit }) => [id, fit?.score]),
          writeLibraryQuery(query),
        ).toEqual(expected.map(({ id, score }) => [id, score]));
        ranked += got.length;
      }),
      { numRuns: 60 },
    );
    expect(ranked).toBeGreaterThan(200);
  });
});
