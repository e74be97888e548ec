import { beforeAll, describe, expect, it } from 'vitest';
import { cardTypes } from '../../../../domain/profile/cards/card.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeJob } from '../../../../tests/harness/factories.ts';
import { makeRichDeveloper, markers } from '../../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { blockCompany } from '../discretion/change-discretion.ts';
import { readProfile } from '../read-profile.ts';

let runtime: Runtime;
let person: SignedIn;
const kept = { ...Object.fromEntries(cardTypes.map((card) => [card, { all: false }])) };

beforeAll(async () => {
  runtime = await testRuntime();
  const cards = { ...kept, projects: { all: false, recruiters: false } };
  person = await makeRichDeveloper(runtime.db, { all: true, cards });
});

async function look(company: string, viewer: Viewer = person) {
  const wish = { as: 'recruiter', company } as const;
  const profile = await readProfile(contextOf(runtime, viewer), person.userId, { wish });
  if (profile.kind !== 'profile') throw new Error(profile.kind);
  return profile;
}
const counted = async () => [
  await runtime.db.selectFrom('companyViews').select('developerId').execute(),
  await runtime.db.selectFrom('developerVisits').select('developerId').execute(),
];

describe('the preview as a recruiter (docs/product/profile.md, Preview of a profile)', () => {
  it.each([
    ['scale-batch', { employers: true, resume: true, resumeLinks: true }],
    ['startup-yearly', { employers: true, resume: true, resumeLinks: false }],
    ['freemium', { employers: false, resume: false, resumeLinks: true }],
  ])('follows the plan %s of the company', async (planId, rights) => {
    const profile = await look(await makeCompany(runtime.db, { planId }));
    expect(profile).toMatchObject({
      viewer: 'recruiter',
      can: { edit: false, download: undefined, report: false },
      preview: { as: 'recruiter', access: 'open', company: { ...rights, applied: false, contactGiven: false } },
    });
    const sent = JSON.stringify(profile.cards);
    expect(sent.includes(markers.company)).toBe(rights.employers);
    expect(profile.cv !== undefined).toBe(rights.resume);
    expect(sent).toContain(markers.rqth);
    for (const hidden of [markers.project, markers.phoneNumber, person.email]) expect(sent).not.toContain(hidden);
  });

  it('says what the developer has given to the company, and counts nothing', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db);
    const before = await counted();
    await db.insertInto('candidates').values({ companyId, developerId: person.userId }).execute();
    await db
      .insertInto('introductions')
      .values({ companyId, developerId: person.userId, status: 30, statusSince: new Date(), contactGiven: true })
      .execute();
    const jobId = await makeJob(db, companyId);
    await db.insertInto('jobApplications').values({ developerId: person.userId, jobId }).execute();
    const { preview } = await look(companyId);
    expect(preview?.company).toMatchObject({ applied: true, contactGiven: true });
    expect(await counted()).toEqual(before);
  });

  it('shows nothing to a company from which the developer hides, and says why', async () => {
    const blocked = await makeCompany(runtime.db);
    await blockCompany(contextOf(runtime, person), blocked);
    const employer = await makeCompany(runtime.db, { name: markers.company });
    for (const [companyId, hiddenAs] of [
      [blocked, 'blocked'],
      [employer, 'employer'],
    ] as const) {
      const profile = await look(companyId);
      expect(profile).toMatchObject({ cards: {}, preview: { access: 'unknown', company: { hiddenAs } } });
    }
  });

  it('finds validated companies by name, and takes no other', async () => {
    const name = 'Atelier Mirabelle';
    const found = await makeCompany(runtime.db, { name });
    const waiting = await makeCompany(runtime.db, { name: `${name} bis`, validatedAt: null });
    const searched = await look('mirabelle');
    expect(searched).toMatchObject({ cards: {}, preview: { wanted: 'mirabelle', found: [{ id: found, name }] } });
    expect(searched.preview?.access).toBeUndefined();
    expect((await look(waiting)).preview?.company).toBeUndefined();
    expect((await look('')).preview).toEqual({ as: 'recruiter', mine: true, access: undefined, wanted: '' });
  });

  it('does not promise links in the résumé that the developer keeps from recruiters', async () => {
    const companyId = await makeCompany(runtime.db, { planId: 'scale-batch' });
    const visibility = (recruiters: boolean) =>
      runtime.db
        .updateTable('developers')
        .set({ visibility: JSON.stringify({ all: true, cards: { links: { all: false, recruiters } } }) })
        .where('id', '=', person.userId)
        .execute();
    await visibility(false);
    expect((await look(companyId)).preview?.company).toMatchObject({ resume: true, resumeLinks: false });
    await visibility(true);
    expect((await look(companyId)).preview?.company).toMatchObject({ resume: true, resumeLinks: true });
  });

  it('is for administrators too', async () => {
    const admin = await makeAdministrator(runtime.db);
    const company = await makeCompany(runtime.db);
    expect(await look(company, admin)).toMatchObject({ viewer: 'recruiter', preview: { mine: false } });
    expect(await look(company)).toMatchObject({ preview: { mine: true } });
  });
});

it('the preview as a visitor of a short profile is the message that a visitor gets', async () => {
  const { userId } = await makeRichDeveloper(runtime.db, { all: true, cards: kept });
  await runtime.db.updateTable('developers').set({ isShort: true }).where('id', '=', userId).execute();
  const own = { ...person, userId };
  const profile = await readProfile(contextOf(runtime, own), userId, { wish: { as: 'public' } });
  expect(profile).toMatchObject({ cards: {}, preview: { as: 'public', access: 'short' } });
});
