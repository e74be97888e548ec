// The embedded server in unusual folders.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { findBinaries } from '../../server/data/embedded/binaries.ts';
import { prepareHome } from '../../server/data/embedded/home.ts';
import { type Connection, ensureServer, stopServer } from '../../server/data/embedded/server.ts';
import { clusterOf, isAlive, postmasterOf } from '../harness/cluster.ts';
import { nodeBinary } from '../harness/product.ts';
import { cleanups, copyFolder, newFolder, until } from './support.ts';

const root = process.getuid?.() === 0;

async function query(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it('the server uses a short socket path when the data folder is deep, also after a restart', async () => {
  const dataDir = join(newFolder(), ...Array.from({ length: 6 }, (_, index) => `a-rather-long-folder-name-${index}`));
  expect(Buffer.byteLength(dataDir)).toBeGreaterThan(107);
  const first = await ensureServer(dataDir);
  cleanups.push(() => rmSync(first.host, { recursive: true, force: true }));
  expect(Buffer.byteLength(join(first.host, '.s.PGSQL.5432.lock'))).toBeLessThanOrEqual(107);
  expect(statSync(first.host).mode & 0o777).toBe(0o700);
  await query(first, 'create table kept as select 1 as one');
  await stopServer(dataDir);
  const second = await ensureServer(dataDir);
  expect(second).toEqual(first);
  expect(await query(second, 'select one from kept')).toEqual([{ one: 1 }]);
  await stopServer(dataDir);
});

it('two processes that create a database at the same moment create one', async () => {
  const dataDir = newFolder();
  const module = join(import.meta.dirname, '..', '..', 'server', 'data', 'embedded', 'server.ts');
  const script = `import { ensureServer } from '${module}'; console.log(JSON.stringify(await ensureServer(process.argv[1])));`;
  const answers = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(
        nodeBinary,
        ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, dataDir],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
      return JSON.parse(output) as Connection;
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  // The data folders of the slower processes were deleted.
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('new-'))).toEqual([]);
  await stopServer(dataDir);
});

it('a copy of a data folder whose server runs never uses that server', async () => {
  const dataDir = newFolder();
  const original = await ensureServer(dataDir);
  await query(original, 'create table here as select 1 as one');
  await query(original, 'checkpoint');
  const copy = newFolder();
  copyFolder(dataDir, copy);
  const coming = ensureServer(copy);
  // The server that the copy names is alive: PostgreSQL refuses to start a second one, until the first has ended.
  const log = join(dirname(clusterOf(copy)), 'server.log');
  await until('the second server is refused', () =>
    readFileSync(log, 'utf8').includes('lock file "postmaster.pid" already exists'),
  );
  await stopServer(dataDir);
  const other = await coming;
  expect(other.host).not.toBe(original.host);
  expect(postmasterOf(dataDir)).toBeUndefined();
  await stopServer(copy);
});

it.runIf(root)(
  'in a folder that only root may enter, the database is in another folder, which is removed with it',
  async () => {
    const closed = newFolder(0o700);
    const dataDir = join(closed, 'data');
    const connection = await ensureServer(dataDir);
    cleanups.push(() => rmSync(dirname(dirname(clusterOf(dataDir))), { recursive: true, force: true }));
    expect(clusterOf(dataDir)).toMatch(/^\/var\/lib\/vivier\/[0-9a-f]{16}\/postgres\/cluster$/);
    expect(statSync(clusterOf(dataDir)).uid).not.toBe(0);
    await query(connection, 'create table kept as select 1 as one');
    const postmaster = postmasterOf(dataDir) ?? 0;
    await stopServer(dataDir);
    await until('the server process has ended', () => !isAlive(postmaster), 5_000);

    // Opened for other users, and moved: the same database.
    chmodSync(closed, 0o755);
    const moved = join(closed, 'moved');
    renameSync(dataDir, moved);
    expect(await query(await ensureServer(moved), 'select one from kept')).toEqual([{ one: 1 }]);
    await stopServer(moved);
    const elsewhere = clusterOf(moved);
    cleanups.push(() => rmSync(dirname(dirname(elsewhere)), { recursive: true, force: true }));

    // Removed and created again under the same name: a new database.
    rmSync(moved, { recursive: true });
    expect(await query(await ensureServer(moved), "select to_regclass('kept') as found")).toEqual([{ found: null }]);
    expect(clusterOf(moved)).toBe(join(moved, 'postgres', 'cluster'));
    await stopServer(moved);
  },
);

it.runIf(root)('a database whose folder became unreadable later is not replaced by a new one', async () => {
  const parent = newFolder();
  const dataDir = join(parent, 'data');
  await ensureServer(dataDir);
  await stopServer(dataDir);
  chmodSync(parent, 0o700);
  await expect(ensureServer(dataDir)).rejects.toThrow(
    /cannot be reached by the account that it runs as.*Nothing was changed/,
  );
  chmodSync(parent, 0o755);
  await ensureServer(dataDir);
  await stopServer(dataDir);
});

it.runIf(root)('programs that only root may read are used as a copy', async () => {
  const closed = newFolder(0o700);
  const binaries = join(closed, 'native');
  mkdirSync(binaries);
  copyFolder(findBinaries(), binaries);
  const umask = process.umask(0o077);
  try {
    const home = prepareHome(join(newFolder(), 'data'), binaries);
    cleanups.push(() => rmSync(home.binaries, { recursive: true, force: true }));
    expect(home.binaries).toMatch(/^\/var\/lib\/vivier\/programs-[0-9a-f]{16}$/);
    expect(existsSync(join(home.binaries, 'bin', 'postgres'))).toBe(true);
    const child = spawn(join(home.binaries, 'bin', 'initdb'), ['--version'], {
      ...home.user,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    await once(child, 'close');
    expect(output).toContain('PostgreSQL');
  } finally {
    process.umask(umask);
  }
});

it('a process that started the server keeps no log file open', async () => {
  const dataDir = newFolder();
  await ensureServer(dataDir);
  await stopServer(dataDir);
  await ensureServer(dataDir);
  await stopServer(dataDir);
  const log = join(dirname(clusterOf(dataDir)), 'server.log');
  expect(readFileSync(log, 'utf8')).toContain('ready to accept connections');
  const open = readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return statSync(`/proc/self/fd/${fd}`).ino === statSync(log).ino;
    } catch {
      return false;
    }
  });
  expect(open).toEqual([]);
});
