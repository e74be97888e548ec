import { beforeAll, describe, expect, it } from 'vitest';
import { anyJob } from '../../domain/jobs/job-query.ts';
import { avatarOptions } from '../../domain/profile/avatar.ts';
import type { SignedIn } from '../../domain/viewer.ts';
import { contextOf } from '../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../tests/harness/factories.ts';
import { makeRichDeveloper } from '../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import type { Runtime } from '../runtime.ts';
import { readReview } from './catalogue/contributions/read-review.ts';
import { readSubjects } from './catalogue/read-subjects.ts';
import { readCompany } from './companies/read-company.ts';
import { countCompanies, readQueue } from './companies/read-queue.ts';
import { findJobs } from './jobs/search/find-jobs.ts';
import { readTeamSettings } from './moderation/team-settings/read-settings.ts';
import { readDiscretion } from './profile/discretion/read-discretion.ts';
import { lookAtDeveloper, readDeveloper } from './profile/read-developer.ts';
import { readResumeProfile } from './resume/downloads/read-resume-profile.ts';
import { readAdminHome } from './shell/home/read-admin-home.ts';
import { readRecruiterHome } from './shell/home/read-recruiter-home.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn, locale: 'fr' | 'en' = 'fr') => contextOf(runtime, viewer, locale);

/** The fields that other tests leave empty: their row types are checked with these values. */
describe('a complete row', () => {
  it('of a profile has the images of a project, on the page and in the résumé', async () => {
    const { userId } = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
    const images = [{ handle: 'a'.repeat(32) }];
    await runtime.db
      .updateTable('developerProjects')
      .set({ images: JSON.stringify(images) })
      .where('developerId', '=', userId)
      .execute();
    await runtime.db
      .updateTable('developerSocials')
      .set({ username: 'camille' })
      .where('developerId', '=', userId)
      .execute();
    expect(await readDeveloper(runtime.db, userId, 'fr')).toMatchObject({ projects: [{ images }] });
    expect(await lookAtDeveloper(runtime, userId, 'fr', undefined)).toMatchObject({ projects: [{ images }] });
    expect(await readResumeProfile(runtime.db, userId, 'fr')).toMatchObject({ profile: { projects: [{ images }] } });
  });

  it('of a company has the job title and picture of its recruiters', async () => {
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    const recruiter = await makeRecruiter(runtime.db, { companyId });
    const handle = 'b'.repeat(32);
    await runtime.db
      .insertInto('files')
      .values({ handle, ownerId: recruiter.userId, contentType: 'image/webp', bytes: 9 })
      .execute();
    await runtime.db
      .updateTable('recruiters')
      .set({ jobTitle: 'Recruteuse', profilePicHandle: handle })
      .where('id', '=', recruiter.userId)
      .execute();
    const administrator = await makeAdministrator(runtime.db);
    const shown = await readCompany(as(administrator), companyId);
    expect(shown.recruiters).toMatchObject([{ jobTitle: 'Recruteuse' }]);
    const waiting = (await readQueue(as(administrator))).companies.find(({ id }) => id === companyId);
    expect(waiting).toMatchObject({ people: [{ jobTitle: 'Recruteuse' }] });
    const home = await readRecruiterHome(as(recruiter), recruiter.membership);
    expect(home.team).toMatchObject([{ jobTitle: 'Recruteuse' }]);
  });

  it('of the home page of the team has those that wait, with and without a picture', async () => {
    const { userId } = await makeDeveloper(runtime.db, { validationStatus: 'waiting' });
    await makeDeveloper(runtime.db, { validationStatus: 'waiting' });
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    await makeCompany(runtime.db, { validatedAt: null });
    const handle = 'c'.repeat(32);
    await runtime.db
      .insertInto('files')
      .values({ handle, ownerId: userId, contentType: 'image/webp', bytes: 9 })
      .execute();
    const avatar = JSON.stringify(
      Object.fromEntries(Object.entries(avatarOptions).map(([name, [first]]) => [name, first])),
    );
    await runtime.db
      .updateTable('developers')
      .set({ profilePicHandle: handle, avatar })
      .where('id', '=', userId)
      .execute();
    await runtime.db
      .updateTable('companies')
      .set({ logoHandle: handle, logo: JSON.stringify({}) })
      .where('id', '=', companyId)
      .execute();
    const { firstProfiles, firstCompanies } = await readAdminHome(as(await makeAdministrator(runtime.db)));
    for (const shown of [
      firstProfiles.find(({ alias }) => alias === userId),
      firstCompanies.find(({ alias }) => alias === companyId),
    ])
      expect(shown).toMatchObject({ since: expect.any(String), picture: expect.stringContaining(handle) });
  });

  it('of the companies for the team has their number in each state', async () => {
    await makeCompany(runtime.db, { validatedAt: null });
    const { waiting } = await countCompanies(as(await makeAdministrator(runtime.db)), '');
    expect(waiting).toBeGreaterThan(0);
  });
});

describe('a page that no other test of services reads', () => {
  it('the companies that a profile is hidden from, and those with a name', async () => {
    const person = await makeDeveloper(runtime.db);
    const companyId = await makeCompany(runtime.db, { name: 'Café Bleu', placeId: 'insee:44109' });
    await runtime.db.insertInto('blockedCompanies').values({ developerId: person.userId, companyId }).execute();
    expect(await readDiscretion(as(person), 'cafe')).toMatchObject({
      blocked: [{ id: companyId, name: 'Café Bleu', city: 'Nantes' }],
      found: [{ id: companyId, blocked: true }],
    });
    expect((await readDiscretion(as(person), '')).found).toBeUndefined();
  });

  it('the tags of a question, and similar questions', async () => {
    const { questionId } = await runtime.db
      .selectFrom('catalogueQuestions')
      .select('questionId')
      .where('status', '=', 'PUBLISHED')
      .where('testStatus', '=', 'PUBLISHED')
      .limit(1)
      .executeTakeFirstOrThrow();
    const subjects = await readSubjects(as(await makeDeveloper(runtime.db)), questionId);
    expect(subjects.tags.length).toBeGreaterThan(0);
    expect(subjects.related.length).toBeGreaterThan(0);
  });

  it('the published questions, for the team', async () => {
    const review = await readReview(as(await makeAdministrator(runtime.db)), 'PUBLISHED');
    expect(review.questions.length).toBeGreaterThan(0);
  });

  it('the offers of one company', async () => {
    const companyId = await makeCompany(runtime.db);
    const [mine] = [await makeJob(runtime.db, companyId), await makeJob(runtime.db, await makeCompany(runtime.db))];
    const { jobs } = await findJobs(as(await makeDeveloper(runtime.db)), anyJob, undefined, companyId);
    expect(jobs.map(({ id }) => id)).toEqual([mine]);
  });

  it('the professions of the team settings in English', async () => {
    const { lines } = await readTeamSettings(as(await makeAdministrator(runtime.db), 'en'), 'professions', 'Front-end');
    expect(lines.length).toBeGreaterThan(0);
  });
});
