import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Fault } from '../../fault.ts';
import { findBinaries } from './binaries.ts';
import { type Home, prepareHome, socketFolder } from './home.ts';

const databaseName = 'vivier';
const roleName = 'vivier';
const stopWithinMilliseconds = 15_000;
const mostLogBytes = 5 * 1024 * 1024;
const bytesForAFreshCluster = 150 * 1024 * 1024;

/** How to reach the server; a plain object for the driver. */
export type Connection = { host: string; port: number; user: string; database: string };

/**
 * Makes sure that the embedded server of this data folder runs, and returns how to connect to it. A running server
 * (started by another process, or left by one that was killed) is reused.
 */
export async function ensureServer(dataDir: string): Promise<Connection> {
  try {
    return await joinOrStart(dataDir);
  } catch (error) {
    throw explained(error, dataDir);
  }
}

async function joinOrStart(dataDir: string): Promise<Connection> {
  const home = prepareHome(dataDir, findBinaries());
  const cluster = join(home.folder, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    if (existsSync(cluster)) throw damaged(cluster, 'it has no PG_VERSION file');
    await createCluster(home, cluster);
  }
  const deadline = Date.now() + 60_000;
  let last = '';
  while (Date.now() < deadline) {
    const running = await findRunning(cluster);
    if (running) return running;
    const attempt = await startServer(home, cluster);
    if (attempt.connection) return attempt.connection;
    last = attempt.reason;
    if (!passing.test(last) || full.test(last)) throw damaged(cluster, last);
    await wait(150);
  }
  throw damaged(cluster, last);
}

/**
 * Temporary reasons: another process is starting the server, or child processes of a killed server are still ending.
 */
const passing =
  /lock file|pre-existing shared memory|already running|Is another postmaster|could not bind|starting up|shutting down|in recovery/i;

const full = /No space left|quota exceeded/i;

/** Errors of the file system that the operator must correct. */
function explained(error: unknown, dataDir: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Fault(`The disk that holds ${dataDir} is full: free some space and start again.`);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'EIO'].includes(code ?? '')) {
    return new Fault(
      `The data folder ${dataDir} cannot be used (${message}); correct its permissions, or set DATA_DIR to another.`,
    );
  }
  return error;
}

function damaged(cluster: string, reason: string): Fault {
  if (full.test(reason)) return new Fault(`The disk that holds ${cluster} is full: free some space and start again.`);
  return new Fault(
    `The embedded database in ${cluster} cannot be started (${reason}). Nothing was changed; restore a backup into a new DATA_DIR with "npm run restore".`,
  );
}

/** Created in a temporary folder and renamed in one step: a cluster that exists is always complete. */
async function createCluster(home: Home, cluster: string): Promise<void> {
  const { bavail, bsize } = statfsSync(dirname(home.folder));
  if (bavail * bsize < bytesForAFreshCluster) {
    throw new Fault(`The disk that holds ${home.folder} has too little room for a database (150 MB are needed).`);
  }
  mkdirSync(home.folder, { recursive: true, mode: 0o700 });
  const aside = mkdtempSync(join(home.folder, 'new-'));
  if (home.user) chownSync(aside, home.user.uid, home.user.gid);
  const args = ['-D', aside, '-U', roleName, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const { code, output } = await run(home, 'initdb', args);
  if (code !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw damaged(cluster, firstReason(output));
  }
  try {
    renameSync(aside, cluster);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another process created the cluster first: it is used instead.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

async function startServer(home: Home, cluster: string): Promise<{ connection?: Connection; reason: string }> {
  const sockets = socketFolder(home);
  const logFile = join(home.folder, 'server.log');
  // Keeps one older log; more would fill the disk in the end.
  if (existsSync(logFile) && statSync(logFile).size > mostLogBytes) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a');
  const logStart = fstatSync(log).size;
  if (home.user) chownSync(logFile, home.user.uid, home.user.gid);
  chmodSync(sockets, 0o700);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: '200',
    shared_buffers: '128MB',
    log_checkpoints: 'off',
  };
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(join(home.binaries, 'bin', 'postgres'), args, {
    stdio: ['ignore', log, log],
    // Detached: the server survives a killed process, and the next process reuses it.
    detached: true,
    cwd: '/',
    env: serverEnvironment(),
    ...home.user,
  });
  child.unref();
  closeSync(log);
  let ended = false;
  const end = once(child, 'exit').then(
    () => (ended = true),
    () => (ended = true),
  );
  const deadline = Date.now() + 30_000;
  while (!ended && Date.now() < deadline) {
    const connection = await findRunning(cluster);
    if (connection) return { connection, reason: '' };
    await Promise.race([wait(25), end]);
  }
  return { reason: firstReason(readFileSync(logFile).subarray(logStart).toString()) };
}

/** postmaster.pid contains the address of a server; only a connection proves that it runs. */
async function findRunning(cluster: string): Promise<Connection | undefined> {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [, folder, , port, host] = lines;
  if (!port || !host?.startsWith('/')) return undefined;
  // A copy of a data folder that was made while its server ran names that server, which must not be used.
  if (folder !== cluster && folder !== realpathSync(cluster)) return undefined;
  const connection = { host, port: Number(port), user: roleName, database: 'postgres' };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`).catch(ignoreDuplicate);
    return { ...connection, database: databaseName };
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

function ignoreDuplicate(error: { code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

/**
 * Stops the server of a data folder after its transactions have ended. Waits for its process id: another process may
 * start the next server on the same folder at once, which "pg_ctl stop --wait" would confuse with the old one.
 */
export async function stopServer(dataDir: string): Promise<void> {
  const home = prepareHome(dataDir, findBinaries());
  const cluster = join(home.folder, 'cluster');
  const stopping = postmaster(cluster);
  await run(home, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '--no-wait']);
  const deadline = Date.now() + stopWithinMilliseconds;
  while (stopping && postmaster(cluster) === stopping && isRunning(stopping) && Date.now() < deadline) await wait(20);
}

/** The process id in postmaster.pid; the server removes this file at the very end. */
function postmaster(cluster: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function run(home: Home, program: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(join(home.binaries, 'bin', program), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: serverEnvironment(),
    ...home.user,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/** PG* variables of the user's shell must not change where the embedded server listens. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', HOME: '/' };
}

function firstReason(output: string): string {
  // Messages about cleaning up are never the reason of a failure.
  const log = output.replace(/^initdb: removing .*$/gm, '').trim();
  const line =
    log.split('\n').find((text) => /FATAL|PANIC|error:|ERROR/.test(text)) ?? log.trim().split('\n').at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').trim() || 'it gave no reason';
}
