import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FitOffer } from '../../../../domain/fit/offer.ts';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, refreshInLibrary } from '../../../../tests/harness/factories.ts';
import { writeOffer } from '../../../../tests/harness/offers.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { stopEmails } from '../../account/emails/stop-emails.ts';
import { replayRanking } from '../../fit/rankings/replay-ranking.ts';
import { blockCompany } from '../../profile/discretion/change-discretion.ts';
import { alertJob, alertJobs } from './alert-jobs.ts';
import { readFitAlert, setFitAlert } from './fit-alert.ts';
import { saveJobSearch } from './job-searches.ts';
import { readersOf, readFitOffer } from './select-fit-offers.ts';

/** Thursday, in the morning of Paris. */
const start = '2026-11-12T08:00:00Z';
const moment = (hours: number) => new Date(new Date(start).getTime() + hours * 3_600_000);
const later = (hours: number): Runtime => ({
  ...runtime,
  ports: { ...runtime.ports, clock: fixedClock(moment(hours).toISOString()) },
});

const nantes = { id: 'insee:44109', latitude: 47.218, longitude: -1.554 };
const goOffer: FitOffer = {
  technologies: [
    { id: 'go', must: true },
    { id: 'react', must: false },
  ],
  professionId: 'back-end-developer',
  years: { least: 2, most: null },
  place: nantes,
  remote: 'hybrid',
  contract: 'permanent',
  pay: 55,
  languages: [{ id: 'en', level: 70 }],
};

let runtime: Runtime;
let developer: SignedIn;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
});

beforeEach(async () => {
  for (const table of ['emails', 'jobs', 'users', 'companies'] as const) await runtime.db.deleteFrom(table).execute();
  companyId = await makeCompany(runtime.db, { name: 'Lune et Compas' });
  developer = await makeSeeker();
});

/** A back-end developer for Go in Nantes. */
async function makeSeeker(technologyId = 'go', placeId = nantes.id): Promise<SignedIn> {
  const { db } = runtime;
  const wishes = { contractTypes: ['permanent'], remoteFrequency: 'hybrid', salary: 50, codeExperienceYears: 4 };
  const person = await makeDeveloper(db, { ...wishes, professionId: 'back-end-developer', lastUpdate: moment(0) });
  const developerId = person.userId;
  await db.insertInto('developerTechnologies').values({ developerId, technologyId, position: 0, value: 100 }).execute();
  await db.insertInto('developerPlaces').values({ developerId, kind: 'dream', placeId, position: 0 }).execute();
  await refreshInLibrary(db, person);
  return person;
}

const emails = () => runtime.db.selectFrom('emails').selectAll().orderBy('createdAt').orderBy('id').execute();
const ask = (rhythm: AlertRhythm, viewer = developer, hours = 0) =>
  setFitAlert(contextOf(later(hours), viewer), { rhythm });
/** An offer that came this many hours after the alert began. */
async function offer(title: string, hours = 1, change: Partial<FitOffer> = {}): Promise<string> {
  const id = await writeOffer(runtime.db, companyId, { ...goOffer, ...change }, moment(hours).toISOString(), title);
  await touch(id, hours);
  return id;
}
const touch = (id: string, hours: number) =>
  runtime.db
    .updateTable('jobs')
    .set({ updatedAt: moment(hours) })
    .where('id', '=', id)
    .execute();
/** The profile was changed at this hour. */
async function changed(hours: number): Promise<void> {
  const { userId } = developer;
  await runtime.db
    .updateTable('developers')
    .set({ lastUpdate: moment(hours) })
    .where('id', '=', userId)
    .execute();
  await refreshInLibrary(runtime.db, developer);
}
const named = (text: string | undefined) => [...(text ?? '').matchAll(/^- ([^,]+),/gm)].map(([, title]) => title);

