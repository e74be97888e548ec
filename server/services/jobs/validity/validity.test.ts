import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyJob } from '../../../../domain/jobs/job.ts';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { companyWithKey, wholeJob } from '../../../../tests/harness/ats.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { emailsTo } from '../../../../tests/harness/emails.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openCache } from '../../../cache.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { readSitemap } from '../../catalogue/sitemaps.ts';
import { jobAssignment } from '../../contact/introductions/read-job-assignment.ts';
import { isStillShown } from '../../profile/links/still-shown.ts';
import { readRecruiterHome } from '../../shell/home/read-recruiter-home.ts';
import { jobCard } from '../../shell/link-cards/read-card.ts';
import { applyToJob } from '../applications/apply.ts';
import { readApplications } from '../applications/read-applications.ts';
import { archiveJob, confirmJob, publishJob } from '../change-job.ts';
import { createJobOffer, saveJob } from '../edit-job.ts';
import { readJob } from '../read-job.ts';
import { readJobManager } from '../read-job-manager.ts';
import { restoreJob } from '../review/restore-job.ts';
import { takeDownJob } from '../review/take-down-job.ts';
import { planPublication } from '../schedule/plan-publication.ts';
import { findJobs } from '../search/find-jobs.ts';
import { readJobChoices } from '../search/read-job-choices.ts';
import { archiveExpired } from './archive-expired.ts';
import { readConfirmation } from './read-confirmation.ts';
import { remindExpiring } from './remind-expiring.ts';

let real: Runtime;
let member: SignedIn;
let colleague: SignedIn;
let developer: SignedIn;
let companyId = '';

beforeAll(async () => {
  real = await testRuntime();
  developer = await makeDeveloper(real.db, { isShort: false });
});
beforeEach(async () => {
  await real.db.deleteFrom('jobs').execute();
  companyId = await makeCompany(real.db, { name: 'Maréva' });
  member = await makeRecruiter(real.db, { companyId });
  colleague = await makeRecruiter(real.db, { companyId, admin: false, intros: false });
});

/** The product at this moment, without what it remembers for a few seconds. */
const at = (moment: string): Runtime => ({
  ...real,
  cache: openCache(),
  ports: { ...real.ports, clock: fixedClock(moment) },
});
const as = (viewer: Viewer, moment: string) => contextOf(at(moment), viewer);
const whole = {
  ...emptyJob(),
  ...{ title: 'Dev Elm', professionId: 'front-end-developer', contractType: 'permanent', technologyIds: ['cobol'] },
  ...{ remote: 'fullTime', salaryMin: 42, salaryMax: 50, description: 'Des écrans' },
};
/** Late in the evening in Paris: the 27th there, the 26th in UTC. Sixty days later it is winter time. */
const published = '2026-08-26T22:30:00Z';
const lastEvening = '2026-10-26T22:59:59Z';
const dayAfter = '2026-10-26T23:00:00Z';

async function publishedJob(change: object = {}, moment = published): Promise<string> {
  const id = randomUUID();
  await createJobOffer(as(member, moment), id, { ...whole, ...change });
  await publishJob(as(member, moment), id);
  return id;
}
const stored = (id: string) => real.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function managed(list: 'enabled' | 'disabled', moment: string) {
  const manager = await readJobManager(as(member, moment), { list });
  if (manager.access !== 'open') throw new Error('the job manager is not open');
  return manager;
}

