import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import { openRuntime } from '../../server/runtime.ts';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { ask, openLines } from './client.ts';
import { makePairs, type Pair } from './live/make-pairs.ts';
import { openTab, type Tab } from './live/open-tab.ts';
import { machine } from './machine.ts';
import { type Measured, startMeasured } from './measured.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

const goalMilliseconds = 1000;
const pairCount = 20;
/** Per user, half on each process: 20 pairs × 2 users × 5 tabs are 200 connections. */
const tabsEach = 5;
const messageCount = 200;
/** The first messages of each conversation warm the processes up: they must arrive, but are not timed. */
const warmingCount = pairCount;
const messageEveryMilliseconds = 100;
const dropEveryMilliseconds = 400;
const downMilliseconds = 250;
const settleMilliseconds = 10_000;

type Talk = Pair & { tabs: [Tab[], Tab[]]; sent: number };

/** From the moment a message is sent until its text has reached the other side's tabs, across two web processes. */
async function run(): Promise<object> {
  const dataDir = newDataDir();
  const secret = randomUUID().repeat(2);
  const env = { DATA_DIR: dataDir, APP_MODE: 'production', LOG_LEVEL: 'warn', SECRET: secret };
  const config = readConfig({ ...env, BASE_URL: 'http://127.0.0.1' });
  const database = await openDatabase(config);
  const servers: Measured[] = [];
  const agent = openLines(50);
  const tabs: Tab[] = [];
  try {
    await prepareDatabase(config, database, new Date());
    const runtime = openRuntime(config, database);
    const pairs = await makePairs(runtime, pairCount);
    await runtime.live.close();
    for (let count = 0; count < 2; count++) {
      const file = { file: 'server/main.ts', ready: '/health/ready' };
      servers.push(await startMeasured({ ...file, env: { ...env, APP_ROLE: 'web' } }));
    }
    const urls = servers.map(({ url }) => url);
    const talks: Talk[] = pairs.map((pair) => {
      const of = (side: 0 | 1) =>
        Array.from({ length: tabsEach }, (_, index) =>
          openTab({ url: urls[index % 2] ?? '', introductionId: pair.id, agent, ...pair.sides[side] }),
        );
      return { ...pair, tabs: [of(0), of(1)], sent: 1 };
    });
    tabs.push(...talks.flatMap(({ tabs: [ours, theirs] }) => [...ours, ...theirs]));
    await Promise.all(tabs.map((tab) => tab.connect()));
    console.log(`${tabs.length} connections are open on ${urls.length} processes`);
    const { times, drops } = await talk(talks, urls, agent, tabs);
    return report(times, drops, talks);
  } finally {
    for (const tab of tabs) tab.drop();
    agent.destroy();
    for (const server of servers) await server.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function talk(talks: Talk[], urls: string[], agent: Agent, tabs: Tab[]) {
  const began = new Map<string, number>();
  const dropping = dropNowAndThen(tabs);
  const sending: Promise<void>[] = [];
  for (let count = 0; count < messageCount; count++) {
    const one = talks[count % talks.length];
    if (!one) break;
    one.sent++;
    const body = `message ${count}`;
    if (count >= warmingCount) began.set(body, performance.now());
    sending.push(send(one, Math.floor(count / talks.length) % 2 === 0 ? 0 : 1, body, urls[count % 2] ?? '', agent));
    await wait(messageEveryMilliseconds);
  }
  await Promise.all(sending);
  const drops = await dropping.stop();
  await settle(talks);
  // For a tab that was disconnected, the time only shows how long it was: its messages are checked, not their times.
  const times = talks.flatMap(({ tabs: sides }) =>
    sides.flatMap((side) =>
      side
        .filter((tab) => !drops.has(tab))
        .flatMap(({ arrived }) => arrived.flatMap(({ body, at }) => at - (began.get(body) ?? Number.NaN)))
        .filter((time) => !Number.isNaN(time)),
    ),
  );
  return { times, drops: drops.size };
}

async function send({ id, sides }: Talk, side: 0 | 1, body: string, url: string, agent: Agent): Promise<void> {
  const headers = {
    cookie: sides[side].cookie,
    origin: url,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const message = JSON.stringify({ mode: 'send', body, sentKey: randomUUID() });
  const answer = await ask(agent, { url: `${url}/introductions/${id}/messages`, headers }, 'POST', message);
  if (answer.status !== 200) throw new Error(`sending answered ${answer.status}: ${answer.body}`);
}

/** One tab after the other loses its connection for a moment. */
function dropNowAndThen(tabs: Tab[]) {
  const dropped = new Set<Tab>();
  let going = true;
  const work = (async () => {
    for (let index = 0; going; index++) {
      const tab = tabs[(index * 7) % tabs.length];
      if (!tab) return;
      dropped.add(tab);
      tab.drop();
      await wait(downMilliseconds);
      await tab.connect();
      await wait(dropEveryMilliseconds - downMilliseconds);
    }
  })();
  return {
    stop: async () => {
      going = false;
      await work;
      return dropped;
    },
  };
}

/** Every tab has every message, once and in order; otherwise this fails. */
async function settle(talks: Talk[]): Promise<void> {
  const deadline = performance.now() + settleMilliseconds;
  for (const { tabs: sides, sent, id } of talks) {
    const expected = Array.from({ length: sent }, (_, index) => index + 1).join(' ');
    for (const { arrived } of sides.flat()) {
      while (arrived.length < sent && performance.now() < deadline) await wait(20);
      const got = arrived.map(({ position }) => position).join(' ');
      if (got !== expected) throw new Error(`a tab of ${id} has the messages ${got}, not ${expected}`);
    }
  }
}

function report(times: number[], drops: number, talks: Talk[]): object {
  const [p50 = 0, p99 = 0, most = 0] = [0.5, 0.99, 1].map((share) => rounded(quantile(times, share), 1));
  const rows = [[`${times.length} arrivals`, ...[p50, p99, most].map((time) => time.toFixed(1))]];
  console.log(table(['from sending to the text in a tab', 'p50 ms', 'p99 ms', 'most'], rows));
  const verdict = p99 < goalMilliseconds ? 'yes' : 'no';
  console.log(`p99 under ${goalMilliseconds} ms: ${verdict} (load of the machine: ${machine().load.join(', ')})`);
  console.log(`${drops} connections were dropped and reopened; every tab has every message once`);
  const lines = talks.length * 2 * tabsEach;
  return { goalMilliseconds, lines, messages: messageCount, arrivals: times.length, drops, p50, p99, most };
}

export const live: Benchmark = { name: 'live', about: 'messages to 200 open tabs on two processes', run };