describe('alerts about offers that fit (docs/product/jobs.md, Alerts about offers that fit)', () => {
  it('say for each offer why it fits, the best first', async () => {
    await ask('daily');
    await offer('Go à Nantes');
    await offer('Go et React', 2, { technologies: [{ id: 'go', must: true }], languages: [] });
    await alertJobs(later(24));
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ toAddress: developer.email, template: 'job-alert' });
    expect(email?.subject).toBe('2 offres qui vous correspondent');
    expect(email?.text).toContain('Offres qui vous correspondent (2)');
    expect(named(email?.text)).toEqual(['Go et React', 'Go à Nantes']);
    expect(email?.text).toContain(
      '  Correspond à 77\u00a0%\u00a0: Go, Nantes, 55\u00a0k€ couvre vos 50\u00a0k€, CDI, hybride, votre métier, ' +
        'vos 4 ans d’expérience. Il manque\u00a0: Anglais (avancé).\n',
    );
    expect(email?.html).toContain('couvre vos 50\u00a0k€');
    expect(email?.text).toContain(`${runtime.config.BASE_URL}/jobs\n`);
  });

  it("are in the developer's language", async () => {
    await ask('daily');
    await sql`update users set locale = 'en' where id = ${developer.userId}`.execute(runtime.db);
    await offer('Go');
    await alertJobs(later(24));
    const [email] = await emails();
    expect(email?.subject).toBe('A job that matches you');
    expect(email?.text).toContain(
      '77% match: Go, Nantes, €55k covers your €50k, Permanent, hybrid, your profession, your 4 years of ' +
        'experience. Missing: English (advanced).',
    );
  });

  it('leave out offers that miss a wish or a required technology, or with too few points', async () => {
    await ask('daily');
    await offer('Freelance', 1, { contract: 'freelance' });
    await offer('Lyon', 1, { place: { id: 'insee:69123', latitude: 45.76, longitude: 4.84 } });
    await offer('Mal payée', 1, { pay: 45 });
    await offer('Rust aussi', 1, { technologies: ['go', 'rust'].map((id) => ({ id, must: true })) });
    await offer('Autre métier', 1, { professionId: 'data-engineer', years: { least: 9, most: null } });
    await alertJobs(later(24));
    expect(await emails()).toEqual([]);
  });

  it('leave out companies the developer hides from, and offers applied to', async () => {
    await ask('atOnce');
    const jobId = await offer('Postulée');
    await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
    await alertJob(later(2), jobId);
    const blocked = await offer('Bloquée');
    await blockCompany(contextOf(runtime, developer), companyId);
    await alertJob(later(2), blocked);
    await alertJobs(later(24));
    expect(await emails()).toEqual([]);
  });

  it('at once: tell the developers whom the offer fits, and no others', async () => {
    const others = [await makeSeeker('rust'), await makeSeeker('go', 'insee:69123')];
    for (const one of [developer, ...others]) await ask('atOnce', one);
    const daily = await makeSeeker();
    await ask('daily', daily);
    const id = await offer('Go');
    await alertJob(later(2), id);
    expect((await emails()).map(({ toAddress }) => toAddress)).toEqual([developer.email]);
    await alertJob(later(3), id);
    await alertJobs(later(24));
    expect((await emails()).map(({ toAddress }) => toAddress).toSorted()).toEqual(
      [developer.email, daily.email].toSorted(),
    );
  });

  it('an offer is told once, whichever alert finds it, and a known one is not told', async () => {
    const known = await offer('Connue', -100);
    await ask('atOnce');
    await saveJobSearch(contextOf(later(0), developer), { name: 'Nouveautés', query: 'q=neuve', rhythm: 'atOnce' });
    await touch(known, 1);
    const both = await offer('Neuve');
    await Promise.all([both, known, both].map((id) => alertJob(later(2), id)));
    await Promise.all([alertJobs(later(24)), alertJob(later(24), both), alertJobs(later(24))]);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Une offre qui vous correspond');
    expect(named(email?.text)).toEqual(['Neuve']);
  });

  it('stand beside saved searches in one e-mail', async () => {
    await saveJobSearch(contextOf(later(-1), developer), { name: 'Nouveautés', query: 'q=neuve', rhythm: 'daily' });
    await ask('daily');
    await offer('Go');
    await offer('Neuve', 1, { contract: 'freelance' });
    await alertJobs(later(24));
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('2 offres pour vous');
    expect(email?.text).toMatch(/Nouveautés \(1\)[\s\S]*Offres qui vous correspondent \(1\)/);
  });

  it('tell an offer whose company is validated again, though the offer itself has not changed', async () => {
    await ask('daily');
    await offer('Revenue');
    const company = (change: object) =>
      runtime.db.updateTable('companies').set(change).where('id', '=', companyId).execute();
    await company({ validatedAt: null });
    await alertJobs(later(24));
    expect(await emails()).toEqual([]);
    await company({ validatedAt: moment(30) });
    await alertJobs(later(48));
    expect(named((await emails())[0]?.text)).toEqual(['Revenue']);
  });

  it('do not take from a saved search what it has still to tell', async () => {
    await saveJobSearch(contextOf(later(-1), developer), { name: 'Semaine', query: 'q=attendue', rhythm: 'weekly' });
    await offer('Attendue', 1);
    await ask('weekly', developer, 2);
    // The next Monday.
    await alertJobs(later(4 * 24));
    expect(named((await emails())[0]?.text)).toEqual(['Attendue']);
  });

  it('are logged with the e-mail, and the log alone gives the same order and scores', async () => {
    await ask('daily');
    await offer('Première');
    await offer('Seconde', 1, { years: { least: 5, most: null } });
    await alertJobs(later(24));
    const ranking = await runtime.db
      .selectFrom('rankings')
      .select(['id', 'viewerId', 'companyId', 'inputs'])
      .where('developerId', '=', developer.userId)
      .executeTakeFirstOrThrow();
    expect(ranking).toMatchObject({ viewerId: developer.userId, companyId: null, inputs: { list: 'alert' } });
    const { replay } = (await replayRanking(runtime.db, ranking.id)) ?? {};
    expect(replay).toMatchObject({ equal: true, results: [{}, {}] });
    expect(named((await emails())[0]?.text)).toEqual(['Première', 'Seconde']);
  });

  it('use the profile as it is at the run', async () => {
    await ask('daily');
    await offer('Rust', 1, { technologies: [{ id: 'rust', must: true }] });
    await alertJobs(later(24));
    expect(await emails()).toEqual([]);
    await sql`update developer_technologies set technology_id = 'rust' where developer_id = ${developer.userId}`.execute(
      runtime.db,
    );
    await changed(30);
    await alertJobs(later(48));
    expect(named((await emails())[0]?.text)).toEqual(['Rust']);
    // Without a technology there is nothing to say, and no error.
    await runtime.db.deleteFrom('developerTechnologies').execute();
    await changed(49);
    await offer('Go', 49);
    await alertJobs(later(72));
    expect(await emails()).toHaveLength(1);
  });

  it('a failure for one developer does not stop the others, and is made up for', async () => {
    const unlucky = await makeSeeker();
    for (const one of [developer, unlucky]) await ask('atOnce', one);
    const id = await offer('Go');
    await sql`alter table told_jobs add constraint no_luck check (developer_id <> ${sql.lit(unlucky.userId)})`.execute(
      runtime.db,
    );
    await expect(alertJob(later(2), id)).rejects.toThrow(/no_luck/);
    expect((await emails()).map(({ toAddress }) => toAddress)).toEqual([developer.email]);
    await sql`alter table told_jobs drop constraint no_luck`.execute(runtime.db);
    await alertJob(later(3), id);
    expect(await emails()).toHaveLength(2);
  });

  it('readers of an offer are found in batches', async () => {
    const people = [developer, await makeSeeker(), await makeSeeker('rust'), await makeSeeker()];
    for (const one of people) await ask('atOnce', one);
    const id = await offer('Go');
    const row = await readFitOffer(later(2), id);
    if (!row) throw new Error('the offer is not open');
    const batches: string[][] = [];
    for await (const ids of readersOf(later(2), row, 1)) batches.push(ids);
    expect(batches.filter((ids) => ids.length > 0).every((ids) => ids.length === 1)).toBe(true);
    const readers = people.filter((_, index) => index !== 2).map(({ userId }) => userId);
    expect(batches.flat()).toEqual(readers.toSorted());
  });

  it('end by the link of the e-mail or the button of the mail program', async () => {
    await ask('daily');
    await offer('Go');
    await alertJobs(later(24));
    const [email] = await emails();
    const visitor = contextOf(later(25), undefined);
    const read = () => readFitAlert(contextOf(runtime, developer));
    await stopEmails(visitor, /token=([\w.-]+jobSearch[\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '');
    expect(await read()).toMatchObject({ saved: { rhythm: 'never' }, stopped: false });
    await ask('daily', developer, 26);
    await stopEmails(visitor, new URL(email?.unsubscribeUrl ?? '').searchParams.get('token') ?? '');
    expect(await read()).toMatchObject({ saved: { rhythm: 'daily' }, stopped: true });
    await offer('Manquée', 27);
    await alertJobs(later(48));
    expect(await emails()).toHaveLength(1);
    // Asked for again, all go on with what comes from then on.
    await ask('daily', developer, 50);
    expect(await read()).toMatchObject({ stopped: false });
    await offer('Nouvelle', 51);
    await alertJobs(later(72));
    expect((await emails()).map(({ text }) => named(text))).toEqual([['Go'], ['Nouvelle']]);
  });
});
