// What a company learns about a developer: nothing that another site caused, and nothing about one who has blocked it.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import type { SignedIn } from '../../domain/viewer.ts';
import { makeDeveloper, makeJob } from '../harness/factories.ts';
import { fromOtherSite, postForm, postJson } from './client.ts';
import { enter, fromNewAddress, newApiKey, newCompany } from './people.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

let recruiter: string;
let companyId: string;
let apiKey: string;
let jobId: string;
let outsideId: string;
let outsideAlias: string;

beforeAll(async () => {
  const company = await newCompany(db);
  companyId = company.companyId;
  recruiter = company.cookie;
  apiKey = await newApiKey(companyId, recruiter, 'candidates:read');
  jobId = await makeJob(db, companyId);
  outsideAlias = `offre-ailleurs-${randomUUID()}`;
  outsideId = await makeJob(db, companyId, { externalUrl: 'https://jobs.example/1', seoAlias: outsideAlias });
});

/** The offers whose list of applicants contains a developer, and whether the API lists them. */
async function shownTo({ userId }: SignedIn) {
  const names = async (id: string) => {
    const page = await fetch(url + pathTo('fr', 'jobApplicants', { jobId: id }), { headers: { cookie: recruiter } });
    expect(page.status).toBe(200);
    return (await page.text()).includes(userId);
  };
  const headers = { ...fromNewAddress(), authorization: `Bearer ${apiKey}` };
  const listed = await fetch(`${url}/api/v1/applications`, { headers });
  expect(listed.status).toBe(200);
  return { here: await names(jobId), outside: await names(outsideId), api: (await listed.text()).includes(userId) };
}

const clicks = (developerId: string) =>
  db.selectFrom('jobLinkClicks').select('jobId').where('developerId', '=', developerId).execute();

it('a link to the company’s site on a page of another site reveals nothing to the company', async () => {
  const developer = await makeDeveloper(db);
  const cookie = await enter(db, developer);
  const site = pathTo('fr', 'jobSite', { jobId: outsideId });
  for (const cause of ['cross-site', 'same-site', 'none']) {
    for (const path of [site, `/en${site}`, `${site}.data`, pathTo('fr', 'job', { alias: outsideAlias })]) {
      const answer = await fetch(url + path, { redirect: 'manual', headers: { cookie, 'sec-fetch-site': cause } });
      expect(answer.status, path).toBeLessThan(400);
    }
  }
  expect((await postForm(url, site, {}, { cookie, ...fromOtherSite })).status).toBe(403);
  expect(await clicks(developer.userId)).toEqual([]);
  expect(await shownTo(developer)).toEqual({ here: false, outside: false, api: false });
  // The button of the offer's own page is an action of the developer, which the company sees.
  expect((await postForm(url, site, {}, { cookie })).status).toBe(200);
  expect(await clicks(developer.userId)).toEqual([{ jobId: outsideId }]);
  expect(await shownTo(developer)).toMatchObject({ outside: true });
});

it('a developer who blocks the company is no longer among its applicants', async () => {
  const developer = await makeDeveloper(db);
  const cookie = await enter(db, developer);
  const application = { mode: 'application', jobId, message: 'Bonjour', detailsOffered: false };
  expect((await postJson(url, pathTo('fr', 'applicationActions'), application, { cookie })).status).toBe(200);
  expect(await shownTo(developer)).toEqual({ here: true, outside: false, api: true });
  const block = { intent: 'block', companyId };
  expect((await postForm(url, pathTo('fr', 'visibilityManager'), block, { cookie })).status).toBe(200);
  expect(await shownTo(developer)).toEqual({ here: false, outside: false, api: false });
});
