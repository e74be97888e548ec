// A browser that leaves a page ends its requests half-way. That is no fault of the product, and nothing is half done.
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { loggedPath } from '../../server/http/logged-path.ts';
import { ask, connectTo, newFolder, signIn, start, until } from './support.ts';

const dataDir = newFolder();
const product = await start({ dataDir, env: { LOG_LEVEL: 'debug' } });
const cookie = await signIn(product.url, 'developer@demo.example');
const [developer = { id: '' }] = await ask<{ id: string }>(
  dataDir,
  `select id from users where email = 'developer@demo.example'`,
);
const page = '/settings/user-informations';

/** A key with which the system of a company asks. */
async function newApiKey(): Promise<string> {
  const recruiter = await signIn(product.url, 'recruiter@demo.example');
  const [member = { id: '' }] = await ask<{ id: string }>(
    dataDir,
    `select company_id as id from company_members join users on users.id = recruiter_id where email = 'recruiter@demo.example'`,
  );
  const answer = await fetch(`${product.url}/company/${member.id}/ats/commands`, {
    method: 'POST',
    headers: { cookie: recruiter, origin: product.url, 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'createKey', value: { name: 'Test', scopes: ['jobs:write'] } }),
  });
  return ((await answer.json()) as { key: string }).key;
}
const apiKey = await newApiKey();

type Line = { level: number; msg: string; method?: string; path?: string; status?: number };
const levels = { debug: 20, error: 50 };

/** What the product has said since; a line that is not of the log is a fault as well. */
function said(from: number): Line[] {
  const lines = product.output().slice(from).split('\n').slice(0, -1);
  return lines.filter(Boolean).map((text): Line => {
    try {
      return JSON.parse(text) as Line;
    } catch {
      return { level: levels.error, msg: text };
    }
  });
}
const faults = (from: number) => said(from).filter(({ level }) => level >= levels.error);

