import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { stopEmails } from '../../account/emails/stop-emails.ts';
import { blockCompany, hideFromEmployer } from '../../profile/discretion/change-discretion.ts';
import { archiveJob, publishJob } from '../change-job.ts';
import { readJobForm, saveJob } from '../edit-job.ts';
import { alertJob, alertJobs } from './alert-jobs.ts';
import { changeJobSearch, listJobSearches, saveJobSearch } from './job-searches.ts';

/** Thursday, in the morning of Paris. */
const start = '2026-11-12T08:00:00Z';
const later = (hours: number): Runtime => at(new Date(new Date(start).getTime() + hours * 3_600_000).toISOString());
const at = (moment: string): Runtime => ({ ...runtime, ports: { ...runtime.ports, clock: fixedClock(moment) } });

let runtime: Runtime;
let developer: SignedIn;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
});

beforeEach(async () => {
  for (const table of ['emails', 'jobs', 'users', 'companies'] as const) await runtime.db.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(runtime.db);
  companyId = await makeCompany(runtime.db, { name: 'Lune et Compas' });
  recruiter = await makeRecruiter(runtime.db, { companyId });
  developer = await makeDeveloper(runtime.db);
});

const emails = () => runtime.db.selectFrom('emails').selectAll().orderBy('createdAt').orderBy('id').execute();
const save = (rhythm: AlertRhythm, query = 'q=kotlin', name = 'Kotlin', viewer = developer) =>
  saveJobSearch(contextOf(at(start), viewer), { name, query, rhythm });
/** An offer that came this many hours after the search was saved. */
const offer = (title: string, hours = 1, traits: Parameters<typeof makeJob>[2] = {}) => {
  const moment = new Date(new Date(start).getTime() + hours * 3_600_000);
  return makeJob(runtime.db, companyId, { title, publishedAt: moment, updatedAt: moment, ...traits });
};
const tasks = async () =>
  (
    await sql<{ jobId: string; early: boolean }>`select payload ->> 'jobId' as job_id, run_at < now() as early
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'alert-job' order by j.id`.execute(runtime.db)
  ).rows;

