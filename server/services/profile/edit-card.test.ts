import { beforeAll, describe, expect, it } from 'vitest';
import { emptyExperience } from '../../../domain/profile/cards/experience.ts';
import { withoutIds } from '../../../domain/profile/without-ids.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { makeRichDeveloper, markers, placeId } from '../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { readResumeProfile } from '../resume/downloads/read-resume-profile.ts';
import { type EditableCardName, editableCards } from './cards/editable-cards.ts';
import { cardForms } from './edit-card.fixture.ts';
import { readCard, saveCard } from './edit-card.ts';
import { hideCard } from './hide-card.ts';
import { readProfile } from './read-profile.ts';

let runtime: Runtime;
let paris: { placeId: string; label: string };
beforeAll(async () => {
  runtime = await testRuntime();
  paris = { placeId: await placeId(runtime.db, 'Paris'), label: 'Paris, France' };
});

const { as, rich, open, save } = cardForms(() => runtime);
const names = Object.keys(editableCards) as EditableCardName[];

const experience = () => ({
  ...emptyExperience(),
  companyName: 'Nuagerie',
  jobTitle: 'Développeuse',
  start: { year: 2021, month: 3 },
  end: { year: 2022, month: 1 },
  stillEmployed: false,
  place: paris,
  description: 'Des interfaces.',
});

let refusing: SignedIn | undefined;

