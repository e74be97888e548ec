import { beforeAll, describe, expect, it } from 'vitest';
import { confirmationDays } from '../../../domain/ats/application.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { companyWithKey, wholeJob } from '../../../tests/harness/ats.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeDeveloper, makeJob } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import { linkParameter } from '../../ports/links/port.ts';
import type { Runtime } from '../../runtime.ts';
import { readInteraction } from '../contact/introductions/read-interactions.ts';
import { blockCompany } from '../profile/discretion/change-discretion.ts';
import { limits } from '../shared/limits/consume.ts';
import { answerWaitingApplication, readWaitingApplications } from './confirm-application.ts';
import { sweepAts } from './sweep-ats.ts';

let runtime: Runtime;
let company: Awaited<ReturnType<typeof companyWithKey>>;
let jobId: string;
const clock = fixedClock();
beforeAll(async () => {
  const real = await testRuntime();
  runtime = { ...real, ports: { ...real.ports, clock } };
  company = await companyWithKey(runtime);
  jobId = String((await company.ask('PUT', '/jobs/REQ-1', wholeJob)).body.id);
});

const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const send = (email: string, more: object = { job: 'REQ-1', message: 'Bonjour' }) =>
  company.ask('POST', '/applications', { email, ...more });
const waiting = (person: SignedIn) => readWaitingApplications(as(person));
const interaction = (person: SignedIn) => readInteraction(runtime.db, company.companyId, person.userId, clock.now());
const emailsTo = async (person: SignedIn) =>
  (await runtime.db.selectFrom('emails').select('id').where('userId', '=', person.userId).execute()).length;

async function confirmed(person: SignedIn): Promise<void> {
  for (const { id } of await waiting(person)) await answerWaitingApplication(as(person), id, true);
}

describe('applications reported by a recruiting tool (docs/product/ats.md, Confirming an application)', () => {
  it('to an offer: counts after the developer has confirmed it', async () => {
    const person = await makeDeveloper(runtime.db);
    expect(await send(person.email.toUpperCase())).toMatchObject({ status: 202, body: { taken: true } });
    expect(await waiting(person)).toMatchObject([{ job: { title: 'Front' }, message: 'Bonjour' }]);
    expect(await emailsTo(person)).toBe(1);
    expect((await interaction(person)).atsJobLikes).toEqual([]);
    await confirmed(person);
    expect((await interaction(person)).atsJobLikes).toEqual([{ jobId, at: clock.now() }]);
    expect((await company.ask('GET', '/applications')).body.items).toMatchObject([
      { developerId: person.userId, source: 'ats', kind: 'job', message: 'Bonjour', job: { externalId: 'REQ-1' } },
    ]);
    expect(await waiting(person)).toEqual([]);
  });

  it('in an answer: the profile is a tracked link, which carries the person behind the key', async () => {
    const person = await makeDeveloper(runtime.db);
    await send(person.email);
    await confirmed(person);
    const accepted = await company.ask('POST', '/candidates', {
      developerId: person.userId,
      decision: 'accept',
    });
    const listed = (await company.ask('GET', '/applications')).body.items as { developerId: string; profile: string }[];
    const candidate = (await company.ask('GET', `/candidates/${accepted.body.id}`)).body;
    const application = listed.find(({ developerId }) => developerId === person.userId);
    for (const profile of [application?.profile, candidate.profile]) {
      const token = new URL(String(profile)).searchParams.get(linkParameter) ?? '';
      expect(runtime.ports.links.open(token)).toEqual({
        url: `${runtime.config.BASE_URL}/user/${person.userId}`,
        type: 'visit_dev_profile',
        data: person.userId,
        visitorId: company.recruiter.userId,
      });
    }
  });

  it('without an offer: needs a message, and counts as a spontaneous application', async () => {
    const person = await makeDeveloper(runtime.db);
    expect((await send(person.email, {})).body).toMatchObject({ code: 'invalid', errors: { message: 'required' } });
    expect((await send(person.email, { message: 'Chez vous, ce serait bien.' })).status).toBe(202);
    await confirmed(person);
    expect((await interaction(person)).atsSuperliked).toEqual(clock.now());
  });

  it('to an offer whose page is on another site: counts after the confirmation, too', async () => {
    const person = await makeDeveloper(runtime.db);
    const id = await makeJob(runtime.db, company.companyId, { externalUrl: 'https://jobs.example/1' });
    await send(person.email, { job: id });
    await confirmed(person);
    expect((await interaction(person)).atsJobLikes).toMatchObject([{ jobId: id }]);
  });

  it('sent again: the developer is asked once, also after a refusal', async () => {
    const person = await makeDeveloper(runtime.db);
    for (let i = 0; i < 3; i++) expect((await send(person.email)).status).toBe(202);
    const [one, ...others] = await waiting(person);
    expect(others).toEqual([]);
    await answerWaitingApplication(as(person), one?.id ?? '', false);
    await answerWaitingApplication(as(person), one?.id ?? '', true);
    await send(person.email);
    expect(await waiting(person)).toEqual([]);
    expect((await interaction(person)).atsJobLikes).toEqual([]);
    expect(await emailsTo(person)).toBe(1);
  });

  it('to an offer of another company, an unknown one, or one that is not published: refused', async () => {
    const other = await companyWithKey(runtime);
    const foreign = await makeJob(runtime.db, other.companyId);
    const person = await makeDeveloper(runtime.db);
    for (const job of [foreign, 'nothing']) expect((await send(person.email, { job })).status).toBe(404);
    await company.ask('PUT', '/jobs/DRAFT', { ...wholeJob, status: 'draft' });
    expect((await send(person.email, { job: 'DRAFT' })).body).toMatchObject({
      code: 'refused',
      reason: 'notPublished',
    });
    expect(await waiting(person)).toEqual([]);
  });
});