describe('alerts about offers (docs/product/jobs.md, Alerts about offers)', () => {
  it("name title, company, terms and address, in the developer's language", async () => {
    await save('daily');
    await sql`update users set locale = 'en' where id = ${developer.userId}`.execute(runtime.db);
    await offer('Kotlin <b>', 1, {
      seoAlias: 'kotlin-lune',
      contractType: 'permanent',
      remoteFrequency: 'hybrid',
      remoteDaysPerWeek: 3,
      salaryMin: 50,
      salaryMax: 60,
    });
    await offer('Un autre métier');
    await alertJobs(later(24));
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ toAddress: developer.email, locale: 'en', template: 'job-alert', status: 'queued' });
    expect(email?.subject).toBe('A job for your searches');
    expect(email?.text).toContain('Kotlin (1)');
    expect(email?.text).toContain(
      '- Kotlin <b>, Lune et Compas, Permanent, Remote 3 days a week, €50k to €60k gross a year\n' +
        `  ${runtime.config.BASE_URL}/en/job/kotlin-lune`,
    );
    expect(email?.html).toContain('Kotlin &lt;b&gt;');
    expect(email?.text).not.toContain('Un autre');
    expect(email?.text).toContain(`${runtime.config.BASE_URL}/en/jobs?q=kotlin`);
    expect(email?.text).toMatch(/\/en\/alerts\/stop\?token=[\w-]+\.jobSearch\.[\w-]+/);
    expect(email?.unsubscribeUrl).toMatch(/\/unsubscribe\?locale=en&token=[\w-]+\.jobAlerts\.[\w-]+$/);
  });

  it('are sent at once by the task of the offer, which is queued when it is published', async () => {
    await save('atOnce');
    const id = await offer('Kotlin', 1, whole({ status: 'JOB_DRAFT', publishedAt: null }));
    await withTechnology(id);
    await publishJob(contextOf(later(1), recruiter), id);
    expect(await tasks()).toEqual([{ jobId: id, early: expect.any(Boolean) }]);
    await alertJob(later(1.1), id);
    expect(await emails()).toHaveLength(1);
    await alertJob(later(1.2), id);
    await alertJobs(later(24));
    expect(await emails()).toHaveLength(1);
  });

  it('are not sent again when the same offer is archived and published again', async () => {
    await save('atOnce');
    const id = await offer('Kotlin', 1, whole());
    await withTechnology(id);
    await alertJob(later(2), id);
    await archiveJob(contextOf(later(3), recruiter), id);
    await publishJob(contextOf(later(4), recruiter), id);
    expect(await tasks()).toHaveLength(1);
    await alertJob(later(5), id);
    await alertJobs(later(48));
    expect(await emails()).toHaveLength(1);
  });

  it('include an offer that is edited into matching, and no offer that the list showed when the search was saved', async () => {
    const known = await offer('Kotlin confirmé', -100, whole());
    const edited = await offer('Java', -100, whole());
    for (const id of [known, edited]) await withTechnology(id);
    await save('atOnce');
    for (const id of [known, edited]) {
      const { value } = await readJobForm(contextOf(runtime, recruiter), id);
      const change = { version: null, value: { ...value, title: `${value.title}, avec Kotlin` } };
      await saveJob(contextOf(later(1), recruiter), id, change);
      // Saved again without a change.
      await saveJob(contextOf(later(1.1), recruiter), id, change);
    }
    expect((await tasks()).map(({ jobId }) => jobId)).toEqual([known, edited]);
    for (const id of [known, edited]) await alertJob(later(2), id);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.text).toContain('- Java');
    expect(email?.text).not.toContain('confirmé');
  });

  it('two tasks at the same moment tell once, and all searches of a developer are in one e-mail', async () => {
    await save('atOnce');
    await save('atOnce', 'salary=10', 'Payées');
    await save('daily', 'q=kot', 'Kot');
    const first = await offer('Kotlin un', 1, { salaryMax: 50 });
    const second = await offer('Scala', 1, { salaryMax: 50 });
    await Promise.all([first, second, first, second].map((id) => alertJob(later(2), id)));
    await Promise.all([alertJobs(later(24)), alertJobs(later(24)), alertJob(later(24), first)]);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('2 offres pour vos recherches');
    expect(email?.text).toMatch(/Kotlin \(1\)[\s\S]*Payées \(1\)/);
    expect(email?.text.match(/Kotlin un/g)).toHaveLength(1);
    const told = await runtime.db.selectFrom('toldJobs').select('how').execute();
    expect(told).toEqual([{ how: 'email' }, { how: 'email' }]);
  });

  it('have their rhythm: daily once a day, weekly on Mondays', async () => {
    await save('daily', 'q=jour', 'Jour');
    await save('weekly', 'q=semaine', 'Semaine');
    const subjects = async () => (await emails()).map(({ text }) => /(Jour|Semaine) \(\d\)/.exec(text)?.[0]);
    await offer('jour');
    await offer('semaine');
    await alertJobs(at('2026-11-13T04:50:00Z'));
    expect(await subjects()).toEqual(['Jour (1)']);
    await offer('jour deux', 2);
    // The run of the same morning again.
    await alertJobs(at('2026-11-13T05:30:00Z'));
    expect(await subjects()).toEqual(['Jour (1)']);
    await alertJobs(at('2026-11-16T04:50:00Z'));
    expect(await subjects()).toEqual(['Jour (1)', 'Jour (1)']);
    expect((await emails()).at(-1)?.text).toContain('Semaine (1)');
    await offer('semaine deux', 3);
    await alertJobs(at('2026-11-17T04:50:00Z'));
    expect(await emails()).toHaveLength(2);
    await alertJobs(at('2026-11-23T04:50:00Z'));
    expect(await subjects()).toEqual(['Jour (1)', 'Jour (1)', 'Semaine (1)']);
  });

  it('leave out companies the developer hides from, and offers applied to or opened on the company’s site', async () => {
    await save('daily');
    const blocked = await makeCompany(runtime.db);
    await blockCompany(contextOf(runtime, developer), blocked);
    await makeJob(runtime.db, blocked, { title: 'Kotlin bloqué', updatedAt: new Date('2026-11-12T09:00:00Z') });
    const employer = await makeCompany(runtime.db, { name: 'Brise Lente' });
    await runtime.db
      .insertInto('developerExperiences')
      .values({
        developerId: developer.userId,
        companyName: 'Brise Lente',
        jobTitle: 'Dev',
        description: '',
        startYear: 2020,
        startMonth: 0,
        stillEmployed: true,
        position: 0,
      })
      .execute();
    await hideFromEmployer(contextOf(runtime, developer), true);
    await makeJob(runtime.db, employer, { title: 'Kotlin employeur', updatedAt: new Date('2026-11-12T09:00:00Z') });
    const jobId = await offer('Kotlin postulé');
    await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
    const clicked = await offer('Kotlin ailleurs', 1, { externalUrl: 'https://example.com' });
    await runtime.db.insertInto('jobLinkClicks').values({ developerId: developer.userId, jobId: clicked }).execute();
    await alertJobs(later(24));
    expect(await emails()).toEqual([]);
    expect(await runtime.db.selectFrom('toldJobs').selectAll().execute()).toEqual([]);
  });

  it('name only offers that are open when they are sent', async () => {
    await save('atOnce');
    const archived = await offer('Kotlin archivé', 1, { status: 'JOB_UNPUBLISHED' });
    const draft = await offer('Kotlin brouillon', 1, { status: 'JOB_DRAFT' });
    const unvalidated = await makeJob(runtime.db, await makeCompany(runtime.db, { validatedAt: null }), {
      title: 'Kotlin',
      updatedAt: new Date('2026-11-12T09:00:00Z'),
    });
    for (const id of [archived, draft, unvalidated, crypto.randomUUID()]) await alertJob(later(2), id);
    await alertJobs(later(24));
    expect(await emails()).toEqual([]);
  });

  it('are not sent for a search without alert, to an address that is not confirmed, or to who leaves', async () => {
    await save('never');
    const unconfirmed = await makeDeveloper(runtime.db);
    await save('daily', 'q=kotlin', 'Kotlin', unconfirmed);
    await sql`update users set email_verified = false where id = ${unconfirmed.userId}`.execute(runtime.db);
    const leaving = await makeDeveloper(runtime.db);
    await save('daily', 'q=kotlin', 'Kotlin', leaving);
    await sql`insert into erasures (user_id, cause, asked_at, due_at) values (${leaving.userId}, 'asked', now(), now())`.execute(
      runtime.db,
    );
    await offer('Kotlin');
    await alertJobs(later(24));
    expect(await emails()).toEqual([]);
  });

  it('many offers: the first ones by name, a link to the others, and none is sent again', async () => {
    await save('daily');
    for (let i = 0; i < 13; i++) await offer(`Kotlin ${i}`);
    await alertJobs(later(24));
    await alertJobs(later(48));
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.text.match(/- Kotlin/g)).toHaveLength(10);
    expect(email?.text).toContain('Voir les 13 offres');
  });

  it('turned on again, begin with offers that come from then on', async () => {
    await save('daily');
    const [search] = (await listJobSearches(contextOf(runtime, developer))).searches;
    await changeJobSearch(contextOf(later(0), developer), search?.id ?? '', { rhythm: 'never' });
    await offer('Kotlin pendant', 1);
    await changeJobSearch(contextOf(later(2), developer), search?.id ?? '', { rhythm: 'daily' });
    await offer('Kotlin après', 3);
    await alertJobs(later(24));
    expect((await emails()).map(({ text }) => text.match(/- Kotlin \S+/g))).toEqual([['- Kotlin après,']]);
  });

  it('an error for one developer does not affect the others, and is made up for', async () => {
    const unlucky = await makeDeveloper(runtime.db);
    await save('daily');
    await save('daily', 'q=kotlin', 'Kotlin', unlucky);
    await offer('Kotlin');
    await sql`alter table told_jobs add constraint no_luck check (developer_id <> ${sql.lit(unlucky.userId)})`.execute(
      runtime.db,
    );
    await expect(alertJobs(later(24))).rejects.toThrow(/no_luck/);
    expect((await emails()).map(({ toAddress }) => toAddress)).toEqual([developer.email]);
    await sql`alter table told_jobs drop constraint no_luck`.execute(runtime.db);
    await alertJobs(later(24));
    expect((await emails()).map(({ toAddress }) => toAddress).sort()).toEqual([developer.email, unlucky.email].sort());
  });
});

