import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyWithKey } from '../../tests/harness/ats.ts';
import { eventually } from '../../tests/harness/eventually.ts';
import { impatient, patient, serveApp } from '../../tests/harness/http-app.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import type { Runtime } from '../runtime.ts';
import { bodyLimits } from './bodies.ts';

let runtime: Runtime;
let url: string;
let impatientUrl: string;
/** These tests have no pages, so a body that was received completely is answered with 500. */
const received = 500;
const formType = 'application/x-www-form-urlencoded';

beforeAll(async () => {
  runtime = await testRuntime({ CLIENT_ADDRESS_HEADER: 'x-test-address' });
  url = (await serveApp(runtime, { bodies: patient })).url;
  impatientUrl = (await serveApp(runtime, { bodies: impatient })).url;
});

beforeEach(() => runtime.db.deleteFrom('rateLimits').execute());

/** A request that sends the first bytes of its body and then waits. */
function begin(path: string, from: string, to = url) {
  const headers = { origin: to, 'x-test-address': from, 'content-type': formType };
  const one = request(to + path, { method: 'POST', headers, agent: false }).on('error', () => {});
  one.write('a=');
  const answered = once(one, 'response').then(([answer]) => ({
    status: answer.statusCode as number,
    headers: answer.headers as Record<string, string>,
  }));
  answered.catch(() => {});
  return {
    answered,
    closed: new Promise((resolve) => one.on('close', resolve)),
    give: () => one.end('b'),
    leave: () => one.destroy(),
  };
}

const forms = bodyLimits.forms.perKey?.address ?? { atOnce: 0, waiting: 0 };
const files = bodyLimits.files.perKey?.address ?? { atOnce: 0, waiting: 0 };

describe('a request body', () => {
  it.each(['/contact', '/en/contact', '/import/network', '/unsubscribe', '/webhooks/scheduling'])(
    'sent to %s that stops arriving is answered 408, and its connection is closed',
    async (path) => {
      const stopped = begin(path, '192.0.2.1', impatientUrl);
      const { status, headers } = await stopped.answered;
      expect([status, headers.connection]).toEqual([408, 'close']);
      await stopped.closed;
    },
  );

  it.each([
    ['forms', '/contact', forms],
    ['imports', '/import/json', files],
  ])('one address that starts very many %s does not block another address', async (_, path, share) => {
    const count = share.atOnce + share.waiting + 20;
    const slow = Array.from({ length: count }, () => begin(path, '192.0.2.7'));
    const refused: string[] = [];
    for (const { answered } of slow) {
      answered.then(
        ({ status, headers }) => status === 503 && refused.push(headers['retry-after'] ?? ''),
        () => {},
      );
    }
    await eventually(() => expect(refused.length).toBeGreaterThanOrEqual(20));
    expect(refused.every((seconds) => Number(seconds) > 0)).toBe(true);
    const other = begin(path, '192.0.2.8');
    other.give();
    expect((await other.answered).status).toBe(received);
    for (const { leave } of slow) leave();
    await Promise.all(slow.map(({ closed }) => closed));
  });

  it('counts for its IPv6 network: all addresses of one network share a limit', async () => {
    const count = files.atOnce + files.waiting + 5;
    const slow = Array.from({ length: count }, (_, index) =>
      begin('/import/json', `2001:db8:1:2::${index.toString(16)}`),
    );
    const first = await Promise.race(slow.map(({ answered }) => answered));
    expect(first.status).toBe(503);
    for (const { leave } of slow) leave();
    await Promise.all(slow.map(({ closed }) => closed));
  });

  it.each([
    ['a form', '/contact', 1024 * 1024],
    ['an import', '/import/json', 6 * 1024 * 1024],
  ])('%s longer than its limit is refused with 413, with and without a content-length', async (_, path, most) => {
    const post = (body: Uint8Array<ArrayBuffer> | ReadableStream) =>
      fetch(url + path, {
        method: 'POST',
        headers: { origin: url, 'content-type': formType },
        body,
        duplex: 'half',
      } as RequestInit);
    const parts = () =>
      new ReadableStream({
        start: (controller) => {
          for (let sent = 0; sent <= most; sent += 2 ** 18) controller.enqueue(new Uint8Array(2 ** 18));
          controller.close();
        },
      });
    expect((await post(new Uint8Array(most))).status).toBe(received);
    expect((await post(new Uint8Array(most + 1))).status).toBe(413);
    expect((await post(parts())).status).toBe(413);
  });
});

it('rate limits count all addresses of one IPv6 network together', async () => {
  const guess = (from: string) =>
    fetch(`${url}/api/v1/jobs`, { headers: { authorization: 'Bearer vk_wrong', 'x-test-address': from } });
  for (let index = 0; index < 60; index++)
    expect((await guess(`2001:db8:5:6::${index.toString(16)}`)).status).toBe(401);
  expect((await guess('2001:db8:5:6:ffff::1')).status).toBe(429);
  expect((await guess('2001:db8:5:7::1')).status).toBe(401);
});

it('a body sent to the API that stops arriving is answered with the code too_slow', async () => {
  const { key } = await companyWithKey(runtime);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const one = request(`${impatientUrl}/api/v1/jobs/A`, { method: 'PUT', headers }).on('error', () => {});
  one.write('{');
  const [answer] = await once(one, 'response');
  const said = JSON.parse((await answer.toArray()).join(''));
  expect([answer.statusCode, answer.headers.connection, said.code]).toEqual([408, 'close', 'too_slow']);
});