describe('the answer does not reveal accounts (docs/product/ats.md, Applications reported by a recruiting tool)', () => {
  it('is the same with and without an account, and the company sees nothing before the developer confirms', async () => {
    const person = await makeDeveloper(runtime.db);
    const before = await company.ask('GET', '/applications');
    const [known, unknown] = [await send(person.email), await send('nobody@example.com')];
    const recruiter = await send(company.recruiter.email);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([recruiter.status, recruiter.body]).toEqual([unknown.status, unknown.body]);
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
    expect((await company.ask('GET', '/applications')).body).toEqual(before.body);
    expect(await interaction(person)).toMatchObject({ atsJobLikes: [], jobLikes: [] });
  });

  it('a developer who hides from the company, is disabled, or has no confirmed address is not asked', async () => {
    const [hiding, disabled, unverified] = [
      await makeDeveloper(runtime.db),
      await makeDeveloper(runtime.db, { disabledAt: clock.now(), disabledReason: 'no_response' }),
      await makeDeveloper(runtime.db),
    ];
    await blockCompany(as(hiding), company.companyId);
    await runtime.db.updateTable('users').set({ emailVerified: false }).where('id', '=', unverified.userId).execute();
    for (const person of [hiding, disabled, unverified]) {
      expect((await send(person.email)).status).toBe(202);
      expect(await waiting(person)).toEqual([]);
      expect(await emailsTo(person)).toBe(0);
    }
  });

  it('only the developer can confirm the application', async () => {
    const [person, other] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    await send(person.email);
    const [one] = await waiting(person);
    const answer = (viewer: SignedIn) => answerWaitingApplication(as(viewer), one?.id ?? '', true);
    await expect(answer(other)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(answer(company.recruiter)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(readWaitingApplications(as(company.recruiter))).rejects.toMatchObject({ name: 'Forbidden' });
    expect((await interaction(person)).atsJobLikes).toEqual([]);
  });

  it('a developer with an incomplete profile has to complete it before confirming', async () => {
    const person = await makeDeveloper(runtime.db, { isShort: true });
    await send(person.email);
    const [one] = await waiting(person);
    const answer = () => answerWaitingApplication(as(person), one?.id ?? '', true);
    await expect(answer()).rejects.toMatchObject({ fields: { '': 'shortProfile' } });
    await runtime.db.updateTable('developers').set({ isShort: false }).where('id', '=', person.userId).execute();
    await answer();
    expect((await interaction(person)).atsJobLikes).toHaveLength(1);
  });

  it('an unconfirmed application expires, and the e-mails to one developer are limited', async () => {
    const person = await makeDeveloper(runtime.db);
    for (let i = 0; i <= limits.atsEmailToPerson.times; i++) {
      const id = await makeJob(runtime.db, company.companyId);
      await send(person.email, { job: id });
    }
    expect(await waiting(person)).toHaveLength(limits.atsEmailToPerson.times + 1);
    expect(await emailsTo(person)).toBe(limits.atsEmailToPerson.times);
    const [one] = await waiting(person);
    clock.advance(confirmationDays * 24 * 60 * 60 * 1000 + 1);
    expect(await waiting(person)).toEqual([]);
    await expect(answerWaitingApplication(as(person), one?.id ?? '', true)).rejects.toMatchObject({ name: 'NotFound' });
    await sweepAts(runtime);
    const left = await runtime.db.selectFrom('atsApplications').where('developerId', '=', person.userId).execute();
    expect(left).toEqual([]);
  });
});
