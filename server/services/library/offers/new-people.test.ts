import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FitOffer } from '../../../../domain/fit/offer.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
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
import { fixedClock } from '../../../ports/clock/fixed.ts';
import { saveSearch } from '../searches/saved-searches.ts';
import { readNewPeople } from './read-new-people.ts';

const runtime = await testRuntime();
const { db } = runtime;

type Recruiter = Awaited<ReturnType<typeof makeRecruiter>>;
let recruiter: Recruiter;
const clock = fixedClock('2026-06-20T10:00:00Z');
const as = (viewer: Viewer) => contextOf({ ...runtime, ports: { ...runtime.ports, clock } }, viewer);

const offerFor = (...technologies: string[]): FitOffer => ({
  technologies: technologies.map((id) => ({ id, must: true })),
  professionId: null,
  years: { least: null, most: null },
  place: null,
  remote: null,
  contract: null,
  pay: null,
  languages: [],
});
const publish = (title: string, day: string, ...technologies: string[]) =>
  writeOffer(db, recruiter.membership.companyId, offerFor(...technologies), `2026-06-${day}T10:00:00.000000Z`, title);

/** A listed person who came on one day and changed last on another one. */
async function makePerson(
  name: string,
  technologies: string[],
  changed: string,
  came = '2026-01-01',
): Promise<SignedIn> {
  const person = await makeDeveloper(db, { displayName: name });
  const developerId = person.userId;
  const rows = technologies.map((technologyId, position) => ({ developerId, technologyId, position }));
  await db.insertInto('developerTechnologies').values(rows).execute();
  await db.updateTable('developers').set({ lastUpdate: changed }).where('id', '=', developerId).execute();
  await refreshInLibrary(db, person);
  await sql`update library_profiles set listed_at = ${came},
    number = nextval(pg_get_serial_sequence('library_profiles', 'number')) where developer_id = ${developerId}`.execute(
    db,
  );
  if (runtime.library.isReady()) await runtime.library.caughtUp();
  return person;
}

beforeEach(async () => {
  // A page does not wait for its log: what the test before has begun is written first.
  await eventually(() => expect(runtime.pool.idleCount).toBe(runtime.pool.totalCount));
  await db.deleteFrom('rankings').execute();
  await db.deleteFrom('users').execute();
  recruiter = await makeRecruiter(db);
});

const shown = async (viewer: Viewer = recruiter) =>
  (await readNewPeople(as(viewer)))?.groups.map(({ kind, name, entries }) => [
    kind,
    name,
    ...entries.map((one) => one.name),
  ]);

describe.each(['database', 'index'])('new profiles on the home page, found by the %s', (by) => {
  beforeAll(async () => {
    if (by === 'index') await runtime.library.start();
  });

  it('came or changed within 14 days, and this recruiter has not opened them (docs/product/library.md, New profiles on the home page)', async () => {
    await publish('Go', '10', 'go');
    await makePerson('Changed', ['go'], '2026-06-06T00:00:00Z');
    await makePerson('Came', ['go'], '2026-01-01T00:00:00Z', '2026-06-18');
    await makePerson('Too old', ['go'], '2026-06-05T23:59:59Z');
    await makePerson('Other', ['php'], '2026-06-19T00:00:00Z');
    const opened = await makePerson('Opened', ['go'], '2026-06-19T00:00:00Z');
    const hiding = await makePerson('Hiding', ['go'], '2026-06-19T00:00:00Z');
    await db
      .insertInto('developerVisits')
      .values({ recruiterId: recruiter.userId, developerId: opened.userId, day: '2026-06-19', lastAt: '2026-06-19' })
      .execute();
    const { companyId } = recruiter.membership;
    await db.insertInto('blockedCompanies').values({ developerId: hiding.userId, companyId }).execute();
    expect(await shown()).toEqual([['offer', 'Go', 'Changed', 'Came']]);
    // A colleague has not opened that profile.
    const colleague = await makeRecruiter(db, { companyId });
    expect((await shown(colleague))?.[0]).toContain('Opened');
  });

  it('five people, each once, for the newest offers and searches in turn', async () => {
    await publish('Go', '10', 'go');
    await publish('Rust', '12', 'rust');
    await saveSearch(as(recruiter), { name: 'Svelte', query: 'technology=svelte', alert: false });
    await makePerson('Both', ['go', 'rust'], '2026-06-19T00:00:00Z');
    for (const name of ['Go 1', 'Go 2', 'Go 3']) await makePerson(name, ['go'], '2026-06-18T00:00:00Z');
    await makePerson('Svelte 1', ['svelte'], '2026-06-18T00:00:00Z');
    const groups = (await shown()) ?? [];
    expect(groups.map(([kind, name, ...people]) => [kind, name, people.length])).toEqual([
      ['offer', 'Rust', 1],
      ['offer', 'Go', 3],
      ['search', 'Svelte', 1],
    ]);
    expect(groups[0]).toEqual(['offer', 'Rust', 'Both']);
    expect(groups.flatMap(([, , ...people]) => people).sort()).toEqual(['Both', 'Go 1', 'Go 2', 'Go 3', 'Svelte 1']);
  });
});

