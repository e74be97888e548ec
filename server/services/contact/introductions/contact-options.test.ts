import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { readAdmins } from '../../companies/team/read-admins.ts';
import { readApplicants } from '../../jobs/read-applicants.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { clearFailed } from './clear-failed.ts';
import { readContactOptions } from './read-contact-options.ts';
import { readJobAssignment } from './read-job-assignment.ts';
import { recordVisit } from './record-visit.ts';
import { requestIntroduction } from './request-introduction.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: Viewer) => contextOf(runtime, viewer);
const options = (viewer: Viewer, { userId }: SignedIn) => readContactOptions(as(viewer), userId);
const refused = (made: Promise<unknown>) =>
  made.then(
    () => 'allowed',
    ({ name }: Error) => name,
  );

async function apply(
  { userId }: SignedIn,
  jobId: string,
  appliedAt: Date,
  message: string | null = null,
  source: 'here' | 'ats' = 'here',
) {
  const application = { developerId: userId, jobId, appliedAt, message, source };
  await runtime.db.insertInto('jobApplications').values(application).execute();
}
const click = ({ userId }: SignedIn, jobId: string) =>
  runtime.db.insertInto('jobLinkClicks').values({ developerId: userId, jobId, clickedAt: new Date() }).execute();
const like = ({ userId }: SignedIn, companyId: string, likedAt = new Date('2026-05-01')) =>
  runtime.db.insertInto('companyLikes').values({ developerId: userId, companyId, likedAt }).execute();
const superlike = ({ userId }: SignedIn, companyId: string) =>
  runtime.db
    .insertInto('superlikes')
    .values({ developerId: userId, companyId, message: 'Votre équipe me plaît.', sentAt: new Date('2026-05-01') })
    .execute();
const paid = async () =>
  makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId: 'unlimited' }) });
const buttonOf = async (viewer: SignedIn, developer: SignedIn) => {
  const profile = await readProfile(as(viewer), developer.userId);
  return profile.kind === 'profile' ? profile.contact : undefined;
};

