import { request } from 'node:https';
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { fromAddress } from './client.ts';
import { resources } from './tables/resource-table.ts';

const { url } = inject('site');
const { developer } = inject('sessions').cookies;

type Answer = { path: string; status: number; headers: Headers };

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url + path, { redirect: 'manual', headers: { ...fromAddress('192.0.2.9'), ...headers } });
  await answer.arrayBuffer();
  return { path, status: answer.status, headers: answer.headers };
}

/** Pages, data, drawings, files, refusals and redirects: every kind of answer. */
async function everyKind(): Promise<Answer[]> {
  const assets = (await (await fetch(url)).text()).match(/\/assets\/[^"']+\.(?:js|css)/g) ?? [];
  const pages = [
    '/',
    '/nope',
    '/%00',
    pathTo('fr', 'signIn'),
    pathTo('fr', 'security'),
    `${pathTo('fr', 'signIn')}.data`,
  ];
  const answers: Answer[] = [];
  const paths = [...pages, ...new Set(assets), ...Object.keys(resources).filter((path) => path !== '/live')];
  for (const path of paths) answers.push(await ask(path));
  for (const path of ['/', pathTo('fr', 'security'), pathTo('fr', 'dataExport')])
    answers.push(await ask(path, { cookie: developer }));
  return answers;
}

const answers = await everyKind();

it('every answer tells browsers to use HTTPS only, for a year and for all subdomains', () => {
  expect(answers.length).toBeGreaterThan(50);
  for (const { path, headers } of answers)
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
});

it('no answer may be sniffed, framed or read by other sites, except a shared badge', () => {
  for (const { path, headers } of answers) {
    const policy = headers.get('content-security-policy');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy'), path).toMatch(/^(strict-origin-when-cross-origin|origin)$/);
    // The keys of badges hold nothing secret, and programs that verify badges run in browsers too.
    const forAnySite = path === '/.well-known/did.json' ? '*' : null;
    expect(headers.get('access-control-allow-origin'), path).toBe(forAnySite);
    expect(headers.get('server') ?? headers.get('x-powered-by'), path).toBeNull();
  }
});

it('every answer with text names its type and its character encoding', () => {
  const types = answers.map(({ path, headers }) => ({ path, type: headers.get('content-type') }));
  const textual = types.filter(({ type }) => type && /^text\/|[+/]xml\b/.test(type));
  expect(textual.length).toBeGreaterThan(20);
  for (const { path, type } of textual) expect(type, path).toMatch(/;\s*charset=utf-8/i);
});

it('no answer for a signed-in user is cached', () => {
  for (const { path, headers } of answers.slice(-3)) expect(headers.get('cache-control'), path).toContain('no-store');
});

it.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/server/config.ts',
  '/assets/',
  '/icons/',
  '/images/',
  '/package.json',
])('a file in the folders of the server is not found: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'NONSENSE'])(
  'the method %s is refused, and the answer repeats no part of the request',
  async (method) => {
    const { hostname, port } = new URL(url);
    const outcome = await new Promise<{ status: number; text: string }>((resolve) => {
      const call = request({ hostname, port, method, path: '/', headers: { 'x-secret': 'repeat-me' } });
      call.on('response', (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      call.on('connect', (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode ?? 0, text: '' });
      });
      call.on('error', () => resolve({ status: 400, text: '' }));
      call.end();
    });
    expect(outcome.status).toBeGreaterThanOrEqual(400);
    expect(outcome.status, 'not an error of the product').toBeLessThan(500);
    expect(outcome.text).not.toContain('repeat-me');
  },
);
