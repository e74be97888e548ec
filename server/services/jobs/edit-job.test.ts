import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyJob, type JobDraft, longestJobDescription } from '../../../domain/jobs/job.ts';
import { Busy } from '../../../domain/refusals.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { consume, limits } from '../shared/limits/consume.ts';
import { archiveJob, deleteDraft, publishJob } from './change-job.ts';
import { duplicateJob } from './duplicate-job.ts';
import { createJobOffer, readJobForm, saveJob } from './edit-job.ts';
import { previewDescription } from './preview-description.ts';
import { readJob } from './read-job.ts';

let runtime: Runtime;
const viewers: Record<string, Viewer> = {};
beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  const companyId = await makeCompany(db, { name: 'Maréva' });
  viewers.author = await makeRecruiter(db, { companyId });
  viewers.colleague = await makeRecruiter(db, { companyId, admin: false, intros: false });
  viewers.stranger = await makeRecruiter(db);
  viewers.waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
  viewers.developer = await makeDeveloper(db);
  viewers.admin = await makeAdministrator(db);
  const unemployed = await makeRecruiter(db);
  viewers.unemployed = { ...unemployed, membership: undefined };
});

const as = (who: string) => contextOf(runtime, viewers[who]);
const companyOf = (who: string) => viewers[who]?.membership?.companyId ?? '';
const whole: JobDraft = {
  title: 'Développeuse React (F/H)',
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologyIds: ['react', 'typescript'],
  niceTechnologyIds: ['typescript'],
  languages: [
    { languageId: 'fr', level: 100, required: true },
    { languageId: 'en', level: 70, required: false },
  ],
  seniority: 'mid',
  yearsMin: 2,
  yearsMax: 5,
  place: { placeId: 'insee:44109', label: 'Nantes, France' },
  remote: 'hybrid',
  daysPerWeek: 3,
  salaryMin: 42,
  salaryMax: 50,
  description: '## Vos missions\n\n- des écrans',
  team: 'Une tech lead,\ndeux développeuses.',
  teamSize: 4,
  steps: [
    { name: 'Appel', duration: '30min', note: '' },
    { name: 'Exercice', duration: null, note: 'Sur notre code.' },
  ],
  hiringWeeks: 3,
  applyUntil: '2026-12-31',
  externalUrl: '',
};
async function added(who: string, change: Partial<JobDraft> = {}): Promise<string> {
  const id = randomUUID();
  await createJobOffer(as(who), id, { ...whole, ...change });
  return id;
}
const stored = (id: string) => runtime.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const titled = (title: string) => runtime.db.selectFrom('jobs').select('id').where('title', '=', title).execute();

