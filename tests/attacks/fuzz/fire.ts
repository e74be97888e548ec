import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../server/data/world/random.ts';
import { metricsToken, type SiteDatabase } from '../../harness/production-site.ts';
import { forwardedFor } from '../../harness/tls-proxy.ts';
import { fromOwnPage, unpacked } from '../client.ts';
import { lightClient } from '../light-client.ts';
import { makeSessions } from '../make-session.ts';
import { makeApiKey } from './api-request.ts';
import { garbageCollector } from './collect-garbage.ts';
import { readKnownIds } from './known-ids.ts';
import { makeShot, type Shot, type World } from './make-request.ts';
import { moreSeeds } from './more-seeds.ts';
import type { Seed } from './seed.ts';

export type Campaign = {
  url: string;
  /** The address of the product itself, behind the proxy. */
  product: { url: string; output: () => string };
  database: SiteDatabase;
  seed: string;
  requests: number;
  /** Called after each burst of requests. */
  onBurst?: (done: number) => void;
};

export type Outcome = {
  statuses: Record<string, number>;
  /** Answers of 5xx and connections that ended without an answer, with the request. */
  faults: { shot: Shot; status: number | string; requestId: string | null }[];
  /** Bytes of objects kept after a fifth of the requests, which fills caches, and at the end. */
  heap: number[];
};

const inFlight = 8;
const burst = 500;

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'seeds.json'), 'utf8')) as Seed[];
export const seeds = [...recorded, ...moreSeeds];

export async function fire({ url, product, database, seed, requests, onBurst }: Campaign): Promise<Outcome> {
  const random = createRandom(seed);
  const [ids, cookies] = [await readKnownIds(database), await makeSessions(database)];
  const apiKey = await makeApiKey(url, cookies.recruiter, ids.ownCompany?.[0] ?? '');
  const world: World = { seeds, ids, apiKey };
  const outcome: Outcome = { statuses: {}, faults: [], heap: [] };
  const ask = lightClient(product.url, inFlight);
  const send = (shot: Shot) => sendShot(ask, url, shot, shot.account === 'anonymous' ? '' : cookies[shot.account]);
  const garbage = await garbageCollector(product.output());
  for (let done = 0; done < requests; done += burst) {
    const shots = Array.from({ length: Math.min(burst, requests - done) }, () => makeShot(random, world));
    await Promise.all(
      Array.from({ length: inFlight }, async () => {
        for (let shot = shots.pop(); shot; shot = shots.pop()) note(outcome, shot, await send(shot));
      }),
    );
    if (isReading(done + burst, requests)) {
      await garbage.collect();
      outcome.heap.push(await heapUsed(url));
    }
    onBurst?.(done + burst);
  }
  garbage.close();
  return outcome;
}

/**
 * At the end, and after a first part that fills caches. Collecting all garbage takes as long as hundreds of requests.
 */
const isReading = (done: number, requests: number) => {
  const first = Math.max(burst, Math.floor(requests / 5));
  return done >= requests || (done >= first && done < first + burst);
};

let client = 0;

type Ending = { status: number | string; requestId: string | null };

async function sendShot(ask: ReturnType<typeof lightClient>, url: string, shot: Shot, cookie: string): Promise<Ending> {
  client++;
  const headers: Record<string, string> = {
    ...fromOwnPage(url),
    ...(client % 50 === 0 ? { 'accept-encoding': 'gzip, br' } : unpacked),
    ...(cookie ? { cookie } : {}),
    ...shot.headers,
    ...asProxy(url),
  };
  try {
    const answer = await ask(shot.path, { method: shot.method, headers, body: shot.body });
    return { status: answer.status, requestId: String(answer.headers['x-request-id'] ?? '') || null };
  } catch (error) {
    return { status: (error as Error).message, requestId: null };
  }
}

/**
 * Sent as the proxy would pass it on, without the proxy: thousands of requests through TLS take twice the time and
 * prove no more. Many client addresses, since the limits of one address would soon refuse every request.
 */
const asProxy = (url: string) => ({
  host: new URL(url).host,
  [forwardedFor]: `203.0.${client % 200}.${(client >> 8) % 250}`,
  'x-forwarded-proto': 'https',
});

function note({ statuses, faults }: Outcome, shot: Shot, { status, requestId }: Ending): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (typeof status === 'string' || status >= 500) faults.push({ shot, status, requestId });
}

async function heapUsed(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const line = (await answer.text()).match(/^nodejs_heap_size_used_bytes (\S+)$/m)?.[1];
  return Number(line);
}
