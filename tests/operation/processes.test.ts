// Several processes on one data folder: they share one database server, and the last one to end stops it.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureServer, stopServer } from '../../server/data/embedded/server.ts';
import { isAlive, postmasterOf } from '../harness/cluster.ts';
import { compiled, freePort, launch } from '../harness/product.ts';
import { ask, cleanups, newFolder, start, storedUnder, until, write } from './support.ts';

const env = { APP_MODE: 'production' };

it('two processes that start at the same moment on a new folder share the database', async () => {
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
  // The same form sent again through the other: still one message.
  expect((await write(two.url, 'through-one')).status).toBe(200);
  expect((await write(two.url, 'through-two')).status).toBe(200);
  expect(await storedUnder(dataDir, 'through-one')).toHaveLength(1);
  expect(await storedUnder(dataDir, 'through-two')).toHaveLength(1);

  expect(await one.stop()).toBe(0);
  expect((await write(two.url, 'after-one-left')).status).toBe(200);
  expect(postmasterOf(dataDir)).toBe(postmaster);

  expect(await two.stop()).toBe(0);
  expect(postmasterOf(dataDir)).toBeUndefined();
  await until('its process is gone', () => !isAlive(postmaster), 5_000);
});

it('a process that starts while the last one ends serves, in either order', async () => {
  const dataDir = newFolder();
  let leaving = await start({ dataDir, env });
  // From a start well before the stop to one that finds a server which is just stopping.
  for (const head of [700, 350, 0]) {
    const leftAt = new Promise<void>((resolve) => setTimeout(resolve, head)).then(() => leaving.stop());
    const [coming, code] = await Promise.all([start({ dataDir, env }), leftAt]);
    expect(code).toBe(0);
    expect((await write(coming.url, `came-after-${head}-ms`)).status).toBe(200);
    leaving = coming;
  }
  // The last one ends as when its terminal is closed.
  const exit = once(leaving.child, 'exit');
  leaving.child.kill('SIGHUP');
  expect(await exit).toEqual([0, null]);
  expect(postmasterOf(dataDir)).toBeUndefined();
});

it('a server started again at the moment of its stop is not mistaken for the stopped one', async () => {
  const dataDir = newFolder();
  await ensureServer(dataDir);
  for (let round = 0; round < 4; round++) {
    const stopped = postmasterOf(dataDir);
    const started = performance.now();
    const stop = stopServer(dataDir);
    // As a process that starts at that moment: it tries until there is a server.
    while (postmasterOf(dataDir) === stopped) await new Promise((resolve) => setTimeout(resolve, 1));
    await Promise.all([stop, ensureServer(dataDir)]);
    expect(performance.now() - started).toBeLessThan(40_000);
    expect(postmasterOf(dataDir)).not.toBe(stopped);
  }
  await stopServer(dataDir);
  expect(postmasterOf(dataDir)).toBeUndefined();
});

it('a first start that is interrupted leaves no process running, and the next start continues from there', async () => {
  const dataDir = newFolder();
  await interruptStart(dataDir, () => existsSync(join(dataDir, 'postgres')));
  await interruptStart(dataDir, () => postmasterOf(dataDir) !== undefined);
  const product = await start({ dataDir, env });
  expect((await write(product.url, 'after-interrupted-starts')).status).toBe(200);
  expect(await product.stop()).toBe(0);
});

async function interruptStart(dataDir: string, moment: () => boolean): Promise<void> {
  const port = String(await freePort());
  const child = launch({ ...compiled, ...env, PORT: port, BASE_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir });
  cleanups.push(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr?.on('data', (chunk) => (output += chunk));
  await until('the moment to interrupt the start', () => moment() || child.exitCode !== null);
  child.kill('SIGTERM');
  await until('the product ends', () => child.exitCode !== null || child.signalCode !== null);
  expect(output).toBe('');
  expect(child.exitCode).toBe(0);
  expect(postmasterOf(dataDir)).toBeUndefined();
}
