import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { minutesLater, openTalk, requestedTalk, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import type { Runtime } from '../../../runtime.ts';
import { setRequestsReviewed } from '../../companies/review-requests.ts';
import { queueIntroductionEmail } from '../conversations/queue-introduction-email.ts';
import { readConversation } from '../conversations/read-conversation.ts';
import { act } from './act.ts';
import { readIntroductionFile } from './read-introduction-file.ts';
import { introductionsPageSize, readIntroductionList } from './read-introduction-list.ts';
import { readReviewQueue } from './read-review-queue.ts';
import { requestIntroduction } from './request-introduction.ts';

let runtime: Runtime;
let admin: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const reason = 'Cette offre n’existe pas.';

/** Writes the e-mails of an introduction, twice, because a task may run again. */
async function writeEmails(introductionId: string): Promise<void> {
  const events = await runtime.db
    .selectFrom('introductionEvents')
    .select('id')
    .where('introductionId', '=', introductionId)
    .execute();
  for (const { id } of [...events, ...events]) await queueIntroductionEmail(runtime, id);
}
const stoppedEmails = async ({ email }: SignedIn) =>
  (await emailsTo(runtime.db, email)).filter(({ template }) => template.startsWith('introduction-stopped'));

async function reviewedRecruiter() {
  const recruiter = await talkingRecruiter(runtime);
  await setRequestsReviewed(as(admin), recruiter.membership.companyId, true);
  return recruiter;
}

describe('an earlier conversation of the same two (docs/product/contact.md, Stopping an introduction)', () => {
  it('is not opened again, and its contact details are taken back too', async () => {
    const { id: earlier, developer, recruiter } = await openTalk(runtime, { details: true });
    await act(as(recruiter), earlier, 'archive');
    const later = minutesLater(runtime, 1);
    const { companyId } = recruiter.membership;
    const application = {
      developerId: developer.userId,
      companyId,
      message: 'Bonjour',
      sentAt: later.ports.clock.now(),
    };
    await runtime.db.insertInto('superlikes').values(application).execute();
    const accepted = await requestIntroduction(
      contextOf(minutesLater(runtime, 2), recruiter),
      developer.userId,
      { status: 31, terms: someTerms },
      randomUUID(),
    );
    if (accepted.outcome !== 'done') throw new Error(accepted.reason);
    expect(accepted.introductionId).not.toBe(earlier);
    expect(await readConversation(as(recruiter), earlier)).toMatchObject({ can: { acts: ['hire'] } });
    await act(as(admin), accepted.introductionId, 'cancel', reason);
    expect(await act(as(recruiter), earlier, 'reopen')).toMatchObject({ outcome: 'refused', reason: 'archived' });
    expect(await readConversation(as(recruiter), earlier)).toMatchObject({ details: null, contactGiven: false });
  });
});

describe('the switch of the review (docs/product/contact.md, Requests read by the team)', () => {
  it('holds the next requests, leaves those that were sent, and is in the audit log once', async () => {
    const recruiter = await talkingRecruiter(runtime);
    const { companyId } = recruiter.membership;
    const before = await requestedTalk(runtime, recruiter);
    for (let times = 0; times < 2; times++) await setRequestsReviewed(as(admin), companyId, true);
    const held = await requestedTalk(runtime, recruiter);
    await setRequestsReviewed(as(admin), companyId, false);
    const after = await requestedTalk(runtime, recruiter);
    const status = async (id: string) => (await readIntroductionFile(as(admin), id)).status;
    expect([await status(before.id), await status(held.id), await status(after.id)]).toEqual([20, 10, 20]);
    expect(await auditOf(runtime.db, companyId)).toMatchObject([
      { action: 'company.requests-reviewed', actorId: admin.userId, data: { reviewed: true } },
      { action: 'company.requests-reviewed', data: { reviewed: false } },
    ]);
    await expect(setRequestsReviewed(as(recruiter), companyId, false)).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

describe('the team stops an introduction (docs/product/contact.md, Stopping an introduction)', () => {
  it('an open conversation: both sides read the reason on the screen and by e-mail, and the details are taken back', async () => {
    const { id, developer, recruiter } = await openTalk(runtime, { details: true });
    expect(await act(as(admin), id, 'cancel', reason)).toEqual({ outcome: 'done', repeated: false });
    expect(await act(as(admin), id, 'cancel', reason)).toEqual({ outcome: 'done', repeated: true });
    await writeEmails(id);
    for (const side of [developer, recruiter]) {
      const { status, lines, can } = await readConversation(as(side), id);
      expect([status, lines.at(-1), can]).toMatchObject([
        11,
        { event: 'cancel', side: 'admin', author: null, word: reason },
        { write: false, acts: [] },
      ]);
      expect(await stoppedEmails(side)).toMatchObject([{ text: expect.stringContaining(reason) }]);
    }
    expect((await readConversation(as(recruiter), id)).details).toBeNull();
    expect(await auditOf(runtime.db, id)).toMatchObject([{ action: 'introduction.cancel', data: { reason } }]);
  });

  it('a request in review: the company is told, the developer never knows of it', async () => {
    const { id, developer, recruiter } = await requestedTalk(runtime, await reviewedRecruiter());
    await act(as(admin), id, 'cancel', reason);
    await writeEmails(id);
    expect(await emailsTo(runtime.db, developer.email)).toEqual([]);
    expect(await stoppedEmails(recruiter)).toMatchObject([{ template: 'introduction-stopped-company' }]);
    await expect(readConversation(as(developer), id)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('needs a reason', async () => {
    const { id } = await requestedTalk(runtime);
    await expect(act(as(admin), id, 'cancel', null)).rejects.toMatchObject({ fields: { word: 'required' } });
  });

  it.each(['acceptWithDetails', 'refuse'] as const)(
    'while the developer answers (%s): one ends it, once',
    async (answer) => {
      const { id, developer } = await requestedTalk(runtime);
      const [stopped, answered] = await Promise.all([
        act(as(admin), id, 'cancel', reason),
        act(as(developer), id, answer),
      ]);
      const { status, contactGiven, lines } = await readIntroductionFile(as(admin), id);
      const cancelled = lines.filter(({ event }) => event === 'cancel').length;
      expect(contactGiven).toBe(false);
      expect([status, cancelled]).toEqual(stopped.outcome === 'done' ? [11, 1] : [21, 0]);
      if (answer === 'refuse') expect([stopped.outcome, answered.outcome].sort()).toEqual(['done', 'refused']);
    },
  );
});

describe('all introductions for the team (docs/product/contact.md, The list of introductions)', () => {
  it('are found by company, developer, recruiter, status and days', async () => {
    const { id, recruiter, developer } = await requestedTalk(runtime);
    const [company, person, colleague] = [`Lune ${randomUUID()}`, `Zoé ${randomUUID()}`, `Ravi ${randomUUID()}`];
    const { db } = runtime;
    await db.updateTable('companies').set({ name: company }).where('id', '=', recruiter.membership.companyId).execute();
    await db.updateTable('developers').set({ displayName: person }).where('id', '=', developer.userId).execute();
    await db.updateTable('recruiters').set({ displayName: colleague }).where('id', '=', recruiter.userId).execute();
    const found = async (query: Parameters<typeof readIntroductionList>[1]) =>
      (await readIntroductionList(as(admin), query)).introductions.map((one) => one.id);
    for (const query of [{ company }, { developer: person.replace('é', 'e') }, { recruiter: colleague }]) {
      expect(await found(query)).toEqual([id]);
      expect(await found({ ...query, status: '20', from: '2020-01-01', to: '2999-01-01' })).toEqual([id]);
      for (const other of [{ status: '30' }, { from: '2999-01-01' }, { to: '2020-01-01' }])
        expect(await found({ ...query, ...other })).toEqual([]);
    }
    expect(await found({ company, status: 'active' })).toEqual([id]);
    expect((await readIntroductionList(as(admin), { company })).introductions[0]).toMatchObject({
      company,
      developer: person,
      recruiter: colleague,
      status: 20,
      declined: false,
    });
    for (const other of [recruiter, developer]) {
      await expect(readIntroductionList(as(other), {})).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readIntroductionFile(as(other), id)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('are read page by page, each once', async () => {
    const { recruiter, developer } = await requestedTalk(runtime);
    const { companyId } = recruiter.membership;
    const row = { companyId, developerId: developer.userId, status: 22, statusSince: new Date('2026-01-01') };
    const many = Array.from({ length: introductionsPageSize }, () => ({ ...row, createdAt: new Date('2026-01-01') }));
    await runtime.db.insertInto('introductions').values(many).execute();
    const company = `Page ${randomUUID()}`;
    await runtime.db.updateTable('companies').set({ name: company }).where('id', '=', companyId).execute();
    const first = await readIntroductionList(as(admin), { company });
    const second = await readIntroductionList(as(admin), { company, after: first.next ?? '' });
    const ids = [...first.introductions, ...second.introductions].map(({ id }) => id);
    expect([first.introductions.length, second.introductions.length]).toEqual([introductionsPageSize, 1]);
    expect([new Set(ids).size, second.next]).toEqual([introductionsPageSize + 1, undefined]);
  });
});

describe('one introduction for the team (docs/product/contact.md, The page of an introduction)', () => {
  it('has the timeline with the administrator, and no word between the two sides', async () => {
    const { id, developer } = await requestedTalk(runtime, await reviewedRecruiter());
    expect(await readIntroductionFile(as(admin), id)).toMatchObject({ acts: ['release', 'cancel'], messages: 1 });
    await act(as(admin), id, 'release');
    await act(as(developer), id, 'acceptWithoutDetails', 'Appelez-moi au 06 11 22 33 44.');
    const file = await readIntroductionFile(as(admin), id);
    expect(file).toMatchObject({
      status: 32,
      request: 'Bonjour, parlons-nous ?',
      contactGiven: false,
      acts: ['cancel'],
      lines: [
        { event: 'requestForReview', side: 'recruiter', word: null },
        { event: 'release', side: 'admin', author: admin.name },
        { event: 'acceptWithoutDetails', side: 'developer', word: null },
      ],
    });
    expect(JSON.stringify(file)).not.toContain('06 11');
  });

  it('shows the request only where the team reviews it', async () => {
    const { id } = await requestedTalk(runtime);
    expect(await readIntroductionFile(as(admin), id)).toMatchObject({ request: null, acts: ['cancel'] });
    expect((await readReviewQueue(as(admin))).held.map((one) => one.id)).not.toContain(id);
    await expect(readIntroductionFile(as(admin), randomUUID())).rejects.toMatchObject({ name: 'NotFound' });
    await expect(readIntroductionFile(as(admin), 'x')).rejects.toMatchObject({ name: 'NotFound' });
  });
});
