import { rmSync } from 'node:fs';
import { newDataDir } from '../harness/product.ts';
import { againstFloor } from './against-floor.ts';
import type { Benchmark } from './benchmark.ts';
import { ask, hammer, openLines } from './client.ts';
import { startFloor } from './floor/floor.ts';
import type { Plan } from './interleave.ts';
import { type Measured, startMeasuredProduct } from './measured.ts';
import { type Page, readPages, signIn, type Wanted } from './pages.ts';
import { table } from './table.ts';
import { type Weight, weigh } from './weight.ts';

/**
 * How much of the baseline's speed the public pages should reach: as visitors get them, and rendered for each request.
 */
const goal = 0.5;
const judged = [
  'home',
  'home, rendered each time',
  'catalogue of questions',
  'catalogue of questions, rendered each time',
];
const plans: Plan[] = [
  { concurrency: 1, rounds: 12, requests: 200, warmUp: 1000 },
  { concurrency: 8, rounds: 12, requests: 200, warmUp: 200 },
];
const memoryAfterRequests = 2000;

async function run(): Promise<object> {
  const dataDir = newDataDir();
  const open: Measured[] = [];
  try {
    const first = await startMeasuredProduct(dataDir);
    await first.stop();
    const product = await startMeasuredProduct(dataDir);
    open.push(product);
    const startUp = { first: Math.round(first.startedIn), second: Math.round(product.startedIn) };
    console.log(`start-up: ${startUp.first} ms on an empty data folder, ${startUp.second} ms the second time`);
    const memory = await memoryOf(product);
    const pages = await readPages(await wantedPages(product.url));
    const weights = await weightsOf(pages);
    const floor = await startFloor(pages);
    open.push(floor);
    const results = await againstFloor(pages, { floor, product, plans, goal, judged });
    return { compression: 'none', goal, plans, pages: results, startUp, memory, weights };
  } finally {
    for (const server of open) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function wantedPages(url: string): Promise<Wanted[]> {
  const cookie = await signIn(url, 'developer');
  return [
    { name: 'home', key: 'home', target: { url: `${url}/` } },
    // With any cookie the page is rendered for this visitor; without one, a cached page is sent.
    { name: 'home, rendered each time', key: 'home-again', target: { url: `${url}/`, headers: { cookie: 'seen=1' } } },
    { name: 'catalogue of questions', key: 'questions-kept', target: { url: `${url}/tests/questions` } },
    {
      name: 'catalogue of questions, rendered each time',
      key: 'questions',
      target: { url: `${url}/tests/questions`, headers: { cookie: 'seen=1' } },
    },
    { name: 'sign-in', key: 'sign-in', target: { url: `${url}/connexion` } },
    { name: 'home of a developer', key: 'developer', target: { url: `${url}/`, headers: { cookie } } },
  ];
}

async function memoryOf(product: Measured): Promise<{ atStart: number; afterRequests: number; requests: number }> {
  const agent = openLines(8);
  const atStart = await product.ask('memory');
  await hammer(agent, { url: `${product.url}/` }, memoryAfterRequests, 8);
  const afterRequests = await product.ask('memory');
  agent.destroy();
  const [before, after] = [atStart, afterRequests].map((bytes) => (bytes / 1e6).toFixed(0));
  console.log(`memory: ${before} MB at the start, ${after} MB after ${memoryAfterRequests} requests`);
  return { atStart, afterRequests, requests: memoryAfterRequests };
}

async function weightsOf(pages: Page[]): Promise<Record<string, Weight>> {
  const agent = openLines(1);
  const weights: Record<string, Weight> = {};
  for (const { name, element, html, target } of pages) {
    const headers = { ...target.headers, 'accept-encoding': 'gzip, deflate, br' };
    weights[name] = weigh(element, html, (await ask(agent, { ...target, headers })).body.length);
  }
  agent.destroy();
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  const files = ({ count, compressed }: Weight['js']): string => `${count}: ${kilobytes(compressed)}`;
  const rows = Object.entries(weights).map(([name, { html, htmlCompressed, inlineScript, js, css, fonts }]) => [
    name,
    ...[html, htmlCompressed, inlineScript].map(kilobytes),
    ...[js, css, fonts].map(files),
  ]);
  const heading = ['weight, kB', 'HTML', 'compressed', 'of it scripts', 'JS files', 'CSS files', 'fonts'];
  console.log(`\n${table(heading, rows)}\n(file sizes with brotli compression)`);
  return weights;
}

export const ssr: Benchmark = { name: 'ssr', about: 'rendering a page, against its floor in bare React', run };
