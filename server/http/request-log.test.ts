import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testRuntime, Visitor } from '../../tests/harness/runtime.ts';
import { signIn } from '../services/account/sign-in/sign-in.ts';
import { createAdministrator } from '../services/account/sign-up/create-administrator.ts';
import { createApp } from './app.ts';

const lines: string[] = [];
const server = createServer();
const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let cookie = '';
let userId = '';

beforeAll(async () => {
  const sink = new Writable({
    write: (part: Buffer, _, done) => {
      lines.push(...part.toString().split('\n').filter(Boolean));
      done();
    },
  });
  const runtime = { ...(await testRuntime()), log: pino({ base: undefined }, sink) };
  const build = () => Promise.reject(new Error('this test requests no page'));
  server.on('request', getRequestListener(createApp(runtime, { build, clientFolder: undefined }).fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const password = 'une phrase assez longue';
  userId = await createAdministrator(runtime.db, 'ada@example.com', password);
  const browser = new Visitor(runtime);
  await signIn(await browser.context(), { email: 'ada@example.com', password });
  cookie = (await browser.context()).headers.get('cookie') ?? '';
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const lineOf = async (answer: Response) => {
  await answer.arrayBuffer();
  const id = answer.headers.get('x-request-id') ?? 'none';
  return lines.filter((line) => line.includes(id)).map((line) => JSON.parse(line));
};

it('a refused request is one log line with time, user, method, path and status', async () => {
  const headers = { origin: base(), cookie, 'content-type': 'image/png' };
  const answer = await fetch(`${base()}/uploads/images?q=private`, { method: 'POST', headers, body: 'no image' });
  const refusal = (await lineOf(answer)).find(({ msg }) => msg === 'request');
  expect(refusal).toMatchObject({ userId, method: 'POST', path: '/uploads/images', status: 422 });
  expect(refusal.time).toBeTypeOf('number');
  expect(lines.join('\n')).not.toContain('private');
});

it('a request refused before the user is known is logged too', async () => {
  const answer = await fetch(`${base()}/contact`, { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect(await lineOf(answer)).toMatchObject([{ method: 'POST', path: '/contact', status: 403 }]);
});

it('input of a visitor cannot start a new log line', async () => {
  const before = lines.length;
  await fetch(`${base()}/nope%0a{"level":30,"msg":"forged"}`).then(lineOf);
  expect(lines.length).toBeGreaterThan(before);
  for (const line of lines.slice(before)) expect(JSON.parse(line).msg).not.toBe('forged');
});
