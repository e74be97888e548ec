import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, nodeBinary } from '../harness/product.ts';
import { root } from './places.ts';

export type Question = 'cpu' | 'memory' | 'profile on' | 'profile off';

export type Measured = {
  url: string;
  /** Milliseconds from the launch of the process to its first good answer. */
  startedIn: number;
  ask: <T = number>(question: Question) => Promise<T>;
  stop: () => Promise<void>;
};

type Options = { file: string; ready: string; env?: Record<string, string>; from?: string };

const startWithinMilliseconds = 120_000;

/** A server in its own process, as in production, that reports its CPU time and memory. */
export async function startMeasured({ file, ready, env = {}, from = root }: Options): Promise<Measured> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const probe = pathToFileURL(join(import.meta.dirname, 'probe.ts')).href;
  const child = spawn(nodeBinary, ['--disable-warning=ExperimentalWarning', `--import=${probe}`, join(from, file)], {
    cwd: from,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      BASE_URL: url,
      ...env,
    },
  });
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints += chunk));
  await answers(child, url + ready, () => complaints);
  return { url, startedIn: performance.now() - started, ask: asker(child), stop: () => stop(child) };
}

/** The product itself, as `npm start` would serve it; from another checkout, to compare two versions. */
export function startMeasuredProduct(dataDir: string, from?: string): Promise<Measured> {
  return startMeasured({
    file: 'server/main.ts',
    ready: '/health/ready',
    env: { DATA_DIR: dataDir, APP_MODE: 'demo', LOG_LEVEL: 'warn' },
    from,
  });
}

async function answers(child: ChildProcess, address: string, complaints: () => string): Promise<void> {
  const deadline = performance.now() + startWithinMilliseconds;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${address} ended at once:\n${complaints()}`);
    const ok = await fetch(address).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  child.kill('SIGKILL');
  throw new Error(`${address} was not ready after ${startWithinMilliseconds} ms:\n${complaints()}`);
}

function asker(child: ChildProcess): Measured['ask'] {
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  return <T>(question: Question) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (answer) => resolve(answer as T));
      child.send({ question, id }, (error) => error && reject(error));
    });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
