import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import { mostMessageFiles } from '../../../../domain/contact/files/message-files.ts';
import { mostPdfBytes } from '../../../../domain/resume/documents/pdf-limits.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makePdf } from '../../../../tests/harness/pdf.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, requestedTalk, type Talk, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { eraseAccount } from '../../privacy/erasure/erase-account.ts';
import { storedFiles } from '../../shared/files/images.fixture.ts';
import { sweepFiles } from '../../shared/files/sweep-files.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { readCandidates } from '../candidates/read-candidates.ts';
import { readConversation } from '../conversations/read-conversation.ts';
import { readConversations } from '../conversations/read-conversations.ts';
import { sendMessage } from '../conversations/send-message.ts';
import { act } from '../introductions/act.ts';
import { reportConversation } from '../reports/report-conversation.ts';
import { closeConversationReport, readConversationReports } from '../reports/team-reports.ts';
import { readMessageFile, readReportedFile } from './read-message-file.ts';
import { storeMessageFile } from './store-message-file.ts';

const clock = fixedClock();
const pdf = makePdf({ pages: [['Proposition']] });
let runtime: Runtime;
let admin: SignedIn;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
  admin = await makeAdministrator(runtime.db);
});

const as = (who: SignedIn) => contextOf(runtime, who);
const store = (who: SignedIn, { id }: Talk, name = 'Offre.pdf', bytes: Uint8Array = pdf) =>
  storeMessageFile(as(who), id, name, bytes);
const send = (who: SignedIn, { id }: Talk, files: string[], body = '', sentKey: string = randomUUID()) =>
  sendMessage(as(who), id, { body, files, sentKey });
const last = async (who: SignedIn, { id }: Talk) => (await readConversation(as(who), id)).messages.at(-1);
const read = (who: SignedIn, { id }: Talk, handle: string) => readMessageFile(as(who), id, handle);
const notFound = { name: 'NotFound' };

describe('files in messages (docs/product/contact.md, Files in messages)', () => {
  it('both sides send them and read them, in the order of their author, without a text too', async () => {
    const talk = await openTalk(runtime);
    const first = await store(talk.recruiter, talk, 'C:\\Docs\\Fiche de poste.PDF');
    const second = await store(talk.recruiter, talk, 'Zinc.pdf');
    expect(first).toEqual({ handle: expect.any(String), name: 'Fiche de poste.pdf', bytes: pdf.length });
    expect(await send(talk.recruiter, talk, [second.handle, first.handle])).toMatchObject({
      outcome: 'sent',
      message: { body: '', files: [second, first] },
    });
    expect(await last(talk.developer, talk)).toMatchObject({ files: [second, first] });
    for (const who of [talk.recruiter, talk.developer]) {
      const file = await read(who, talk, first.handle);
      expect([file.name, Buffer.from(file.content)]).toEqual(['Fiche de poste.pdf', pdf]);
    }
    const own = await store(talk.developer, talk, '.pdf');
    expect(own.name).toBe('Document.pdf');
    await send(talk.developer, talk, [own.handle], 'Voici mon CV.');
    expect(await last(talk.recruiter, talk)).toMatchObject({ body: 'Voici mon CV.', files: [own] });
  });

  it('the lists of both sides show the names of the files of a message without text', async () => {
    const talk = await openTalk(runtime);
    const files = [await store(talk.recruiter, talk, 'Un.pdf'), await store(talk.recruiter, talk, 'Deux.pdf')];
    await send(
      talk.recruiter,
      talk,
      files.map(({ handle }) => handle),
    );
    const [mine] = (await readConversations(as(talk.developer))).conversations;
    expect(mine).toMatchObject({ last: { body: 'Un.pdf, Deux.pdf' } });
    const [theirs] = (await readCandidates(as(talk.recruiter), readCandidateQuery(new URLSearchParams()))).candidates;
    expect(theirs).toMatchObject({ last: { body: 'Un.pdf, Deux.pdf' } });
  });

  it('the same message sent again is the same message, with its files', async () => {
    const talk = await openTalk(runtime);
    const { handle } = await store(talk.developer, talk);
    const key = randomUUID();
    const once = await send(talk.developer, talk, [handle], '', key);
    expect(await send(talk.developer, talk, [handle], '', key)).toEqual(once);
  });

  it('a file is sent once, by its author; otherwise nothing of the message is stored', async () => {
    const talk = await openTalk(runtime);
    const { handle } = await store(talk.developer, talk);
    const refused = { outcome: 'refused', reason: 'filesGone' };
    expect(await send(talk.recruiter, talk, [handle], 'À moi')).toEqual(refused);
    expect(await send(talk.developer, talk, ['a'.repeat(32)], 'Perdu')).toEqual(refused);
    await send(talk.developer, talk, [handle]);
    expect(await send(talk.developer, talk, [handle], 'Encore')).toEqual(refused);
    expect((await readConversation(as(talk.developer), talk.id)).messages).toHaveLength(2);
  });

  it('of two messages at once with the same file, one goes out', async () => {
    const talk = await openTalk(runtime);
    const { handle } = await store(talk.developer, talk);
    const answers = await Promise.all([1, 2].map(() => send(talk.developer, talk, [handle])));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'sent']);
  });

  it('an upload that was never sent is deleted after a day, one that was sent stays', async () => {
    const talk = await openTalk(runtime);
    const [sent, left] = [await store(talk.developer, talk), await store(talk.developer, talk)];
    await send(talk.developer, talk, [sent.handle]);
    clock.advance(25 * 60 * 60 * 1000);
    await sweepFiles(runtime);
    const { rows, files } = await storedFiles(runtime);
    expect([sent.handle, left.handle].map((one) => [rows.includes(one), files.includes(one)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await send(talk.developer, talk, [left.handle])).toMatchObject({ reason: 'filesGone' });
  });

  it.each([
    ['a recruiter, it stays for the developer without its name', 'recruiter', ['Document.pdf', pdf]],
    ['a developer, it goes with the conversation', 'developer', undefined],
  ] as const)('when its author erases the account, %s', async (_, side, left) => {
    const talk = await openTalk(runtime);
    const { handle } = await store(talk[side], talk, 'CV de Camille.pdf');
    await send(talk[side], talk, [handle]);
    const { userId } = talk[side];
    const now = clock.now();
    await runtime.db.insertInto('erasures').values({ userId, cause: 'asked', askedAt: now, dueAt: now }).execute();
    expect(await eraseAccount(runtime, userId)).toBe(true);
    await sweepFiles(runtime);
    const other = side === 'recruiter' ? talk.developer : talk.recruiter;
    const file = await read(other, talk, handle).catch(() => undefined);
    expect(file && [file.name, Buffer.from(file.content)]).toEqual(left);
  });
});

