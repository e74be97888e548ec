import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../tests/harness/context.ts';
import { makeCompany, makeJob, makeRecruiter } from '../../tests/harness/factories.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import { xmlRecords } from '../../tests/harness/xml-records.ts';
import type { Runtime } from '../runtime.ts';
import { archiveJob } from '../services/jobs/change-job.ts';
import { readJob } from '../services/jobs/read-job.ts';
import { jobFeedRoutes } from './job-feeds.ts';

let runtime: Runtime;
let companyId: string;
beforeAll(async () => {
  runtime = await testRuntime();
  companyId = await makeCompany(runtime.db, { name: 'Étang & <Rive>', seoAlias: 'etang-rive' });
});
const get = (path: string) => jobFeedRoutes(runtime).request(path);
const text = async (path: string) => (await get(path)).text();
type Posting = { identifier: { value: string } } & Record<string, unknown>;
const json = async (path: string) => JSON.parse(await text(path)) as { jobs: Posting[] };

const offer = {
  professionId: 'front-end-developer',
  contractType: 'permanent',
  placeId: 'insee:44109',
  remoteFrequency: 'hybrid',
  remoteDaysPerWeek: 2,
  salaryMin: 42,
  salaryMax: 50,
  yearsMin: 3,
  description: 'Une équipe de **cinq**.',
  descriptionHtml: '<p>Une équipe de <strong>cinq</strong>.</p>',
};

describe('feeds of offers (docs/product/jobs.md, Feeds of offers)', () => {
  it.each(['fr', 'en'] as const)('say in every format what the page of the offer says: %s', async (locale) => {
    const id = await makeJob(runtime.db, companyId, { ...offer, seoAlias: `dev-${locale}` });
    await runtime.db
      .insertInto('jobTechnologies')
      .values([
        { jobId: id, technologyId: 'css', position: 0, required: false },
        { jobId: id, technologyId: 'react', position: 1, required: true },
      ])
      .execute();
    await runtime.db
      .insertInto('jobLanguages')
      .values({ jobId: id, languageId: 'en', level: 70, required: true, position: 0 })
      .execute();
    const page = await readJob({ ...contextOf(runtime, undefined), locale }, id);
    const posting = 'posting' in page ? page.posting : undefined;
    const address = `/feeds/${locale}/companies/etang-rive`;
    expect((await json(`${address}/jobs.json`)).jobs.find(({ identifier }) => identifier.value === id)).toEqual(
      posting,
    );
    const indeed = xmlRecords(await text(`${address}/indeed.xml`), 'job').find((one) => one.referencenumber === id);
    expect(indeed).toMatchObject({
      title: posting?.title,
      description: posting?.description,
      date: posting?.datePosted,
      expirationdate: posting?.validThrough,
      url: posting?.url,
      company: 'Étang & <Rive>',
    });
    const linkedin = xmlRecords(await text(`${address}/linkedin.xml`), 'job').find((one) => one.partnerJobId === id);
    expect(linkedin).toMatchObject({
      title: posting?.title,
      description: posting?.description,
      applyUrl: posting?.url,
      skill: String(posting?.skills).replaceAll(', ', '\n'),
      amount: '50000\n42000',
    });
  });

  it('have all open offers of the market, each once, over several batches', async () => {
    const made = [];
    for (let n = 0; n < 120; n++) made.push(await makeJob(runtime.db, companyId, { title: `Offre ${n}` }));
    const { jobs } = await json('/feeds/fr/jobs/jobs.json');
    const ids = jobs.map(({ identifier }) => identifier.value);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(made));
  });

  it('have neither closed offers, drafts, nor offers of a company that is not validated', async () => {
    const draft = await makeJob(runtime.db, companyId, { status: 'JOB_DRAFT', publishedAt: null });
    const archived = await makeJob(runtime.db, companyId);
    await archiveJob(contextOf(runtime, await makeRecruiter(runtime.db, { companyId })), archived);
    const over = await makeJob(runtime.db, companyId, { confirmedAt: new Date('2020-01-02') });
    const unknown = await makeCompany(runtime.db, { validatedAt: null, seoAlias: 'pas-validee' });
    const hidden = await makeJob(runtime.db, unknown);
    const ids = (await json('/feeds/fr/jobs/jobs.json')).jobs.map(({ identifier }) => identifier.value);
    for (const id of [draft, archived, over, hidden]) expect(ids).not.toContain(id);
    expect((await get('/feeds/fr/companies/pas-validee/jobs.json')).status).toBe(404);
    expect((await get(`/feeds/fr/companies/${unknown}/indeed.xml`)).status).toBe(404);
  });

  it('have only the offers of their company', async () => {
    const other = await makeCompany(runtime.db);
    const jobId = await makeJob(runtime.db, other);
    const { jobs } = await json(`/feeds/en/companies/${other}/jobs.json`);
    expect(jobs.map(({ identifier }) => identifier.value)).toEqual([jobId]);
  });

  it.each(['/feeds/de/jobs/jobs.json', '/feeds/fr/jobs/other.xml', '/feeds/fr/companies/nobody/jobs.json'])(
    'do not exist at other addresses: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
