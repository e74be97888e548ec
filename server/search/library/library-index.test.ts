import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asGiven, readLibraryQuery } from '../../../domain/library/query.ts';
import { makeCompany, makeDeveloper } from '../../../tests/harness/factories.ts';
import { type KnownPerson, makeLibraryPeople } from '../../../tests/harness/library-people.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { rebuildLibrary } from '../../services/library/rebuild-library.ts';
import { searchOf } from '../../services/library/resolve-query.ts';
import { searchLibrary } from '../../services/library/search-library.ts';
import { type LibrarySearcher, openLibrarySearch } from './open-library-search.ts';

let runtime: Runtime;
let people: KnownPerson[];
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  companyId = await makeCompany(runtime.db, { name: 'Nuagerie' });
  people = await makeLibraryPeople(runtime.db, 60, [companyId]);
  await runtime.library.start();
});

const searches = [
  '',
  'query=react',
  'query=p',
  'technology=react&remote=hybrid',
  'yearsFrom=3&salary=50',
  'query=etoile',
];

/** Once it has received the changes, the index gives the same results as the database. */
async function expectAgreement(): Promise<void> {
  await runtime.library.caughtUp();
  for (const address of searches) {
    const search = await searchOf(runtime.db, asGiven(readLibraryQuery(new URLSearchParams(address))), companyId);
    const page = { after: undefined, size: 100 };
    const fromMemory = await searchLibrary(runtime, search, page);
    const library = { ...runtime.library, isReady: () => false };
    expect(fromMemory, address).toEqual(await searchLibrary({ ...runtime, library }, search, page));
  }
}

const person = (index: number) => (people.filter(({ listed }) => listed)[index] as KnownPerson).id;
const change = (statement: ReturnType<typeof sql>) => statement.execute(runtime.db);

describe('the index in memory follows the database', () => {
  it('from the start', async () => {
    expect(runtime.library.isReady()).toBe(true);
    await expectAgreement();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a developer is added', () => makeDeveloper(runtime.db, { oneSentenceDescription: 'Une étoile montante' })],
    [
      'a developer is boosted',
      () => change(sql`update developer_confidential set boost = 3 where developer_id = ${person(3)}`),
    ],
    [
      'a developer is recommended',
      () => change(sql`insert into developer_recommendations (developer_id, value) values (${person(4)}, 'x')`),
    ],
    [
      'a developer is disabled',
      () => change(sql`update developers set disabled_at = now(), disabled_reason = 'Default' where id = ${person(5)}`),
    ],
    [
      'a developer is enabled again',
      () => change(sql`update developers set disabled_at = null, disabled_reason = null where id = ${person(5)}`),
    ],
    ['a developer is deleted', () => change(sql`delete from users where id = ${person(6)}`)],
    [
      'a developer blocks the company',
      () => change(sql`insert into blocked_companies (developer_id, company_id) values (${person(7)}, ${companyId})`),
    ],
    [
      'all developers are updated',
      () => change(sql`update developers set last_update = last_update + interval '1 day'`),
    ],
    [
      'the library is rebuilt, twice',
      async () => {
        await rebuildLibrary(runtime.db);
        await rebuildLibrary(runtime.db);
      },
    ],
    [
      'many developers are added, more than one message can list',
      async () => {
        await makeLibraryPeople(runtime.db, 260, [companyId]);
      },
    ],
  ])('when %s', async (_, event) => {
    await event();
    if (_.startsWith('many')) await untilReloaded();
    await expectAgreement();
  });

  it('gives no answer while its connection is lost, and works again afterwards', async () => {
    await runtime.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'library index' and datname = current_database()",
    );
    while (runtime.library.isReady()) await new Promise((resolve) => setTimeout(resolve, 5));
    const search = await searchOf(runtime.db, asGiven(readLibraryQuery(new URLSearchParams(''))), companyId);
    const asked = { search, blocked: [], opened: [], page: { after: undefined, size: 20 }, withCounts: true };
    expect(await runtime.library.ask(asked)).toBeUndefined();
    await runtime.library.start();
    await expectAgreement();
  });
});

describe('when the index is used', () => {
  const opened: LibrarySearcher[] = [];
  const openFrom = (from: number) => {
    const { connection, pool, log } = runtime;
    const search = openLibrarySearch({ connection, pool, log, from });
    opened.push(search);
    return search;
  };
  afterAll(() => Promise.all(opened.map((search) => search.close())));
  const threads = async () => {
    const { rows } = await runtime.pool.query<{ count: number }>(`select count(*)::int from pg_stat_activity
      where application_name = 'library index' and datname = current_database()`);
    return rows[0]?.count;
  };
  const ready = async (searcher: LibrarySearcher) => {
    while (!searcher.isReady()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const totalOf = async (searcher: LibrarySearcher) => {
    await searcher.caughtUp();
    const search = await searchOf(runtime.db, asGiven(readLibraryQuery(new URLSearchParams(''))), undefined);
    const asked = { search, blocked: [], opened: [], page: { after: undefined, size: 1 }, withCounts: true };
    return (await searcher.ask(asked))?.found?.total;
  };

  it('a small library starts no thread', async () => {
    const before = await threads();
    const search = openFrom(1_000_000);
    await search.watch();
    expect(await threads()).toBe(before);
    expect(search.isReady()).toBe(false);
  });

  it('a large library is loaded by every process, and each of them receives the changes', async () => {
    const [one, other] = [openFrom(0), openFrom(10)];
    await Promise.all([one.watch(), other.watch()]);
    await Promise.all([ready(one), ready(other)]);
    const before = await totalOf(one);
    expect(await totalOf(other)).toBe(before);
    await makeDeveloper(runtime.db);
    expect([await totalOf(one), await totalOf(other)]).toEqual([(before ?? 0) + 1, (before ?? 0) + 1]);
  });
});

/** The thread waits for a moment without changes before it reads everything again. */
async function untilReloaded(): Promise<void> {
  const search = await searchOf(runtime.db, asGiven(readLibraryQuery(new URLSearchParams(''))), undefined);
  const asked = { search, blocked: [], opened: [], page: { after: undefined, size: 1 }, withCounts: true };
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from library_profiles where listed`.execute(runtime.db);
  while ((await runtime.library.ask(asked))?.found?.total !== rows[0]?.count) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
