// Shared by the tests of this folder: data folders, queries to their databases, and visitors.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { isAlive, pidFile, postmasterOf } from '../harness/cluster.ts';
import { ask as tell, urlOf } from '../harness/database-server.ts';
import { compiled, nodeBinary, type Product, startProduct } from '../harness/product.ts';

const root = join(import.meta.dirname, '..', '..');

/** Run when the file ends, in reverse order, also after failed tests. */
export const cleanups: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const undo of cleanups.splice(0).reverse()) await undo();
});

/** Polls until the function returns a value; a deadline instead of a fixed wait. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  milliseconds = 240_000,
): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`not within ${milliseconds} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** An empty folder that every user may enter, so that the database is inside it even when root runs the tests. */
export function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'vivier-operation-'));
  chmodSync(folder, mode);
  cleanups.push(() => removeFolder(folder));
  return folder;
}

/** A database server that a failed test left running must not outlive the test. */
function endServer(dataDir: string): void {
  const pid = postmasterOf(dataDir);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
}

/** Also removes the database folder that is outside. */
function removeFolder(folder: string): void {
  endServer(folder);
  const note = join(folder, 'postgres-folder');
  if (existsSync(note)) rmSync(dirname(readFileSync(note, 'utf8')), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Starts the product; one that a failed test left running is ended with the file. */
export async function start(options: { dataDir: string; env?: Record<string, string> }): Promise<Product> {
  const product = await startProduct({ ...options, env: { ...compiled, ...options.env } });
  cleanups.push(() => {
    product.child.kill('SIGKILL');
    endServer(product.dataDir);
  });
  return product;
}

/** The address of a new database on the server of the test run: for tests that need no embedded one. */
export async function newDatabase(template: string): Promise<string> {
  const server = inject('testServer');
  const name = `vivier_operation_${randomUUID().replaceAll('-', '')}`;
  await tell(server, `create database ${name} template ${template}`);
  cleanups.push(() => tell(server, `drop database ${name} with (force)`));
  return urlOf(server, name);
}

/** A copy with the same owners and modes, which the database server requires. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/** One query to the database of a data folder, on its own connection. */
export async function ask<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connectTo(dataDir);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export async function connectTo(dataDir: string): Promise<pg.Client> {
  const [, , , port, host] = pidFile(dataDir);
  const client = new pg.Client({
    host,
    port: Number(port),
    user: 'vivier',
    database: 'vivier',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

export function storedUnder(dataDir: string, requestKey: string): Promise<{ text: string }[]> {
  return ask<{ text: string }>(dataDir, 'select text from support_messages where request_key = $1', [requestKey]);
}

export type Ending = { code: number | null; stdout: string; stderr: string };

/**
 * Root may write everywhere. Run by root, the product is started without that right, and not as another account: the
 * project may be in a folder that only root may enter.
 */
export const withoutRootsRights =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--'] : [];

/** Runs the product until it ends by itself; one that does not end is killed, and its exit code fails the test. */
export async function endOf(env: Record<string, string>, wrapper: string[] = []): Promise<Ending> {
  const [command = nodeBinary, ...args] = [
    ...wrapper,
    nodeBinary,
    '--disable-warning=ExperimentalWarning',
    join(root, 'server', 'main.ts'),
  ];
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: '/',
      NODE_ENV: 'production',
      APP_MODE: 'production',
      LOG_LEVEL: 'warn',
      BASE_URL: 'http://127.0.0.1:1',
      PORT: '0',
      ...compiled,
      ...env,
    },
  });
  const ending: Ending = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (ending.stdout += chunk));
  child.stderr.on('data', (chunk) => (ending.stderr += chunk));
  const limit = setTimeout(() => child.kill('SIGTERM'), 75_000);
  [ending.code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  return ending;
}

export function post(
  url: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(15_000),
  });
}

/** A visitor's message to the support; with a client address where the product trusts x-test-address. */
export function write(url: string, requestKey: string, address?: string, text = 'Message'): Promise<Response> {
  const fields = { requestKey, email: 'visitor@mail.example', message: `${text} ${requestKey}` };
  return post(url, '/contact', fields, address ? { 'x-test-address': address } : {});
}

/** Signs a demo account in and returns its cookie. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await post(url, '/connexion', { email, password: 'vivier-demo' });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (answer.status !== 302 || !cookie) throw new Error(`signing in answered ${answer.status}`);
  return cookie;
}

export type Line = { heard: { kind: string }[]; ended: Promise<void>; close: () => void };

/** An open live connection, as a signed-in browser has one; resolves once it is open. */
export async function openLine(url: string, cookie: string, since?: number): Promise<Line> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/live${since === undefined ? '' : `?since=${since}`}`, {
    headers: { cookie },
    signal: abort.signal,
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`the live connection answered ${answer.status}`);
  const heard: { kind: string }[] = [];
  const read = async (body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> => {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice('data: '.length)));
    }
  };
  const ended = read(answer.body).catch(() => {});
  await until('the first event of the live connection', () => heard.some(({ kind }) => kind === 'hello'));
  return { heard, ended, close: () => abort.abort() };
}
