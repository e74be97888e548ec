import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Route } from '@playwright/test';
import { lateError } from '../printed.ts';

const origin = 'https://question.test';
/** Files of the page by their path, such as `/index.html`. */
export type Site = Record<string, string>;

let started: Promise<Browser> | undefined;

/** The path of Chromium; undefined when it is not installed. */
export async function chromiumPath(): Promise<string | undefined> {
  const file = join(import.meta.dirname, '../../../../scripts/chromium.mjs');
  const { findChromium } = (await import(pathToFileURL(file).href)) as { findChromium: () => string | undefined };
  return findChromium();
}

/** One browser for all programs. */
export function browser(): Promise<Browser> {
  started ??= launch();
  return started;
}

async function launch(): Promise<Browser> {
  // Loaded when it is needed, because that takes a second.
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
}

export async function closeBrowser(): Promise<void> {
  const open = started;
  started = undefined;
  await (await open)?.close();
}

/** What the page of a site prints. `waits`: until it calls `done`. */
export async function printedByPage(
  site: Site,
  { waits, seconds }: { waits: boolean; seconds: number },
): Promise<string> {
  const context = await (await browser()).newContext({
    viewport: { width: 800, height: 600 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(lateError), seconds * 1000);
  try {
    return await Promise.race([visit(context, site, waits), late]);
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

type Ended = { lines: string[] };

async function visit(context: BrowserContext, site: Site, waits: boolean): Promise<string> {
  await context.route('**/*', (route) => answer(route, site));
  await context.addInitScript(prepare, waits);
  const page = await context.newPage();
  await page.goto(`${origin}/index.html`, { waitUntil: 'commit' });
  const { lines } = await page.evaluate(() => (globalThis as unknown as { proofEnded: Promise<Ended> }).proofEnded);
  return lines.join('\n');
}

function answer(route: Route, site: Site): Promise<void> {
  const { pathname, origin: asked } = new URL(route.request().url());
  const body = asked === origin ? site[pathname] : undefined;
  if (asked !== origin) return route.abort();
  const end = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  return body === undefined
    ? route.fulfill({ status: 404, body: '' })
    : route.fulfill({ body, contentType: `${types[end] ?? 'text/plain'}; charset=utf-8` });
}

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Executed in the page before its own scripts: defines `print` and `done`. */
function prepare(waits: boolean): void {
  const lines: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const end = () => resolve({ lines: [...lines] });
  const text = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  const fail = (event: Event, error: unknown) =>
    // Later, because another listener may handle it.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      const isObject = error !== null && error !== undefined;
      lines.push(`ERROR: ${isObject ? error.constructor.name : String(error)}`);
      end();
    });
  addEventListener('error', (event) =>
    event.error === null && event.message === '' ? undefined : fail(event, event.error),
  );
  addEventListener('unhandledrejection', (event) => fail(event, event.reason));
  // React and others draw after the page has been loaded: it ends when nothing happens any more.
  let changes = 0;
  const observed = { childList: true, subtree: true, attributes: true, characterData: true };
  const untilQuiet = (seen: number, quiet: number) => {
    if (quiet === 3) return end();
    requestAnimationFrame(() =>
      requestIdleCallback(() => {
        const now = changes + lines.length;
        untilQuiet(now, now === seen ? quiet + 1 : 0);
      }),
    );
  };
  const afterLoad = () => {
    new MutationObserver(() => changes++).observe(document, observed);
    untilQuiet(-1, 0);
  };
  if (!waits) addEventListener('load', afterLoad);
  const defined = {
    print: (...values: unknown[]) => lines.push(values.map(text).join(' ')),
    done: end,
    proofEnded: promise,
  };
  for (const [name, value] of Object.entries(defined))
    Object.defineProperty(globalThis, name, { value, writable: true });
}