describe('how long an offer is valid (docs/product/jobs.md, How long an offer is valid)', () => {
  it('is open for sixty days of Paris after its publication, the last one included', async () => {
    const id = await publishedJob();
    expect(await readJob(as(undefined, lastEvening), id)).toMatchObject({
      kind: 'job',
      validity: { until: '2026-10-26', daysLeft: 0 },
      posting: { validThrough: '2026-10-26T22:59:59.000Z' },
    });
    expect(await managed('enabled', '2026-10-01T10:00:00Z')).toMatchObject({
      jobs: [{ id, validity: { until: '2026-10-26', daysLeft: 25 }, expired: false }],
    });
    expect(await readJob(as(undefined, dayAfter), id)).toMatchObject({ kind: 'closed' });
  });

  it('is closed everywhere at that moment, before the task has archived it', async () => {
    const externalUrl = 'https://mareva.example/elm';
    const id = await publishedJob({ externalUrl });
    const inside = await publishedJob({ technologyIds: ['elixir'] });
    const listed = async (moment: string) => {
      const context = as(undefined, moment);
      const link = { url: externalUrl, type: 'visit_job', data: id };
      const site = await readSitemap(at(moment), { kind: 'jobs', locale: 'fr', part: 1 });
      return {
        found: (await findJobs(context, anyJob, undefined, companyId)).total,
        choices: (await readJobChoices(context, [])).technologies.some((one) => one.id === 'cobol'),
        sitemap: site.filter(({ paths }) => paths.fr.includes('dev-elm-mareva')).length > 0,
        link: await isStillShown(context, link),
        card: await jobCard(at(moment), 'fr', id).then(
          () => true,
          () => false,
        ),
        home: (await readRecruiterHome(as(member, moment), member.membership ?? never())).jobs,
        picker: (await jobAssignment(real.db, companyId, developer.userId, new Date(moment))).jobs.map(
          (one) => one.label,
        ),
        manager: (await managed('enabled', moment)).counts,
      };
    };
    expect(await listed(lastEvening)).toEqual({
      ...{ found: 2, choices: true, sitemap: true, link: true, card: true },
      ...{ home: { published: 2, drafts: 0, archived: 0 }, picker: ['online', 'online'] },
      manager: { enabled: 2, drafts: 0, disabled: 0 },
    });
    expect(await listed(dayAfter)).toEqual({
      ...{ found: 0, choices: false, sitemap: false, link: false, card: false },
      ...{ home: { published: 0, drafts: 0, archived: 2 }, picker: ['archive', 'archive'] },
      manager: { enabled: 0, drafts: 0, disabled: 2 },
    });
    const application = { mode: 'application', jobId: inside, message: null, detailsOffered: false } as const;
    await expect(applyToJob(as(developer, dayAfter), application)).rejects.toMatchObject({ name: 'NotFound' });
    await applyToJob(as(developer, lastEvening), application);
    expect((await readApplications(as(developer, dayAfter))).applications).toMatchObject([{ state: 'offerClosed' }]);
    expect(await readJob(as(member, dayAfter), id)).toMatchObject({
      ...{ status: 'JOB_UNPUBLISHED', expired: true, archivedAt: '2026-10-26T23:00:00.000Z', posting: undefined },
      can: { confirm: false },
    });
    // Reading has changed nothing.
    expect(await stored(id)).toMatchObject({ status: 'JOB_PUBLISHED', expired: false });
  });

  it('is archived by the task as « Expirée », once, with its applications, and can be published again', async () => {
    const id = await publishedJob();
    await real.db.insertInto('jobApplications').values({ jobId: id, developerId: developer.userId }).execute();
    expect(await archiveExpired(at(lastEvening))).toBe(0);
    const runs = await Promise.all([1, 2, 3].map(() => archiveExpired(at('2026-10-28T03:00:00Z'))));
    expect(runs.reduce((sum, one) => sum + one)).toBe(1);
    // The moment at which it closed, not that of the task.
    expect(await stored(id)).toMatchObject({
      status: 'JOB_UNPUBLISHED',
      expired: true,
      archivedAt: new Date(dayAfter),
    });
    expect(await managed('disabled', '2026-10-28T10:00:00Z')).toMatchObject({
      jobs: [
        {
          ...{ id, expired: true, since: '2026-10-26T23:00:00.000000Z', applications: 1, validity: undefined },
          actions: ['edit', 'publish', 'duplicate'],
        },
      ],
    });
    await publishJob(as(colleague, '2026-11-01T10:00:00Z'), id);
    expect(await stored(id)).toMatchObject({ status: 'JOB_PUBLISHED', expired: false, expiryNotice: null });
    expect(await readJob(as(undefined, '2026-12-31T10:00:00Z'), id)).toMatchObject({
      validity: { until: '2026-12-31', daysLeft: 0 },
      publishedAt: '2026-11-01T10:00:00.000Z',
    });
    await archiveJob(as(member, '2026-11-02T10:00:00Z'), id);
    expect((await managed('disabled', '2026-11-02T10:00:00Z')).jobs).toMatchObject([{ id, expired: false }]);
  });

  it('is published again, or edited as an archived offer, also before the task has run', async () => {
    const id = await publishedJob();
    await saveJob(as(member, dayAfter), id, { version: null, value: { ...whole, description: '' } });
    expect(await stored(id)).toMatchObject({ status: 'JOB_UNPUBLISHED', expired: true });
    await saveJob(as(member, dayAfter), id, { version: null, value: whole });
    await publishJob(as(member, dayAfter), id);
    expect(await stored(id)).toMatchObject({ status: 'JOB_PUBLISHED', confirmedAt: new Date(dayAfter) });
    const administrator = await makeAdministrator(real.db);
    const over = as(administrator, '2027-03-01T10:00:00Z');
    await expect(takeDownJob(over, id, { reason: 'Non.' })).rejects.toMatchObject({ name: 'Conflict' });
  });

  it('is confirmed for another sixty days by every member of a validated company, while it is online', async () => {
    const id = await publishedJob();
    const moment = '2026-10-20T08:00:00Z';
    expect(await readConfirmation(as(colleague, moment), id)).toMatchObject({
      ...{ title: 'Dev Elm', validity: { until: '2026-10-26', daysLeft: 6 }, can: { confirm: true } },
    });
    expect(await readJob(as(colleague, moment), id)).toMatchObject({ can: { confirm: true } });
    const before = await stored(id);
    await Promise.all([1, 2, 3].map(() => confirmJob(as(colleague, moment), id)));
    expect(await stored(id)).toEqual({
      ...before,
      ...{ confirmedAt: new Date(moment), validUntil: expect.any(Date), expiryNotice: null },
    });
    expect(await readJob(as(undefined, moment), id)).toMatchObject({ validity: { until: '2026-12-19' } });
    const late = '2026-12-20T08:00:00Z';
    await expect(confirmJob(as(member, late), id)).rejects.toMatchObject({ name: 'Forbidden' });
    expect(await readConfirmation(as(member, late), id)).toMatchObject({
      validity: undefined,
      can: { confirm: false },
    });
  });

  it('is not confirmed by anyone else', async () => {
    const id = await publishedJob();
    const stranger = await makeRecruiter(real.db);
    const waiting = await makeRecruiter(real.db, { companyId: await makeCompany(real.db, { validatedAt: null }) });
    const theirs = await makeJob(real.db, waiting.membership.companyId);
    const moment = '2026-09-01T08:00:00Z';
    const attempts: [Viewer, string, string][] = [
      [stranger, id, 'NotFound'],
      [waiting, theirs, 'Forbidden'],
      [member, 'x', 'NotFound'],
      [developer, id, 'Forbidden'],
      [await makeAdministrator(real.db), id, 'Forbidden'],
      [undefined, id, 'Forbidden'],
    ];
    for (const [viewer, jobId, name] of attempts) {
      await expect(confirmJob(as(viewer, moment), jobId)).rejects.toMatchObject({ name });
    }
    for (const viewer of [stranger, developer, undefined]) {
      await expect(readConfirmation(as(viewer, moment), id)).rejects.toBeDefined();
    }
    expect((await stored(id)).confirmedAt).toEqual(new Date(published));
  });

  it('begins again when the team puts the offer online again', async () => {
    const id = await publishedJob();
    const administrator = await makeAdministrator(real.db);
    await takeDownJob(as(administrator, '2026-09-01T08:00:00Z'), id, { reason: 'À revoir.' });
    await restoreJob(as(administrator, '2026-12-01T08:00:00Z'), id);
    expect(await readJob(as(undefined, '2027-01-30T08:00:00Z'), id)).toMatchObject({ kind: 'job' });
  });
});

