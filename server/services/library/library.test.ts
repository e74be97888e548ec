import { sql, type Updateable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { libraryPageSize } from '../../../domain/library/library-position.ts';
import { readLibraryQuery } from '../../../domain/library/query.ts';
import { profileState } from '../../../domain/profile/state/profile-state.ts';
import { resumeThemes } from '../../../domain/resume/file.ts';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { countQueries, type QueryCount } from '../../../tests/harness/count-queries.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../tests/harness/factories.ts';
import { testRuntime, Visitor } from '../../../tests/harness/runtime.ts';
import type { DB } from '../../data/schema.generated.ts';
import type { Runtime } from '../../runtime.ts';
import { blockCompany, hideFromEmployer, unblockCompany } from '../profile/discretion/change-discretion.ts';
import { readProfile } from '../profile/read-profile.ts';
import { downloadResume } from '../resume/downloads/download-resume.ts';
import { changeFavourite } from './change-favourite.ts';
import { readNotes } from './notes/read-notes.ts';
import type { LibraryEntry } from './read-entries.ts';
import { readLibrary } from './read-library.ts';
import { refreshProfiles } from './refresh-profiles.ts';

let runtime: Runtime;
let recruiter: SignedIn;
let queries: QueryCount;

beforeAll(async () => {
  runtime = await testRuntime();
  recruiter = await makeRecruiter(runtime.db);
  queries = countQueries(runtime);
});

beforeEach(async () => {
  await runtime.db.deleteFrom('users').where('role', '=', 'DEVELOPER').execute();
  queries.count = 0;
});

async function read(viewer: Viewer, after?: string, locale: 'fr' | 'en' = 'fr', search = '') {
  const context = { ...(await new Visitor(runtime).context(locale)), viewer };
  return readLibrary(context, readLibraryQuery(new URLSearchParams(search)), after);
}

async function readOpen(after?: string, locale?: 'fr' | 'en', viewer: SignedIn = recruiter) {
  const library = await read(viewer, after, locale);
  if (library.access !== 'open') throw new Error(library.access);
  return library;
}

/** All pages, first to last. */
async function readAll(): Promise<LibraryEntry[][]> {
  const pages: LibraryEntry[][] = [];
  let next: string | undefined;
  do {
    const page = await readOpen(next);
    pages.push(page.entries);
    next = page.next;
  } while (next);
  return pages;
}

async function confide(person: SignedIn, values: Updateable<DB['developerConfidential']>): Promise<void> {
  await runtime.db.updateTable('developerConfidential').set(values).where('developerId', '=', person.userId).execute();
}

async function employ({ userId: developerId }: SignedIn, companyName: string): Promise<void> {
  const job = { jobTitle: 'Dev', description: 'x', startYear: 2020, startMonth: 1, position: 0, stillEmployed: true };
  await runtime.db
    .insertInto('developerExperiences')
    .values({ developerId, companyName, ...job })
    .execute();
}

async function recommend(person: SignedIn): Promise<void> {
  await runtime.db
    .insertInto('developerRecommendations')
    .values({ developerId: person.userId, value: 'Une personne de confiance.' })
    .execute();
}

describe('who may open the library (docs/product/library.md, Who reaches the library)', () => {
  it('recruiters of validated companies and administrators', async () => {
    expect(await read(recruiter)).toMatchObject({ access: 'open' });
    expect(await read(await makeAdministrator(runtime.db))).toMatchObject({ access: 'open' });
  });

  it('other recruiters get the reason why not, without a query', async () => {
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    const pending = await makeRecruiter(runtime.db, { companyId });
    queries.count = 0;
    expect(await read(pending)).toEqual({ access: 'pending' });
    expect(await read({ ...recruiter, membership: undefined })).toEqual({ access: 'noCompany' });
    expect(queries.count).toBe(0);
  });

  it('every other user is refused', async () => {
    for (const other of [undefined, await makeDeveloper(runtime.db)]) {
      await expect(read(other)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

describe('which profiles are listed (docs/product/library.md, Which profiles are listed)', () => {
  it.each<[string, Updateable<DB['developers']>, boolean]>([
    ['actively searching', {}, true],
    ['open to opportunities', { jobSearchState: 'open_opportunities' }, true],
    ['only for a dream job', { jobSearchState: 'dreamjob_only' }, true],
    ['paused profile', { jobSearchState: 'pause_profile' }, false],
    ['not searching', { jobSearchState: 'not_searching' }, false],
    ['no search state chosen yet', { jobSearchState: 'unknown' }, false],
    ['disabled by an administrator', { disabledAt: new Date('2026-01-05'), disabledReason: 'Default' }, false],
    ['incomplete profile', { isShort: true }, false],
    ['unavailable', { unavailable: true }, false],
    ['reviewed, not yet published', { validationStatus: 'reviewed' }, false],
    ['waiting for validation', { validationStatus: 'waiting' }, false],
    ['never reviewed', { validationStatus: null }, false],
  ])('a developer, %s %j: listed is %s', async (_, traits, found) => {
    await makeDeveloper(runtime.db, traits);
    expect((await readOpen()).entries).toHaveLength(found ? 1 : 0);
    const state = profileState({
      disabled: 'disabledAt' in traits,
      isShort: traits.isShort === true,
      jobSearchState: String(traits.jobSearchState ?? 'actively_searching'),
      unavailable: traits.unavailable === true,
      validationStatus:
        traits.validationStatus === undefined ? 'published' : (traits.validationStatus as string | null),
    });
    // The state that the developer's home page shows is the same rule.
    expect(state === 'published').toBe(found);
  });
});

describe('an entry of the library (docs/product/library.md, An entry of the library)', () => {
  it('has the fields of the list, in the language of the page', async () => {
    const person = await makeDeveloper(runtime.db, {
      seoAlias: 'alix-moreau',
      displayName: 'Alix Moreau',
      codeExperienceYears: 7,
      profilePicHandle: 'f'.repeat(32),
    });
    const { userId: developerId } = person;
    const place = await runtime.db
      .selectFrom('places')
      .select(['id', 'localityFr', 'localityEn'])
      .whereRef('localityFr', '<>', 'localityEn')
      .limit(1)
      .executeTakeFirstOrThrow();
    await runtime.db
      .insertInto('developerPlaces')
      .values([
        { developerId, kind: 'current', placeId: place.id, position: 0 },
        { developerId, kind: 'dream', placeId: place.id, position: 0 },
      ])
      .execute();
    await runtime.db
      .insertInto('developerTechnologies')
      .values(['typescript', 'react'].map((technologyId, position) => ({ developerId, technologyId, position })))
      .execute();
    const { entries, next } = await readOpen();
    expect(next).toBeUndefined();
    expect(entries).toEqual([
      {
        id: developerId,
        alias: 'alix-moreau',
        name: 'Alix Moreau',
        portrait: `/images/${'f'.repeat(32)}/150.webp`,
        profession: 'Développeur·euse front-end',
        city: place.localityFr,
        years: 7,
        sentence: 'Je soigne les interfaces.',
        jobSearchState: 'actively_searching',
        wishes: [place.localityFr],
        remote: null,
        salary: null,
        dailyRate: null,
        technologies: [
          { id: 'typescript', name: 'TypeScript', handle: 'typescript' },
          { id: 'react', name: 'React', handle: 'react' },
        ],
        tests: [],
        badge: undefined,
        seenAt: undefined,
        favourite: false,
        openedToday: false,
        notes: 0,
      },
    ]);
    const english = (await readOpen(undefined, 'en')).entries[0];
    expect(english).toMatchObject({ city: place.localityEn, profession: 'Front-end developer' });
  });

  it('has the id when there is no alias, and the avatar when there is no photo', async () => {
    const person = await makeDeveloper(runtime.db, { avatar: JSON.stringify({ seed: 'a' }) });
    const [entry] = (await readOpen()).entries;
    expect(entry?.alias).toBe(person.userId);
    expect(entry?.portrait).toMatch(new RegExp(`^/avatars/${person.userId}/[\\w-]+\\.svg$`));
  });

  it.each<[string, Record<string, unknown>, { salary: number | null; dailyRate: number | null }]>([
    ['the salary', { salary: 48, contractTypes: ['permanent', 'freelance'] }, { salary: 48, dailyRate: null }],
    ['no salary', { salary: null }, { salary: null, dailyRate: null }],
    ['the daily rate of a freelance', { contractTypes: ['freelance'] }, { salary: null, dailyRate: 450 }],
    [
      'no daily rate that is kept from companies',
      { contractTypes: ['freelance'], sharedFields: ['perks'] },
      { salary: null, dailyRate: null },
    ],
  ])('has %s', async (_, traits, expected) => {
    await makeDeveloper(runtime.db, { salary: 52, averageDailyRate: 450, ...traits });
    expect((await readOpen()).entries).toEqual([expect.objectContaining(expected)]);
  });

  it('says whether it is a favourite of this recruiter, and nothing to administrators', async () => {
    const { userId: developerId } = await makeDeveloper(runtime.db);
    const company = await makeCompany(runtime.db);
    const [own, colleague] = [
      await makeRecruiter(runtime.db, { companyId: company }),
      await makeRecruiter(runtime.db, { companyId: company }),
    ];
    await runtime.db
      .insertInto('favourites')
      .values({ recruiterId: own.userId, developerId, companyId: company })
      .execute();
    const favourite = async (viewer: SignedIn) => (await readOpen(undefined, 'fr', viewer)).entries[0]?.favourite;
    expect(await favourite(own)).toBe(true);
    expect(await favourite(colleague)).toBe(false);
    expect(await favourite(await makeAdministrator(runtime.db))).toBeUndefined();
  });

  it('has the badge "recommended", else "called" when boosted', async () => {
    const [both, boosted, recommended, neither] = [
      await makeDeveloper(runtime.db),
      await makeDeveloper(runtime.db),
      await makeDeveloper(runtime.db),
      await makeDeveloper(runtime.db),
    ];
    await confide(both, { boost: 3 });
    await confide(boosted, { boost: 1 });
    await recommend(both);
    await recommend(both);
    await recommend(recommended);
    const badges = new Map((await readOpen()).entries.map(({ id, badge }) => [id, badge]));
    expect(badges.get(both.userId)).toBe('recommended');
    expect(badges.get(boosted.userId)).toBe('called');
    expect(badges.get(recommended.userId)).toBe('recommended');
    expect(badges.has(neither.userId)).toBe(true);
    expect(badges.get(neither.userId)).toBeUndefined();
  });

  it('contains nothing confidential', async () => {
    for (let i = 0; i <= libraryPageSize; i++) {
      const person = await makeDeveloper(runtime.db, { displayName: 'Loutre Calme' });
      await confide(person, {
        firstName: 'Prénom-Secret',
        lastName: 'Nom-Secret',
        phoneNumber: '+33 6 39 98 00 99',
        nameVisibility: 'nickName',
        nickName: 'Loutre Calme',
        boost: 3,
      });
      await runtime.db
        .insertInto('developerHealth')
        .values({ developerId: person.userId, content: 'santé-secrète', consentedAt: new Date('2026-01-01') })
        .execute();
    }
    const library = await readOpen();
    const sent = JSON.stringify(library);
    expect(sent).not.toMatch(/secr[eè]t|@example\.com|39 98|boost/i);
    // The position of the next page contains the boost, too.
    expect(Buffer.from(library.next ?? '', 'base64url').toString('latin1')).not.toContain('boost');
  });
});

describe('order and pages (docs/product/library.md, Order and pages of the library)', () => {
  it('boosted developers come first, then those updated last', async () => {
    const people = [
      { boost: 0, lastUpdate: '2026-03-03', rank: 3 },
      { boost: 2, lastUpdate: '2026-03-01', rank: 1 },
      { boost: 0, lastUpdate: '2026-03-04', rank: 2 },
      { boost: 3, lastUpdate: '2020-01-01', rank: 0 },
    ];
    for (const { boost, lastUpdate, rank } of people) {
      const person = await makeDeveloper(runtime.db, { lastUpdate: new Date(lastUpdate), displayName: String(rank) });
      await confide(person, { boost });
    }
    expect((await readOpen()).entries.map(({ name }) => name)).toEqual(['0', '1', '2', '3']);
  });

  it('every developer is listed once, also with equal boosts and dates a microsecond apart', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 2 * libraryPageSize + 5; i++) {
      const person = await makeDeveloper(runtime.db);
      ids.push(person.userId);
      await confide(person, { boost: i % 9 === 0 ? 1 : 0 });
      const micros = i % 3 === 0 ? 0 : i;
      await sql`update developers set last_update = timestamptz '2026-03-01 10:00:00.000001Z'
        + make_interval(secs => ${micros} / 1000000.0) where id = ${person.userId}`.execute(runtime.db);
    }
    const pages = await readAll();
    expect(pages.map((page) => page.length)).toEqual([libraryPageSize, libraryPageSize, 5]);
    const seen = pages.flat().map(({ id }) => id);
    expect([...seen].sort()).toEqual([...ids].sort());
    const { rows } = await sql<{ id: string }>`select d.id from developers d
      join developer_confidential c on c.developer_id = d.id
      order by c.boost desc, d.last_update desc, d.id desc`.execute(runtime.db);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  it('there is no next page when the last one is exactly full', async () => {
    for (let i = 0; i < libraryPageSize; i++) await makeDeveloper(runtime.db);
    expect((await readOpen()).next).toBeUndefined();
    await makeDeveloper(runtime.db);
    const first = await readOpen();
    expect(first.entries).toHaveLength(libraryPageSize);
    expect((await readOpen(first.next)).entries).toHaveLength(1);
  });

  it('the list is empty when no developer is listed', async () => {
    expect(await readOpen()).toMatchObject({ access: 'open', entries: [], next: undefined, total: 0 });
  });
});

describe('profiles already visited', () => {
  it('are marked for the recruiter who visited them only', async () => {
    const person = await makeDeveloper(runtime.db);
    const visit = { developerId: person.userId, recruiterId: recruiter.userId, day: '2026-11-03' };
    await runtime.db
      .insertInto('developerVisits')
      .values([
        { ...visit, lastAt: new Date('2026-11-03T09:00:00Z') },
        { ...visit, day: '2026-11-01', lastAt: new Date('2026-11-01T09:00:00Z') },
      ])
      .execute();
    expect((await readOpen()).entries[0]?.seenAt).toBe('2026-11-03T09:00:00.000Z');
    const others = [await makeRecruiter(runtime.db), await makeAdministrator(runtime.db)];
    for (const other of others) {
      const library = await read(other);
      expect(library.access === 'open' && library.entries[0]?.seenAt).toBeUndefined();
    }
  });
});

describe('what is searched (docs/product/library.md, What is searched)', () => {
  const found = async (search: string) => {
    const library = await read(recruiter, undefined, 'fr', search);
    return library.access === 'open' ? library.total : undefined;
  };

  it('a recruiter on a paid plan and the team find a profile by its employer, all others do not', async () => {
    const { userId: developerId } = await makeDeveloper(runtime.db, { displayName: 'Loutre Calme' });
    const job = { companyName: 'La Nuagerie', jobTitle: 'Développeuse', description: '', position: 0 };
    const experience = { ...job, developerId, startYear: 2020, startMonth: 2, stillEmployed: true };
    await runtime.db.insertInto('developerExperiences').values(experience).execute();
    await runtime.db.transaction().execute((trx) => refreshProfiles(trx, [developerId]));
    const paid = await makeRecruiter(runtime.db, {
      companyId: await makeCompany(runtime.db, { planId: 'scale-batch' }),
    });
    for (const [viewer, people] of [
      [await makeAdministrator(runtime.db), 1],
      [paid, 1],
      [recruiter, 0],
    ] as const)
      expect(await read(viewer, undefined, 'fr', 'query=nuagerie')).toMatchObject({ total: people });
  });

  it.each([
    ['the shown name', 'query=loutre', 1],
    ['the sentence', 'query=interfaces', 1],
    ['a technology by its name in the other language', 'query=assembly', 1],
    ['a profession in English', 'query=front-end+developer', 1],
    ['a wished city', 'query=nantes', 1],
    ['the employer, by a recruiter without a paid plan', 'query=nuagerie', 0],
    ['the first name of a developer who shows a nickname', 'query=prenomcache', 0],
    ['the last name of a developer who shows a nickname', 'query=nomcache', 0],
    ['the e-mail address', 'query=person', 0],
    ['the telephone number', 'query=39', 0],
    ['health information', 'query=santecachee', 0],
    ['links', 'query=liencache', 0],
  ])('the search for %s (%s) finds %i', async (_, search, people) => {
    const person = await makeDeveloper(runtime.db, { displayName: 'Loutre Calme' });
    const developerId = person.userId;
    await confide(person, {
      firstName: 'Prenomcache',
      lastName: 'Nomcache',
      phoneNumber: '+33 6 39 98 12 34',
      nameVisibility: 'nickName',
      nickName: 'Loutre Calme',
    });
    await runtime.db
      .insertInto('developerHealth')
      .values({ developerId, content: 'santecachee', consentedAt: new Date('2026-01-01') })
      .execute();
    await runtime.db
      .insertInto('developerSocials')
      .values({ developerId, network: 'liencache', url: 'https://example.com/liencache', position: 0 })
      .execute();
    await runtime.db
      .insertInto('developerTechnologies')
      .values({ developerId, technologyId: 'assembly', position: 0 })
      .execute();
    await employ(person, 'Nuagerie');
    await runtime.db
      .insertInto('developerPlaces')
      .values({ developerId, kind: 'dream', placeId: 'insee:44109', position: 0 })
      .execute();
    await refreshInLibrary(runtime.db, person);
    expect(await found('')).toBe(1);
    expect(await found(search)).toBe(people);
  });

  it('accepts typed names instead of ids, and leaves out unknown ones', async () => {
    const library = await read(
      recruiter,
      undefined,
      'fr',
      'technology=Node.js&technology=nope&city=nantes&language=Anglais',
    );
    if (library.access !== 'open') throw new Error(library.access);
    expect(library.query).toMatchObject({ technology: ['node-js'], city: ['insee:44109'], language: ['en'] });
    expect(library.cities).toEqual([{ placeId: 'insee:44109', label: 'Nantes, France' }]);
    const nowhere = await read(recruiter, undefined, 'fr', 'city=zzzzzzzzz&region=moon&profession=king');
    expect(nowhere).toMatchObject({ query: { city: [], region: [], profession: [] } });
  });
});

describe('hidden from a company (docs/product/library.md, Hidden from a company)', () => {
  const company = async (name: string) =>
    makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { name }) });
  const seenBy = async (viewer: SignedIn, search = '') => {
    const library = await read(viewer, undefined, 'fr', search);
    if (library.access !== 'open') throw new Error(library.access);
    const counted = Object.values(library.facets).flatMap((options) => options.map(({ people }) => people));
    expect(Math.max(...counted), 'facets count the same people').toBe(library.total);
    expect(library.entries).toHaveLength(library.total);
    return library.total;
  };
  const opens = async (viewer: SignedIn, person: SignedIn) =>
    (await readProfile(contextOf(runtime, viewer), person.userId)).kind;

  it('a blocked company finds the developer in no list, count or filter, and cannot open the profile', async () => {
    const person = await makeDeveloper(runtime.db);
    const [blocked, other] = [await company('Verdance'), await company('Sillage')];
    await blockCompany(contextOf(runtime, person), blocked.membership.companyId);
    expect(await seenBy(blocked)).toBe(0);
    expect(await seenBy(blocked, 'profession=front-end-developer')).toBe(0);
    expect(await opens(blocked, person)).toBe('hidden');
    expect(await readProfile(contextOf(runtime, blocked), person.userId)).toEqual({
      kind: 'hidden',
      reason: 'no_profile',
    });
    const wanted = { file: 'resume.json', theme: resumeThemes[0] } as const;
    const download = downloadResume(contextOf(runtime, blocked), person.userId, wanted);
    await expect(download).rejects.toMatchObject({ name: 'NotFound' });
    const notes = readNotes(contextOf(runtime, blocked), person.userId);
    await expect(notes).rejects.toMatchObject({ name: 'NotFound' });
    const favourite = changeFavourite(contextOf(runtime, blocked), person.userId, true);
    await expect(favourite).rejects.toMatchObject({ name: 'NotFound' });
    expect(await seenBy(other)).toBe(1);
    expect(await opens(other, person)).toBe('profile');
    expect(await seenBy(await makeAdministrator(runtime.db))).toBe(1);
    await unblockCompany(contextOf(runtime, person), blocked.membership.companyId);
    expect(await seenBy(blocked)).toBe(1);
    expect(await opens(blocked, person)).toBe('profile');
  });

  it('the present employer, also with a similar name, does not find the developer, until the job ends', async () => {
    const person = await makeDeveloper(runtime.db);
    const [employer, other] = [await company('Mangrove Cloud'), await company('Tamaris')];
    await employ(person, 'MANGROVE CLOUD SAS');
    await refreshInLibrary(runtime.db, person);
    expect(await seenBy(employer)).toBe(0);
    expect(await opens(employer, person)).toBe('hidden');
    expect(await seenBy(other)).toBe(1);
    await hideFromEmployer(contextOf(runtime, person), false);
    expect(await seenBy(employer)).toBe(1);
    expect(await opens(employer, person)).toBe('profile');
    await hideFromEmployer(contextOf(runtime, person), true);
    expect(await seenBy(employer)).toBe(0);
    await runtime.db
      .updateTable('developerExperiences')
      .set({ stillEmployed: false, endYear: 2025, endMonth: 1 })
      .execute();
    await refreshInLibrary(runtime.db, person);
    expect(await seenBy(employer)).toBe(1);
    expect(await opens(employer, person)).toBe('profile');
  });

  it('only the developer can choose it', async () => {
    const person = await makeDeveloper(runtime.db);
    const { membership } = await company('Houle');
    for (const viewer of [undefined, recruiter, await makeAdministrator(runtime.db)]) {
      const context = contextOf(runtime, viewer);
      await expect(blockCompany(context, membership.companyId)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(hideFromEmployer(context, false)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    const own = contextOf(runtime, person);
    await expect(blockCompany(own, 'x')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(blockCompany(own, person.userId)).rejects.toMatchObject({ name: 'NotFound' });
  });
});
