import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { SignedIn } from '../../domain/viewer.ts';
import { eventually } from '../../tests/harness/eventually.ts';
import type { Context } from '../context.ts';
import type { Live } from '../live.ts';
import type { Runtime } from '../runtime.ts';
import { openLiveConnections } from './live-connections.ts';
import { liveStream } from './live-stream.ts';

type Listener = Parameters<Live['listen']>[1];

/** An open live connection of this session after its 'hello'; `say` sends an event as the database would. */
async function openLine(sessionId: string) {
  let say: Listener = () => {};
  const live = {
    listen: (_: string, listener: Listener) => {
      say = listener;
      return () => {};
    },
    saidSince: () => [],
    onHangUp: () => () => {},
  };
  const viewer = { userId: 'me', sessionId } as SignedIn;
  const app = new Hono().get('/live', (c) =>
    liveStream(c, { viewer } as Context, { live } as unknown as Runtime, openLiveConnections()),
  );
  const answer = await app.request('/live');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the answer has no body');
  expect((await reader.read()).value).toContain('hello');
  const rest = async () => {
    let said = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) said += part.value;
    return said;
  };
  return { say: (...news: Parameters<Listener>) => say(...news), rest };
}

it('a change of the sessions of the user is sent on the live connection, which then ends', async () => {
  const line = await openLine('another');
  line.say({ kind: 'sessions' }, 'mine');
  expect(await line.rest()).toBe('data: {"kind":"sessions"}\n\n');
});

it('the session that changed its own password gets no event: its connection only ends', async () => {
  const line = await openLine('mine');
  line.say({ kind: 'sessions' }, 'mine');
  expect(await line.rest()).toBe('');
});

it.each([
  ['ADMIN', ['user:me', 'team']],
  ['RECRUITER', ['user:me', 'company:it']],
  ['DEVELOPER', ['user:me']],
])('%s listens to the topics of the role', async (role, expected) => {
  const topics: string[] = [];
  const live = {
    listen: (topic: string) => {
      topics.push(topic);
      return () => {};
    },
    saidSince: () => [],
    onHangUp: (end: () => void) => {
      end();
      return () => {};
    },
  };
  const viewer = { userId: 'me', role, membership: role === 'RECRUITER' ? { companyId: 'it' } : undefined } as SignedIn;
  const app = new Hono().get('/live', (c) =>
    liveStream(c, { viewer } as Context, { live } as unknown as Runtime, openLiveConnections()),
  );
  await (await app.request('/live')).text();
  expect(topics).toEqual(expected);
});

it('events between the rendering of the page and the opening of the connection are sent', async () => {
  const saidSince = vi.fn(() => [{ kind: 'achievement', id: 'first-vote' }]);
  const live = {
    listen: () => () => {},
    saidSince,
    onHangUp: (end: () => void) => {
      end();
      return () => {};
    },
  };
  const viewer = { userId: 'me', sessionId: 'mine', role: 'ADMIN' } as SignedIn;
  const app = new Hono().get('/live', (c) =>
    liveStream(c, { viewer } as Context, { live } as unknown as Runtime, openLiveConnections()),
  );
  expect(await (await app.request('/live?since=1')).text()).toBe(
    'data: {"kind":"hello"}\n\ndata: {"kind":"achievement","id":"first-vote"}\n\n',
  );
  expect(saidSince).toHaveBeenCalledWith(['user:me', 'team'], 1, 'mine');
});

/** Opens many connections of one browser; `listening` is the number of listeners that remain. */
function openMany(count: number, connections = openLiveConnections()) {
  let listening = 0;
  const live = {
    listen: () => {
      listening++;
      return () => listening--;
    },
    saidSince: () => [],
    onHangUp: () => () => {},
  };
  const context = { viewer: { userId: 'me', sessionId: 'mine' }, clientAddress: '192.0.2.1' } as unknown as Context;
  const app = new Hono().get('/live', (c) => liveStream(c, context, { live } as unknown as Runtime, connections));
  const answers = Array.from({ length: count }, () => app.request('/live'));
  return { answers, listening: () => listening };
}

it('of 1,500 connections of one session the ten newest stay; the others get "replaced"', async () => {
  const { answers, listening } = openMany(1500);
  const opened = await Promise.all(answers);
  await eventually(() => expect(listening()).toBe(10));
  expect(await opened[0]?.text()).toBe('data: {"kind":"hello"}\n\ndata: {"kind":"replaced"}\n\n');
  expect(await opened[1489]?.text()).toContain('replaced');
  const newest = opened[1490]?.body?.getReader();
  expect(new TextDecoder().decode((await newest?.read())?.value)).toContain('hello');
  for (const answer of opened.slice(1491)) await answer.body?.cancel();
  await newest?.cancel();
  await eventually(() => expect(listening()).toBe(0));
});

it('a browser that reads no events is disconnected, so that they do not accumulate in memory', async () => {
  let say: Listener = () => {};
  const stop = vi.fn();
  const live = {
    listen: (_: string, listener: Listener) => {
      say = listener;
      return stop;
    },
    saidSince: () => [],
    onHangUp: () => () => {},
  };
  const context = { viewer: { userId: 'me', sessionId: 'mine' }, clientAddress: '192.0.2.1' } as unknown as Context;
  const connections = openLiveConnections();
  const app = new Hono().get('/live', (c) => liveStream(c, context, { live } as unknown as Runtime, connections));
  const answer = await app.request('/live');
  for (let count = 0; count < 80; count++) say({ kind: 'message' });
  expect(connections.counts()).toEqual({ lines: 1 });
  for (let count = 0; count < 80; count++) say({ kind: 'message' });
  await eventually(() => expect(stop).toHaveBeenCalled());
  expect(connections.counts()).toEqual({ lines: 0 });
  await answer.body?.cancel();
});
