import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { emailsTo } from '../../../../tests/harness/emails.ts';
import { makeDeveloper, makeJob, makeRecruiter, refreshInLibrary } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { type Recruiter, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { requestIntroduction } from '../../contact/introductions/request-introduction.ts';
import { blockCompany, unblockCompany } from '../../profile/discretion/change-discretion.ts';
import { applyToJob, superlikeCompany } from '../applications/apply.ts';
import { readAwaited } from './read-to-answer.ts';
import { remindCompanies } from './remind-companies.ts';

let runtime: Runtime;
let recruiter: Recruiter;
let companyId: string;
let jobId: string;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
});
beforeEach(async () => {
  recruiter = await talkingRecruiter(runtime);
  companyId = recruiter.membership.companyId;
  jobId = await makeJob(runtime.db, companyId, { title: 'Développeuse Elm' });
  developer = await person('Zoé Quénelle');
});

async function person(displayName: string): Promise<SignedIn> {
  const made = await makeDeveloper(runtime.db, { displayName });
  await refreshInLibrary(runtime.db, made);
  return made;
}

/** Day 0 is 17 November 2026. */
const onDay = (day: number, time = '06:20:00Z'): Runtime => {
  const moment = new Date(`${new Date(Date.UTC(2026, 10, 17 + day)).toISOString().slice(0, 10)}T${time}`);
  return { ...runtime, ports: { ...runtime.ports, clock: { now: () => moment } } };
};
const apply = (who = developer, day = 0) =>
  applyToJob(contextOf(onDay(day), who), { mode: 'application', jobId, message: null, detailsOffered: false });
const remind = (day: number, time?: string) => remindCompanies(onDay(day, time));
const mails = async (who: SignedIn = recruiter) =>
  (await emailsTo(runtime.db, who.email)).filter(({ template }) => template === 'answer-reminder');

describe('reminders to a company (docs/product/jobs.md, The end of an application)', () => {
  it('are sent on days 10, 20 and 27, each once', async () => {
    await apply();
    const sent: number[] = [];
    for (const day of [9, 10, 11, 19, 20, 21, 26, 27, 28, 29, 30]) {
      const before = (await mails()).length;
      await remind(day);
      await remind(day, '12:20:00Z');
      if ((await mails()).length === before + 1) sent.push(day);
    }
    expect(sent).toEqual([10, 20, 27]);
    expect(await mails()).toHaveLength(3);
  });

  it('are one e-mail a person and day, with every application that has waited long enough, and its last day', async () => {
    await apply();
    const second = await person('Noé Lambert');
    await superlikeCompany(contextOf(onDay(0), second), {
      mode: 'superlike',
      companyId,
      message: 'Bonjour !',
      detailsOffered: false,
    });
    const young = await person('Trop Tôt');
    await apply(young, 8);
    await remind(10);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 candidatures attendent votre réponse');
    expect(mail?.text).toContain('- Zoé Quénelle, Développeuse Elm, avant le 17 décembre 2026');
    expect(mail?.text).toContain('- Noé Lambert, Candidature spontanée, avant le 17 décembre 2026');
    expect(mail?.text).toContain(`/manager/candidates/${developer.userId}`);
    expect(mail?.text).not.toContain('Trop Tôt');
    // The e-mail about the third names the first two again: they still wait.
    await remind(18);
    const { text } = (await mails()).find(({ subject }) => subject.startsWith('3 ')) ?? { text: '' };
    for (const name of ['Zoé', 'Noé', 'Trop Tôt']) expect(text).toContain(name);
  });

  it('go to the members who may answer, in their language', async () => {
    const reader = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    const talker = await makeRecruiter(runtime.db, { companyId, admin: false, intros: true });
    await runtime.db.updateTable('users').set({ locale: 'en' }).where('id', '=', talker.userId).execute();
    await apply();
    await remind(10);
    expect(await mails(reader)).toEqual([]);
    expect(await mails(recruiter)).toHaveLength(1);
    expect((await mails(talker)).map(({ subject }) => subject)).toEqual(['An application is waiting for your reply']);
  });

  it('of two tasks at the same moment are sent once', async () => {
    await apply();
    await Promise.all([remind(10), remind(10), remind(10)]);
    expect(await mails()).toHaveLength(1);
  });

  it('that were missed are not sent one after the other', async () => {
    await apply();
    await remind(22);
    await remind(23);
    expect(await mails()).toHaveLength(1);
  });

  it('stop with the answer', async () => {
    await apply();
    await requestIntroduction(
      contextOf(onDay(3), recruiter),
      developer.userId,
      { status: 31, terms: someTerms },
      randomUUID(),
    );
    await remind(10);
    expect(await mails()).toEqual([]);
  });

  it('leave out who hides from the company; they come the day after the developer shows themselves again', async () => {
    await apply();
    const seen = await person('Visible');
    await apply(seen);
    await blockCompany(contextOf(onDay(1), developer), companyId);
    await remind(10);
    expect((await mails())[0]?.text).not.toContain('Zoé');
    await unblockCompany(contextOf(onDay(10), developer), companyId);
    // One e-mail a day: what becomes visible later that day waits for the next morning.
    await remind(10, '15:20:00Z');
    expect(await mails()).toHaveLength(1);
    await remind(11);
    expect((await mails()).some(({ text }) => text.includes('Zoé'))).toBe(true);
  });

  it.each([{ disableApplicationWorkflow: true }, { validatedAt: null }])(
    'are not sent to a company that cannot answer here: %o',
    async (traits) => {
      await apply();
      await runtime.db.updateTable('companies').set(traits).where('id', '=', companyId).execute();
      await remind(10);
      expect(await mails()).toEqual([]);
    },
  );
});

describe('the home page of a recruiter (docs/product/jobs.md, The end of an application)', () => {
  const home = (day: number, who: SignedIn = recruiter) => readAwaited(contextOf(onDay(day), who));

  it('lists what waits, the most urgent first', async () => {
    await apply();
    const later = await person('Plus Tard');
    await apply(later, 4);
    const both = { jobId, title: 'Développeuse Elm', urgent: false };
    expect(await home(5)).toEqual({
      count: 2,
      first: [
        { ...both, developerId: developer.userId, name: 'Zoé Quénelle', before: '2026-12-17' },
        { ...both, developerId: later.userId, name: 'Plus Tard', before: '2026-12-21' },
      ],
    });
    expect((await home(25))?.first.map(({ urgent }) => urgent)).toEqual([true, false]);
    await requestIntroduction(
      contextOf(onDay(6), recruiter),
      developer.userId,
      { status: 31, terms: someTerms },
      randomUUID(),
    );
    expect(await home(6)).toMatchObject({ count: 1 });
  });

  it('has nothing of it for a member who may not answer', async () => {
    await apply();
    expect(await home(5, await makeRecruiter(runtime.db, { companyId, admin: false, intros: false }))).toBeUndefined();
  });
});