describe('the last day for applications (docs/product/jobs.md, The last day for applications)', () => {
  const closes = '2026-09-15';
  const after = '2026-09-15T22:00:00Z';

  it('closes the offer everywhere as the end of its validity does, and « Toujours d’actualité » does not move it', async () => {
    const id = await publishedJob({ applyUntil: closes });
    const before = '2026-09-15T21:59:59Z';
    expect(await readJob(as(undefined, before), id)).toMatchObject({
      validity: { until: closes, daysLeft: 0, chosen: true },
      posting: { validThrough: '2026-09-15T21:59:59.000Z' },
    });
    expect(await managed('enabled', before)).toMatchObject({
      jobs: [{ id, applyUntil: closes, actions: ['edit', 'archive', 'duplicate'] }],
    });
    expect(await readConfirmation(as(member, before), id)).toMatchObject({
      ...{ validity: { until: closes, chosen: true }, can: { confirm: false } },
    });
    await confirmJob(as(member, before), id);
    expect(await readJob(as(undefined, after), id)).toMatchObject({ kind: 'closed' });
    expect(await archiveExpired(at(after))).toBe(1);
    expect(await stored(id)).toMatchObject({ expired: true, archivedAt: new Date(after) });
  });

  it('later than the sixty days only counts when the offer is confirmed', async () => {
    const id = await publishedJob({ applyUntil: '2026-11-10' });
    expect(await readJob(as(undefined, published), id)).toMatchObject({
      validity: { until: '2026-10-26', chosen: false },
    });
    await confirmJob(as(member, '2026-10-20T08:00:00Z'), id);
    expect(await readJob(as(undefined, '2026-10-20T08:00:00Z'), id)).toMatchObject({
      validity: { until: '2026-11-10', chosen: true },
    });
  });

  it('is today or later when it is chosen; one that has passed stays in an archive, and is changed before publishing', async () => {
    const id = await publishedJob({ applyUntil: closes });
    const save = (value: object, moment = after) =>
      saveJob(as(member, moment), id, { version: null, value: { ...whole, ...value } });
    await archiveExpired(at(after));
    await save({ applyUntil: closes, title: 'Dev Elm et marées' });
    await expect(save({ applyUntil: '2026-09-14' })).rejects.toMatchObject({ fields: { applyUntil: 'applyUntil' } });
    await expect(save({ applyUntil: '2027-03-16' })).rejects.toMatchObject({ fields: { applyUntil: 'applyUntil' } });
    expect(await managed('disabled', after)).toMatchObject({ jobs: [{ missing: ['applyUntil'] }] });
    await expect(publishJob(as(member, after), id)).rejects.toMatchObject({ fields: { applyUntil: 'applyUntil' } });
    await save({ applyUntil: '' });
    await publishJob(as(member, after), id);
    expect(await readJob(as(undefined, after), id)).toMatchObject({ validity: { until: '2026-11-15', chosen: false } });
  });

  it('has the same reminders, which begin again with another day', async () => {
    const id = await publishedJob({ applyUntil: closes });
    const told = async () =>
      (await emailsTo(real.db, member.email)).filter(({ template }) => template === 'offers-expiring');
    await remindExpiring(at('2026-09-08T05:00:00Z'));
    expect((await told())[0]?.text).toContain('candidatures jusqu’au 15 septembre 2026');
    const value = { ...whole, applyUntil: '2026-09-30' };
    await saveJob(as(member, '2026-09-09T08:00:00Z'), id, { version: null, value });
    await remindExpiring(at('2026-09-23T05:00:00Z'));
    expect(await told()).toHaveLength(2);
  });

  it('is not before a planned publication', async () => {
    const id = randomUUID();
    await createJobOffer(as(member, published), id, { ...whole, applyUntil: closes });
    const planned = (day: string) => planPublication(as(member, published), id, { day, before: null });
    await expect(planned('2026-09-16')).rejects.toMatchObject({ fields: { day: 'publicationLate' } });
    await planned(closes);
  });
});

