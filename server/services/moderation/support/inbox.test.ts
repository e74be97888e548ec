import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SupportStatus } from '../../../../domain/moderation/support/inbox.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { editEntry } from '../../../../tests/harness/team-settings.ts';
import type { Runtime } from '../../../runtime.ts';
import { reportDeveloper } from '../../library/report-developer.ts';
import { readTeamSettings } from '../team-settings/read-settings.ts';
import { removeEntry, saveEntry } from '../team-settings/save-entry.ts';
import { answerSupport, setSupportStatus } from './answer-support.ts';
import { askSupport } from './ask-support.ts';
import { readInbox, readSupportConversation } from './inbox.ts';
import { giveBackConversation, takeConversation } from './take-conversation.ts';

let runtime: Runtime;
let administrator: SignedIn;
let recruiter: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
  recruiter = await makeRecruiter(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const inbox = (status: SupportStatus, text = '', kind?: 'report' | 'error' | 'message') =>
  readInbox(as(administrator), { status, kind, text });

/** With an address, the sender is a visitor who is not signed in. */
async function ask(message: string, email?: string): Promise<string> {
  await askSupport(as(email ? undefined : recruiter), { message, requestKey: randomUUID(), email });
  const { conversations } = await inbox('open', message);
  return conversations.at(-1)?.id ?? '';
}

describe('the support inbox', () => {
  it('lists the messages, the oldest first, and finds them by text or address', async () => {
    const first = await ask('Où est ma facture ?');
    const second = await ask('Le bouton est cassé', 'someone@else.example');
    const { conversations, counts } = await inbox('open');
    const ids = conversations.map(({ id }) => id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
    expect(counts.open).toBeGreaterThanOrEqual(2);
    expect((await inbox('open', 'FACTURE')).conversations.map(({ id }) => id)).toEqual([first]);
    expect((await inbox('open', 'someone@else')).conversations.map(({ id }) => id)).toEqual([second]);
  });

  it('recognises the report of a profile and links to that profile', async () => {
    const developer = await makeDeveloper(runtime.db, { displayName: 'Alix M.' });
    await reportDeveloper(as(recruiter), developer.userId, {
      key: randomUUID(),
      reason: 'wrong',
      text: 'Faux diplôme',
    });
    const [report] = (await inbox('open', '', 'report')).conversations;
    expect(report).toMatchObject({ kind: 'report', from: recruiter.email, role: 'RECRUITER' });
    const read = await readSupportConversation(as(administrator), report?.id ?? '');
    expect(read.about).toEqual({ alias: developer.userId, name: 'Alix M.' });
    expect(read.messages).toMatchObject([{ fromStaff: false, text: expect.stringContaining('Faux diplôme') }]);
  });

  it('recognises a message that the error page has filled in', async () => {
    const words = "J'ai eu une erreur pour démarrer ma mise en relation, voici le code de l'erreur : E42";
    const id = await ask(words);
    expect((await inbox('open', '', 'error')).conversations.map((one) => one.id)).toEqual([id]);
  });
});

describe('an answer of support', () => {
  it('is sent by e-mail, once per key, and the conversation becomes answered', async () => {
    const id = await ask('Comment changer d’adresse ?', 'visitor@else.example');
    const answer = { key: randomUUID(), text: 'Depuis vos paramètres.\n\nBonne journée.' };
    await Promise.all([answerSupport(as(administrator), id, answer), answerSupport(as(administrator), id, answer)]);
    expect(await emailsTo(runtime.db, 'visitor@else.example')).toMatchObject([
      {
        template: 'support-answer',
        text: expect.stringContaining('Depuis vos paramètres.\n\nBonne journée.\n\nSacha Admin'),
      },
    ]);
    const read = await readSupportConversation(as(administrator), id);
    expect(read).toMatchObject({
      status: 'answered',
      messages: [{ fromStaff: false }, { fromStaff: true, author: 'Sacha Admin' }],
    });
    expect(await auditOf(runtime.db, id)).toMatchObject([{ action: 'support.answer', actorId: administrator.userId }]);
  });

  it.each([
    ['empty', ' ', 'required'],
    ['of nine thousand characters', 'x'.repeat(9000), 'long:8000:1000'],
  ])('is refused when it is %s', async (_, text, code) => {
    const id = await ask(`Une question ${code}`);
    const refused = answerSupport(as(administrator), id, { key: randomUUID(), text });
    await expect(refused).rejects.toMatchObject({ fields: { text: code } });
  });

  it('is refused when there is no address to answer to', async () => {
    const { conversationId } = await runtime.ports.support.open({ requestKey: randomUUID(), text: 'Anonyme' });
    await expect(
      answerSupport(as(administrator), conversationId, { key: randomUUID(), text: 'Oui' }),
    ).rejects.toMatchObject({ fields: { text: 'noAddress' } });
  });
});

it('conversations are closed without an answer, several at once, and opened again', async () => {
  const ids = [await ask('Publicité un'), await ask('Publicité deux')];
  const gone = '00000000-0000-7000-8000-000000000000';
  expect(await setSupportStatus(as(administrator), [...ids, gone], 'closed')).toBe(2);
  expect(await setSupportStatus(as(administrator), ids, 'closed')).toBe(0);
  expect((await inbox('closed', 'Publicité')).conversations).toHaveLength(2);
  await setSupportStatus(as(administrator), ids.slice(0, 1), 'open');
  expect((await auditOf(runtime.db, ids[0] ?? '')).map(({ action }) => action)).toEqual([
    'support.close',
    'support.reopen',
  ]);
});

describe('docs/product/moderation.md, Who handles a conversation', () => {
  it('one administrator takes it, the others see who; everyone can give it back', async () => {
    const id = await ask('Qui s’en occupe ?');
    const colleague = await makeAdministrator(runtime.db);
    const takenFor = async (viewer: Viewer) => [
      (await readInbox(as(viewer), { status: 'open', kind: undefined, text: 'occupe' })).conversations[0]?.taken,
      (await readSupportConversation(as(viewer), id)).taken,
    ];
    expect(await takenFor(administrator)).toEqual([null, null]);
    await takeConversation(as(administrator), id);
    await takeConversation(as(administrator), id);
    const { name } = administrator;
    expect(await takenFor(administrator)).toEqual([
      { name, own: true },
      { name, own: true },
    ]);
    expect(await takenFor(colleague)).toEqual([
      { name, own: false },
      { name, own: false },
    ]);
    await expect(takeConversation(as(colleague), id)).rejects.toMatchObject({ name: 'Conflict' });
    await giveBackConversation(as(colleague), id);
    await giveBackConversation(as(colleague), id);
    await takeConversation(as(colleague), id);
    expect((await auditOf(runtime.db, id)).map(({ action }) => action)).toEqual([
      ...['support.take', 'support.give-back', 'support.take'],
    ]);
    await expect(takeConversation(as(recruiter), id)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(giveBackConversation(as(undefined), id)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(takeConversation(as(administrator), randomUUID())).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('of two who take it at the same moment, one gets it', async () => {
    const id = await ask('Deux à la fois');
    const team = [administrator, await makeAdministrator(runtime.db)];
    const outcomes = await Promise.allSettled(team.map((one) => takeConversation(as(one), id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

it('a conversation shows the company of the sender, and the canned answers of the team', async () => {
  const id = await ask('Notre facture ?');
  const value = { titleFr: 'Facture', titleEn: 'Invoice', textFr: 'Elle est là.', textEn: 'It is there.' };
  await saveEntry(as(administrator), 'answers', 'new', { mode: 'add', version: null, value });
  const company = { alias: expect.any(String), name: expect.any(String) };
  const read = await readSupportConversation(as(administrator), id);
  expect(read).toMatchObject({ from: { company, locale: 'fr' }, cannedAnswers: [value] });
  expect((await inbox('open', 'facture ?')).conversations.find((one) => one.id === id)).toMatchObject({ company });
  const visitor = await ask('Sans entreprise', 'alone@else.example');
  expect((await readSupportConversation(as(administrator), visitor)).from.company).toBeNull();
  const { lines } = await readTeamSettings(as(administrator), 'answers', 'fact');
  expect(lines).toMatchObject([{ name: 'Facture', detail: 'Elle est là.' }]);
  const entryId = lines[0]?.id ?? '';
  await editEntry(as(administrator), 'answers', entryId, { textFr: 'x'.repeat(200) });
  expect((await readTeamSettings(as(administrator), 'answers', '')).lines[0]?.detail).toHaveLength(140);
  await removeEntry(as(administrator), 'answers', entryId);
  expect((await readSupportConversation(as(administrator), id)).cannedAnswers).toEqual([]);
  expect((await auditOf(runtime.db, entryId)).map(({ action }) => action)).toEqual([
    ...['settings.answers.add', 'settings.answers.edit', 'settings.answers.remove'],
  ]);
});

it('the support inbox is only for administrators', async () => {
  const id = await ask('Secret');
  for (const viewer of [undefined, recruiter, await makeDeveloper(runtime.db)]) {
    await expect(readInbox(as(viewer), { status: 'open', kind: undefined, text: '' })).rejects.toMatchObject({
      name: 'Forbidden',
    });
    await expect(readSupportConversation(as(viewer), id)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(answerSupport(as(viewer), id, {})).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(setSupportStatus(as(viewer), [id], 'closed')).rejects.toMatchObject({ name: 'Forbidden' });
  }
});