describe('what the contact dialogs get when they open (docs/product/contact.md, The start dialog)', () => {
  it('is only for recruiters of validated companies, about developers whom they may see', async () => {
    const { db } = runtime;
    const [developer, recruiter] = [await makeDeveloper(db), await paid()];
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    for (const one of [undefined, developer, await makeAdministrator(db), await makeNewcomer(db), waiting]) {
      expect(await refused(options(one, developer))).toBe('Forbidden');
      expect(await refused(recordVisit(as(one), developer.userId))).toBe('Forbidden');
      expect(await refused(readJobAssignment(as(one), developer.userId))).toBe('Forbidden');
    }
    const hidden = await makeDeveloper(db);
    await blockCompany(as(hidden), recruiter.membership.companyId);
    const short = await makeDeveloper(db, { isShort: true });
    for (const one of [hidden, short, { ...developer, userId: randomUUID() }, { ...developer, userId: 'x' }]) {
      expect(await refused(options(recruiter, one))).toBe('NotFound');
      expect(await refused(recordVisit(as(recruiter), one.userId))).toBe('NotFound');
    }
    expect(await refused(options(recruiter, developer))).toBe('allowed');
  });

  it('has the missing information of the sender, and that no slot is taken on a paid plan', async () => {
    const { db } = runtime;
    const developer = await makeDeveloper(db);
    expect(await options(await makeRecruiter(db), developer)).toMatchObject({
      outcome: 'DENY_NEED_PLAN',
      missing: ['companyPage', 'profilePicture'],
      noSlotIsTaken: false,
      applied: false,
    });
    const rich = await paid();
    const place = await db.selectFrom('places').select('id').executeTakeFirstOrThrow();
    const technology = await db.selectFrom('technologies').select('id').executeTakeFirstOrThrow();
    const { companyId } = rich.membership;
    await db
      .updateTable('companies')
      .set({ description: 'Nous '.repeat(30), website: 'https://a.example', placeId: place.id })
      .where('id', '=', companyId)
      .execute();
    await db
      .insertInto('companyTechnologies')
      .values({ companyId, technologyId: technology.id, position: 0 })
      .execute();
    expect(await options(rich, developer)).toMatchObject({
      outcome: 'OK_FULLTIME',
      missing: ['profilePicture'],
      noSlotIsTaken: true,
    });
  });

  it('lists offers (docs/product/jobs.md, The job picker): published ones, drafts, archived ones, and the assigned one', async () => {
    const { db } = runtime;
    const [recruiter, developer] = [await paid(), await makeDeveloper(db)];
    const { companyId } = recruiter.membership;
    const archived = await makeJob(db, companyId, { status: 'JOB_UNPUBLISHED', archivedAt: new Date() });
    const draft = await makeJob(db, companyId, { status: 'JOB_DRAFT', publishedAt: null, title: null });
    const online = await makeJob(db, companyId);
    await makeJob(db, await makeCompany(db));
    await db
      .insertInto('candidates')
      .values({ companyId, developerId: developer.userId, assignedJobId: draft })
      .execute();
    const assignment = await readJobAssignment(as(recruiter), developer.userId);
    expect(assignment.jobs.map(({ id }) => id)).toEqual([online, draft, archived]);
    expect(assignment.assignedJobId).toBe(draft);
    expect((await options(recruiter, developer)).assignment).toEqual(assignment);
  });

  it('has the error of a selection until it is closed, for the same recruiter only', async () => {
    const { db } = runtime;
    const [recruiter, developer] = [await paid(), await makeDeveloper(db)];
    const { companyId } = recruiter.membership;
    const colleague = await makeRecruiter(db, { companyId });
    const row = { companyId, developerId: developer.userId, addedAt: new Date(), error: 'DENY_BAD_REQUEST' };
    await db
      .insertInto('selections')
      .values({ ...row, recruiterId: recruiter.userId })
      .execute();
    expect(await options(recruiter, developer)).toMatchObject({ batchError: 'DENY_BAD_REQUEST' });
    expect(await options(colleague, developer)).toMatchObject({ batchError: null });
    await clearFailed(as(colleague), developer.userId);
    expect(await options(recruiter, developer)).toMatchObject({ batchError: 'DENY_BAD_REQUEST' });
    await clearFailed(as(recruiter), developer.userId);
    expect(await options(recruiter, developer)).toMatchObject({ batchError: null });
  });
});

describe('what the reply dialog shows (docs/product/contact.md, The reply dialog)', () => {
  it('the offers of the applications, and the message of the latest one', async () => {
    const { db } = runtime;
    const [recruiter, developer] = [await makeRecruiter(db), await makeDeveloper(db)];
    const { companyId } = recruiter.membership;
    const older = await makeJob(db, companyId, { title: 'Première' });
    const newer = await makeJob(db, companyId, { title: 'Seconde' });
    await apply(developer, older, new Date('2026-03-01'), 'Ancien');
    await apply(developer, newer, new Date('2026-04-01'), 'Récent');
    await like(developer, companyId);
    await superlike(developer, companyId);
    const { application, applied, outcome } = await options(recruiter, developer);
    expect(application).toEqual({
      kind: 'jobs',
      jobs: [
        { id: newer, title: 'Seconde' },
        { id: older, title: 'Première' },
      ],
      message: 'Récent',
      spontaneousMessage: 'Votre équipe me plaît.',
    });
    expect({ applied, outcome }).toEqual({ applied: true, outcome: 'OK_SUPERLIKE' });
    // Another company does not get this information.
    expect(await options(await paid(), developer)).toMatchObject({
      applied: false,
      application: { kind: 'spontaneous', spontaneousMessage: null },
    });
  });

  it('a like of the page, a click on a link to an external offer, a spontaneous application', async () => {
    const { db } = runtime;
    const recruiter = await makeRecruiter(db);
    const { companyId } = recruiter.membership;
    const jobId = await makeJob(db, companyId, { title: 'Ailleurs', externalUrl: 'https://x.example' });
    const people = await Promise.all([1, 2, 3].map(() => makeDeveloper(db)));
    const [liker, clicker, superliker] = people as [SignedIn, SignedIn, SignedIn];
    await like(liker, companyId);
    await click(clicker, jobId);
    await superlike(superliker, companyId);
    expect(await options(recruiter, liker)).toMatchObject({ applied: true, application: { kind: 'liked' } });
    expect(await options(recruiter, clicker)).toMatchObject({
      applied: false,
      application: { kind: 'remoteJobs', jobs: [{ id: jobId, title: 'Ailleurs' }] },
    });
    expect(await options(recruiter, superliker)).toMatchObject({
      applied: true,
      application: { kind: 'spontaneous', spontaneousMessage: 'Votre équipe me plaît.' },
    });
  });
});

