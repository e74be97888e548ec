import { beforeAll, describe, expect, it } from 'vitest';
import { readLibraryQuery } from '../../../domain/library/query.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter, refreshInLibrary } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { type OpenLibrary, readLibrary } from './read-library.ts';

let runtime: Runtime;
let recruiter: SignedIn;
const people: Record<string, SignedIn> = {};

type Traits = { technologies: string[]; city?: string; languages?: Record<string, number>; columns?: object };

async function make(name: string, { technologies, city, languages = {}, columns }: Traits): Promise<void> {
  const { db } = runtime;
  const person = await makeDeveloper(db, { displayName: name, ...columns });
  const developerId = person.userId;
  await db
    .insertInto('developerTechnologies')
    .values(technologies.map((technologyId, position) => ({ developerId, technologyId, position })))
    .execute();
  if (city)
    await db.insertInto('developerPlaces').values({ developerId, kind: 'dream', placeId: city, position: 0 }).execute();
  for (const [position, [languageId, value]] of Object.entries(languages).entries())
    await db.insertInto('developerLanguages').values({ developerId, languageId, value, position }).execute();
  await refreshInLibrary(db, person);
  people[name] = person;
}

beforeAll(async () => {
  runtime = await testRuntime();
  recruiter = await makeRecruiter(runtime.db);
  const nantes = 'insee:44109';
  await make('Alix', {
    technologies: ['react', 'typescript'],
    city: nantes,
    languages: { en: 100 },
    columns: { codeExperienceYears: 7, remoteFrequency: 'hybrid', professionId: 'front-end-developer', salary: 52 },
  });
  await make('Noor', {
    technologies: ['react', 'react-native'],
    city: 'insee:69123',
    languages: { en: 50 },
    columns: {
      codeExperienceYears: 2,
      remoteFrequency: 'fullTime',
      professionId: 'cross-platform-mobile-developer',
      salary: 40,
    },
  });
  await make('Sam', {
    technologies: ['go', 'kubernetes'],
    city: nantes,
    columns: { codeExperienceYears: 4, remoteFrequency: 'no', professionId: 'data-engineer', salary: null },
  });
});

async function read(search: string, viewer = recruiter): Promise<OpenLibrary> {
  const library = await readLibrary(
    contextOf(runtime, viewer),
    readLibraryQuery(new URLSearchParams(search)),
    undefined,
  );
  if (library.access !== 'open') throw new Error(library.access);
  return library;
}
const found = async (text: string) => {
  const { entries } = await read(String(new URLSearchParams({ query: text })));
  return entries.map(({ name }) => name).sort();
};

