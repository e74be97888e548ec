import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportPlan } from '../../../../domain/resume/imports/merge.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { downloadResume } from '../downloads/download-resume.ts';
import { readResumeProfile } from '../downloads/read-resume-profile.ts';
import { confirmImport } from './confirm-import.ts';
import { networkPdfReaderOf } from './pdf/read-network-pdf.ts';
import { planImport } from './plan-import.ts';
import type { ImportKind } from './read-document.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
afterAll(async () => (await networkPdfReaderOf(runtime.cache)).close());

const pdf = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../../tests/fixtures/network-pdf/${name}.pdf`));
const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** A developer who has just signed up: every card is empty. */
const newcomer = () =>
  makeDeveloper(runtime.db, {
    isShort: true,
    validationStatus: null,
    jobSearchState: 'unknown',
    contractTypes: [],
    professionId: null,
    oneSentenceDescription: null,
  });
const profileOf = async ({ userId }: SignedIn) => (await readResumeProfile(runtime.db, userId, 'fr'))?.profile;
const planned = async (person: SignedIn, kind: ImportKind, file: Uint8Array) => {
  const answer = await planImport(contextOf(runtime, person), kind, file);
  if (!('plan' in answer)) throw new Error(JSON.stringify(answer));
  return answer.plan;
};
const keysOf = (plan: ImportPlan) =>
  Object.values(plan)
    .flat()
    .flatMap((one) => ('key' in one && one.verdict === 'new' ? [one.key] : []));
const everything = async (person: SignedIn, kind: ImportKind, file: Uint8Array) => {
  const accepted = new Set(keysOf(await planned(person, kind, file)));
  return confirmImport(contextOf(runtime, person), kind, file, accepted);
};

describe('importing a LinkedIn PDF (docs/product/resume.md, Importing a LinkedIn PDF)', () => {
  it('previews it entry by entry, and writes nothing before it is confirmed', async () => {
    const person = await newcomer();
    const before = await profileOf(person);
    const plan = await planned(person, 'network', pdf('fr-simple'));
    expect(plan.experiences.map(({ label, verdict }) => [label, verdict])).toEqual([
      ['Développeuse front-end, Brumeval Systèmes', 'new'],
      ['Développeuse web, Atelier Corvène', 'new'],
      ['Stagiaire développement, Coopérative Chanvre & Laine du Trégoz', 'new'],
    ]);
    // Only known technologies are imported (docs/product/resume.md, Matching imported names).
    expect(plan.technologies.map(({ label }) => label)).toEqual(['TypeScript', 'React']);
    expect(plan.unplaced).toContainEqual({ section: 'skills', text: 'Accessibilité numérique', reason: 'unknown' });
    expect(plan.languages.map(({ label }) => label)).toEqual(['Français', 'Anglais']);
    expect(await profileOf(person)).toEqual(before);
  });

  it('writes all accepted entries, with the texts of the document', async () => {
    const person = await newcomer();
    expect(await everything(person, 'network', pdf('fr-simple'))).toHaveProperty('alias');
    const profile = await profileOf(person);
    expect(profile).toMatchObject({
      oneSentenceDescription: 'Développeuse front-end chez Brumeval Systèmes',
      phone: expect.stringContaining('39'),
      place: { city: 'Nantes', countryCode: 'FR' },
      experiences: [
        {
          companyName: 'Brumeval Systèmes',
          start: { year: 2021, month: 3 },
          // Without an end date, the developer still works there (docs/product/resume.md, Importing a LinkedIn PDF).
          end: null,
          stillEmployed: true,
          place: { city: 'Nantes' },
        },
        { companyName: 'Atelier Corvène', end: { year: 2021, month: 2 }, stillEmployed: false, place: null },
        {},
      ],
      // Imported levels are 70 (docs/product/resume.md, Matching imported names).
      technologies: [
        { id: 'typescript', value: 70 },
        { id: 'react', value: 70 },
      ],
      languages: [
        { languageId: 'fr', value: 70 },
        { languageId: 'en', value: 70 },
      ],
    });
    const rows = await runtime.db
      .selectFrom('developerExperiences')
      .select('networkImport')
      .where('developerId', '=', person.userId)
      .execute();
    expect(rows.every(({ networkImport }) => networkImport)).toBe(true);
  });

  it('skips what is already there, also when the same import is sent several times', async () => {
    const person = await newcomer();
    const file = pdf('en-full');
    const accepted = new Set(keysOf(await planned(person, 'network', file)));
    const sent = Array.from({ length: 3 }, () => confirmImport(contextOf(runtime, person), 'network', file, accepted));
    await Promise.all(sent);
    const once = await profileOf(person);
    expect(keysOf(await planned(person, 'network', file))).toEqual([]);
    await confirmImport(contextOf(runtime, person), 'network', file, accepted);
    expect(await profileOf(person)).toEqual(once);
  });

  it('writes only the accepted entries', async () => {
    const person = await newcomer();
    const file = pdf('fr-simple');
    await confirmImport(contextOf(runtime, person), 'network', file, new Set(['experiences.1', 'nonsense']));
    const profile = await profileOf(person);
    expect(profile?.experiences.map(({ companyName }) => companyName)).toEqual(['Atelier Corvène']);
    expect(profile).toMatchObject({ languages: [], technologies: [], education: [], oneSentenceDescription: null });
  });

  it('does not overwrite a text that the developer wrote', async () => {
    const person = await newcomer();
    await runtime.db
      .updateTable('developers')
      .set({ oneSentenceDescription: 'Mes propres mots' })
      .where('id', '=', person.userId)
      .execute();
    const plan = await planned(person, 'network', pdf('fr-simple'));
    expect(plan.fields.find(({ field }) => field === 'oneSentenceDescription')?.verdict).toBe('kept');
    await everything(person, 'network', pdf('fr-simple'));
    expect((await profileOf(person))?.oneSentenceDescription).toBe('Mes propres mots');
  });

  const damaged = { error: 'Linkedin.error.general', originalError: 'damaged' } as const;
  const notAPdf = { error: 'Linkedin.error.general', originalError: 'notAPdf' } as const;
  const notJson = { error: 'JsonResume.error', reason: 'notJson', originalError: expect.stringMatching(/JSON/) };
  it.each<[string, 'network' | 'json', Uint8Array, object]>([
    ['not a profile', 'network', pdf('not-a-profile'), { error: 'Linkedin.error.language' }],
    ['cut short', 'network', pdf('truncated'), damaged],
    ['empty', 'network', new Uint8Array(), notAPdf],
    ['not a PDF', 'network', json({}), notAPdf],
    ['a PDF sent as JSON', 'json', pdf('fr-simple'), notJson],
    [
      'JSON of another kind',
      'json',
      json({ name: 'vivier', version: 1 }),
      { error: 'JsonResume.error', reason: 'notResume' },
    ],
    ['broken JSON', 'json', new TextEncoder().encode('{"basics": {'), notJson],
  ])('a file that is %s is refused and writes nothing', async (_, kind, file, error) => {
    const person = await newcomer();
    const before = await profileOf(person);
    expect(await planImport(contextOf(runtime, person), kind, file)).toEqual(error);
    expect(await confirmImport(contextOf(runtime, person), kind, file, new Set(['fields.place']))).toEqual(error);
    expect(await profileOf(person)).toEqual(before);
  });

  it('writes nothing when the request is aborted', async () => {
    const person = await newcomer();
    const before = await profileOf(person);
    const leaving = AbortSignal.abort(new Error('left'));
    const accepted = new Set(['experiences.0']);
    await expect(
      confirmImport(contextOf(runtime, person), 'network', pdf('fr-simple'), accepted, leaving),
    ).rejects.toThrow('left');
    await expect(
      confirmImport(contextOf(runtime, person), 'json', json({ basics: { summary: 'x' } }), accepted, leaving),
    ).rejects.toThrow('left');
    expect(await profileOf(person)).toEqual(before);
  });
});

describe('importing a JSON Resume (docs/product/resume.md, Importing a JSON Resume)', () => {
  it('reads UTF-16, and the field names of older versions', async () => {
    const person = await newcomer();
    const resume = {
      basics: { label: 'Développeur back-end', picture: '', website: '' },
      work: [{ company: 'Ancienne maison', position: 'Développeur', startDate: '2019-02', endDate: '' }],
    };
    const utf16 = Buffer.from(`\ufeff${JSON.stringify(resume)}`, 'utf16le');
    const plan = await planned(person, 'json', utf16);
    expect(plan.experiences).toMatchObject([{ verdict: 'new', value: { companyName: 'Ancienne maison' } }]);
    // A profession is shown by its name, not by its id.
    expect(plan.fields.find(({ field }) => field === 'professionId')?.label).toMatch(/back-end/i);
  });

  it('an export of this product, imported into an empty account, gives the same profile', async () => {
    const author = await newcomer();
    await everything(author, 'network', pdf('en-full'));
    await runtime.db
      .updateTable('developers')
      .set({
        jobSearchState: 'open_opportunities',
        contractTypes: ['permanent', 'freelance'],
        remoteFrequency: 'hybrid',
        remoteDaysPerWeek: 3,
        salary: 52,
        averageDailyRate: 480,
        visaSponsorship: true,
        perks: JSON.stringify({ training: true }),
        jobIssues: JSON.stringify({ management: 'Trop de réunions' }),
        codingReason: 'Construire',
        soundtrackUrl: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
        interestedTechnologies: 'Rust',
        codeExperienceYears: 9,
        otherExperienceYears: 1,
        studiesYears: 5,
      })
      .where('id', '=', author.userId)
      .execute();
    const { body } = await downloadResume(contextOf(runtime, author), author.userId, {
      file: 'resume.json',
      theme: 'sober',
    });
    const reader = await newcomer();
    await everything(reader, 'json', new TextEncoder().encode(String(body)));
    const comparable = async (person: SignedIn) => {
      const {
        seoAlias: _a,
        email: _e,
        displayName: _d,
        firstName: _f,
        lastName: _l,
        lastUpdate: _u,
        ...rest
      } = (await profileOf(person)) ?? {};
      return JSON.parse(JSON.stringify(rest, (key, value) => (key === 'id' ? undefined : value)));
    };
    expect(await comparable(reader)).toEqual(await comparable(author));
  });
});

describe('who may import', () => {
  it('developers into their own profile; recruiters, administrators and visitors are refused', async () => {
    const file = json({ basics: { summary: 'x' } });
    for (const person of [await makeRecruiter(runtime.db), await makeAdministrator(runtime.db), undefined]) {
      const context = contextOf(runtime, person);
      await expect(planImport(context, 'json', file)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(confirmImport(context, 'json', file, new Set())).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('a developer may import sixty times an hour', async () => {
    const person = await newcomer();
    const context = contextOf(runtime, person);
    const file = json({ basics: {} });
    for (let i = 0; i < 60; i++) await planImport(context, 'json', file);
    await expect(planImport(context, 'json', file)).rejects.toMatchObject({ name: 'TooMany' });
  });
});
