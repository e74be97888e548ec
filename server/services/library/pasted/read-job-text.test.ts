import { beforeAll, describe, expect, it } from 'vitest';
import { askedOfText } from '../../../../domain/library/needs/query-of-need.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { readJobText, readProfessionChoices, searchNeed } from './read-job-text.ts';

const rule = 'docs/product/library.md, A pasted advertisement';
const nantes = 'insee:44109';
let runtime: Runtime;
let recruiter: SignedIn;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  recruiter = await makeRecruiter(db);
  developer = await makeDeveloper(db, { displayName: 'Alix', remoteFrequency: 'hybrid', salary: 45 });
  const developerId = developer.userId;
  await db
    .insertInto('developerTechnologies')
    .values(['react', 'typescript'].map((technologyId, position) => ({ developerId, technologyId, position })))
    .execute();
  await db.insertInto('developerPlaces').values({ developerId, kind: 'dream', placeId: nantes, position: 0 }).execute();
  await refreshInLibrary(db, developer);
});

const text = `Développeur mobile React
Lieu : Nantes

Profil
- 3 à 5 ans d’expérience
- TypeScript
- Docker serait un plus
- Anglais courant, français courant

Jeune homme dynamique. 2 jours de télétravail. Salaire : 42-50 k€`;

describe(rule, () => {
  it('gives what was read with its name, its sentence, and how many profiles there are', async () => {
    const need = await readJobText(contextOf(runtime, recruiter), { text });
    expect(need.technologies).toEqual([
      { id: 'react', must: true, name: 'React', said: 'Développeur mobile React' },
      { id: 'typescript', must: true, name: 'TypeScript', said: 'Profil – TypeScript' },
      { id: 'docker', must: false, name: 'Docker', said: 'Profil – Docker serait un plus' },
    ]);
    // A family stands for its professions.
    expect(need.professions.map(({ id, name }) => [id, name])).toContainEqual([
      'android-developer',
      'Développeur·euse Android',
    ]);
    expect(need.cities).toEqual([{ id: nantes, name: 'Nantes, France', said: 'Lieu : Nantes', chosen: true }]);
    expect(need.languages.map(({ id, name, level, chosen }) => ({ id, name, level, chosen }))).toEqual([
      { id: 'en', name: 'Anglais', level: 100, chosen: true },
      { id: 'fr', name: 'Français', level: 100, chosen: false },
    ]);
    expect(need).toMatchObject({
      years: { from: 3, to: 5 },
      remote: { frequency: 'hybrid' },
      pay: { most: 50 },
      total: 1,
    });
    expect(need.ignored.map(({ kind, word }) => [kind, word])).toEqual([
      ['age', 'Jeune'],
      ['gender', 'homme'],
    ]);
  });

  it('leads to the ordinary address of the search, with typed names replaced by ids', async () => {
    const context = contextOf(runtime, recruiter);
    const { asked } = await readJobText(context, { text });
    const corrected = {
      ...asked,
      technologies: [
        { id: 'react', must: true },
        { id: 'golang', must: false },
      ],
      professionIds: [],
      cityIds: ['Nantes', 'nowhere-at-all'],
      languages: [],
    };
    expect(await searchNeed(context, corrected)).toEqual({
      search:
        'technology=react&yearsFrom=3&yearsTo=5&city=insee%3A44109&remote=hybrid&salary=50&plus=go&nice=remote&nice=years',
      total: 1,
    });
  });

  it('counts no one who hides from the company', async () => {
    const other = await makeRecruiter(runtime.db);
    const companyId = other.membership?.companyId ?? '';
    await runtime.db.insertInto('blockedCompanies').values({ developerId: developer.userId, companyId }).execute();
    expect((await readJobText(contextOf(runtime, other), { text })).total).toBe(0);
    expect((await readJobText(contextOf(runtime, recruiter), { text })).total).toBe(1);
  });

  it('reads a text without anything to look for', async () => {
    const need = await readJobText(contextOf(runtime, recruiter), { text: 'Bonjour, comment allez-vous ?' });
    expect(need).toMatchObject({ technologies: [], cities: [], professions: [], years: undefined, ignored: [] });
  });

  it('is for those who may search the library', async () => {
    const administrator = await makeAdministrator(runtime.db);
    const waiting = await makeRecruiter(runtime.db, {
      companyId: await makeCompany(runtime.db, { validatedAt: null }),
    });
    const nothing = askedOfText({
      ...{ technologies: [], professions: [], cities: [], regions: [], contracts: [], languages: [], ignored: [] },
      ...{ years: undefined, remote: undefined, pay: undefined, orRemote: false },
    });
    expect((await readJobText(contextOf(runtime, administrator), { text })).total).toBe(1);
    for (const viewer of [developer, waiting, undefined]) {
      const context = contextOf(runtime, viewer);
      await expect(readJobText(context, { text })).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(searchNeed(context, nothing)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readProfessionChoices(context)).rejects.toMatchObject({ name: 'Forbidden' });
    }
    const choices = await readProfessionChoices(contextOf(runtime, recruiter));
    expect(choices).toContainEqual({ id: 'data-scientist', name: 'Data scientist' });
    expect(choices.map(({ id }) => id)).not.toContain('web');
  });

  it('stores nothing of the text, and is limited in number', async () => {
    const busy = await makeRecruiter(runtime.db);
    const context = contextOf(runtime, busy);
    await readJobText(context, { text: `${text}\nzqxword` });
    const stored = await runtime.db.selectFrom('rateLimits').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('zqxword');
    for (let i = 0; i < limits.jobTextByAccount.times - 1; i++)
      await consume(runtime.db, limits.jobTextByAccount, busy.userId);
    await expect(readJobText(context, { text })).rejects.toMatchObject({ name: 'TooMany' });
  });
});
