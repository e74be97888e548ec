// The endpoints for operators: health and metrics.
import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import { compiled, freePort, launch } from '../harness/product.ts';
import { cleanups, newDatabase, newFolder, start, until } from './support.ts';

const token = 'a-token-for-the-figures';
const dataDir = newFolder();
const prepared = await newDatabase(inject('testTemplate'));
const env = { APP_MODE: 'production', SECRET: 's'.repeat(32), DATABASE_URL: prepared };

it('while it starts, the product is alive but not ready, and tells visitors to come back', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = launch({
    ...compiled,
    ...env,
    DATABASE_URL: await newDatabase('template0'),
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dataDir,
  });
  cleanups.push(() => void child.kill('SIGKILL'));
  const live = await until('the port is open', () => fetch(`${url}/health/live`).catch(() => undefined));
  const [ready, page] = await Promise.all([fetch(`${url}/health/ready`), fetch(`${url}/en/contact`)]);
  expect([live.status, ready.status, page.status]).toEqual([200, 503, 503]);
  expect(page.headers.get('retry-after')).toBe('5');
  for (const answer of [live, ready, page]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  expect(await page.text()).toContain('Back in a moment');
  await until('it is ready', async () => (await fetch(`${url}/health/ready`)).ok);
  expect((await fetch(`${url}/en/contact`)).status).toBe(200);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

it('metrics are given to this machine', async () => {
  const product = await start({ dataDir, env });
  const health = await Promise.all(['live', 'ready'].map((name) => fetch(`${product.url}/health/${name}`)));
  expect(await Promise.all(health.map((answer) => answer.json()))).toEqual([{ status: 'alive' }, { status: 'ready' }]);
  for (const answer of health) expect(answer.headers.get('cache-control')).toBe('no-store');
  await fetch(`${product.url}/contact`);
  const answer = await fetch(`${product.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^# TYPE http_request_seconds histogram$/m);
  expect(text).toMatch(/^http_request_seconds_count\{method="GET",status="200"\} [1-9]/m);
  expect(text).toMatch(/^database_connections\{state="total"\} \d+$/m);
  expect(await product.stop()).toBe(0);
});

it('metrics with a token are refused without it, and refused through a proxy', async () => {
  const product = await start({ dataDir, env: { ...env, METRICS_TOKEN: token } });
  const ask = (authorization?: string) =>
    fetch(`${product.url}/metrics`, { headers: authorization ? { authorization } : {} }).then(({ status }) => status);
  expect(await ask()).toBe(404);
  expect(await ask(`Bearer ${token}x`)).toBe(404);
  expect(await ask('Bearer')).toBe(404);
  expect(await ask(`Bearer ${token}`)).toBe(200);
  expect(await product.stop()).toBe(0);

  const behind = await start({ dataDir, env: { ...env, CLIENT_ADDRESS_HEADER: 'x-forwarded-for' } });
  expect((await fetch(`${behind.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${behind.url}/health/ready`)).status).toBe(200);
  expect(await behind.stop()).toBe(0);
});