describe('the main conversation button (docs/product/contact.md, The main conversation button)', () => {
  it('changes with the relation between company and developer', async () => {
    const { db } = runtime;
    const [recruiter, developer] = [await paid(), await makeDeveloper(db)];
    const { companyId } = recruiter.membership;
    const colleague = await makeRecruiter(db, { companyId, admin: false, intros: false });
    expect(await buttonOf(recruiter, developer)).toEqual({
      button: { case: 'start', disabled: false },
      answersElsewhere: false,
      introduction: null,
    });
    expect(await buttonOf(colleague, developer)).toMatchObject({ button: { case: 'permissionDenied' } });
    await apply(developer, await makeJob(db, companyId), new Date('2026-04-01'));
    expect(await buttonOf(recruiter, developer)).toMatchObject({ button: { case: 'seeApplication', dot: true } });
    await requestIntroduction(as(recruiter), developer.userId, { status: 31, terms: someTerms }, randomUUID());
    expect(await buttonOf(recruiter, developer)).toMatchObject({
      button: { case: 'seeConversation' },
      introduction: { recId: recruiter.userId, devId: developer.userId, status: 31 },
    });
    expect(await buttonOf(await paid(), developer)).toMatchObject({ button: { case: 'start' }, introduction: null });
  });

  it('shows a new application after a declined one', async () => {
    const { db } = runtime;
    const [recruiter, developer] = [await paid(), await makeDeveloper(db)];
    const { companyId } = recruiter.membership;
    await apply(developer, await makeJob(db, companyId), new Date('2026-04-01'));
    const decline = { status: 99, feedbackDeclineByRec: { code: 'experience', message: null } } as const;
    await requestIntroduction(as(recruiter), developer.userId, decline, randomUUID());
    expect(await buttonOf(recruiter, developer)).toMatchObject({ button: { case: 'seeConversation' } });
    await apply(developer, await makeJob(db, companyId), new Date(Date.now() + 1000));
    expect(await buttonOf(recruiter, developer)).toMatchObject({
      button: { case: 'seeApplication' },
      introduction: null,
    });
  });

  it('says that a request of the day waits, and in the list of applicants too', async () => {
    const { db } = runtime;
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { planId: 'freemium' }) });
    const jobId = await makeJob(db, recruiter.membership.companyId);
    const internship = { contractTypes: ['internship'] };
    const [asked, intern, other] = [
      await makeDeveloper(db, internship),
      await makeDeveloper(db, internship),
      await makeDeveloper(db, { contractTypes: ['permanent'] }),
    ];
    const request = { status: 20, message: 'Bonjour, un stage ?', terms: someTerms } as const;
    await requestIntroduction(as(recruiter), asked.userId, request, randomUUID());
    expect((await buttonOf(recruiter, intern))?.button).toMatchObject({ disabled: true, refusal: 'requestWaits' });
    for (const one of [intern, other]) await click(one, jobId);
    const { applicants } = await readApplicants(as(recruiter), jobId);
    const answers = new Map(applicants.map(({ developerId, answer }) => [developerId, answer.button]));
    expect([answers.get(intern.userId), answers.get(other.userId)]).toEqual(['requestWaits', 'internsOnly']);
  });

  it.each<[string, Parameters<typeof makeDeveloper>[1], string, object | undefined]>([
    [
      'a plan with selections',
      { jobSearchState: 'actively_searching' },
      'scale-batch',
      { case: 'selection', disabled: false },
    ],
    [
      'a developer who has paused the profile',
      { jobSearchState: 'pause_profile' },
      'unlimited',
      { case: 'start', disabled: true },
    ],
    ['a developer who is unavailable', { unavailable: true }, 'unlimited', { case: 'start', disabled: true }],
    [
      'a developer who is not searching but accepts requests',
      { jobSearchState: 'not_searching', disableIntroductions: false },
      'unlimited',
      { case: 'start', disabled: false },
    ],
    [
      'a developer who is not searching and accepts no requests (no button)',
      { jobSearchState: 'not_searching', disableIntroductions: true },
      'unlimited',
      undefined,
    ],
    [
      'a free plan and a developer who wants a permanent contract',
      { contractTypes: ['permanent', 'internship'] },
      'freemium',
      { case: 'start', disabled: true, refusal: 'internsOnly' },
    ],
    [
      'a free plan and a developer who wants an internship',
      { contractTypes: ['internship'] },
      'freemium',
      { case: 'start', disabled: false },
    ],
    [
      'a plan without a contact mode',
      { contractTypes: ['permanent'] },
      'partner',
      { case: 'start', disabled: true, refusal: 'noConversations' },
    ],
  ])('is the expected one for %s', async (_, traits, planId, button) => {
    const developer = await makeDeveloper(runtime.db, traits);
    const recruiter = await makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId }) });
    expect((await buttonOf(recruiter, developer))?.button).toEqual(button);
  });

  it('is shown to recruiters only', async () => {
    const developer = await makeDeveloper(runtime.db);
    expect(await buttonOf(await makeAdministrator(runtime.db), developer)).toBeUndefined();
    expect(await buttonOf(developer, developer)).toBeUndefined();
  });
});