describe('new profiles on the home page (docs/product/library.md, New profiles on the home page)', () => {
  it('have the entry and the reasons of the CV library, and are logged', async () => {
    await publish('Go', '10', 'go');
    const person = await makePerson('Alix', ['go'], '2026-06-19T00:00:00Z');
    const people = await readNewPeople(as(recruiter));
    expect(people).toMatchObject({
      needs: [{ kind: 'offer', name: 'Go', query: 'technology=go' }],
      groups: [
        {
          entries: [
            {
              id: person.userId,
              name: 'Alix',
              fit: { lines: expect.arrayContaining([expect.objectContaining({ name: 'technology', label: 'Go' })]) },
            },
          ],
        },
      ],
    });
    expect(Object.keys(people?.groups[0]?.entries[0] ?? {})).not.toContain('boost');
    await readNewPeople(as(recruiter));
    const { companyId } = recruiter.membership;
    // Rankings of the tests before may be stored late.
    const own = await eventually(async () => {
      const rows = await db.selectFrom('rankings').selectAll().where('companyId', '=', companyId).execute();
      expect(rows).toMatchObject([{ viewerId: recruiter.userId, companyId, kind: 'people' }]);
      return rows.map(({ id }) => id);
    });
    const results = await db
      .selectFrom('rankingResults')
      .select(['place', 'developerId'])
      .where('rankingId', 'in', own)
      .execute();
    expect(results).toEqual([{ place: 1, developerId: person.userId }]);
  });

  it('a search by words alone has no order of fit and no log', async () => {
    await saveSearch(as(recruiter), { name: 'Mots', query: 'query=zeste', alert: false });
    await makePerson('Zeste', ['go'], '2026-06-19T00:00:00Z');
    const people = await readNewPeople(as(recruiter));
    expect(people?.groups).toMatchObject([{ name: 'Mots', entries: [{ name: 'Zeste' }] }]);
    expect(people?.groups[0]?.entries[0]?.fit).toBeUndefined();
    await eventually(() => expect(runtime.pool.idleCount).toBe(runtime.pool.totalCount));
    const { companyId } = recruiter.membership;
    expect(await db.selectFrom('rankings').select('id').where('companyId', '=', companyId).execute()).toEqual([]);
  });

  it('look through the four newest offers and the four newest searches, the same search once', async () => {
    for (const [at, technology] of ['go', 'rust', 'php', 'svelte', 'react', 'elixir'].entries())
      await publish(technology, `1${at}`, technology);
    await saveSearch(as(recruiter), { name: 'Elixir encore', query: 'technology=elixir', alert: true });
    for (const word of ['a', 'b', 'c', 'd', 'e'])
      await saveSearch(as(recruiter), { name: word, query: `query=${word}`, alert: true });
    await db
      .updateTable('savedSearches')
      .set({ createdAt: sql`now() - (ascii(name) || ' minutes')::interval` })
      .execute();
    const people = await readNewPeople(as(recruiter));
    expect(people?.needs.map(({ name }) => name)).toEqual(['elixir', 'react', 'svelte', 'php', 'a', 'b', 'c', 'd']);
    expect(people?.groups).toEqual([]);
  });

  it('nothing to look for', async () => {
    await writeOffer(db, recruiter.membership.companyId, offerFor());
    expect(await readNewPeople(as(recruiter))).toEqual({ needs: [], groups: [] });
  });

  it('only for members of validated companies', async () => {
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    const others = [undefined, waiting, await makeNewcomer(db), await makeDeveloper(db), await makeAdministrator(db)];
    for (const other of others) expect(await readNewPeople(as(other))).toBeUndefined();
  });
});
