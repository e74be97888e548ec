import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeRecruiter, refreshInLibrary } from '../../../tests/harness/factories.ts';
import { makeLibraryPeople, readTests } from '../../../tests/harness/library-people.ts';
import { makeRichDeveloper, markers, placeId } from '../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { saveInformations } from '../account/save-informations.ts';
import type { EditableCardName } from '../profile/cards/editable-cards.ts';
import { blockCompany, hideFromEmployer } from '../profile/discretion/change-discretion.ts';
import { readCard, saveCard } from '../profile/edit-card.ts';
import { hideCard } from '../profile/hide-card.ts';
import { keepLibraryCurrent, rebuildLibrary } from './rebuild-library.ts';

let runtime: Runtime;
let person: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  person = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
  await makeLibraryPeople(runtime.db, 30, [await makeCompany(runtime.db)]);
  await rebuildLibrary(runtime.db);
});

type Row = Record<string, unknown>;

/** The content of the table, without columns that depend on time. */
async function rows(): Promise<Row[]> {
  const { rows: all } = await sql<Row>`select * from library_profiles order by developer_id`.execute(runtime.db);
  return all.map(({ number: _, listedAt: __, words, ...row }) => ({ ...row, words: String(words).split(' ').sort() }));
}

async function rowOf({ userId }: SignedIn): Promise<Row> {
  const found = (await rows()).find((row) => row.developerId === userId);
  if (!found) throw new Error('the row is missing');
  return found;
}

/** A rebuild from the sources must give the same table. */
async function expectTrue(): Promise<void> {
  const kept = await rows();
  await rebuildLibrary(runtime.db);
  expect(kept).toEqual(await rows());
}

async function edit(card: EditableCardName, change: (value: Row) => Row): Promise<void> {
  const context = contextOf(runtime, person);
  const { version, value } = await readCard(context, person.userId, card);
  await saveCard(context, person.userId, card, { mode: 'edit', version, value: change(value as Row) });
}

