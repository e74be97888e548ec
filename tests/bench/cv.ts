import { openCache } from '../../server/cache.ts';
import { networkPdfReaderOf, readNetworkPdf } from '../../server/services/resume/imports/pdf/read-network-pdf.ts';
import type { Benchmark } from './benchmark.ts';
import { asHtml } from './cv/as-html.ts';
import { type Chromium, openChromium } from './cv/open-chromium.ts';
import { openPrinter, type Printer } from './cv/open-printer.ts';
import { twoPageResumes } from './cv/resumes.ts';
import { sixPages } from './cv/six-pages.ts';
import { median, quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

const goals = { timesFaster: 5, shareOfMemory: 1 / 3, growth: 0.1, importMilliseconds: 300 };
const rounds = 12;
const each = 8;
const warmUp = 60;
const inARow = 200;

async function run(): Promise<object> {
  const against = await againstChromium();
  const growth = await growthInARow();
  const imported = await importSixPages();
  return { goals, against, growth, imported };
}

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'NOT reached');
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/**
 * Both print the same résumés in short rounds, A B then B A, so that other work of the machine affects both equally.
 */
async function againstChromium(): Promise<object> {
  const html = twoPageResumes(40).map(asHtml);
  const printer = openPrinter();
  const chromium = await openChromium();
  try {
    const empty = await printer.memory();
    const turn = (round: number) => Array.from({ length: each }, (_, index) => (round * each + index) % html.length);
    const pages = (which: number[]) => which.map((index) => html[index] ?? '');
    await printer.print(Array.from({ length: warmUp }, (_, index) => index));
    await chromium.print(pages(Array.from({ length: warmUp }, (_, index) => index % html.length)));
    const ours = { milliseconds: [] as number[], cpu: [] as number[], pages: 0 };
    const theirs = { milliseconds: [] as number[], printing: [] as number[], cpu: [] as number[], pages: 0 };
    for (let round = 0; round < rounds; round++) {
      const which = turn(round);
      const steps = [() => takeOurs(printer, which, ours), () => takeTheirs(chromium, pages(which), theirs)];
      for (const step of round % 2 === 0 ? steps : steps.toReversed()) await step();
    }
    const memory = { empty, ours: await printer.memory(), chromium: chromium.memory() };
    return report({ ours, theirs, memory, version: chromium.version });
  } finally {
    await printer.stop();
    await chromium.stop();
  }
}

async function takeOurs(
  printer: Printer,
  which: number[],
  into: { milliseconds: number[]; cpu: number[]; pages: number },
) {
  const before = await printer.cpu();
  const printed = await printer.print(which);
  into.cpu.push(((await printer.cpu()) - before) / 1000 / which.length);
  into.milliseconds.push(...printed.milliseconds);
  into.pages = printed.pages;
}

type Theirs = { milliseconds: number[]; printing: number[]; cpu: number[]; pages: number };

async function takeTheirs(chromium: Chromium, pages: string[], into: Theirs) {
  const before = chromium.cpu();
  const printed = await chromium.print(pages);
  const after = chromium.cpu();
  if (before !== undefined && after !== undefined) into.cpu.push((after - before) / 1000 / pages.length);
  into.milliseconds.push(...printed.milliseconds);
  into.printing.push(...printed.printing);
  into.pages = printed.pages;
}

type Measured = {
  ours: { milliseconds: number[]; cpu: number[]; pages: number };
  theirs: Theirs;
  memory: { empty: number; ours: number; chromium: ReturnType<Chromium['memory']> };
  version: string;
};