describe('an applicant who cannot be written to first (docs/product/contact.md, Availability of a developer)', () => {
  const accept = { status: 31, terms: someTerms } as const;
  const states = [
    ['has paused the search', { jobSearchState: 'pause_profile' }],
    ['is not searching', { jobSearchState: 'not_searching', disableIntroductions: true }],
  ] as const;

  it.each(states)('is answered from the profile and the list, on a free plan too: %s', async (_, traits) => {
    const { db } = runtime;
    const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { planId: 'freemium' }) });
    const jobId = await makeJob(db, recruiter.membership.companyId);
    const developer = await makeDeveloper(db, traits);
    await apply(developer, jobId, new Date('2026-04-01'));
    expect(await buttonOf(recruiter, developer)).toMatchObject({ button: { case: 'seeApplication' } });
    expect(await options(recruiter, developer)).toMatchObject({ outcome: 'OK_JOBLIKE', applied: true });
    const { applicants } = await readApplicants(as(recruiter), jobId);
    expect(applicants).toMatchObject([{ answer: { button: 'seeApplication' } }]);
    const made = await requestIntroduction(as(recruiter), developer.userId, accept, randomUUID());
    expect(made).toMatchObject({ outcome: 'done' });
  });

  it.each(states)('is answered by the recruiting tool it applied through: %s', async (_, traits) => {
    const { db } = runtime;
    const companyId = await makeCompany(db, { disableApplicationWorkflow: true });
    const recruiter = await makeRecruiter(db, { companyId });
    const developer = await makeDeveloper(db, traits);
    await apply(developer, await makeJob(db, companyId), new Date('2026-04-01'), null, 'ats');
    const made = await requestIntroduction(as(recruiter), developer.userId, accept, randomUUID(), 'ats');
    expect(made).toMatchObject({ outcome: 'done' });
  });

  it('can only be declined when marked unavailable', async () => {
    const { db } = runtime;
    const [recruiter, developer] = [await paid(), await makeDeveloper(db, { unavailable: true })];
    await superlike(developer, recruiter.membership.companyId);
    expect(await options(recruiter, developer)).toMatchObject({ outcome: 'DENY_DEVELOPER_UNAVAILABLE' });
    expect(await requestIntroduction(as(recruiter), developer.userId, accept, randomUUID())).toMatchObject({
      reason: 'DENY_DEVELOPER_UNAVAILABLE',
    });
    const decline = { status: 99, feedbackDeclineByRec: { code: 'inadequate', message: null } } as const;
    expect(await requestIntroduction(as(recruiter), developer.userId, decline, randomUUID())).toMatchObject({
      outcome: 'done',
    });
  });
});

