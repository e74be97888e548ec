// A full disk: before the start, at the start and while serving. It needs its own small file system, so it needs root.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cleanups, endOf, newFolder, start, storedUnder, until, write } from './support.ts';

const parent = newFolder();
let count = 0;

function smallDisk(megabytes: number): string {
  const folder = join(parent, `disk-${count++}`);
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `This test mounts a small tmpfs and needs root with the right to mount: ${(error as Error).message}`,
    );
  }
  // Lazily: a database server that a failed test left behind may still have its files open.
  cleanups.push(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Fills the rest of the disk. */
function fill(folder: string): string {
  const file = join(folder, 'ballast');
  writeFileSync(file, '');
  for (let bytes = 1024 * 1024; bytes >= 4096; bytes /= 2) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes, 1), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  return file;
}

it('a full disk is reported before a database is created', async () => {
  const dataDir = smallDisk(30);
  const { code, stderr } = await endOf({ DATA_DIR: dataDir });
  expect(stderr).toMatch(/^The disk that holds .* has too little room for a database \(150 MB are needed\)\.\n$/);
  expect(code).toBe(1);
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual([]);
});

it('a disk that fills up while serving loses no acknowledged write, and the next start reports it', async () => {
  const dataDir = smallDisk(220);
  const env = { APP_MODE: 'production' };
  const product = await start({ dataDir, env: { ...env, CLIENT_ADDRESS_HEADER: 'x-test-address' } });
  expect((await write(product.url, 'before-it-is-full')).status).toBe(200);

  let ballast = fill(dataDir);
  const acknowledged: string[] = [];
  const refused = await until('a write is refused', async () => {
    const key = `full-write-${acknowledged.length}`;
    const { status } = await write(
      product.url,
      key,
      `10.0.0.${acknowledged.length % 250}`,
      randomBytes(3500).toString('hex'),
    );
    if (status !== 200) return status;
    acknowledged.push(key);
    return undefined;
  });
  expect(refused).toBe(503);
  expect((await fetch(`${product.url}/health/live`)).status).toBe(200);

  rmSync(ballast);
  await until(
    'a write is taken again',
    async () => (await write(product.url, 'after-it-was-full').catch(() => undefined))?.status === 200,
  );
  for (const key of ['before-it-is-full', ...acknowledged, 'after-it-was-full'])
    expect(await storedUnder(dataDir, key), key).toHaveLength(1);
  expect(await product.stop()).toBe(0);

  ballast = fill(dataDir);
  expect(statfsSync(dataDir).bavail).toBe(0);
  const began = performance.now();
  const { code, stderr } = await endOf({ DATA_DIR: dataDir });
  expect(stderr).toMatch(/^The disk .* is full.*: free some space and start again\.\n$/);
  expect(code).toBe(1);
  expect(performance.now() - began).toBeLessThan(40_000);

  rmSync(ballast);
  const again = await start({ dataDir, env });
  expect(await storedUnder(dataDir, 'before-it-is-full')).toHaveLength(1);
  expect(await again.stop()).toBe(0);
});