describe('the rows of the library agree with the profiles', () => {
  it.each<[string, EditableCardName, (value: Row) => Row, () => Promise<Row>]>([
    [
      'an edit of the about card',
      'about',
      (value) => ({ ...value, oneSentenceDescription: 'Une phrase nouvelle', professionId: 'data-engineer' }),
      async () => ({ professionId: 'data-engineer', words: expect.arrayContaining(['nouvelle', 'data']) }),
    ],
    [
      'an edit of the job search',
      'jobSearch',
      (value) => ({
        ...value,
        state: 'open_opportunities',
        contractTypes: ['freelance'],
        remote: 'fullTime',
        salary: 61,
      }),
      async () => ({ contractTypes: ['freelance'], remote: 'fullTime', salary: 61, state: 'open_opportunities' }),
    ],
    [
      'another wished city',
      'jobSearch',
      (value) => ({ ...value, places: [{ placeId: 'insee:44109', label: 'Nantes' }] }),
      async () => ({ placeIds: ['insee:44109'], regionIds: ['FR:Pays de la Loire'] }),
    ],
    [
      'an edit of the experiences',
      'experiences',
      (value) => ({
        ...value,
        codeExperienceYears: 11,
        experiences: (value.experiences as Row[]).map((one) => ({ ...one, companyName: 'Zostère' })),
      }),
      async () => ({ years: 11, hiddenFrom: ['=zostere', 'zostere'], words: expect.arrayContaining(['@zostere']) }),
    ],
    [
      'an edit of the technologies',
      'technologies',
      (value) => ({ ...value, technologyIds: ['rust', 'go'] }),
      async () => ({ technologyIds: ['rust', 'go'], words: expect.arrayContaining(['rust', 'go']) }),
    ],
    [
      'an edit of the languages',
      'skills',
      (value) => ({ ...value, languages: [{ languageId: 'it', value: 60 }] }),
      async () => ({ languageIds: ['it'], languageMarks: ['it', 'it~40'] }),
    ],
  ])('after %s', async (_, card, change, expected) => {
    await edit(card, change);
    expect(await rowOf(person)).toMatchObject(await expected());
    await expectTrue();
  });

  it('after a new name', async () => {
    const names = { firstName: 'Maëlle', lastName: 'Kerouan', phone: null };
    await saveInformations(contextOf(runtime, person), names);
    expect(await rowOf(person)).toMatchObject({ words: expect.arrayContaining(['maelle', 'kerouan']) });
    await expectTrue();
  });

  it('after a change of discretion', async () => {
    await hideFromEmployer(contextOf(runtime, person), false);
    expect(await rowOf(person)).toMatchObject({ hiddenFrom: [] });
    const { membership } = await makeRecruiter(runtime.db);
    await blockCompany(contextOf(runtime, person), membership.companyId);
    await expectTrue();
  });

  // Triggers update the library for every write of these columns.
  it.each<[string, () => Promise<unknown>, Row]>([
    [
      'disabled',
      () =>
        sql`update developers set disabled_at = now(), disabled_reason = 'Default' where id = ${person.userId}`.execute(
          runtime.db,
        ),
      { listed: false },
    ],
    [
      'activated',
      () =>
        sql`update developers set disabled_at = null, disabled_reason = null where id = ${person.userId}`.execute(
          runtime.db,
        ),
      { listed: true },
    ],
    [
      'no longer validated',
      () => sql`update developers set validation_status = null where id = ${person.userId}`.execute(runtime.db),
      { listed: false },
    ],
    [
      'published',
      () => sql`update developers set validation_status = 'published' where id = ${person.userId}`.execute(runtime.db),
      { listed: true },
    ],
    [
      'boosted',
      () => sql`update developer_confidential set boost = 3 where developer_id = ${person.userId}`.execute(runtime.db),
      { boost: 3 },
    ],
    [
      'moved up by a new update date',
      () =>
        sql`update developers set last_update = '2026-11-11T00:00:00Z' where id = ${person.userId}`.execute(runtime.db),
      { lastUpdate: new Date('2026-11-11T00:00:00Z') },
    ],
    [
      'in another search state',
      () =>
        sql`update developers set job_search_state = 'dreamjob_only' where id = ${person.userId}`.execute(runtime.db),
      { state: 'dreamjob_only' },
    ],
    [
      'no longer recommended',
      () => sql`delete from developer_recommendations where developer_id = ${person.userId}`.execute(runtime.db),
      { recommended: false },
    ],
    [
      'recommended',
      () =>
        sql`insert into developer_recommendations (developer_id, value) values (${person.userId}, 'x')`.execute(
          runtime.db,
        ),
      { recommended: true },
    ],
  ])('by a trigger, when a developer is %s', async (_, change, expected) => {
    await change();
    expect(await rowOf(person)).toMatchObject(expected);
    await expectTrue();
  });

  it('do not contain the words of projects that recruiters do not see', async () => {
    const own = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
    const context = contextOf(runtime, own);
    const word = markers.project.toLowerCase();
    await refreshInLibrary(runtime.db, own);
    expect((await rowOf(own)).words).toContain(word);
    const kept = { all: true, cards: { projects: { all: false, recruiters: false } } };
    await saveCard(context, own.userId, 'visibility', { mode: 'edit', version: null, value: kept });
    expect((await rowOf(own)).words).not.toContain(word);
    await expectTrue();
    // A public card is seen by everyone, recruiters included.
    await hideCard(context, own.userId, 'projects', false);
    expect((await rowOf(own)).words).toContain(word);
  });

  it.each([
    ['every rank reached', 100, false, ['', '~20', '~40']],
    ['no rank while it is provisional', 120, true, ['']],
  ])('contain the shown tests, with %s', async (_, deviation, provisional, marks) => {
    const [test] = await readTests(runtime.db);
    const testId = test?.id ?? '';
    await runtime.db.deleteFrom('developerTests').where('developerId', '=', person.userId).execute();
    await runtime.db
      .insertInto('developerTests')
      .values({
        ...{ developerId: person.userId, testId, centile: 0.12, provisional, score: 1700, deviation },
        endedAt: new Date('2026-02-01'),
      })
      .execute();
    await refreshInLibrary(runtime.db, person);
    expect(await rowOf(person)).toMatchObject({ testMarks: marks.map((mark) => `${testId}${mark}`) });
  });

  it('contain the date since when the developer is listed: unchanged by an edit, new after a return', async () => {
    const listedAt = async () => {
      const { rows: found } = await sql<{ listedAt: Date }>`
        select listed_at from library_profiles where developer_id = ${person.userId}`.execute(runtime.db);
      return found[0]?.listedAt.getTime();
    };
    const first = await listedAt();
    await edit('jobSearch', (value) => ({ ...value, salary: 50 }));
    expect(await listedAt()).toBe(first);
    await edit('jobSearch', (value) => ({ ...value, state: 'not_searching' }));
    await edit('jobSearch', (value) => ({ ...value, state: 'actively_searching' }));
    expect(await listedAt()).toBeGreaterThan(first ?? 0);
  });

  it('are deleted with the account', async () => {
    const other = await makeDeveloper(runtime.db);
    await runtime.db.deleteFrom('users').where('id', '=', other.userId).execute();
    expect((await rows()).some(({ developerId }) => developerId === other.userId)).toBe(false);
    expect(await placeId(runtime.db, 'Nantes')).toBe('insee:44109');
  });
});

describe('at the start of the process', () => {
  const jobs = async () => {
    const { rows: found } = await runtime.pool.query(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'rebuild-library'",
    );
    return found[0].count;
  };

  it('a task rebuilds rows of another version, or made from older names', async () => {
    await rebuildLibrary(runtime.db);
    await keepLibraryCurrent(runtime.db);
    expect(await jobs()).toBe(0);
    await runtime.db
      .updateTable('lookupVersions')
      .set({ version: 'older' })
      .where('name', '=', 'technologies')
      .execute();
    await keepLibraryCurrent(runtime.db);
    expect(await jobs()).toBe(1);
  });
});
