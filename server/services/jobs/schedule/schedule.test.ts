import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyJob } from '../../../../domain/jobs/job.ts';
import type { Member, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { saveEmailChoices } from '../../account/emails/email-choices.ts';
import { publishJob } from '../change-job.ts';
import { duplicateJob } from '../duplicate-job.ts';
import { createJobOffer, saveJob } from '../edit-job.ts';
import { readJob } from '../read-job.ts';
import { readJobManager } from '../read-job-manager.ts';
import { planPublication } from './plan-publication.ts';
import { publishPlanned } from './publish-planned.ts';

let real: Runtime;
let member: Member;
let colleague: Member;
let companyId = '';

beforeAll(async () => {
  real = await testRuntime();
});
beforeEach(async () => {
  await real.db.deleteFrom('jobs').execute();
  companyId = await makeCompany(real.db, { name: 'Maréva' });
  member = await makeRecruiter(real.db, { companyId });
  colleague = await makeRecruiter(real.db, { companyId, admin: false, intros: false });
});

const at = (moment: string): Runtime => ({ ...real, ports: { ...real.ports, clock: fixedClock(moment) } });
const today = '2026-11-19T10:00:00Z';
const morning = '2026-12-03T06:00:00Z';
const as = (viewer: Viewer, moment = today) => contextOf(at(moment), viewer);
const whole = {
  ...emptyJob(),
  ...{ title: 'Dev Elm', professionId: 'front-end-developer', contractType: 'permanent', technologyIds: ['cobol'] },
  ...{ remote: 'fullTime', salaryMin: 42, salaryMax: 50, description: 'Des écrans' },
} as const;

async function draft(change: object = {}, author: Member = member): Promise<string> {
  const id = randomUUID();
  await createJobOffer(as(author), id, { ...whole, technologyIds: ['cobol'], ...change });
  return id;
}
const plan = (id: string, day: string | null, before: string | null = null, viewer: Viewer = member) =>
  planPublication(as(viewer), id, { day, before });
const stored = (id: string) => real.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const failures = async ({ email }: Member) =>
  (await emailsTo(real.db, email)).filter(({ template }) => template === 'publication-failed');
async function shown(id: string, moment = today) {
  const manager = await readJobManager(as(member, moment), { list: 'drafts' });
  if (manager.access !== 'open') throw new Error('the job manager is not open');
  return manager.jobs.find((job) => job.id === id)?.publication;
}

describe('choosing the day (docs/product/jobs.md, Planning a publication)', () => {
  it('of a complete draft, another one, and none', async () => {
    const id = await draft();
    expect(await shown(id)).toEqual({ on: null, problem: null, first: '2026-11-20', last: '2027-02-17' });
    await plan(id, '2026-12-03');
    await plan(id, '2026-12-03');
    expect(await shown(id)).toMatchObject({ on: '2026-12-03' });
    await plan(id, '2026-12-10', '2026-12-03', colleague);
    expect(await shown(id)).toMatchObject({ on: '2026-12-10' });
    await plan(id, null, '2026-12-10');
    await plan(id, null, '2026-12-10');
    expect(await shown(id)).toMatchObject({ on: null, problem: null });
    expect(await stored(id)).toMatchObject({ status: 'JOB_DRAFT', version: 1 });
  });

  it('is refused for another day, and for an incomplete draft', async () => {
    const id = await draft();
    for (const day of ['2026-11-19', '2027-02-18'])
      await expect(plan(id, day)).rejects.toMatchObject({ name: 'Invalid', fields: { day: 'publicationDay' } });
    const empty = await draft({ description: '' });
    await expect(plan(empty, '2026-12-03')).rejects.toMatchObject({ fields: { description: 'required' } });
  });

  it('who saw another day is told, and nothing changes', async () => {
    const id = await draft();
    await plan(id, '2026-12-03');
    await expect(plan(id, '2026-12-10', null, colleague)).rejects.toMatchObject({ name: 'Conflict' });
    await expect(plan(id, null, '2026-12-09', colleague)).rejects.toMatchObject({ name: 'Conflict' });
    expect(await shown(id)).toMatchObject({ on: '2026-12-03' });
    const race = await Promise.allSettled(['2026-12-04', '2026-12-05'].map((day) => plan(id, day, '2026-12-03')));
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is for members of a validated company, and for drafts', async () => {
    const id = await draft();
    const waiting = await makeRecruiter(real.db, { companyId: await makeCompany(real.db, { validatedAt: null }) });
    const theirs = await draft({}, waiting);
    const attempts: [Viewer, string, string][] = [
      [await makeRecruiter(real.db), id, 'NotFound'],
      [waiting, theirs, 'Forbidden'],
      [member, 'x', 'NotFound'],
      [await makeDeveloper(real.db), id, 'Forbidden'],
      [await makeAdministrator(real.db), id, 'Forbidden'],
      [undefined, id, 'Forbidden'],
    ];
    for (const [viewer, jobId, name] of attempts)
      await expect(planPublication(as(viewer), jobId, { day: '2026-12-03', before: null })).rejects.toMatchObject({
        name,
      });
    await publishJob(as(member), id);
    await expect(plan(id, '2026-12-03')).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('is forgotten when the draft is published by hand, and not copied', async () => {
    const id = await draft();
    await plan(id, '2026-12-03');
    const copyId = randomUUID();
    await duplicateJob(as(member), id, copyId);
    expect(await shown(copyId)).toMatchObject({ on: null });
    await publishJob(as(colleague), id);
    expect(await stored(id)).toMatchObject({ status: 'JOB_PUBLISHED', publishOn: null });
    expect(await publishPlanned(at(morning))).toBe(0);
  });
});

describe('on that morning (docs/product/jobs.md, Planning a publication)', () => {
  it('the offer goes online once, with everything that a press on « Publier » does', async () => {
    const id = await draft();
    await plan(id, '2026-12-03');
    expect(await publishPlanned(at('2026-12-03T05:59:00Z'))).toBe(0);
    const runs = await Promise.all([1, 2, 3].map(() => publishPlanned(at(morning))));
    expect(runs.reduce((sum, one) => sum + one)).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'JOB_PUBLISHED', publishOn: null, publishProblem: null });
    expect(await readJob(as(undefined, morning), id)).toMatchObject({
      ...{ kind: 'job', publishedAt: '2026-12-03T06:00:00.000Z', validity: { until: '2027-02-01' } },
    });
    const alerts = await real.pool.query(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'alert-job'
        and run_at = '2026-12-03T06:02:00Z'`,
    );
    expect(alerts.rows[0]).toEqual({ count: 1 });
  });

  it('a day on which nothing ran is made up for', async () => {
    const id = await draft();
    await plan(id, '2026-12-03');
    expect(await publishPlanned(at('2026-12-05T20:00:00Z'))).toBe(1);
    expect((await stored(id)).publishedAt).toEqual(new Date('2026-12-05T20:00:00Z'));
  });

  it('an offer that is no longer complete stays a draft, and says why', async () => {
    const id = await draft();
    await plan(id, '2026-12-03');
    await saveJob(as(member), id, { version: null, value: { ...whole, technologyIds: ['cobol'], description: '' } });
    expect(await publishPlanned(at(morning))).toBe(0);
    expect(await shown(id, morning)).toMatchObject({ on: null, problem: 'incomplete' });
    await saveJob(as(member), id, { version: null, value: { ...whole, technologyIds: ['cobol'] } });
    await plan(id, '2026-12-04');
    expect(await shown(id)).toMatchObject({ on: '2026-12-04', problem: null });
  });

  it('its author is told by e-mail, once for each day, with the reason', async () => {
    const id = await draft({}, colleague);
    await plan(id, '2026-12-03');
    await real.db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    await Promise.all([1, 2].map(() => publishPlanned(at(morning))));
    const told = await failures(colleague);
    expect(told).toMatchObject([{ subject: 'L’offre « Dev Elm » n’a pas été publiée' }]);
    expect(told[0]?.text).toContain('devait être mise en ligne le 3 décembre 2026');
    expect(told[0]?.text).toContain('votre entreprise n’était pas validée');
    expect(told[0]?.text).toContain('/job-manager?list=drafts');
    expect(await failures(member)).toEqual([]);
    await real.db
      .updateTable('companies')
      .set({ validatedAt: new Date(today) })
      .where('id', '=', companyId)
      .execute();
    await plan(id, '2026-12-04');
    await real.db.updateTable('jobs').set({ description: null, title: null }).where('id', '=', id).execute();
    await publishPlanned(at('2026-12-04T06:00:00Z'));
    const again = await failures(colleague);
    expect(again.map(({ subject }) => subject)).toEqual([
      'Une offre n’a pas été publiée',
      ...told.map(({ subject }) => subject),
    ]);
    expect(again[0]?.text).toContain('elle n’était pas complète');
  });

  it('all members are told when the author has left, except those who turned this off', async () => {
    const third = await makeRecruiter(real.db, { companyId });
    const id = await draft({}, colleague);
    await plan(id, '2026-12-03');
    await real.db.deleteFrom('companyMembers').where('recruiterId', '=', colleague.userId).execute();
    await saveEmailChoices(as(third), { failedPublications: false });
    await real.db.updateTable('jobs').set({ description: null }).where('id', '=', id).execute();
    await publishPlanned(at(morning));
    expect(await failures(member)).toHaveLength(1);
    expect(await failures(third)).toEqual([]);
    expect(await failures(colleague)).toEqual([]);
  });

  it('so does one of a company that has lost its validation, and the others go online', async () => {
    const id = await draft();
    await plan(id, '2026-12-03');
    const other = await makeRecruiter(real.db);
    const theirs = await draft({ title: 'Dev Haskell' }, other);
    await plan(theirs, '2026-12-03', null, other);
    await real.db.updateTable('companies').set({ validatedAt: null }).where('id', '=', companyId).execute();
    expect(await publishPlanned(at(morning))).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'JOB_DRAFT', publishProblem: 'notValidated' });
    expect(await stored(theirs)).toMatchObject({ status: 'JOB_PUBLISHED' });
  });
});
