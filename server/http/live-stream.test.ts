import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { SignedIn } from '../../domain/viewer.ts';
import type { Context } from '../context.ts';
import type { Live } from '../live.ts';
import type { Runtime } from '../runtime.ts';
import { liveStream } from './live-stream.ts';

type Listener = Parameters<Live['listen']>[1];

/** A line of this session, open and greeted; `say` is what the database would say to the person. */
async function openLine(sessionId: string) {
  let say: Listener = () => {};
  const live = {
    listen: (_: string, listener: Listener) => {
      say = listener;
      return () => {};
    },
    saidSince: () => false,
    onHangUp: () => () => {},
  };
  const viewer = { userId: 'me', sessionId } as SignedIn;
  const app = new Hono().get('/live', (c) => liveStream(c, { viewer } as Context, { live } as unknown as Runtime));
  const answer = await app.request('/live');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no line');
  expect((await reader.read()).value).toContain('hello');
  const rest = async () => {
    let said = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) said += part.value;
    return said;
  };
  return { say: (...news: Parameters<Listener>) => say(...news), rest };
}

it('the line of a session that may be over says so, and ends', async () => {
  const line = await openLine('another');
  line.say({ kind: 'sessions' }, 'mine');
  expect(await line.rest()).toBe('data: {"kind":"sessions"}\n\n');
});

it('whoever changed their own password is not asked to load the page before the answer has come', async () => {
  const line = await openLine('mine');
  line.say({ kind: 'sessions' }, 'mine');
  expect(await line.rest()).toBe('');
});

it.each([
  ['ADMIN', ['user:me', 'team']],
  ['RECRUITER', ['user:me', 'company:it']],
  ['DEVELOPER', ['user:me']],
])('what %s hears', async (role, expected) => {
  const topics: string[] = [];
  const live = {
    listen: (topic: string) => {
      topics.push(topic);
      return () => {};
    },
    saidSince: () => false,
    onHangUp: (end: () => void) => {
      end();
      return () => {};
    },
  };
  const viewer = { userId: 'me', role, membership: role === 'RECRUITER' ? { companyId: 'it' } : undefined } as SignedIn;
  const app = new Hono().get('/live', (c) => liveStream(c, { viewer } as Context, { live } as unknown as Runtime));
  await (await app.request('/live')).text();
  expect(topics).toEqual(expected);
});

it.each([
  ['their own', 'user:me', 'resync'],
  ['a queue of the team', 'team', 'queue'],
])('what was said of %s before the line opened is looked up by those it concerns', async (_, topic, kind) => {
  const live = {
    listen: () => () => {},
    saidSince: (topics: readonly string[]) => topics.includes(topic),
    onHangUp: (end: () => void) => {
      end();
      return () => {};
    },
  };
  const viewer = { userId: 'me', role: 'ADMIN' } as SignedIn;
  const app = new Hono().get('/live', (c) => liveStream(c, { viewer } as Context, { live } as unknown as Runtime));
  expect(await (await app.request('/live?since=1')).text()).toBe(
    `data: {"kind":"hello"}\n\ndata: {"kind":"${kind}"}\n\n`,
  );
});