describe('the text of a search is understood (docs/product/library.md, Words of a search)', () => {
  it.each<[string, string[]]>([
    ['senior react typescript nantes anglais', ['Alix']],
    ['react remote', ['Noor']],
    ['recat', ['Alix', 'Noor']],
    ['react -native', ['Alix']],
    ['react sauf react native', ['Alix']],
    ['Nantes ou télétravail', ['Alix', 'Noor', 'Sam']],
    ['Nantes', ['Alix', 'Sam']],
    ['react ou golang', ['Alix', 'Noor', 'Sam']],
    ['golang k8s', ['Sam']],
    ['react typescript', ['Alix']],
    ['react max 45k', ['Noor']],
    ['3-5 ans', ['Sam']],
    ['anglais courant', ['Alix']],
    ['anglais', ['Alix', 'Noor']],
    ['data', ['Sam']],
    ['dev front', ['Alix']],
    ['alix react', ['Alix']],
    ['"go"', ['Sam']],
    ['hybride', ['Alix']],
  ])('“%s” finds %j', async (text, names) => expect(await found(text)).toEqual(names));

  it('keeps the text in the address, and names what it means', async () => {
    const { query, typed, valueNames, facets } = await read('query=senior+golang+nantes+data');
    expect(query).toMatchObject({ query: 'senior golang nantes data', technology: [], yearsFrom: undefined });
    expect(typed.map(({ parameter, value }) => `${parameter} ${value}`)).toEqual([
      'yearsFrom 5',
      'technology go',
      'city insee:44109',
      'profession data',
    ]);
    expect(valueNames).toEqual({
      'technology go': 'Go',
      'city insee:44109': 'Nantes, France',
      'profession data': 'Données et intelligence artificielle',
    });
    expect(facets.technology.find(({ value }) => value === 'go')).toMatchObject({ chosen: false, typed: true });
  });

  it('says what a misspelt word was read as, and finds it as it is in quotation marks', async () => {
    expect((await read('query=recat+nantes')).corrections).toEqual([
      { typed: 'recat', key: 'technology react', asTyped: '"recat" nantes' },
    ]);
    expect(await read('query="recat"+nantes')).toMatchObject({ corrections: [], total: 0 });
  });

  it('does not correct a word that finds someone', async () => {
    await make('Recat', { technologies: ['php'] });
    expect(await read('query=recat')).toMatchObject({ corrections: [], entries: [{ name: 'Recat' }] });
    await runtime.db
      .deleteFrom('users')
      .where('id', '=', people.Recat?.userId ?? '')
      .execute();
  });

  it('without result, counts what each part that is left out would give', async () => {
    const { ways } = await read('query=golang+anglais+zzzz&remote=no');
    expect(ways).toEqual({});
    expect((await read('query=golang+anglais&remote=no')).ways).toEqual({ 'language en': 1 });
    // Alix and Noor without the technology, Sam without the language.
    expect((await read('query=golang+anglais')).ways).toEqual({ 'technology go': 2, 'language en': 1 });
    expect((await read('query=react')).ways).toEqual({});
  });

  it('shows near profiles, where few people have everything and the list is by fit', async () => {
    const names = async (search: string) => {
      const { entries, near, total } = await read(search);
      expect(total).toBe(entries.length);
      return [entries, near].map((list) => list.map(({ name }) => name));
    };
    expect(await names('query=senior+react')).toEqual([['Alix'], ['Noor']]);
    expect(await names('query=react+zzzz+nantes')).toEqual([[], ['Alix']]);
    // No one has Rust: the profession is near.
    expect(await names('query=rust+data+nantes')).toEqual([[], ['Sam']]);
    expect(await names('query=zzzz+nantes')).toEqual([[], []]);
    expect((await read('query=senior+react')).near[0]?.fit?.score).toBeGreaterThan(0);
    const after = await readLibrary(
      contextOf(runtime, recruiter),
      readLibraryQuery(new URLSearchParams('query=senior+react')),
      undefined,
      'date',
    );
    expect(after).toMatchObject({ near: [] });
  });

  it('does not show near profiles that hide from the company', async () => {
    const companyId = recruiter.membership?.companyId ?? '';
    const blocked = { developerId: people.Noor?.userId ?? '', companyId };
    await runtime.db.insertInto('blockedCompanies').values(blocked).execute();
    expect((await read('query=senior+react')).near).toEqual([]);
    await runtime.db.deleteFrom('blockedCompanies').where('companyId', '=', companyId).execute();
  });

  it('counts at most six ways', async () => {
    const { total, ways } = await read('query=go+react+php+rust+vue+java+python+nantes+anglais');
    expect(total).toBe(0);
    expect(Object.keys(ways).length).toBeLessThanOrEqual(6);
  });
});

describe('profiles that a recruiter has not opened (docs/product/library.md, Filters)', () => {
  it('leave out those of the own visits, and mean nothing for administrators', async () => {
    const { userId: developerId } = people.Alix as SignedIn;
    const visit = {
      developerId,
      recruiterId: recruiter.userId,
      day: new Date('2026-02-01'),
      lastAt: new Date('2026-02-01'),
    };
    await runtime.db.insertInto('developerVisits').values(visit).execute();
    expect(await read('query=react&unseen=1')).toMatchObject({ total: 1, entries: [{ name: 'Noor' }] });
    const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership?.companyId ?? '' });
    expect(await read('query=react&unseen=1', colleague)).toMatchObject({ total: 2 });
    const team = await read('query=react&unseen=1', await makeAdministrator(runtime.db));
    expect(team).toMatchObject({ total: 2, query: { unseen: false } });
  });
});