describe('ending alerts about offers (docs/product/account.md, Ending e-mails without signing in)', () => {
  it('one search by its link, all by the mail program; choosing a rhythm sets them going again from then on', async () => {
    await save('daily');
    await save('daily', 'q=scala', 'Scala');
    await offer('Kotlin');
    await alertJobs(later(24));
    const [email] = await emails();
    const visitor = contextOf(later(25), undefined);
    await stopEmails(visitor, /token=([\w.-]+jobSearch[\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '');
    const read = () => listJobSearches(contextOf(runtime, developer));
    expect(await read()).toMatchObject({
      searches: [
        { name: 'Scala', rhythm: 'daily' },
        { name: 'Kotlin', rhythm: 'never' },
      ],
      stopped: false,
    });
    await stopEmails(visitor, new URL(email?.unsubscribeUrl ?? '').searchParams.get('token') ?? '');
    expect(await read()).toMatchObject({ stopped: true });
    await offer('Scala manquée', 26);
    await alertJobs(later(48));
    expect(await emails()).toHaveLength(1);
    const kotlin = (await read()).searches[1]?.id ?? '';
    await changeJobSearch(contextOf(later(50), developer), kotlin, { rhythm: 'daily' });
    expect(await read()).toMatchObject({ stopped: false });
    await offer('Scala nouvelle', 51);
    await alertJobs(later(72));
    expect((await emails()).map(({ text }) => text.match(/- Scala \S+/g))).toEqual([null, ['- Scala nouvelle,']]);
  });
});

/** Everything that publishing needs but technologies. */
function whole(traits: Parameters<typeof makeJob>[2] = {}): Parameters<typeof makeJob>[2] {
  return {
    professionId: 'back-end-developer',
    contractType: 'permanent',
    remoteFrequency: 'fullTime',
    description: 'Une équipe de huit personnes.',
    salaryMin: 40,
    salaryMax: 50,
    ...traits,
  };
}

async function withTechnology(jobId: string): Promise<void> {
  await sql`insert into job_technologies (job_id, technology_id, position)
    select ${jobId}, id, 0 from technologies order by id limit 1`.execute(runtime.db);
}