describe('the reminders (docs/product/jobs.md, How long an offer is valid)', () => {
  const mails = async ({ email }: SignedIn) =>
    (await emailsTo(real.db, email)).filter(({ template }) => template === 'offers-expiring');

  it('are sent 7 days and 1 day before the end, one e-mail a day for each member', async () => {
    const first = await publishedJob({ title: 'Dev Elm' });
    const second = await publishedJob({ title: 'Dev Haskell' }, '2026-08-27T08:00:00Z');
    await publishedJob({ title: 'Plus tard' }, '2026-09-10T08:00:00Z');
    await remindExpiring(at('2026-10-18T09:00:00Z'));
    expect(await mails(member)).toHaveLength(0);
    const week = at('2026-10-19T05:00:00Z');
    await Promise.all([remindExpiring(week), remindExpiring(week)]);
    await remindExpiring(at('2026-10-19T15:00:00Z'));
    await remindExpiring(at('2026-10-22T05:00:00Z'));
    for (const person of [member, colleague]) {
      const [only, ...others] = await mails(person);
      expect(others).toHaveLength(0);
      expect(only).toMatchObject({ subject: '2 offres bientôt archivées' });
      expect(only?.text).toContain('Dev Elm');
      expect(only?.text).toContain('en ligne jusqu’au 26 octobre 2026');
      expect(only?.text).toContain(`/job-manager/${second}/toujours-d-actualite`);
      expect(only?.text).not.toContain('Plus tard');
    }
    await confirmJob(as(member, '2026-10-22T08:00:00Z'), second);
    await remindExpiring(at('2026-10-25T05:00:00Z'));
    await remindExpiring(at('2026-10-26T05:00:00Z'));
    const [last] = await mails(colleague);
    expect(await mails(colleague)).toHaveLength(2);
    expect(last).toMatchObject({ subject: 'Une offre bientôt archivée' });
    expect(last?.text).toContain(first);
    expect(last?.text).not.toContain(second);
  });

  it('that were missed are made up for, and none is sent about a closed offer or to a company without validation', async () => {
    await publishedJob();
    await remindExpiring(at('2026-10-26T05:00:00Z'));
    expect(await mails(member)).toHaveLength(1);
    await remindExpiring(at('2026-10-27T05:00:00Z'));
    expect(await mails(member)).toHaveLength(1);
    await publishedJob({}, '2026-10-27T08:00:00Z');
    await real.db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    await remindExpiring(at('2026-12-26T05:00:00Z'));
    expect(await mails(member)).toHaveLength(1);
  });
});