describe('a company that answers applications in its own recruiting tool', () => {
  it('is informed of it and cannot answer on the site; it can still write first', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db, { planId: 'unlimited', disableApplicationWorkflow: true });
    const recruiter = await makeRecruiter(db, { companyId });
    const [applicant, other] = [await makeDeveloper(db), await makeDeveloper(db)];
    const jobId = await makeJob(db, companyId);
    await apply(applicant, jobId, new Date('2026-04-01'));
    expect(await buttonOf(recruiter, applicant)).toMatchObject({ answersElsewhere: true });
    expect(await readApplicants(as(recruiter), jobId)).toMatchObject({ answersElsewhere: true });
    for (const request of [
      { status: 31, terms: someTerms },
      { status: 99, feedbackDeclineByRec: { code: 'experience', message: null } },
    ] as const) {
      expect(await requestIntroduction(as(recruiter), applicant.userId, request, randomUUID())).toEqual({
        outcome: 'refused',
        reason: 'answeredElsewhere',
      });
    }
    const message = { status: 20, message: 'Bonjour', terms: someTerms } as const;
    expect(await requestIntroduction(as(recruiter), other.userId, message, randomUUID())).toMatchObject({
      outcome: 'done',
    });
  });
});

it('opening the start dialog records a profile visit and returns the outcome (docs/product/contact.md, The start dialog)', async () => {
  const { db } = runtime;
  const [recruiter, developer] = [await paid(), await makeDeveloper(db)];
  expect(await recordVisit(as(recruiter), developer.userId)).toMatchObject({ outcome: 'OK_FULLTIME' });
  expect(await recordVisit(as(recruiter), developer.userId)).toMatchObject({ outcome: 'OK_FULLTIME' });
  const visits = db.selectFrom('developerVisits').select('count').where('developerId', '=', developer.userId);
  expect(await visits.execute()).toEqual([{ count: 1 }]);
});

it('a visit beyond the daily limit is not recorded, and no request may be sent', async () => {
  const { db } = runtime;
  const planId = `views-${randomUUID()}`;
  const plan = { id: planId, nameFr: planId, nameEn: planId, type: 'regular', candidateLimitDay: 1, position: 60 };
  await db.insertInto('plans').values(plan).execute();
  const recruiter = await makeRecruiter(db, { companyId: await makeCompany(db, { planId }) });
  const [seen, unseen] = [await makeDeveloper(db), await makeDeveloper(db)];
  expect(await recordVisit(as(recruiter), seen.userId)).toMatchObject({ outcome: 'OK_FULLTIME', wishes: {} });
  // The wishes are on a profile that may not be opened today.
  const refused = { outcome: 'DENY_NEED_BIGGER_PLAN', wishes: null, person: null };
  expect(await recordVisit(as(recruiter), unseen.userId)).toEqual(refused);
  expect(await options(recruiter, seen)).toMatchObject({
    hints: { person: { titles: ['Développeur·euse front-end', 'Front-end developer'] } },
  });
  expect(await options(recruiter, unseen)).toMatchObject({ hints: { person: null } });
  expect(await options(recruiter, seen)).toMatchObject({ wishes: { places: [] } });
  expect(await options(recruiter, unseen)).toMatchObject({ wishes: null });
  const views = db.selectFrom('companyViews').select('developerId');
  expect(await views.where('companyId', '=', recruiter.membership.companyId).execute()).toEqual([
    { developerId: seen.userId },
  ]);
});