async function counted(status: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^http_request_seconds_count{.*status="${status}"} (\\d+)$`, 'gm'));
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

type Sent = { method: string; path: string; type?: string; body?: string; half?: boolean; key?: string };

/** A bare connection, so that it can be closed at any moment. */
async function send({ method, path, type = 'application/x-www-form-urlencoded', body = '', half, key }: Sent) {
  const { hostname, port, host, origin } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(key ? [`authorization: Bearer ${key}`] : [`cookie: ${cookie}`, `origin: ${origin}`]),
    'sec-fetch-site: same-origin',
    ...(body ? [`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`] : []),
    ...(half ? ['expect: 100-continue'] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The product has begun: it asks for what follows.
  if (half) await once(socket, 'data');
  await new Promise((resolve) => socket.write(half ? body.slice(0, body.length / 2) : body, resolve));
  return socket;
}

/** Sends a request that has to wait for a table, and closes its connection while it waits; `then` happens before the table is free again. */
async function giveUp(sent: Sent, table: string, then: (query: (text: string) => Promise<unknown>) => Promise<void>) {
  const holder = await connectTo(dataDir);
  try {
    await holder.query('begin');
    await holder.query(`lock table ${table} in access exclusive mode`);
    const socket = await send(sent);
    await until('the request waits for the database', async () => {
      const waiting = `select 1 from pg_locks where not granted and relation = '${table}'::regclass`;
      return (await holder.query(waiting)).rowCount !== 0;
    });
    socket.destroy();
    await then((text) => holder.query(text));
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

/** Noted as given up by the visitor, and as nothing else. */
async function isNoted(from: number, { method, path }: Sent): Promise<void> {
  const line = await until('the request is noted', () =>
    said(from).find((one) => one.msg.startsWith('request') && one.method === method && one.path === loggedPath(path)),
  );
  expect(line).toMatchObject({ status: 499, level: levels.debug });
}

const form = (firstName: string) => `intent=informations&firstName=${firstName}&lastName=Verdier&phone=`;

describe('a page that is given up while the database works for it', () => {
  it.each([`${page}.data`, page])('GET %s', async (path) => {
    const [from, before] = [product.output().length, { gone: await counted('499'), failed: await counted('5..') }];
    const sent = { method: 'GET', path };
    await giveUp(sent, 'email_changes', () => isNoted(from, sent));
    expect(await counted('499')).toBe(before.gone + 1);
    expect(await counted('5..')).toBe(before.failed);
    // The product goes on: the next visitor is served, and nothing was said about the first.
    expect((await fetch(`${product.url}${page}`, { headers: { cookie } })).status).toBe(200);
    expect(faults(from)).toEqual([]);
  });
});

describe('a form that is given up while it is stored', () => {
  const stored = async () => {
    const [row] = await ask<{ name: string; notes: string }>(
      dataDir,
      `select first_name as name, (select count(*) from audit where action = 'informations-changed' and subject_id = $1::text) as notes
       from developer_confidential where developer_id = $1::uuid`,
      [developer.id],
    );
    return { name: row?.name, notes: Number(row?.notes) };
  };

  it.each([
    [`${page}.data`, 'Alix'],
    [page, 'Sacha'],
  ])('POST %s is stored whole', async (path, name) => {
    const from = product.output().length;
    const [failed, { notes }] = [await counted('5..'), await stored()];
    const sent = { method: 'POST', path, body: form(name) };
    await giveUp(sent, 'developer_confidential', () => isNoted(from, sent));
    await until('it is stored', async () => (await stored()).name === name);
    expect(await stored()).toEqual({ name, notes: notes + 1 });
    expect(await counted('5..')).toBe(failed);
    expect(faults(from)).toEqual([]);
  });

  it.each([
    { method: 'POST', path: `${page}.data`, body: form('Moitié') },
    { method: 'POST', path: page, body: form('Moitié') },
    {
      method: 'POST',
      path: `/user/${developer.id}/cards/soundtrack`,
      type: 'application/json',
      body: JSON.stringify({ mode: 'edit', version: null, value: { url: 'https://www.deezer.com/track/1' } }),
    },
    { method: 'POST', path: '/uploads/images', type: 'image/png', body: 'x'.repeat(2000) },
    { method: 'PUT', path: '/api/v1/jobs/ref', type: 'application/json', body: '{"title":"x"}', key: apiKey },
  ])('$method $path of which only a half has come is not stored', async (sent) => {
    const from = product.output().length;
    const [failed, before] = [await counted('5..'), await stored()];
    const socket = await send({ ...sent, half: true });
    socket.destroy();
    await isNoted(from, sent);
    expect((await fetch(`${product.url}${page}`, { headers: { cookie } })).status).toBe(200);
    expect(await counted('5..')).toBe(failed);
    expect(await stored()).toEqual(before);
    expect(faults(from)).toEqual([]);
  });
});

describe('a real fault', () => {
  const [table, away] = ['email_changes', 'email_changes_away'];

  it('is logged and counted while the visitor waits', async () => {
    const [from, failed] = [product.output().length, await counted('500')];
    await ask(dataDir, `alter table ${table} rename to ${away}`);
    const answer = await fetch(`${product.url}${page}.data`, { headers: { cookie } });
    await ask(dataDir, `alter table ${away} rename to ${table}`);
    expect(answer.status).toBe(500);
    expect(faults(from)).toMatchObject([{ msg: 'page failed' }]);
    expect(await counted('500')).toBe(failed + 1);
  });

  it('is logged when the visitor has gone, too', async () => {
    const from = product.output().length;
    const sent = { method: 'GET', path: `${page}.data` };
    await giveUp(sent, table, async (query) => {
      await isNoted(from, sent);
      await query(`alter table ${table} rename to ${away}`);
    });
    await until('the fault is logged', () => faults(from).length > 0);
    await ask(dataDir, `alter table ${away} rename to ${table}`);
    expect(faults(from)).toMatchObject([{ msg: 'page failed' }]);
  });
});
