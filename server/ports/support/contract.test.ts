import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/harness/database.ts';
import { type Answer, json, loopback, type Received } from '../loopback.fixture.ts';
import { crispSupport } from './crisp.ts';
import { inboxSupport } from './embedded.ts';
import type { Support } from './port.ts';

const { db } = await testDatabase();
const user = await db
  .insertInto('users')
  .values({ email: 'ada@dev.example', name: 'Ada', role: 'DEVELOPER' })
  .returning('id')
  .executeTakeFirstOrThrow();

const authorization = `Basic ${Buffer.from('token-id:token-key').toString('base64')}`;
let calls: { what: string; body: Record<string, unknown> }[] = [];
let failAt: { what: string; answer: Answer | Promise<Answer> } | undefined;
const url = await loopback((request: Received) => {
  if (request.headers.authorization !== authorization || request.headers['x-crisp-tier'] !== 'plugin')
    return json({}, 401);
  const path = /^\/v1\/website\/site-1\/conversation(?:\/session_[0-9a-f-]{36}(\/meta|\/message))?$/.exec(
    request.url.pathname,
  );
  if (!path) return json({}, 404);
  const what = `${request.method}${path[1] ?? ''}`;
  calls.push({ what, body: JSON.parse(request.body.toString()) });
  if (failAt?.what === what) return failAt.answer;
  return path[1]
    ? json({ error: false }, what === 'PATCH/meta' ? 200 : 202)
    : json({ data: { session_id: `session_${randomUUID()}` } }, 201);
});

const crisp = { url, websiteId: 'site-1', tokenId: 'token-id', tokenKey: 'token-key', timeoutMs: 300 };
const adapters: [string, Support][] = [
  ['our inbox', inboxSupport(db)],
  ['crisp', crispSupport(db, crisp)],
];

function keptUnder(requestKey: string) {
  return db
    .selectFrom('supportMessages')
    .innerJoin('supportConversations', 'supportConversations.id', 'conversationId')
    .select(['conversationId', 'text', 'userId', 'replyTo', 'status', 'fromStaff'])
    .where('requestKey', '=', requestKey)
    .execute();
}

beforeEach(() => {
  calls = [];
  failAt = undefined;
});

describe.each(adapters)('support by %s', (_name, support) => {
  it('opens a conversation and stores the message', async () => {
    const requestKey = randomUUID();
    const { conversationId } = await support.open({
      requestKey,
      userId: user.id,
      replyTo: 'ada@home.example',
      text: 'Bonjour !',
    });
    expect(await keptUnder(requestKey)).toMatchObject([
      { conversationId, text: 'Bonjour !', userId: user.id, replyTo: 'ada@home.example', fromStaff: false },
    ]);
  });

  it('accepts a visitor without an account', async () => {
    await expect(support.open({ requestKey: randomUUID(), text: 'Hello' })).resolves.toHaveProperty('conversationId');
  });

  it('opens one conversation per key, even at the same moment', async () => {
    const request = { requestKey: randomUUID(), text: 'Once' };
    const opened = await Promise.all([support.open(request), support.open(request), support.open(request)]);
    opened.push(await support.open(request));
    expect(new Set(opened.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(await keptUnder(request.requestKey)).toHaveLength(1);
    expect(calls.filter(({ what }) => what === 'POST/message').length).toBeLessThanOrEqual(1);
  });

  it('opens two conversations for two keys', async () => {
    const one = await support.open({ requestKey: randomUUID(), text: 'Same' });
    const two = await support.open({ requestKey: randomUUID(), text: 'Same' });
    expect(one.conversationId).not.toBe(two.conversationId);
  });

  it.each(['', '  \n ', 'x'.repeat(8001)])('refuses a text that is empty or too long', async (text) => {
    const requestKey = randomUUID();
    await expect(support.open({ requestKey, text })).rejects.toMatchObject({ permanent: true });
    expect(await keptUnder(requestKey)).toEqual([]);
  });
});

it('the inbox of the product shows the conversation as open', async () => {
  const requestKey = randomUUID();
  await inboxSupport(db).open({ requestKey, text: 'Hello' });
  expect(await keptUnder(requestKey)).toMatchObject([{ status: 'open' }]);
});

describe('support by Crisp in detail', () => {
  it('receives the address to answer and the message, in this order', async () => {
    const requestKey = randomUUID();
    await crispSupport(db, crisp).open({
      requestKey,
      userId: user.id,
      replyTo: 'ada@home.example',
      text: ' Bonjour ! ',
    });
    expect(calls).toEqual([
      { what: 'POST', body: {} },
      { what: 'PATCH/meta', body: { email: 'ada@home.example', data: { userId: user.id } } },
      { what: 'POST/message', body: { type: 'text', from: 'user', origin: 'chat', content: 'Bonjour !' } },
    ]);
    expect(await keptUnder(requestKey)).toMatchObject([{ status: 'closed' }]);
  });

  it.each<[string, string, Answer | Promise<Answer>, boolean]>([
    ['not available', 'POST', json({}, 503), false],
    ['over its limit', 'PATCH/meta', json({}, 429), false],
    ['refusing the message', 'POST/message', json({}, 400), true],
    ['hanging', 'POST/message', new Promise(() => {}), false],
    ['answering wrong values', 'POST', json({ data: {} }), false],
    ['not answering JSON', 'POST', { body: '<html>' }, false],
  ])('%s: an error, and the same key can be used again', async (_case, what, answer, permanent) => {
    const request = { requestKey: randomUUID(), text: 'Hello' };
    failAt = { what, answer };
    await expect(crispSupport(db, crisp).open(request)).rejects.toMatchObject({ service: 'crisp', permanent });
    expect(await keptUnder(request.requestKey)).toEqual([]);
    failAt = undefined;
    await expect(crispSupport(db, crisp).open(request)).resolves.toHaveProperty('conversationId');
  });

  it('refuses wrong keys with an error that does not contain them', async () => {
    const wrong = crispSupport(db, { ...crisp, tokenKey: 'wrong' });
    const failure = await wrong.open({ requestKey: randomUUID(), text: 'Hello' }).catch((error: Error) => error);
    expect(failure).toMatchObject({ message: 'crisp: answered 401', permanent: true });
  });
});