describe('writing an offer (docs/product/jobs.md, Fields of an offer)', () => {
  it('a draft may be empty, and is read back unchanged', async () => {
    const id = randomUUID();
    expect(await createJobOffer(as('author'), id, emptyJob())).toEqual({ alias: id });
    expect(await readJobForm(as('colleague'), id)).toEqual({ version: 1, value: emptyJob() });
    const full = await added('waiting');
    expect((await readJobForm(as('waiting'), full)).value).toEqual(whole);
    expect(await stored(full)).toMatchObject({ status: 'JOB_DRAFT', createdBy: viewers.waiting?.userId });
  });

  it('sent twice, also at the same moment, it is one draft', async () => {
    const id = randomUUID();
    const title = `Une fois ${id}`;
    await Promise.all(Array.from({ length: 8 }, () => createJobOffer(as('author'), id, { ...whole, title })));
    await createJobOffer(as('author'), id, { ...whole, title });
    expect(await titled(title)).toHaveLength(1);
    expect((await readJobForm(as('author'), id)).value.technologyIds).toEqual(['react', 'typescript']);
  });

  it.each<[string, object, object]>([
    ['an invalid salary range', { salaryMin: 60 }, { salaryMax: 'salaryOrder' }],
    ['a profession that is not on the list', { professionId: 'wizard' }, { professionId: 'unknown' }],
    [
      'a technology that is not on the list',
      { technologyIds: ['react', 'runes'], niceTechnologyIds: [] },
      { 'technologyIds.1': 'unknown' },
    ],
    [
      'an unknown language',
      { languages: [{ languageId: 'xx-x', level: 1, required: true }] },
      { 'languages.0.languageId': 'unknown' },
    ],
    ['a step without a name', { steps: [{ name: ' ', duration: null, note: '' }] }, { 'steps.0.name': 'required' }],
    ['an invalid range of years', { yearsMin: 9 }, { yearsMax: 'yearsOrder' }],
    [
      'a place that is not on the list',
      { place: { placeId: 'insee:00000', label: 'Nulle part' } },
      { place: 'unknown' },
    ],
  ])('%s is refused, and nothing is stored', async (_, change, fields) => {
    const id = randomUUID();
    await expect(createJobOffer(as('author'), id, { ...whole, ...change })).rejects.toMatchObject({
      name: 'Invalid',
      fields,
    });
    await expect(readJobForm(as('author'), id)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('the address is made from the title, and is unique', async () => {
    const title = 'Ingénieur·e données, à Nantes';
    const all = await Promise.all(
      Array.from({ length: 5 }, () => createJobOffer(as('author'), randomUUID(), { ...whole, title })),
    );
    const aliases = all.map(({ alias }) => alias);
    expect(new Set(aliases).size).toBe(5);
    expect(aliases).toContain('ingenieur-donnees-a-nantes-mareva');
    for (const alias of aliases) expect(alias).toMatch(/^ingenieur-donnees-a-nantes-mareva(-\w{8})?$/);
  });

  it('the address changes with the title until the first publication', async () => {
    const id = await added('author', { title: 'Premier nom' });
    const save = async (title: string) => saveJob(as('author'), id, { version: null, value: { ...whole, title } });
    expect(await save('Deuxième nom')).toEqual({ alias: 'deuxieme-nom-mareva' });
    await publishJob(as('author'), id);
    expect(await save('Troisième nom')).toEqual({ alias: 'deuxieme-nom-mareva' });
  });

  it('of two users who edit the same version, the second gets a Conflict and can send again', async () => {
    const id = await added('author');
    const { version } = await readJobForm(as('author'), id);
    await saveJob(as('author'), id, { version, value: { ...whole, salaryMax: 55 } });
    const second = { version, value: { ...whole, salaryMax: 60 } };
    await expect(saveJob(as('colleague'), id, second)).rejects.toMatchObject({ name: 'Conflict' });
    expect((await stored(id)).salaryMax).toBe(55);
    await saveJob(as('author'), id, { version, value: { ...whole, salaryMax: 55 } });
    await saveJob(as('colleague'), id, { ...second, version: null });
    expect((await stored(id)).salaryMax).toBe(60);
  });

  it('of many requests on the same version, one is stored', async () => {
    const id = await added('author');
    const { version } = await readJobForm(as('author'), id);
    const outcomes = await Promise.allSettled(
      [51, 52, 53, 54, 55].map((salaryMax) => saveJob(as('author'), id, { version, value: { ...whole, salaryMax } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stored(id)).version).toBe(version + 1);
  });
});

describe('publishing and archiving an offer (docs/product/jobs.md, Actions on an offer)', () => {
  it('a company that is not validated can draft, but not publish', async () => {
    const id = await added('waiting');
    await expect(publishJob(as('waiting'), id)).rejects.toMatchObject({ name: 'Forbidden' });
    expect((await stored(id)).status).toBe('JOB_DRAFT');
  });

  it('the refusal names every missing field', async () => {
    const id = await added('author', { title: '', place: null, salaryMax: null });
    await expect(publishJob(as('author'), id)).rejects.toMatchObject({
      name: 'Invalid',
      fields: { title: 'required', place: 'required', salaryMax: 'required' },
    });
  });

  it('published, archived and published again, each step idempotent', async () => {
    const id = await added('author');
    await Promise.all(Array.from({ length: 6 }, () => publishJob(as('author'), id)));
    const first = await stored(id);
    expect(first).toMatchObject({ status: 'JOB_PUBLISHED', archivedAt: null });
    await publishJob(as('colleague'), id);
    expect((await stored(id)).publishedAt).toEqual(first.publishedAt);
    await archiveJob(as('author'), id);
    await archiveJob(as('author'), id);
    expect(await stored(id)).toMatchObject({ status: 'JOB_UNPUBLISHED', archivedAt: expect.any(Date) });
    await publishJob(as('author'), id);
    const again = await stored(id);
    expect(again).toMatchObject({ status: 'JOB_PUBLISHED', archivedAt: null, seoAlias: first.seoAlias });
    expect(again.publishedAt?.getTime()).toBeGreaterThanOrEqual(first.publishedAt?.getTime() ?? 0);
  });

  it('a published offer must stay complete when it is edited', async () => {
    const id = await added('author');
    await publishJob(as('author'), id);
    const change = { version: null, value: { ...whole, description: ' ' } };
    await expect(saveJob(as('author'), id, change)).rejects.toMatchObject({ fields: { description: 'required' } });
    await archiveJob(as('author'), id);
    await saveJob(as('author'), id, change);
  });

  it('a draft cannot be archived, and only a draft can be deleted', async () => {
    const id = await added('author');
    await expect(archiveJob(as('author'), id)).rejects.toMatchObject({ name: 'Forbidden' });
    await publishJob(as('author'), id);
    await expect(deleteDraft(as('author'), id)).rejects.toMatchObject({ name: 'Forbidden' });
    await archiveJob(as('author'), id);
    await expect(deleteDraft(as('author'), id)).rejects.toMatchObject({ name: 'Forbidden' });
    const draft = await added('author');
    await deleteDraft(as('colleague'), draft);
    await deleteDraft(as('author'), draft);
    await expect(readJobForm(as('author'), draft)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('a copy is a draft of its own, created once', async () => {
    const id = await added('author');
    await publishJob(as('author'), id);
    const copyId = randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => duplicateJob(as('colleague'), id, copyId)));
    expect(await stored(copyId)).toMatchObject({
      status: 'JOB_DRAFT',
      title: 'Développeuse React (F/H) (copie)',
      publishedAt: null,
      createdBy: viewers.colleague?.userId,
    });
    const { value } = await readJobForm(as('author'), copyId);
    expect(value).toEqual({ ...whole, title: 'Développeuse React (F/H) (copie)' });
    expect((await stored(copyId)).seoAlias).not.toBe((await stored(id)).seoAlias);
  });

  it('the preview is what the page will show', async () => {
    const text = '## Titre\n\n<script>x</script> **gras** [lien](https://example.com)';
    const { html } = await previewDescription(as('author'), { text });
    const id = await added('author', { description: text });
    expect(await readJob(as('author'), id)).toMatchObject({ description: html });
    expect(html).not.toContain('<script');
  });

  it('a preview may be as long as a stored description, not longer', async () => {
    const text = 'a'.repeat(longestJobDescription);
    expect(await previewDescription(as('author'), { text })).toEqual({ html: `<p>${text}</p>` });
    for (const given of [{ text: `${text}a` }, { text: 1 }, {}, undefined]) {
      await expect(previewDescription(as('author'), given)).rejects.toMatchObject({ name: 'Invalid' });
    }
  });

  it('previews are limited per account', async () => {
    const { times } = limits.previewByAccount;
    const context = contextOf(runtime, await makeRecruiter(runtime.db));
    const asked = Array.from({ length: times }, () =>
      consume(runtime.db, limits.previewByAccount, context.viewer?.userId ?? ''),
    );
    await Promise.all(asked);
    await expect(previewDescription(context, { text: 'a' })).rejects.toMatchObject({ name: 'TooMany' });
  });

  it('a preview is refused with Busy when too many wait for the rendering thread', async () => {
    const render = () => Promise.reject(new Busy(5));
    const context = { ...as('author'), markdown: { ...runtime.markdown, render } };
    await expect(previewDescription(context, { text: 'a' })).rejects.toMatchObject({ name: 'Busy' });
  });
});

describe('access to an offer of another company', () => {
  const attempts: Record<string, (who: string, id: string) => Promise<unknown>> = {
    read: (who, id) => readJobForm(as(who), id),
    save: (who, id) => saveJob(as(who), id, { version: null, value: whole }),
    publish: (who, id) => publishJob(as(who), id),
    archive: (who, id) => archiveJob(as(who), id),
    delete: (who, id) => deleteDraft(as(who), id),
    duplicate: (who, id) => duplicateJob(as(who), id, randomUUID()),
    'take its id': (who, id) => createJobOffer(as(who), id, whole),
  };

  it.each(Object.keys(attempts))(
    'the action %s gets NotFound for another company, Forbidden for other roles, and changes nothing',
    async (attempt) => {
      const id = await added('author');
      const before = await stored(id);
      for (const who of ['stranger', 'waiting']) {
        await expect(attempts[attempt]?.(who, id), who).rejects.toMatchObject({ name: 'NotFound' });
      }
      for (const who of ['developer', 'admin', 'unemployed']) {
        await expect(attempts[attempt]?.(who, id), who).rejects.toMatchObject({ name: 'Forbidden' });
      }
      await expect(attempts[attempt]?.('nobody', id)).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await stored(id)).toEqual(before);
    },
  );

  it('an invalid id is not found', async () => {
    for (const attempt of Object.values(attempts)) {
      await expect(attempt('author', "x' or true")).rejects.toMatchObject({ name: 'NotFound' });
    }
  });
});

describe('reading an offer (docs/product/jobs.md, Who sees an offer)', () => {
  it.each(['JOB_DRAFT', 'JOB_UNPUBLISHED', 'JOB_PUBLISHED'])(
    'with status %s depends on the role of the viewer',
    async (status) => {
      const id = await makeJob(runtime.db, companyOf('author'), { status, title: 'Offre', description: '**Bien**' });
      const visibility = async (who: string) =>
        readJob(as(who), id).then(
          ({ kind }) => kind,
          (error: Error) => error.name,
        );
      const outside = { JOB_DRAFT: 'NotFound', JOB_UNPUBLISHED: 'closed', JOB_PUBLISHED: 'job' }[status];
      for (const who of ['author', 'colleague', 'admin']) expect(await visibility(who), who).toBe('job');
      for (const who of ['nobody', 'developer', 'stranger', 'waiting', 'unemployed']) {
        expect(await visibility(who), who).toBe(outside);
      }
    },
  );

  it('when it is closed shows only its title and company', async () => {
    const id = await makeJob(runtime.db, companyOf('author'), { status: 'JOB_UNPUBLISHED', description: 'secret' });
    expect(JSON.stringify(await readJob(as('developer'), id))).not.toContain('secret');
  });

  it('by its address or its id, with structured data for search engines', async () => {
    const id = await added('author', { title: 'Par son adresse' });
    await publishJob(as('author'), id);
    const job = await readJob(as('nobody'), 'par-son-adresse-mareva');
    expect(job).toMatchObject({ kind: 'job', id, signedIn: false, manages: false, applications: undefined });
    expect(job).toMatchObject({
      posting: {
        '@type': 'JobPosting',
        title: 'Par son adresse',
        url: expect.stringMatching(/\/job\/par-son-adresse-mareva$/),
        jobLocation: { address: { addressLocality: 'Nantes', addressCountry: 'FR' } },
        skills: 'React, Français, TypeScript, Anglais',
        experienceRequirements: { monthsOfExperience: 24 },
        baseSalary: { currency: 'EUR', value: { minValue: 42_000, maxValue: 50_000, unitText: 'YEAR' } },
      },
    });
    expect(await readJob(as('author'), id)).toMatchObject({ manages: true });
    await archiveJob(as('author'), id);
    expect(await readJob(as('author'), id)).toMatchObject({ posting: undefined });
    await expect(readJob(as('nobody'), '../etc/passwd')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('of a company that is not validated any more is not found', async () => {
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    const id = await makeJob(runtime.db, companyId);
    await expect(readJob(as('developer'), id)).rejects.toMatchObject({ name: 'NotFound' });
  });
});
