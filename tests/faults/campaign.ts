// Visitors keep writing while the web process and the database server are killed again and again.
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort, launch, serving } from '../harness/product.ts';

export type Plan = {
  web: number;
  database: number;
  seed: number;
  writers?: number;
  env?: Record<string, string>;
  say?: (line: string) => void;
};

type Kind = 'web' | 'database';
export type Outcome = {
  kills: Record<Kind, number>;
  acknowledged: number;
  /** Attempts that were not acknowledged: refused with 503, cut, or not even connected. */
  failedAttempts: number;
  answers: Record<string, number>;
  lost: string[];
  duplicated: string[];
  /** From each kill to the first write that began after it and was acknowledged, in milliseconds. */
  comebacks: Record<Kind, number[]>;
  /** Unexpected ends of the web process while it served. */
  crashes: number;
  stopCode: number | null;
  serverLeftRunning: boolean;
  seconds: number;
};

type Kill = { kind: Kind; at: number; back?: number };

export async function runCampaign({
  web,
  database,
  seed,
  writers = 4,
  env = {},
  say = () => {},
}: Plan): Promise<Outcome> {
  const began = performance.now();
  const random = randomFrom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'vivier-faults-'));
  // Every user may enter, so that the database is in the folder even when root runs this.
  chmodSync(dataDir, 0o755);
  const supervisor = await supervise(dataDir, env);
  try {
    const kills: Kill[] = [];
    const visitors = startVisitors(supervisor.url, writers, seed, kills);
    const order = shuffled([...Array<Kind>(web).fill('web'), ...Array<Kind>(database).fill('database')], random);
    for (const kind of order) {
      const previous = kills.at(-1);
      // Most kills hit a product that has recovered; one in five hits it while it is still recovering from the last.
      if (random() < 0.8)
        await until('the product comes back', () => previous === undefined || previous.back !== undefined);
      await wait(random() * 600);
      await strike(kind, dataDir, supervisor, kills);
      if (kills.length % 10 === 0)
        say(`${kills.length} of ${order.length} kills, ${visitors.acknowledged.size} writes acknowledged`);
    }
    await until('the product comes back', () => kills.every(({ back }) => back !== undefined));
    await visitors.stop();
    const stored = await readStored(dataDir, seed);
    const postmaster = postmasterOf(dataDir);
    const stopCode = await supervisor.stop();
    // The server removes its pid file a moment before it ends.
    const gone = (): boolean => postmasterOf(dataDir) === undefined && !(postmaster && isAlive(postmaster));
    const left = await until('the database server is gone', gone, 5_000).then(
      () => false,
      () => true,
    );
    const count = (kind: Kind): Kill[] => kills.filter((kill) => kill.kind === kind);
    const times = (kind: Kind): number[] => count(kind).map(({ at, back }) => (back ?? Number.POSITIVE_INFINITY) - at);
    return {
      kills: { web: count('web').length, database: count('database').length },
      acknowledged: visitors.acknowledged.size,
      failedAttempts: visitors.failedAttempts(),
      answers: visitors.answers,
      ...compare(visitors.acknowledged, stored),
      comebacks: { web: times('web'), database: times('database') },
      crashes: supervisor.crashes(),
      stopCode,
      serverLeftRunning: left,
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    await supervisor.stop();
    const left = postmasterOf(dataDir);
    if (left && isAlive(left)) process.kill(left, 'SIGQUIT');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

type Supervisor = { url: string; kill: () => void; crashes: () => number; stop: () => Promise<number | null> };

/** Starts the product and starts it again whenever it ends, as systemd or a container host would. */
async function supervise(dataDir: string, more: Record<string, string>): Promise<Supervisor> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    APP_MODE: 'production',
    LOG_LEVEL: 'fatal',
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dataDir,
    // A new client address per request: the rate limit of one address is not under test here.
    CLIENT_ADDRESS_HEADER: 'x-test-address',
    ...more,
  };
  let child: ChildProcess;
  let stopping = false;
  let crashes = 0;
  let ended: Promise<number | null>;

  const startOne = (): void => {
    let served = false;
    let killed = false;
    let output = '';
    const one = launch(env);
    one.stdout?.on('data', (chunk) => {
      served ||= String(chunk).includes('is served on');
    });
    one.stderr?.on('data', (chunk) => (output += chunk));
    one.once('kill', () => (killed = true));
    ended = new Promise((resolve) => {
      one.once('exit', (code) => {
        resolve(code);
        if (stopping) return;
        if (!killed && served) {
          crashes++;
          process.stderr.write(`the product ended by itself with code ${code}:\n${output}\n`);
        }
        setTimeout(startOne, 20);
      });
    });
    child = one;
  };
  startOne();
  await serving(url);

  return {
    url,
    kill: () => {
      child.emit('kill');
      child.kill('SIGKILL');
    },
    crashes: () => crashes,
    stop: async () => {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return ended;
    },
  };
}