it('the list of applicants has the possible answer for each (docs/product/contact.md, Answering from the list of applicants)', async () => {
  const { db } = runtime;
  const recruiter = await paid();
  const jobId = await makeJob(db, recruiter.membership.companyId);
  const [first, second, third] = [await makeDeveloper(db), await makeDeveloper(db), await makeDeveloper(db)];
  const short = await makeDeveloper(db, { isShort: true });
  const paused = await makeDeveloper(db, { jobSearchState: 'pause_profile' });
  for (const [index, one] of [first, second].entries()) await apply(one, jobId, new Date(Date.UTC(2026, 3, 9 - index)));
  for (const one of [third, short, paused]) await click(one, jobId);
  await requestIntroduction(as(recruiter), second.userId, { status: 31, terms: someTerms }, randomUUID());
  const { applicants } = await readApplicants(as(recruiter), jobId);
  const answers = new Map(applicants.map(({ developerId, answer }) => [developerId, answer]));
  expect(answers.get(first.userId)).toEqual({ button: 'seeApplication', introduction: null });
  expect(answers.get(second.userId)).toMatchObject({
    button: 'seeConversation',
    introduction: { recId: recruiter.userId, devId: second.userId, status: 31 },
  });
  expect(answers.get(third.userId)).toEqual({ button: 'start', introduction: null });
  expect(answers.get(short.userId)).toMatchObject({ button: 'notVisible' });
  expect(answers.get(paused.userId)).toMatchObject({ button: 'unavailable' });
});

describe('the page for a missing permission (docs/product/contact.md, Permission denied)', () => {
  it('names the company administrators to recruiters of the company', async () => {
    const { db } = runtime;
    const admin = await makeRecruiter(db);
    const { companyId } = admin.membership;
    const colleague = await makeRecruiter(db, { companyId, admin: false, intros: false });
    const { mayStart, admins } = await readAdmins(as(colleague));
    expect(mayStart).toBe(false);
    expect(admins.map(({ id }) => id)).toEqual([admin.userId]);
    expect(JSON.stringify(admins)).not.toContain(admin.email);
    expect((await readAdmins(as(admin))).mayStart).toBe(true);
  });

  it('is refused to other users', async () => {
    for (const one of [
      undefined,
      await makeDeveloper(runtime.db),
      await makeAdministrator(runtime.db),
      await makeNewcomer(runtime.db),
    ])
      expect(await refused(readAdmins(as(one)))).toBe('Forbidden');
  });
});

it('accepting an application gives the contact details only when it offered them', async () => {
  const { db } = runtime;
  const recruiter = await makeRecruiter(db);
  const { companyId } = recruiter.membership;
  for (const detailsOffered of [true, false]) {
    const developer = await makeDeveloper(db);
    const jobId = await makeJob(db, companyId);
    await db.insertInto('jobApplications').values({ developerId: developer.userId, jobId, detailsOffered }).execute();
    await requestIntroduction(as(recruiter), developer.userId, { status: 31, terms: someTerms }, randomUUID());
    const introduction = db.selectFrom('introductions').select('contactGiven');
    expect(await introduction.where('developerId', '=', developer.userId).execute()).toEqual([
      { contactGiven: detailsOffered },
    ]);
  }
});