describe('the interface for recruiting tools (docs/product/ats.md, Writing an offer)', () => {
  it('says until when an offer is valid, and confirms what is sent', async () => {
    const clock = fixedClock(published);
    const runtime = { ...real, ports: { ...real.ports, clock } };
    const { ask } = await companyWithKey(runtime);
    expect((await ask('PUT', '/jobs/A', { ...wholeJob, status: 'draft' })).body).toMatchObject({ validUntil: null });
    expect((await ask('PUT', '/jobs/A', wholeJob)).body).toMatchObject({ validUntil: '2026-10-26' });
    clock.advance(30 * 86_400_000);
    expect((await ask('GET', '/jobs/A')).body).toMatchObject({ validUntil: '2026-10-26' });
    expect((await ask('PUT', '/jobs/A', wholeJob)).body).toMatchObject({ validUntil: '2026-11-25' });
    const chosen = { applyUntil: '2026-10-01', validUntil: '2026-10-01' };
    expect((await ask('PUT', '/jobs/B', { ...wholeJob, applyUntil: '2026-10-01' })).body).toMatchObject(chosen);
    expect((await ask('PUT', '/jobs/B', wholeJob)).body).toMatchObject(chosen);
    expect((await ask('PUT', '/jobs/B', { ...wholeJob, applyUntil: '2026-09-01' })).body.errors).toEqual({
      applyUntil: 'applyUntil',
    });
    const open = await ask('PUT', '/jobs/B', { ...wholeJob, status: 'archived', applyUntil: null });
    expect(open.body).toMatchObject({ applyUntil: null, validUntil: null });
    clock.advance(62 * 86_400_000);
    expect((await ask('GET', '/jobs/A')).body).toMatchObject({ status: 'archived', validUntil: null, url: null });
    expect((await ask('GET', '/jobs?status=archived')).body.items).toHaveLength(2);
    expect((await ask('GET', '/jobs?status=published')).body.items).toHaveLength(0);
    const told = await ask('POST', '/applications', { email: 'x@example.com', job: 'A' });
    expect(told).toMatchObject({ status: 409, body: { reason: 'notPublished' } });
    expect((await ask('PUT', '/jobs/A', wholeJob)).body).toMatchObject({ status: 'published' });
  });
});

function never(): never {
  throw new Error('a member has a company');
}
