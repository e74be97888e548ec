// Several processes on one data folder: they share one database server, and the last to leave stops it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, launch } from '../harness/product.ts';
import {
  ask,
  cleanups,
  clusterOf,
  isAlive,
  newFolder,
  postmasterOf,
  start,
  storedUnder,
  until,
  write,
} from './support.ts';

const env = { APP_MODE: 'production' };

it('two start at the same moment on a fresh folder, share everything, and leave one after the other', {
  timeout: 60_000,
}, async () => {
  const dataDir = newFolder();
  const [one, two] = await Promise.all([start({ dataDir, env }), start({ dataDir, env })]);
  const postmaster = postmasterOf(dataDir) ?? 0;
  expect(isAlive(postmaster)).toBe(true);
  const ledger = await ask<{ name: string; count: string }>(
    dataDir,
    'select name, count(*) from schema_migrations group by name having count(*) > 1',
  );
  expect(ledger).toEqual([]);

  expect((await write(one.url, 'through-one')).status).toBe(200);
  // The same form, sent again through the other: still one message.
  expect((await write(two.url, 'through-one')).status).toBe(200);
  expect((await write(two.url, 'through-two')).status).toBe(200);
  expect(await storedUnder(dataDir, 'through-one')).toHaveLength(1);
  expect(await storedUnder(dataDir, 'through-two')).toHaveLength(1);

  expect(await one.stop()).toBe(0);
  expect((await write(two.url, 'after-one-left')).status).toBe(200);
  expect(postmasterOf(dataDir)).toBe(postmaster);

  expect(await two.stop()).toBe(0);
  expect(postmasterOf(dataDir)).toBeUndefined();
  expect(isAlive(postmaster)).toBe(false);
});

it('one that comes while the last is leaving serves, whoever is first', { timeout: 60_000 }, async () => {
  const dataDir = newFolder();
  let leaving = await start({ dataDir, env });
  // From a start well before the stop to one that meets a server which is just going down.
  for (const head of [900, 600, 300, 0]) {
    const leftAt = new Promise<void>((resolve) => setTimeout(resolve, head)).then(() => leaving.stop());
    const [coming, code] = await Promise.all([start({ dataDir, env }), leftAt]);
    expect(code).toBe(0);
    expect((await write(coming.url, `came-after-${head}-ms`)).status).toBe(200);
    leaving = coming;
  }
  expect(await leaving.stop()).toBe(0);
  expect(postmasterOf(dataDir)).toBeUndefined();
});

it.each([
  ['as soon as the database server runs', (dataDir: string) => postmasterOf(dataDir) !== undefined],
  ['as soon as a database is being made', (dataDir: string) => readFileSync(join(dataDir, 'secret')).length > 0],
])('a first start that is told to stop %s leaves nothing running', { timeout: 60_000 }, async (_, moment) => {
  const dataDir = newFolder();
  const port = String(await freePort());
  const child = launch({ ...env, PORT: port, BASE_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir });
  cleanups.push(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr?.on('data', (chunk) => (output += chunk));
  await until('the moment has come', () => {
    try {
      return moment(dataDir);
    } catch {
      return false;
    }
  });
  // The signal is meant for the product, not for a Node that has not read its first file.
  await until('the port is open', () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  child.kill('SIGTERM');
  const code = await until('the product ends', () => (child.exitCode === null ? undefined : { code: child.exitCode }));
  expect(output).toBe('');
  expect(code).toEqual({ code: 0 });
  expect(postmasterOf(dataDir)).toBeUndefined();

  const product = await start({ dataDir, env });
  expect((await write(product.url, 'after-an-interrupted-start')).status).toBe(200);
  expect(await product.stop()).toBe(0);
  expect(clusterOf(dataDir)).toBe(join(dataDir, 'postgres', 'cluster'));
});
