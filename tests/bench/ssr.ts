import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '../../server/data/world/accounts.ts';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { type Ask, ask, hammer, openLines } from './client.ts';
import { type Element, parseDocument } from './floor/parse-html.ts';
import { writeModule } from './floor/write-module.ts';
import { compare, interleave, type Plan, type Variant } from './interleave.ts';
import { type Measured, startMeasured, startMeasuredProduct } from './measured.ts';
import { resultsFolder } from './places.ts';
import { rounded } from './statistics.ts';
import { table } from './table.ts';
import { type Weight, weigh } from './weight.ts';

/** The floor that pages should reach: half of what bare React could do. */
const goal = 0.5;
const plans: Plan[] = [
  { concurrency: 1, rounds: 12, requests: 200, warmUp: 1000 },
  { concurrency: 8, rounds: 12, requests: 200, warmUp: 200 },
];
const memoryAfterRequests = 2000;

type Page = { name: string; path: string; target: Ask; html: Buffer; element: Element };

async function run(): Promise<object> {
  const dataDir = newDataDir();
  let product = await startMeasuredProduct(dataDir);
  const startUp = { first: Math.round(product.startedIn), second: 0 };
  let floor: Measured | undefined;
  try {
    await product.stop();
    product = await startMeasuredProduct(dataDir);
    startUp.second = Math.round(product.startedIn);
    console.log(`start-up: ${startUp.first} ms on an empty data folder, ${startUp.second} ms the second time`);

    const memory = await memoryOf(product);
    const pages = await readPages(product);
    const weights = Object.fromEntries(
      await Promise.all(pages.map(async (page) => [page.name, await weightOf(page)] as const)),
    );
    sayWeights(weights);

    const module = join(resultsFolder, 'floor.mjs');
    writeFileSync(module, writeModule(Object.fromEntries(pages.map(({ path, element }) => [path, element]))));
    floor = await startMeasured({ file: 'tests/bench/floor/server.ts', ready: '/', env: { FLOOR_MODULE: module } });
    await mustBeSame(floor, pages);

    console.log(
      '\nThe floor is the same HTML from bare react-dom on node:http. No Accept-Encoding is sent: neither compresses.',
    );
    console.log("CPU is that of the server's process alone: the database's is not in it.");
    const measured: Record<string, Record<string, object>> = {};
    for (const plan of plans) {
      const variants = pages.flatMap((page) => pair(page, floor as Measured, product));
      const measures = await interleave(variants, plan);
      for (const [index, { name }] of pages.entries()) {
        const [ofFloor, ofProduct] = measures.slice(index * 2, index * 2 + 2);
        if (!ofFloor || !ofProduct) continue;
        const ratio = rounded(ofFloor.cpu.median / ofProduct.cpu.median);
        console.log(`\n${name}, ${plan.concurrency} at a time, ${plan.rounds} rounds of ${plan.requests}`);
        console.log(compare([ofFloor, ofProduct]));
        measured[name] = {
          ...measured[name],
          [`concurrency${plan.concurrency}`]: { ratio, floor: ofFloor, product: ofProduct },
        };
        if (name === 'home')
          console.log(
            `floor ÷ product CPU: ${ratio.toFixed(2)} (goal ${goal}: ${ratio >= goal ? 'reached' : 'not reached'})`,
          );
      }
    }
    return { compression: 'none', goal, plans, pages: measured, startUp, memory, weights };
  } finally {
    await floor?.stop();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function pair({ name, path, target }: Page, floor: Measured, product: Measured): Variant[] {
  return [
    { name: `${name}: floor`, target: { url: floor.url + path }, cpu: () => floor.ask('cpu') },
    { name: `${name}: product`, target, cpu: () => product.ask('cpu') },
  ];
}

async function memoryOf(product: Measured): Promise<{ atStart: number; afterRequests: number; requests: number }> {
  const agent = openLines(8);
  const atStart = await product.ask('memory');
  await hammer(agent, { url: `${product.url}/` }, memoryAfterRequests, 8);
  const afterRequests = await product.ask('memory');
  agent.destroy();
  console.log(
    `memory: ${megabytes(atStart)} MB at the start, ${megabytes(afterRequests)} MB after ${memoryAfterRequests} requests`,
  );
  return { atStart, afterRequests, requests: memoryAfterRequests };
}

async function readPages({ url }: Measured): Promise<Page[]> {
  const agent = openLines(1);
  const cookie = await signIn(url);
  const wanted = [
    { name: 'home', path: '/', target: { url: `${url}/` } },
    { name: 'sign-in', path: '/connexion', target: { url: `${url}/connexion` } },
    { name: 'home of a developer', path: '/#developer', target: { url: `${url}/`, headers: { cookie } } },
  ];
  const pages: Page[] = [];
  for (const one of wanted) {
    const { status, body } = await ask(agent, one.target);
    if (status !== 200) throw new Error(`${one.name} answered ${status}`);
    // A fragment is not sent: the floor knows a second page at one address by another path.
    const path = one.path.replace('/#', '/');
    pages.push({ ...one, path, html: body, element: parseDocument(body.toString()) });
  }
  agent.destroy();
  return pages;
}

async function signIn(url: string): Promise<string> {
  const form = new URLSearchParams({ email: 'developer@demo.example', password: demoPassword }).toString();
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const agent = openLines(1);
  const answer = await ask(agent, { url: `${url}/connexion`, headers }, 'POST', form);
  agent.destroy();
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`the sign-in answered ${answer.status} without a session`);
  return cookies.join('; ');
}

/** A floor that shows less than the page would flatter nobody: both must be the same, letter by letter. */
async function mustBeSame(floor: Measured, pages: Page[]): Promise<void> {
  const agent = openLines(1);
  for (const { name, path, html } of pages) {
    const got = withoutMarks((await ask(agent, { url: floor.url + path })).body.toString());
    const wanted = withoutMarks(html.toString());
    if (got === wanted) continue;
    const at = [...wanted].findIndex((letter, index) => letter !== got[index]);
    throw new Error(
      `the floor of ${name} differs at ${at}:\n  ${wanted.slice(at - 80, at + 80)}\n  ${got.slice(at - 80, at + 80)}`,
    );
  }
  agent.destroy();
  console.log(`\nfloor: ${pages.length} pages, the same HTML as the product's`);
}

/** The edges of Suspense boundaries are no content, and the floor has none. */
function withoutMarks(html: string): string {
  return html.replace(/<!--\/?\$-->/g, '');
}

async function weightOf({ element, html, target }: Page): Promise<Weight> {
  const agent = openLines(1);
  const compressed = await ask(agent, {
    ...target,
    headers: { ...target.headers, 'accept-encoding': 'gzip, deflate, br' },
  });
  agent.destroy();
  return weigh(element, html, compressed.body.length);
}

function sayWeights(weights: Record<string, Weight>): void {
  const files = ({ count, compressed }: Weight['js']): string => `${count}: ${kilobytes(compressed)}`;
  const rows = Object.entries(weights).map(([name, { html, htmlCompressed, inlineScript, js, css, fonts }]) => [
    name,
    ...[html, htmlCompressed, inlineScript].map(kilobytes),
    ...[js, css, fonts].map(files),
  ]);
  const heading = ['weight, kB', 'HTML', 'compressed', 'of it scripts', 'JS files', 'CSS files', 'fonts'];
  console.log(`\n${table(heading, rows)}\n(files as served with brotli)`);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

export const ssr: Benchmark = { name: 'ssr', about: 'rendering a page, against its floor in bare React', run };