function report({ ours, theirs, memory, version }: Measured): object {
  const line = (name: string, times: number[], cpu: number[], pages: number) => [
    name,
    String(pages),
    ...[0.5, 0.95].map((share) => quantile(times, share).toFixed(1)),
    cpu.length > 0 ? median(cpu).toFixed(1) : 'not told',
  ];
  const rows = [
    line('the product: render()', ours.milliseconds, ours.cpu, ours.pages),
    line('Chromium: the HTML, then page.pdf()', theirs.milliseconds, theirs.cpu, theirs.pages),
    line('Chromium: page.pdf() alone', theirs.printing, [], theirs.pages),
  ];
  console.log(`${rounds} rounds of ${each} résumés, interleaved, both warm; Chromium ${version}, one page kept open.`);
  console.log('CPU: of all threads of the printing process, and of all processes of Chromium.\n');
  console.log(table(['a CV of two pages', 'pages', 'p50 ms', 'p95 ms', 'CPU ms'], rows));
  const faster = median(theirs.milliseconds) / median(ours.milliseconds);
  const fasterAlone = median(theirs.printing) / median(ours.milliseconds);
  const isFaster = faster >= goals.timesFaster;
  console.log(`\nChromium ÷ product, p50: ${faster.toFixed(1)} (goal ${goals.timesFaster}: ${verdict(isFaster)})`);
  console.log(`Chromium ÷ product, p50, page.pdf() alone: ${fasterAlone.toFixed(1)}`);
  const grown = memory.ours - memory.empty;
  console.log(`\nmemory: the printing process had ${megabytes(memory.empty)} MB before its thread started and`);
  console.log(`${megabytes(memory.ours)} MB at the end (resident): ${megabytes(grown)} MB are for printing.`);
  const share = memory.chromium && grown / memory.chromium.proportional;
  if (memory.chromium && share !== undefined) {
    const { resident, proportional } = memory.chromium;
    console.log(`All processes of Chromium: ${megabytes(proportional)} MB with shared memory counted once,`);
    console.log(`${megabytes(resident)} MB as the sum of all processes. The goal is compared with the smaller figure.`);
    console.log(
      `product ÷ Chromium: ${share.toFixed(2)} (goal at most 0.33: ${verdict(share <= goals.shareOfMemory)})`,
    );
  } else console.log('The memory of Chromium is not available on this system: NOT judged.');
  const times = { ours: quantile(ours.milliseconds, 0.5), chromium: quantile(theirs.milliseconds, 0.5) };
  return { chromium: version, times, faster: rounded(faster), fasterAlone: rounded(fasterAlone), memory, share };
}

async function growthInARow(): Promise<object> {
  const printer = openPrinter();
  try {
    await printer.print(Array.from({ length: warmUp }, (_, index) => index));
    const before = await printer.memory();
    await printer.print(Array.from({ length: inARow }, (_, index) => index));
    const after = await printer.memory();
    const growth = after / before - 1;
    console.log(
      `\n${inARow} exports in a row, after ${warmUp}: ${megabytes(before)} MB, then ${megabytes(after)} MB resident:`,
    );
    const isReached = growth <= goals.growth;
    console.log(`growth ${(100 * growth).toFixed(1)} % (goal at most ${100 * goals.growth} %: ${verdict(isReached)})`);
    return { before, after, growth: rounded(growth) };
  } finally {
    await printer.stop();
  }
}

async function importSixPages(): Promise<object> {
  const file = sixPages();
  const cache = openCache();
  const times: number[] = [];
  let experiences = 0;
  for (let count = 0; count < 31; count++) {
    const started = performance.now();
    const outcome = await readNetworkPdf({ cache }, file);
    times.push(performance.now() - started);
    if (!('profile' in outcome)) throw new Error(`the export could not be read: ${JSON.stringify(outcome)}`);
    experiences = outcome.profile.experiences.length;
  }
  await (await networkPdfReaderOf(cache)).close();
  const [first = 0, ...warm] = times;
  const [p50, p95] = [quantile(warm, 0.5), quantile(warm, 0.95)];
  const isReached = p95 < goals.importMilliseconds;
  console.log(
    `\nimport of 6 pages of the professional network (${experiences} experiences): the first ${first.toFixed(0)} ms,`,
  );
  console.log(
    `then p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal p95 under ${goals.importMilliseconds} ms: ${verdict(isReached)})`,
  );
  return { first: rounded(first), p50: rounded(p50), p95: rounded(p95), experiences };
}

export const cv: Benchmark = { name: 'cv', about: 'printing a CV against Chromium, and reading one', run };
