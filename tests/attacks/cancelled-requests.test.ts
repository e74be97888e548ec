// A browser that leaves a page cancels its requests. That is not an error of the product, and nothing is half stored.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { loggedPath } from '../../server/http/logged-path.ts';
import { eventually } from '../harness/eventually.ts';
import { makeDeveloper } from '../harness/factories.ts';
import { enter, newApiKey, newCompany } from './people.ts';
import { endOfLog, faultsSince, logLevels, logLines, siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();
const page = pathTo('fr', 'userInformations');

let developerId: string;
let cookie: string;
let apiKey: string;

beforeAll(async () => {
  const developer = await makeDeveloper(db);
  developerId = developer.userId;
  cookie = await enter(db, developer);
  const company = await newCompany(db);
  apiKey = await newApiKey(company.companyId, company.cookie, 'jobs:write');
});

type Sent = { method: string; path: string; type?: string; body?: string; half?: boolean; byKey?: boolean };

/** A raw connection, so that it can be closed at any moment. */
async function send({ method, path, type = 'application/x-www-form-urlencoded', body = '', half, byKey }: Sent) {
  const { hostname, port, host, origin } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, servername: hostname }).on('error', () => {});
  await once(socket, 'secureConnect');
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(byKey ? [`authorization: Bearer ${apiKey}`] : [`cookie: ${cookie}`, `origin: ${origin}`]),
    'sec-fetch-site: same-origin',
    ...(body ? [`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`] : []),
    ...(half ? ['expect: 100-continue'] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The product has started to read: it requests the rest of the body.
  if (half) await once(socket, 'data');
  await new Promise((resolve) => socket.write(half ? body.slice(0, body.length / 2) : body, resolve));
  return socket;
}

/** The log lines about cancelled requests. */
const givenUp = (place: number, { method, path }: Sent) =>
  logLines(place).filter((one) => one.method === method && one.path === loggedPath(path) && one.status === 499);

/** Logged as cancelled by the visitor, at debug level, and not as an error. */
async function isNoted(place: number, sent: Sent): Promise<void> {
  await eventually(() => expect(givenUp(place, sent).length).toBeGreaterThan(0));
  for (const { level } of givenUp(place, sent)) expect(level).toBe(logLevels.debug);
}

async function goesOn(place: number): Promise<void> {
  expect((await fetch(url + page, { headers: { cookie } })).status).toBe(200);
  expect(faultsSince(place)).toEqual([]);
}

describe('a page whose visitor disconnects', () => {
  it.each([`${page}.data`, page])('GET %s, at any moment, is logged as cancelled', async (path) => {
    const place = endOfLog();
    const sent = { method: 'GET', path };
    // From before the product has read the request until after it has answered.
    for (let round = 0; round < 5 || givenUp(place, sent).length === 0; round++) {
      const moments = [0, 1, 2, 3, 4, 6, 8, 12, 20, 40];
      await Promise.all(
        moments.map(async (milliseconds) => {
          const socket = await send(sent);
          await wait(milliseconds);
          socket.destroy();
        }),
      );
      if (round > 4) await wait(200);
      expect(round).toBeLessThan(50);
    }
    await isNoted(place, sent);
    await goesOn(place);
  });
});

describe('a form whose sender disconnects', () => {
  const form = (firstName: string) => `intent=informations&firstName=${firstName}&lastName=Verdier&phone=`;
  const stored = async () => {
    const { rows } = await sql<{ name: string | null; notes: string }>`
      select first_name as name, (select count(*) from audit where action = 'informations-changed' and subject_id = ${developerId}) as notes
      from developer_confidential where developer_id = ${developerId}::uuid`.execute(db);
    return { name: rows[0]?.name, notes: Number(rows[0]?.notes) };
  };

  it.each([
    [`${page}.data`, 'Alix'],
    [page, 'Sacha'],
  ])('POST %s is stored completely when the sender disconnects during the write', async (path, name) => {
    const place = endOfLog();
    const { notes } = await stored();
    const sent = { method: 'POST', path, body: form(name) };
    // The row is locked, so that the product has to wait for it; no other test needs this row.
    await db.transaction().execute(async (trx) => {
      await sql`select from developer_confidential where developer_id = ${developerId}::uuid for update`.execute(trx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const socket = await send(sent);
      await eventually(async () => {
        const waiting = sql`select from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`;
        expect((await waiting.execute(db)).rows).toHaveLength(1);
      });
      socket.destroy();
      await isNoted(place, sent);
    });
    await eventually(async () => expect(await stored()).toEqual({ name, notes: notes + 1 }));
    await goesOn(place);
  });

  it.each<[string, () => Sent]>([
    ['the data of a page', () => ({ method: 'POST', path: `${page}.data`, body: form('Moitié') })],
    ['a page', () => ({ method: 'POST', path: page, body: form('Moitié') })],
    [
      'a card of a profile',
      () => ({
        method: 'POST',
        path: pathTo('fr', 'profileCard', { developerId, card: 'soundtrack' }),
        type: 'application/json',
        body: JSON.stringify({ mode: 'edit', version: null, value: { url: 'https://www.deezer.com/track/1' } }),
      }),
    ],
    ['an image', () => ({ method: 'POST', path: '/uploads/images', type: 'image/png', body: 'x'.repeat(2000) })],
    [
      'a request of a company’s own system',
      () => ({ method: 'PUT', path: '/api/v1/jobs/ref', type: 'application/json', body: '{"title":"x"}', byKey: true }),
    ],
  ])('%s: half of a body is not stored', async (_, make) => {
    const sent = make();
    const [place, before] = [endOfLog(), await stored()];
    const socket = await send({ ...sent, half: true });
    socket.destroy();
    await isNoted(place, sent);
    expect(await stored()).toEqual(before);
    await goesOn(place);
  });
});