describe('what is refused (docs/product/contact.md, Files in messages)', () => {
  it.each([
    ['a page', 'notAPdf', () => Buffer.from('<script>alert(1)</script>')],
    ['a locked PDF', 'encrypted', () => makePdf({ pages: [['x']], locked: true })],
    ['nothing', 'empty', () => Buffer.alloc(0)],
    ['more than 10 MB', 'tooLarge', () => Buffer.concat([pdf, Buffer.alloc(mostPdfBytes)])],
  ])('%s, as for a CV (%s)', async (_, code, bytes) => {
    const talk = await openTalk(runtime);
    const before = await storedFiles(runtime);
    await expect(store(talk.developer, talk, 'x.pdf', bytes())).rejects.toMatchObject({ fields: { '': code } });
    expect(await storedFiles(runtime)).toEqual(before);
  });

  it('more than thirty an hour, before the body is read', async () => {
    const talk = await openTalk(runtime);
    for (let i = 0; i < 30; i++) await consume(runtime.db, limits.messageFileByAccount, talk.developer.userId);
    const body = new Blob(['unread']).stream();
    await expect(storeMessageFile(as(talk.developer), talk.id, 'x.pdf', body)).rejects.toMatchObject({
      name: 'TooMany',
    });
    expect(await new Response(body).text()).toBe('unread');
  });

  it('while the conversation takes no messages', async () => {
    const waiting = await requestedTalk(runtime);
    await expect(store(waiting.recruiter, waiting)).rejects.toMatchObject({ name: 'Conflict' });
    const talk = await openTalk(runtime);
    const { handle } = await store(talk.developer, talk);
    await act(as(talk.recruiter), talk.id, 'archive');
    await expect(store(talk.developer, talk)).rejects.toMatchObject({ name: 'Conflict' });
    expect(await send(talk.developer, talk, [handle])).toMatchObject({ outcome: 'refused' });
  });

  it('from and to everyone else: an unknown conversation, and a file of another one', async () => {
    const [talk, other] = [await openTalk(runtime), await openTalk(runtime)];
    const { handle } = await store(talk.developer, talk);
    await expect(read(talk.developer, talk, handle)).rejects.toMatchObject(notFound);
    await send(talk.developer, talk, [handle]);
    for (const who of [
      other.developer,
      other.recruiter,
      await talkingRecruiter(runtime),
      await makeDeveloper(runtime.db),
    ]) {
      await expect(read(who, talk, handle)).rejects.toMatchObject(notFound);
      await expect(store(who, talk)).rejects.toMatchObject(notFound);
    }
    await expect(read(other.developer, other, handle)).rejects.toMatchObject(notFound);
    for (const odd of ['', '..', 'x'.repeat(500)])
      await expect(read(talk.developer, talk, odd)).rejects.toMatchObject(notFound);
  });

  it(`more than ${mostMessageFiles} are no message for the database either`, async () => {
    const talk = await openTalk(runtime);
    const files = [];
    for (let i = 0; i <= mostMessageFiles; i++) files.push((await store(talk.developer, talk)).handle);
    await expect(send(talk.developer, talk, files)).rejects.toThrow(/message_files_place_check/);
  });
});

describe('a reported conversation (docs/product/contact.md, Reporting a conversation)', () => {
  it('shows the team the files of its last messages while the report waits, and no others', async () => {
    const talk = await openTalk(runtime);
    const [shown, later] = [await store(talk.recruiter, talk), await store(talk.recruiter, talk, 'Après.pdf')];
    await send(talk.recruiter, talk, [shown.handle], 'Lisez.');
    await expect(readMessageFile(as(admin), talk.id, shown.handle)).rejects.toMatchObject({ name: 'Forbidden' });
    await reportConversation(as(talk.developer), talk.id, { reason: 'fraud', words: 'Une arnaque.' });
    await send(talk.recruiter, talk, [later.handle]);
    const { reports } = await readConversationReports(as(admin));
    const report = reports.find(({ introductionId }) => introductionId === talk.id);
    expect(report?.messages.at(-1)).toMatchObject({ body: 'Lisez.', files: [shown] });
    const id = report?.id ?? '';
    expect((await readReportedFile(as(admin), id, shown.handle)).name).toBe('Offre.pdf');
    await expect(readReportedFile(as(admin), id, later.handle)).rejects.toMatchObject(notFound);
    await expect(readReportedFile(as(talk.developer), id, shown.handle)).rejects.toMatchObject({ name: 'Forbidden' });
    await closeConversationReport(as(admin), id);
    await expect(readReportedFile(as(admin), id, shown.handle)).rejects.toMatchObject(notFound);
  });
});
