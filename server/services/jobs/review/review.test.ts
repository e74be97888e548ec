import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyJob } from '../../../../domain/jobs/job.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readAdminHome } from '../../shell/home/read-admin-home.ts';
import { publishJob } from '../change-job.ts';
import { duplicateJob } from '../duplicate-job.ts';
import { createJobOffer, saveJob } from '../edit-job.ts';
import { readJob } from '../read-job.ts';
import { readJobManager } from '../read-job-manager.ts';
import { askReview } from './ask-review.ts';
import { readOffers } from './read-offers.ts';
import { restoreJob } from './restore-job.ts';
import { takeDownJob } from './take-down-job.ts';

let runtime: Runtime;
let administrator: SignedIn;
let member: SignedIn;
let colleague: SignedIn;
let applicant: SignedIn;
let jobId = '';
const as = (viewer: Viewer) => contextOf(runtime, viewer);
const whole = {
  ...emptyJob(),
  ...{ title: 'Dev Elm', professionId: 'front-end-developer', contractType: 'permanent', technologyIds: ['react'] },
  ...{ place: { placeId: 'insee:44109', label: 'Nantes' }, remote: 'hybrid', daysPerWeek: 2, salaryMin: 42 },
  ...{ salaryMax: 50, description: 'Des écrans', externalUrl: '' },
};

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
  applicant = await makeDeveloper(runtime.db);
});

beforeEach(async () => {
  const companyId = await makeCompany(runtime.db, { name: 'Maréva' });
  member = await makeRecruiter(runtime.db, { companyId });
  colleague = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
  jobId = crypto.randomUUID();
  await createJobOffer(as(member), jobId, whole);
  await publishJob(as(member), jobId);
  await runtime.db.insertInto('jobApplications').values({ jobId, developerId: applicant.userId }).execute();
});

const takeDown = (reason = 'Le salaire est inventé.') => takeDownJob(as(administrator), jobId, { reason });
const mails = async ({ email }: SignedIn) => (await emailsTo(runtime.db, email)).map(({ template }) => template);
const managed = async () => {
  const manager = await readJobManager(as(colleague), { list: 'disabled' });
  return 'jobs' in manager ? manager.jobs[0] : undefined;
};
const offers = async (list: 'asked' | 'taken' | 'online') =>
  (await readOffers(as(administrator), { list, text: 'dev elm' })).offers.filter(({ id }) => id === jobId);

describe('docs/product/jobs.md, Offers taken down by the team', () => {
  it('closes the offer, tells the company why and the applicants that it is closed', async () => {
    expect(await readJob(as(administrator), jobId)).toMatchObject({ can: { takeDown: true, restore: false } });
    expect(await readJob(as(member), jobId)).toMatchObject({ can: { takeDown: false, restore: false } });
    await takeDown();
    expect(await readJob(as(undefined), jobId)).toEqual({
      ...{ kind: 'closed', title: 'Dev Elm' },
      company: expect.objectContaining({ name: 'Maréva' }),
    });
    expect(await readJob(as(colleague), jobId)).toMatchObject({
      takenDown: { reason: 'Le salaire est inventé.', asked: false },
    });
    const [toCompany] = await emailsTo(runtime.db, colleague.email);
    expect(toCompany).toMatchObject({ subject: 'Votre offre « Dev Elm » n’est plus en ligne' });
    expect(toCompany?.text).toContain('Le salaire est inventé.');
    const [toApplicant] = await emailsTo(runtime.db, applicant.email);
    expect(toApplicant).toMatchObject({ subject: 'L’offre « Dev Elm » a été retirée' });
    expect(toApplicant?.text).not.toContain('inventé');
    expect(await offers('taken')).toMatchObject([
      { title: 'Dev Elm', company: 'Maréva', reason: 'Le salaire est inventé.', applications: 1 },
    ]);
    expect(await auditOf(runtime.db, jobId)).toMatchObject([
      { action: 'job.take-down', actorId: administrator.userId, data: { reason: 'Le salaire est inventé.' } },
    ]);
  });

  it('the company can neither publish nor copy it; it corrects it and asks again, once', async () => {
    await takeDown();
    await expect(publishJob(as(member), jobId)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(duplicateJob(as(member), jobId, crypto.randomUUID())).rejects.toMatchObject({ name: 'Forbidden' });
    expect(await managed()).toMatchObject({ actions: ['edit', 'askReview'], takenDown: { asked: false } });
    await saveJob(as(colleague), jobId, { version: null, value: { ...whole, description: '' } });
    await expect(askReview(as(colleague), jobId)).rejects.toMatchObject({ fields: { description: 'required' } });
    await saveJob(as(colleague), jobId, { version: null, value: { ...whole, salaryMin: 38, salaryMax: 40 } });
    const before = (await readAdminHome(as(administrator))).offersToReview;
    await askReview(as(colleague), jobId);
    await askReview(as(member), jobId);
    expect((await readAdminHome(as(administrator))).offersToReview).toBe(before + 1);
    expect(await managed()).toMatchObject({ actions: ['edit'], takenDown: { asked: true } });
    expect(await offers('asked')).toHaveLength(1);
    expect((await auditOf(runtime.db, jobId)).map(({ action }) => action)).toEqual(['job.take-down', 'job.ask-review']);
  });

  it('is refused again with another reason, which only the company hears about, or put online again', async () => {
    await takeDown();
    await askReview(as(member), jobId);
    const toApplicant = (await mails(applicant)).length;
    await takeDown('Toujours pas.');
    expect((await mails(applicant)).length).toBe(toApplicant);
    expect(await managed()).toMatchObject({ takenDown: { reason: 'Toujours pas.', asked: false } });
    await restoreJob(as(administrator), jobId);
    expect(await readJob(as(undefined), jobId)).toMatchObject({ kind: 'job', title: 'Dev Elm', takenDown: undefined });
    expect(await mails(member)).toEqual(['offer-restored', 'offer-taken-down', 'offer-taken-down']);
    expect((await mails(applicant)).filter((one) => one === 'applied-offer-restored')).toHaveLength(1);
    expect(await offers('online')).toHaveLength(1);
  });

  it('when two administrators decide, the second is told and nothing happens twice', async () => {
    const outcomes = await Promise.allSettled([takeDown(), takeDown()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await mails(member)).toEqual(['offer-taken-down']);
    await restoreJob(as(administrator), jobId);
    await expect(restoreJob(as(administrator), jobId)).rejects.toMatchObject({ name: 'Conflict' });
  });

  it('is for administrators only', async () => {
    for (const viewer of [undefined, member, applicant]) {
      const refused = { name: 'Forbidden' };
      await expect(takeDownJob(as(viewer), jobId, { reason: 'Non.' })).rejects.toMatchObject(refused);
      await expect(restoreJob(as(viewer), jobId)).rejects.toMatchObject(refused);
      await expect(readOffers(as(viewer), { list: 'online', text: '' })).rejects.toMatchObject(refused);
    }
    await expect(askReview(as(await makeRecruiter(runtime.db)), jobId)).rejects.toMatchObject({ name: 'NotFound' });
  });
});
