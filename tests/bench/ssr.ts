import { rmSync } from 'node:fs';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { ask, hammer, openLines } from './client.ts';
import { floors, startFloor } from './floor/floor.ts';
import { compare, interleave, type Measure, type Plan, type Variant } from './interleave.ts';
import { type Measured, startMeasuredProduct } from './measured.ts';
import { type Page, readPages } from './pages.ts';
import { rounded } from './statistics.ts';
import { table } from './table.ts';
import { type Weight, weigh } from './weight.ts';

/** How much of the floor's speed the home page should have. */
const goal = 0.5;
/** The goal is about rendering: a kept page that is sent again says nothing of it. */
const rendered = 'home, rendered each time';
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
    const pages = await readPages(product);
    const weights = await weightsOf(pages);
    const floor = await startFloor(pages);
    open.push(floor);
    console.log(`\nfloor: ${pages.length} pages, letter by letter the same HTML from bare react-dom on node:http`);
    console.log('No Accept-Encoding is sent: neither side compresses.');
    console.log("CPU is that of the server's own process: the database's is not in it.");
    const results: Record<string, Record<string, object>> = {};
    for (const plan of plans) {
      const measures = await interleave(
        pages.flatMap((page) => variantsOf(page, floor, product)),
        plan,
      );
      for (const [index, { name }] of pages.entries()) {
        const those = measures.slice(index * 3, index * 3 + 3);
        results[name] = { ...results[name], [`${plan.concurrency} at a time`]: say(name, plan, those) };
      }
    }
    return { compression: 'none', goal, plans, pages: results, startUp, memory, weights };
  } finally {
    for (const server of open) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function variantsOf({ key, target }: Page, floor: Measured, product: Measured): Variant[] {
  return [
    ...floors.map((kind) => ({
      name: `floor, ${kind}`,
      target: { url: `${floor.url}/${kind}/${key}` },
      cpu: () => floor.ask<number>('cpu'),
    })),
    { name: 'product', target, cpu: () => product.ask<number>('cpu') },
  ];
}

function say(name: string, plan: Plan, measures: Measure[]): object {
  const [stream, text, product] = measures.map(({ cpu }) => cpu.median);
  const ratio = rounded((stream ?? 0) / (product ?? 0));
  const ratioToText = rounded((text ?? 0) / (product ?? 0));
  console.log(`\n${name}, ${plan.concurrency} at a time, ${plan.rounds} rounds of ${plan.requests}`);
  console.log(compare(measures));
  const verdict = name === rendered ? ` (goal ${goal}: ${ratio >= goal ? 'reached' : 'not reached'})` : '';
  console.log(`floor ÷ product, CPU per request: ${ratio.toFixed(2)}${verdict}; of the text floor ${ratioToText}`);
  return { ratio, ratioToText, measures };
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
  console.log(`\n${table(heading, rows)}\n(files as they are served to a browser that takes brotli)`);
  return weights;
}

export const ssr: Benchmark = { name: 'ssr', about: 'rendering a page, against its floor in bare React', run };
