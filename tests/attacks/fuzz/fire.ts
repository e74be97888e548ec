import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../server/data/world/random.ts';
import { metricsToken, type SiteDatabase } from '../../harness/production-site.ts';
import type { Account } from '../accounts.ts';
import { fromAddress, fromOwnPage, unpacked } from '../client.ts';
import { makeApiKey } from './api-request.ts';
import { readKnownIds } from './known-ids.ts';
import { makeShot, type Shot, type World } from './make-request.ts';
import { moreSeeds } from './more-seeds.ts';
import type { Seed } from './seed.ts';

export type Campaign = {
  url: string;
  database: SiteDatabase;
  cookies: Record<Account, string>;
  seed: string;
  requests: number;
  /** Told after each burst of requests. */
  onBurst?: (done: number, heapBytes: number) => void;
};

export type Outcome = {
  statuses: Record<string, number>;
  /** Answers of 5xx and connections that ended without one, with what was sent. */
  faults: { shot: Shot; status: number | string; requestId: string | null }[];
  /** Bytes of objects in use after each burst. */
  heap: number[];
};

const inFlight = 8;
const burst = 500;

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'seeds.json'), 'utf8')) as Seed[];
export const seeds = [...recorded, ...moreSeeds];

export async function fire({ url, database, cookies, seed, requests, onBurst }: Campaign): Promise<Outcome> {
  const random = createRandom(seed);
  const ids = await readKnownIds(database);
  const apiKey = await makeApiKey(url, cookies.recruiter, ids.ownCompany?.[0] ?? '');
  const world: World = { seeds, ids, apiKey };
  const outcome: Outcome = { statuses: {}, faults: [], heap: [] };
  for (let done = 0; done < requests; done += burst) {
    const shots = Array.from({ length: Math.min(burst, requests - done) }, () => makeShot(random, world));
    await Promise.all(
      Array.from({ length: inFlight }, async () => {
        for (let shot = shots.pop(); shot; shot = shots.pop()) await send(url, cookies, shot, outcome);
      }),
    );
    outcome.heap.push(await heapUsed(url));
    onBurst?.(done + burst, outcome.heap.at(-1) ?? 0);
  }
  return outcome;
}

let client = 0;

async function send(url: string, cookies: Record<Account, string>, shot: Shot, outcome: Outcome): Promise<void> {
  const cookie = shot.account === 'anonymous' ? '' : cookies[shot.account];
  const headers: Record<string, string> = {
    ...fromOwnPage(url),
    ...(client % 10 === 0 ? {} : unpacked),
    // Many clients: the limits of one address would soon answer instead of what lies behind them.
    ...fromAddress(`203.0.${++client % 200}.${(client >> 8) % 250}`),
    ...(cookie ? { cookie } : {}),
    ...shot.headers,
  };
  try {
    const answer = await fetch(url + shot.path, {
      method: shot.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      ...(shot.body === undefined ? {} : { body: shot.body }),
    });
    await answer.arrayBuffer();
    outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500)
      outcome.faults.push({ shot, status: answer.status, requestId: answer.headers.get('x-request-id') });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error };
    outcome.faults.push({ shot, status: cause?.message ?? message, requestId: null });
  }
}

async function heapUsed(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const line = (await answer.text()).match(/^nodejs_heap_size_used_bytes (\S+)$/m)?.[1];
  return Number(line);
}
