// The product answers the same whether pages go through our shortcuts around the router or through the router alone
// (PAGE_HANDLERS=library): docs/decisions/2026-11-16-shortcuts-around-the-router.md.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { demoPassword } from '../../server/data/world/accounts.ts';
import { clientFolder, createApp } from '../../server/http/app.ts';
import { scriptsLater } from '../../server/react-router/scripts-later.ts';
import { atEnd } from '../harness/at-end.ts';
import { makeDeveloper } from '../harness/factories.ts';
import { givePassword } from '../harness/product-database.ts';
import { testRuntime } from '../harness/runtime.ts';

const runtime = await testRuntime();
const bundle = pathToFileURL(join(clientFolder, '..', 'server', 'index.js'));
const build = (await import(bundle.href)) as ServerBuild;

/** The same for both: pages say when they were read. */
const now = new Date();

async function serve(way: 'fast' | 'library'): Promise<string> {
  const ports = { ...runtime.ports, clock: { now: () => now } };
  const given = { ...runtime, ports, config: { ...runtime.config, PAGE_HANDLERS: way } };
  const server = createServer(getRequestListener(createApp(given, { build: async () => build, clientFolder }).fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const [fast, library] = await Promise.all([serve('fast'), serve('library')]);

type Asked = { path: string; method?: string; body?: URLSearchParams; cookie?: string };

function send(url: string, { path, cookie = 'theme=dark', ...options }: Asked): Promise<Response> {
  // A cookie of any kind: what is sent to those without one may have been kept from before.
  const headers = { cookie, origin: runtime.config.BASE_URL, 'sec-fetch-site': 'same-origin' };
  return fetch(url + path, { ...options, headers, redirect: 'manual' });
}

async function ask(url: string, asked: Asked) {
  const answer = await send(url, asked);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
  // Only the fast handlers load scripts later.
  const text = scriptsLater(await answer.text())
    .replaceAll(nonce, 'NONCE')
    .replaceAll(answer.headers.get('x-request-id') ?? 'none', 'REQUEST');
  const named = ['content-type', 'cache-control', 'location'].map((name) => [name, answer.headers.get(name)]);
  return { status: answer.status, ...Object.fromEntries(named), text };
}

const wrong = () => new URLSearchParams({ email: 'nobody', password: '' });
const pages: [string, Asked][] = [
  ...[
    pathTo('fr', 'home'),
    pathTo('en', 'home'),
    pathTo('fr', 'signIn'),
    pathTo('en', 'questions'),
    pathTo('fr', 'jobs'),
    '/no-such-page',
    '/en/no/such/page',
    pathTo('fr', 'security'),
  ].flatMap((path) => [path, path === '/' ? '/_.data' : path === '/en' ? '/en/_.data' : `${path}.data`]),
  pathTo('fr', 'signIn').toUpperCase(),
].map((path) => [`GET ${path}`, { path }]);
const forms = ['', '.data'].map((ending): [string, Asked] => {
  const path = pathTo('fr', 'signIn') + ending;
  return [`POST ${path}`, { path, method: 'POST', body: wrong() }];
});

async function expectSame(asked: Asked): Promise<string> {
  const shortened = await ask(fast, asked);
  expect(shortened).toEqual(await ask(library, asked));
  expect(shortened.status, shortened.text).toBeLessThan(500);
  expect(shortened.text || shortened.location).toBeTruthy();
  return shortened.text;
}

it.each([...pages, ...forms])('both handlers of pages give the same answer: %s', async (_, asked) => {
  await expectSame(asked);
});

it('what a developer sees of their own', async () => {
  const person = await makeDeveloper(runtime.db, { displayName: 'Noémie Le Goff', seoAlias: 'noemie-le-goff' });
  await givePassword(runtime.db, person.userId);
  const body = new URLSearchParams({ email: person.email, password: demoPassword });
  const signedIn = await send(fast, { path: pathTo('fr', 'signIn'), method: 'POST', body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const profile = pathTo('fr', 'profile', { alias: 'noemie-le-goff' });
  // The first answer waits for what loads when it is first needed; it must not need a script to show a part of itself.
  expect(await (await send(fast, { path: profile, cookie })).text()).not.toContain('$RC(');
  for (const path of [profile, `${profile}.data`, pathTo('fr', 'security'), `${pathTo('fr', 'security')}.data`]) {
    expect(await expectSame({ path, cookie })).toMatch(path.includes('noemie') ? /Noémie/ : /./);
  }
});

it('only the first way says that scripts may come later, which shows that they are two', async () => {
  const path = pathTo('fr', 'signIn');
  const read = async (url: string) => (await fetch(url + path, { headers: { cookie: 'theme=dark' } })).text();
  expect(await read(fast)).toContain('fetchPriority="low"');
  expect(await read(library)).not.toContain('fetchPriority="low"');
});