describe.each(names)('the card "%s"', (card) => {
  it('saving a card as it was read changes nothing but its version', async () => {
    const owner = await rich();
    const before = await open(owner, card);
    await save(owner, card, before.version, before.value);
    const after = await open(owner, card);
    expect(after.value).toEqual(before.value);
    expect(after.version).toBe(before.version + 1);
  });

  it('saving returns the new version, so that a form that stays open can be saved again', async () => {
    const owner = await rich();
    const { version: first, value } = await open(owner, card);
    const saved = await save(owner, card, first, value);
    expect(saved.version).toBe((await open(owner, card)).version);
    const over = await save(owner, card, null, value);
    expect(over.version).toBe((await open(owner, card)).version);
    // The same form sent twice: nothing is stored, and the current version is returned.
    expect(await save(owner, card, first, value)).toEqual(over);
  });

  it('only its owner and administrators read and save it', async () => {
    const owner = await rich();
    const { value } = await open(owner, card);
    const admin = await makeAdministrator(runtime.db);
    const refused = [await makeDeveloper(runtime.db), await makeRecruiter(runtime.db), undefined];
    for (const viewer of refused) {
      const change = { mode: 'edit', version: null, value } as const;
      await expect(readCard(as(viewer), owner.userId, card)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(saveCard(as(viewer), owner.userId, card, change)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    await saveCard(as(admin), owner.userId, card, { mode: 'edit', version: null, value });
    const lines = await runtime.db
      .selectFrom('audit')
      .select(['action', 'data'])
      .where('actorId', '=', admin.userId)
      .execute();
    expect(lines).toEqual([{ action: 'profile.edit', data: { card } }]);
  });

  it('of two changes to the same version the second gets a conflict, and changes nothing', async () => {
    const owner = await rich();
    const { version, value } = await open(owner, card);
    const mine = changed[card](value);
    await save(owner, card, version, mine);
    // The same form sent twice is not a conflict.
    await save(owner, card, version, mine);
    await expect(save(owner, card, version, value)).rejects.toMatchObject({ name: 'Conflict' });
    const stored = await open(owner, card);
    expect(stored.version).toBe(version + 1);
    // Without a version, the form overwrites the stored card.
    await save(owner, card, null, withoutIds(value));
    expect(withoutIds((await open(owner, card)).value)).toEqual(withoutIds(value));
  });

  it.each([undefined, null, 'text', 42, [], {}])('the value %j is refused with error codes', async (value) => {
    // A refusal stores nothing, so one profile is enough for all of them.
    refusing ??= await rich();
    const owner = refusing;
    const refusal = await save(owner, card, null, value).then(
      () => undefined,
      (error) => error,
    );
    expect(refusal).toMatchObject({ name: 'Invalid' });
    expect(Object.keys(refusal.fields).length).toBeGreaterThan(0);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: each card has its own shape
const changed: Record<EditableCardName, (value: any) => unknown> = {
  about: (value) => ({ ...value, oneSentenceDescription: 'Autre chose.' }),
  jobSearch: (value) => ({ ...value, salary: 42 }),
  experiences: (value) => ({ ...value, codeExperienceYears: 9 }),
  education: (value) => ({ ...value, studiesYears: 3 }),
  projects: ({ projects: [first] }) => ({ projects: [{ ...first, name: 'Autre' }] }),
  technologies: () => ({ technologyIds: ['react', 'typescript'], levels: { react: 70 } }),
  tests: () => ({ tests: [] }),
  skills: (value) => ({ ...value, interestedTechnologies: 'Rust' }),
  links: (value) => ({ ...value, twitter: 'camille' }),
  interests: () => ({ interests: [{ name: 'Voile' }] }),
  soundtrack: () => ({ url: '' }),
  visibility: (value) => ({ ...value, all: false }),
  testsinfo: (value) => ({ ...value, technologyIds: ['react', 'typescript'] }),
};

describe('the experiences card', () => {
  it('adds an entry without a version', async () => {
    const owner = await rich();
    await saveCard(as(owner), owner.userId, 'experiences', { mode: 'add', version: null, value: experience() });
    const { value } = await open(owner, 'experiences');
    expect(value.experiences.map((one: { companyName: string }) => one.companyName)).toEqual([
      markers.company,
      'Nuagerie',
    ]);
  });

  it('sets the moment of the last update of the profile', async () => {
    const owner = await rich();
    const clock = fixedClock(new Date('2026-03-01T10:00:00Z'));
    const context = { ...as(owner), ports: { ...runtime.ports, clock } };
    await saveCard(context, owner.userId, 'experiences', { mode: 'add', version: null, value: experience() });
    const person = runtime.db.selectFrom('developers').select('lastUpdate').where('id', '=', owner.userId);
    expect(await person.executeTakeFirst()).toEqual({ lastUpdate: clock.now() });
  });

  it('keeps the mark of an import with its row', async () => {
    const owner = await rich();
    await runtime.db
      .updateTable('developerExperiences')
      .set({ networkImport: true })
      .where('developerId', '=', owner.userId)
      .execute();
    const { version, value } = await open(owner, 'experiences');
    await save(owner, 'experiences', version, { ...value, experiences: [...value.experiences, experience()] });
    const rows = await runtime.db
      .selectFrom('developerExperiences')
      .select(['companyName', 'networkImport'])
      .where('developerId', '=', owner.userId)
      .orderBy('position')
      .execute();
    expect(rows.map(({ networkImport }) => networkImport)).toEqual([true, false]);
  });

  it("refuses another user's id, an unknown place and 10,000 rows, and keeps what was there", async () => {
    const owner = await rich();
    const other = await rich();
    const { value } = await open(owner, 'experiences');
    const [foreign] = (await open(other, 'experiences')).value.experiences;
    const attempt = (experiences: unknown[]) => save(owner, 'experiences', null, { ...value, experiences });
    await expect(attempt([foreign])).rejects.toMatchObject({ fields: { 'experiences.0.id': 'unknown' } });
    await expect(
      attempt([experience(), { ...experience(), place: { placeId: 'insee:nowhere', label: '' } }]),
    ).rejects.toMatchObject({ fields: { 'experiences.1.place': 'unknown' } });
    await expect(attempt(Array.from({ length: 10_000 }, experience))).rejects.toMatchObject({
      fields: { experiences: 'tooManyRows:60' },
    });
    expect((await open(owner, 'experiences')).value).toEqual(value);
    expect((await open(other, 'experiences')).value.experiences).toEqual([foreign]);
  });

  it('shows a script in a description as text', async () => {
    const owner = await rich();
    const value = { ...experience(), description: '<script>alert(1)</script> **ok**' };
    await saveCard(as(owner), owner.userId, 'experiences', { mode: 'add', version: null, value });
    const profile = await readProfile(as(owner), owner.userId);
    if (profile.kind !== 'profile') throw new Error(profile.kind);
    const html = profile.cards.experiences?.experiences.map(({ description }) => description).join('');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
  });
});

describe('the job-search card (docs/product/profile.md, The job-search card)', () => {
  it('stores disableIntroductions only when the state is pause_profile or not_searching', async () => {
    const owner = await rich();
    const { value } = await open(owner, 'jobSearch');
    const stored = async () =>
      runtime.db
        .selectFrom('developers')
        .select(['jobSearchState', 'disableIntroductions', 'remoteDaysPerWeek'])
        .where('id', '=', owner.userId)
        .executeTakeFirst();
    await save(owner, 'jobSearch', null, { ...value, state: 'not_searching', disableIntroductions: true });
    expect(await stored()).toMatchObject({ jobSearchState: 'not_searching', disableIntroductions: true });
    await save(owner, 'jobSearch', null, {
      ...value,
      state: 'open_opportunities',
      disableIntroductions: true,
      remote: 'hybrid',
      daysPerWeek: 9,
    });
    expect(await stored()).toEqual({
      jobSearchState: 'open_opportunities',
      disableIntroductions: null,
      remoteDaysPerWeek: 4,
    });
  });
});

describe('entries that were saved in another order', () => {
  const named = (names: string[]) => names.map((name) => expect.objectContaining({ name }));
  const jobs = [
    { ...experience(), companyName: 'Ancienne', start: { year: 2014, month: 1 }, end: { year: 2023, month: 1 } },
    { ...experience(), companyName: 'Récente', start: { year: 2022, month: 1 }, end: { year: 2023, month: 1 } },
    { ...experience(), companyName: 'Actuelle', start: { year: 2015, month: 1 }, end: null, stillEmployed: true },
  ];
  const diplomas = [2010, 2014, 2012].map((year) => ({ schoolName: `École ${year}`, year, diploma: 'BTS', area: '' }));
  const works = [2019, 2024, 2021].map((year) => {
    return { name: `Projet ${year}`, date: { year, month: 3 }, description: 'Un projet.', link: '', images: [] };
  });
  const expected = {
    jobs: ['Actuelle', 'Récente', 'Ancienne'],
    schools: ['École 2014', 'École 2012', 'École 2010'],
    works: ['Projet 2024', 'Projet 2021', 'Projet 2019'],
  };

  it('are in the order of the rules on the page, in the forms and in the résumé', async () => {
    const owner = await rich();
    const { value: before } = await open(owner, 'experiences');
    const experiences = jobs.map((job) => ({ ...job, place: paris }));
    await save(owner, 'experiences', null, { ...(before as object), experiences });
    await save(owner, 'education', null, { studiesYears: 3, education: diplomas });
    await save(owner, 'projects', null, { projects: works });

    const page = await readProfile(as(owner), owner.userId);
    if (page.kind !== 'profile') throw new Error(page.kind);
    const { experiences: shown, education, projects } = page.cards;
    expect(shown?.experiences.map(({ companyName }) => companyName)).toEqual(expected.jobs);
    expect(education?.education.map(({ schoolName }) => schoolName)).toEqual(expected.schools);
    expect(projects).toEqual(named(expected.works));

    const resume = (await readResumeProfile(runtime.db, owner.userId, 'fr'))?.profile;
    const forms = {
      ...(await open(owner, 'experiences')).value,
      ...(await open(owner, 'education')).value,
      ...(await open(owner, 'projects')).value,
    };
    for (const read of [resume, forms]) {
      expect(read.experiences.map((one: { companyName: string }) => one.companyName)).toEqual(expected.jobs);
      expect(read.education.map((one: { schoolName: string }) => one.schoolName)).toEqual(expected.schools);
      expect(read.projects).toEqual(named(expected.works));
    }
  });
});

it('places, technologies, languages and interests keep the order in which they were sent', async () => {
  const owner = await rich();
  const places = [];
  for (const name of ['Nantes', 'Lyon', 'Paris']) places.push({ placeId: await placeId(runtime.db, name), label: '' });
  const languages = ['es', 'en', 'fr'].map((languageId, index) => ({ languageId, value: 60 - index }));
  const names = (ids: { placeId: string }[]) => ids.map((one) => one.placeId);
  await save(owner, 'jobSearch', null, { ...(await open(owner, 'jobSearch')).value, places });
  await save(owner, 'technologies', null, { technologyIds: ['rust', 'react', 'go'], levels: {} });
  await save(owner, 'skills', null, { interestedTechnologies: '', languages });
  await save(owner, 'interests', null, { interests: [{ name: 'Voile' }, { name: 'Aviron' }, { name: 'Échecs' }] });
  expect(names((await open(owner, 'jobSearch')).value.places)).toEqual(names(places));
  const kept = runtime.db.selectFrom('developerPlaces').select(['placeId', 'position', 'updatedAt']);
  const ofOwner = kept.where('developerId', '=', owner.userId).where('kind', '=', 'dream').orderBy('position');
  expect(await ofOwner.execute()).toEqual(
    names(places).map((one, position) => ({ placeId: one, position, updatedAt: expect.any(Date) })),
  );
  expect(withoutIds((await open(owner, 'skills')).value.languages)).toEqual(languages);
  const read = (await readResumeProfile(runtime.db, owner.userId, 'fr'))?.profile;
  expect(names(read?.dreamPlaces ?? [])).toEqual(names(places));
  expect(read?.technologies.map(({ id, name, position }) => [id, name, position])).toEqual([
    ['rust', 'Rust', 0],
    ['react', 'React', 1],
    ['go', 'Go', 2],
  ]);
  expect(read?.languages.map(({ nameFr }) => nameFr)).toEqual(['Espagnol', 'Anglais', 'Français']);
  expect(read?.interests.map(({ name }) => name)).toEqual(['Voile', 'Aviron', 'Échecs']);
});

describe('a profile is short until all required parts are filled', () => {
  it('then waits for review, and is short again when a required part is removed', async () => {
    const { db } = runtime;
    const owner = await makeDeveloper(db, { isShort: true, validationStatus: null, contractTypes: [] });
    const standing = async () =>
      db
        .selectFrom('developers')
        .select(['isShort', 'validationStatus'])
        .where('id', '=', owner.userId)
        .executeTakeFirst();
    const { value: about } = await open(owner, 'about');
    await save(owner, 'about', null, { ...about, firstName: 'A', lastName: 'B', place: paris, description: 'Texte.' });
    const { value: search } = await open(owner, 'jobSearch');
    await save(owner, 'jobSearch', null, { ...search, contractTypes: ['permanent'], places: [paris] });
    await save(owner, 'technologies', null, { technologyIds: ['react'], levels: {} });
    expect(await standing()).toEqual({ isShort: true, validationStatus: null });
    await saveCard(as(owner), owner.userId, 'experiences', { mode: 'add', version: null, value: experience() });
    expect(await standing()).toEqual({ isShort: false, validationStatus: 'waiting' });
    await save(owner, 'technologies', null, { technologyIds: [], levels: {} });
    expect(await standing()).toEqual({ isShort: true, validationStatus: 'waiting' });
    // docs/product/moderation.md, Figures: the first moment stays.
    const completedAt = async () =>
      (await db.selectFrom('developers').select('completedAt').where('id', '=', owner.userId).executeTakeFirst())
        ?.completedAt;
    const first = await completedAt();
    expect(first).toBeInstanceOf(Date);
    await save(owner, 'technologies', null, { technologyIds: ['react'], levels: {} });
    expect(await completedAt()).toEqual(first);
  });
});

it('the level of a technology is changed by its own form only, and kept by the information for tests', async () => {
  const owner = await rich();
  const technologyIds = ['react', 'typescript'];
  await save(owner, 'technologies', (await open(owner, 'technologies')).version, {
    technologyIds,
    levels: { react: 70, typescript: 40 },
  });
  const information = await open(owner, 'testsinfo');
  const { professionId } = information.value as { professionId: string };
  await save(owner, 'testsinfo', information.version, { professionId, technologyIds: ['typescript', 'php'] });
  const { value, version } = await open(owner, 'technologies');
  expect(value).toEqual({ technologyIds: ['typescript', 'php'], levels: { typescript: 40 } });
  await save(owner, 'technologies', version, { technologyIds: ['typescript'], levels: {} });
  expect((await open(owner, 'technologies')).value).toEqual({ technologyIds: ['typescript'], levels: {} });
});

it('an unknown developer, card or mode is not found', async () => {
  const admin = as(await makeAdministrator(runtime.db));
  const unknownUser = '00000000-0000-7000-8000-000000000000';
  const change = { mode: 'edit', version: null, value: { technologyIds: [], levels: {} } } as const;
  await expect(readCard(admin, unknownUser, 'technologies')).rejects.toMatchObject({ name: 'NotFound' });
  await expect(saveCard(admin, unknownUser, 'technologies', change)).rejects.toMatchObject({ name: 'NotFound' });
  await expect(saveCard(admin, 'not-an-id', 'technologies', change)).rejects.toMatchObject({ name: 'NotFound' });
  const owner = await rich();
  await expect(saveCard(as(owner), owner.userId, 'technologies', { ...change, mode: 'add' })).rejects.toMatchObject({
    name: 'NotFound',
  });
});

describe('hiding and showing the personal card', () => {
  it('changes only that card, and raises the version that an open settings page has read', async () => {
    const owner = await makeRichDeveloper(runtime.db, { all: false, cards: { about: { all: true } } });
    const before = await open(owner, 'visibility');
    await hideCard(as(owner), owner.userId, 'personal', false);
    const shown = await open(owner, 'visibility');
    expect(shown.value).toMatchObject({ all: false, cards: { about: { all: true }, personal: { all: true } } });
    await expect(save(owner, 'visibility', before.version, before.value)).rejects.toMatchObject({ name: 'Conflict' });
    await hideCard(as(owner), owner.userId, 'personal', true);
    expect((await open(owner, 'visibility')).value).toEqual(before.value);
  });

  it('is only for the owner and administrators', async () => {
    const owner = await rich();
    for (const viewer of [await makeDeveloper(runtime.db), await makeRecruiter(runtime.db), undefined]) {
      await expect(hideCard(as(viewer), owner.userId, 'personal', false)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });
});

it('an unset job-search state is read as not_searching, with introductions disabled', async () => {
  const owner = await makeDeveloper(runtime.db, { jobSearchState: 'unknown' });
  const { value } = await open(owner, 'jobSearch');
  expect(value).toMatchObject({ state: 'not_searching', disableIntroductions: true });
});
