import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
export const nodeBinary = join(root, 'node_modules', '.bin', 'node');

/** The same sources are started many times: Node need not compile them each time. */
export const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

export type Product = {
  url: string;
  dataDir: string;
  child: ChildProcess;
  output: () => string;
  /** Ends it as an operator would (SIGTERM) and returns its exit code. */
  stop: () => Promise<number | null>;
};

type Options = { env?: Record<string, string>; dataDir?: string; port?: number };

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vivier-product-'));
  // Started by root, the database runs under another account, which needs access.
  chmodSync(folder, 0o755);
  return folder;
}

/** A real process of the built product on a free port and in its own data folder; resolves when it serves requests. */
export async function startProduct({ env = {}, dataDir = newDataDir(), port }: Options = {}): Promise<Product> {
  const chosen = port ?? (await freePort());
  const url = `http://127.0.0.1:${chosen}`;
  const child = launch({ PORT: String(chosen), BASE_URL: url, DATA_DIR: dataDir, ...env });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the product ended before it served requests:\n${output}`);
  });
  ended.catch(() => {});
  await Promise.race([serving(url), ended]);
  return {
    url,
    dataDir,
    child,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

export function launch(env: Record<string, string>): ChildProcess {
  return spawn(nodeBinary, ['--disable-warning=ExperimentalWarning', join(root, 'server', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      APP_MODE: 'demo',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
}

export async function serving(url: string, milliseconds = 240_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const ready = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} was not ready after ${milliseconds} ms`);
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}