async function strike(kind: Kind, dataDir: string, supervisor: Supervisor, kills: Kill[]): Promise<void> {
  if (kind === 'web') {
    kills.push({ kind, at: performance.now() });
    supervisor.kill();
    return;
  }
  // Right after another kill there may be no server to kill for a moment.
  const postmaster = await until('a database server to kill', () => {
    const pid = postmasterOf(dataDir);
    return pid !== undefined && isAlive(pid) ? pid : undefined;
  });
  kills.push({ kind, at: performance.now() });
  process.kill(postmaster, 'SIGKILL');
}

type Visitors = {
  acknowledged: Set<string>;
  answers: Record<string, number>;
  failedAttempts: () => number;
  stop: () => Promise<void>;
};

/**
 * Each visitor writes message after message; one that was not acknowledged is sent again, with the same key, until it
 * is.
 */
function startVisitors(url: string, writers: number, seed: number, kills: Kill[]): Visitors {
  const acknowledged = new Set<string>();
  const answers: Record<string, number> = {};
  let stopping = false;
  let requests = 0;
  let failed = 0;

  const attempt = async (key: string): Promise<boolean> => {
    const started = performance.now();
    const number = requests++;
    let said: string | number;
    try {
      const answer = await fetch(`${url}/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin: url,
          'sec-fetch-site': 'same-origin',
          'x-test-address': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: new URLSearchParams({ requestKey: key, email: `${key}@mail.example`, message: `Message ${key}` }),
        signal: AbortSignal.timeout(10_000),
      });
      // The whole answer counts: one that is cut in the middle acknowledges nothing.
      await answer.text();
      said = answer.status;
    } catch (error) {
      said = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    }
    answers[said] = (answers[said] ?? 0) + 1;
    if (typeof said !== 'number' || said < 200 || said > 299) return false;
    const now = performance.now();
    for (const kill of kills) if (kill.back === undefined && kill.at < started) kill.back = now;
    return true;
  };

  const visitor = async (index: number): Promise<void> => {
    for (let number = 0; !stopping; number++) {
      const key = `fault-${seed}-${index}-${number}`;
      while (!(await attempt(key))) {
        failed++;
        await wait(50);
      }
      acknowledged.add(key);
      await wait(5);
    }
  };
  const done = Promise.all(Array.from({ length: writers }, (_, index) => visitor(index)));
  return {
    acknowledged,
    answers,
    failedAttempts: () => failed,
    stop: async () => {
      stopping = true;
      await done;
    },
  };
}

export type Stored = { key: string; messages: number; conversations: number; text: string };

async function readStored(dataDir: string, seed: number): Promise<Stored[]> {
  const [, , , port, host] = readFileSync(pidFile(dataDir), 'utf8').split('\n');
  const client = new pg.Client({ host, port: Number(port), user: 'vivier', database: 'vivier' });
  await client.connect();
  try {
    const { rows } = await client.query<Stored>(
      `select split_part(reply_to, '@', 1) as key, count(distinct c.id)::int as conversations, count(m.id)::int as messages, min(m.text) as text
       from support_conversations c left join support_messages m on m.conversation_id = c.id
       where reply_to like $1 group by 1`,
      [`fault-${seed}-%`],
    );
    return rows;
  } finally {
    await client.end();
  }
}

export function compare(acknowledged: Set<string>, stored: Stored[]): { lost: string[]; duplicated: string[] } {
  const whole = new Set(stored.filter(({ key, text }) => text === `Message ${key}`).map(({ key }) => key));
  return {
    lost: [...acknowledged].filter((key) => !whole.has(key)),
    duplicated: stored
      .filter(({ messages, conversations }) => messages !== 1 || conversations !== 1)
      .map(({ key }) => key),
  };
}

function pidFile(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
}

function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile(dataDir), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until<T>(what: string, ask: () => T | undefined | false, milliseconds = 60_000): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const answer = ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`not within ${milliseconds} ms: ${what}`);
    await wait(10);
  }
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
