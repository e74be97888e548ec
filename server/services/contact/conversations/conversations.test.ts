import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, requestedTalk, type Talk, talkingRecruiter, write } from '../../../../tests/harness/talk.ts';
import { someTerms } from '../../../../tests/harness/terms.ts';
import { notify } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { limits } from '../../shared/limits/consume.ts';
import { act } from '../introductions/act.ts';
import { requestIntroduction } from '../introductions/request-introduction.ts';
import { markRead } from './mark-read.ts';
import { notifyTyping } from './notify-typing.ts';
import { readConversation } from './read-conversation.ts';
import { readConversations } from './read-conversations.ts';
import { messagesPageSize } from './read-messages.ts';
import { readUnread } from './read-unread.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const read = (who: SignedIn, { id }: Talk, after?: number) => readConversation(as(who), id, { after });
const bodies = ({ messages }: Awaited<ReturnType<typeof read>>) => messages.map(({ body }) => body);

/** The kinds of notifications of a topic during an action: markers are sent before and after it. */
async function news(topic: string, during: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const stop = runtime.live.listen(topic, ({ kind }) => heard.push(kind));
  const mark = async (kind: string) => {
    await notify(runtime.db, topic, { kind });
    await expect.poll(() => heard).toContain(kind);
  };
  await mark('begin');
  await during();
  await mark('end');
  stop();
  return heard.slice(heard.indexOf('begin') + 1, -1);
}

describe('messages (docs/product/contact.md, Messages)', () => {
  it('are sent by both sides after the conversation is open, in the same order for both', async () => {
    const talk = await openTalk(runtime);
    await write(runtime, talk.developer, talk.id, 'Avec plaisir.');
    expect(await write(runtime, talk.recruiter, talk.id, 'Demain ?')).toMatchObject({
      outcome: 'sent',
      message: { position: 3, body: 'Demain ?', mine: true, side: 'recruiter' },
    });
    for (const who of [talk.developer, talk.recruiter])
      expect(bodies(await read(who, talk))).toEqual(['Bonjour, parlons-nous ?', 'Avec plaisir.', 'Demain ?']);
    expect(bodies(await read(talk.developer, talk, 1))).toEqual(['Avec plaisir.', 'Demain ?']);
    expect(bodies(await read(talk.developer, talk, 3))).toEqual([]);
  });

  it('sent twice with the same key are stored once, also when the conversation has ended meanwhile', async () => {
    const talk = await openTalk(runtime);
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => write(runtime, talk.developer, talk.id, 'Une fois', key)));
    await act(as(talk.developer), talk.id, 'refuse');
    for (const answer of [...sent, await write(runtime, talk.developer, talk.id, 'Une fois', key)])
      expect(answer).toMatchObject({ outcome: 'sent', message: { position: 2, key } });
    expect((await read(talk.recruiter, talk)).messages).toHaveLength(2);
  });

  it('sent at the same moment by both sides get different positions without a gap', async () => {
    const talk = await openTalk(runtime);
    const authors = [talk.developer, talk.recruiter, talk.developer, talk.recruiter, talk.developer, talk.recruiter];
    const sent = await Promise.all(authors.map((who, index) => write(runtime, who, talk.id, `nᵒ ${index}`)));
    const places = sent.map((one) => (one.outcome === 'sent' ? one.message.position : 0));
    expect(places.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it("are refused before the developer's answer and after the end, with the state as the reason", async () => {
    const talk = await requestedTalk(runtime);
    for (const who of [talk.developer, talk.recruiter])
      expect(await write(runtime, who, talk.id, 'Déjà ?')).toEqual({
        outcome: 'refused',
        reason: 'waitingForDeveloper',
      });
    await act(as(talk.developer), talk.id, 'refuse', 'Pas maintenant');
    expect(await write(runtime, talk.recruiter, talk.id, 'Vraiment ?')).toEqual({
      outcome: 'refused',
      reason: 'archived',
    });
  });

  it('sent while the conversation is accepted or archived are either stored or refused', async () => {
    for (const [who, event] of [
      ['developer', 'refuse'],
      ['recruiter', 'archive'],
    ] as const) {
      const talk = await openTalk(runtime);
      const other = who === 'developer' ? talk.recruiter : talk.developer;
      const [sent] = await Promise.all([write(runtime, other, talk.id, 'Course'), act(as(talk[who]), talk.id, event)]);
      const there = bodies(await read(talk.developer, talk)).includes('Course');
      expect(there).toBe(sent.outcome === 'sent');
    }
    const waiting = await requestedTalk(runtime);
    const [sent] = await Promise.all([
      write(runtime, waiting.recruiter, waiting.id, 'Course'),
      act(as(waiting.developer), waiting.id, 'acceptWithoutDetails'),
    ]);
    expect(bodies(await read(waiting.developer, waiting))).toHaveLength(sent.outcome === 'sent' ? 2 : 1);
  });

  it('are paginated from the end, and from any position', async () => {
    const talk = await openTalk(runtime);
    const more = messagesPageSize + 5;
    await runtime.db
      .insertInto('messages')
      .values(
        Array.from({ length: more }, (_, index) => ({
          introductionId: talk.id,
          position: index + 2,
          authorKind: 'developer',
          authorId: talk.developer.userId,
          body: `m${index + 2}`,
          sentKey: randomUUID(),
          sentAt: new Date(),
        })),
      )
      .execute();
    const latest = await read(talk.recruiter, talk);
    expect([latest.more, latest.messages.at(-1)?.position]).toEqual([true, more + 1]);
    const before = await readConversation(as(talk.recruiter), talk.id, { before: latest.messages[0]?.position });
    expect([before.more, before.messages.map(({ position }) => position)]).toEqual([false, [1, 2, 3, 4, 5, 6]]);
    const first = await read(talk.recruiter, talk, 0);
    expect([first.more, first.messages.at(-1)?.position]).toEqual([true, messagesPageSize]);
  });

  it('are limited per account and minute', async () => {
    const talk = await openTalk(runtime);
    const { times } = limits.messageByAccount;
    for (let count = 0; count < times; count++) await write(runtime, talk.developer, talk.id, `nᵒ ${count}`);
    await expect(write(runtime, talk.developer, talk.id, 'encore')).rejects.toMatchObject({ name: 'TooMany' });
  });
});

describe('unread messages (docs/product/contact.md, Read and unread)', () => {
  it('are counted per conversation for each side, and reading counts for all tabs', async () => {
    const talk = await openTalk(runtime);
    const [developer, recruiter] = [as(talk.developer), as(talk.recruiter)];
    expect([await readUnread(developer), await readUnread(recruiter)]).toEqual([1, 0]);
    await markRead(developer, talk.id, 99);
    expect(await readUnread(developer)).toBe(0);
    await write(runtime, talk.developer, talk.id, 'Un');
    await write(runtime, talk.developer, talk.id, 'Deux');
    expect([await readUnread(developer), await readUnread(recruiter)]).toEqual([0, 1]);
    expect((await readConversations(developer)).conversations[0]?.unread).toBe(0);
    await markRead(recruiter, talk.id, 2);
    expect(await readUnread(recruiter)).toBe(1);
    await markRead(recruiter, talk.id, 3);
    await markRead(recruiter, talk.id, 1);
    expect(await readUnread(recruiter)).toBe(0);
    expect((await read(talk.developer, talk)).read).toEqual({ own: 3, other: 3 });
  });

  it('are not counted for a colleague without a part in the conversation, nor for a user without conversations', async () => {
    const talk = await openTalk(runtime);
    await write(runtime, talk.developer, talk.id, 'Bonjour');
    const { companyId } = talk.recruiter.membership;
    expect(await readUnread(as(await makeRecruiter(runtime.db, { companyId })))).toBe(0);
    const silent = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    for (const who of [silent, await makeAdministrator(runtime.db)]) expect(await readUnread(as(who))).toBeUndefined();
  });
});

describe('live notifications of a conversation', () => {
  it('inform both sides of messages and of what was read, and only the other side of typing', async () => {
    const talk = await openTalk(runtime);
    const [company, developer] = [`company:${talk.recruiter.membership.companyId}`, `user:${talk.developer.userId}`];
    for (const topic of [company, developer]) {
      expect(await news(topic, () => write(runtime, talk.developer, talk.id, 'Bonjour'))).toEqual(['message']);
      expect(await news(topic, () => act(as(talk.developer), talk.id, 'acceptWithDetails'))).toEqual(
        topic === company ? ['introduction'] : [],
      );
    }
    expect(await news(company, () => markRead(as(talk.recruiter), talk.id, 3))).toEqual(['read']);
    expect(await news(developer, () => markRead(as(talk.recruiter), talk.id, 3))).toEqual([]);
    expect(await news(company, () => notifyTyping(as(talk.developer), talk.id))).toEqual(['typing']);
    expect(await news(company, () => notifyTyping(as(talk.recruiter), talk.id))).toEqual([]);
    expect(await news(developer, () => notifyTyping(as(talk.recruiter), talk.id))).toEqual(['typing']);
  });
});

describe('who can open a conversation', () => {
  const everything = (who: SignedIn, id: string) => [
    () => readConversation(as(who), id),
    () => write(runtime, who, id, 'Bonjour'),
    () => markRead(as(who), id, 1),
    () => notifyTyping(as(who), id),
  ];

  it('no other user: another developer and another company do not find it', async () => {
    const talk = await openTalk(runtime, { details: true });
    for (const who of [await makeDeveloper(runtime.db), await talkingRecruiter(runtime)])
      for (const attempt of everything(who, talk.id))
        await expect(attempt()).rejects.toMatchObject({ name: 'NotFound' });
    for (const attempt of everything(talk.developer, 'not-an-id'))
      await expect(attempt()).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('neither a colleague without the right nor an administrator', async () => {
    const talk = await openTalk(runtime, { details: true });
    const { companyId } = talk.recruiter.membership;
    const silent = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    for (const who of [silent, await makeAdministrator(runtime.db)])
      for (const attempt of everything(who, talk.id))
        await expect(attempt()).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('not the developer while the team reviews the request', async () => {
    const recruiter = await talkingRecruiter(runtime);
    await runtime.db
      .updateTable('companies')
      .set({ requestsReviewed: true })
      .where('id', '=', recruiter.membership.companyId)
      .execute();
    const talk = await requestedTalk(runtime, recruiter);
    expect((await read(recruiter, talk)).status).toBe(10);
    await expect(read(talk.developer, talk)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await readConversations(as(talk.developer))).toMatchObject({ conversations: [], counts: { waiting: 0 } });
    expect(await readUnread(as(talk.developer))).toBe(0);
    await act(as(recruiter), talk.id, 'withdraw');
    await expect(read(talk.developer, talk)).rejects.toMatchObject({ name: 'NotFound' });
    expect((await readConversations(as(talk.developer))).conversations).toEqual([]);
  });
});

describe('phone and e-mail (docs/product/contact.md, Contact details)', () => {
  const phone = '+33 6 12 34 56 78';

  async function withPhone(talk: Talk): Promise<Talk> {
    await runtime.db
      .updateTable('developerConfidential')
      .set({ phoneNumber: phone })
      .where('developerId', '=', talk.developer.userId)
      .execute();
    return talk;
  }
  const holds = (answer: object, { developer }: Talk) => {
    const text = JSON.stringify(answer);
    return text.includes(phone) || text.includes(developer.email);
  };

  it('are given to the company only when the developer accepts with details, and removed by a refusal', async () => {
    const talk = await withPhone(await requestedTalk(runtime));
    expect(holds(await read(talk.recruiter, talk), talk)).toBe(false);
    await act(as(talk.developer), talk.id, 'acceptWithoutDetails');
    await write(runtime, talk.developer, talk.id, 'Bonjour');
    expect(holds(await read(talk.recruiter, talk), talk)).toBe(false);
    await act(as(talk.developer), talk.id, 'acceptWithDetails');
    const given = await read(talk.recruiter, talk);
    expect(given.details).toMatchObject({ phone, email: talk.developer.email });
    await act(as(talk.recruiter), talk.id, 'archive');
    expect(holds(await read(talk.recruiter, talk), talk)).toBe(true);
    await act(as(talk.recruiter), talk.id, 'reopen');
    await act(as(talk.developer), talk.id, 'refuse');
    expect(holds(await read(talk.recruiter, talk), talk)).toBe(false);
  });

  it('are shown to the developer as the company would get them', async () => {
    const talk = await withPhone(await requestedTalk(runtime));
    const own = await read(talk.developer, talk);
    expect(own).toMatchObject({ contactGiven: false, details: { phone, email: talk.developer.email } });
  });
});

describe("the conversations of a developer (docs/product/contact.md, The developer's conversations)", () => {
  it('have their state, the last message and the unread count, latest activity first', async () => {
    const talk = await openTalk(runtime);
    const other = await talkingRecruiter(runtime);
    const second = { status: 20, message: 'Une autre offre', terms: someTerms } as const;
    await requestIntroduction(as(other), talk.developer.userId, second, randomUUID());
    await write(runtime, talk.recruiter, talk.id, 'Quand vous voulez');
    const { conversations, counts, next } = await readConversations(as(talk.developer));
    expect(conversations).toMatchObject([
      { introductionId: talk.id, status: 32, unread: 2, last: { body: 'Quand vous voulez', mine: false } },
      { status: 20, unread: 1, last: { body: 'Une autre offre', mine: false } },
    ]);
    expect([counts, next]).toEqual([{ waiting: 1, open: 1, archived: 0 }, undefined]);
    expect((await readConversations(as(talk.developer), { list: 'waiting' })).conversations).toHaveLength(1);
    await expect(readConversations(as(talk.recruiter))).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('are found by the name of the company and by words of any message, as it was written', async () => {
    const talk = await openTalk(runtime);
    const other = await talkingRecruiter(runtime);
    const second = { status: 20, message: 'Une autre offre, 100 % à distance', terms: someTerms } as const;
    await requestIntroduction(as(other), talk.developer.userId, second, randomUUID());
    await write(runtime, talk.recruiter, talk.id, 'Rendez-vous vendredi, près de l’Étoile');
    await write(runtime, talk.developer, talk.id, 'Parfait');
    const find = async (text: string, list?: 'open') => {
      const { conversations, counts } = await readConversations(as(talk.developer), { text, list });
      return [conversations.map(({ last }) => last?.body), counts];
    };
    const one = { waiting: 0, open: 1, archived: 0 };
    expect(await find('etoile VENDREDI')).toEqual([['Rendez-vous vendredi, près de l’Étoile'], one]);
    // Words of different messages of one conversation.
    expect(await find('parfait vendredi')).toEqual([['Parfait'], one]);
    expect(await find('100 %')).toEqual([['Une autre offre, 100 % à distance'], { waiting: 1, open: 0, archived: 0 }]);
    expect((await find('100 %', 'open'))[0]).toEqual([]);
    expect((await find('50_'))[0]).toEqual([]);
    const { conversations } = await readConversations(as(talk.developer));
    const named = conversations.find(({ introductionId }) => introductionId === talk.id)?.company.name ?? '';
    expect((await find(named))[0]).toContain('Parfait');
  });
});
