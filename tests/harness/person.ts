import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core';
import { demoPassword } from '../../server/data/world/accounts.ts';

export type DemoAccount =
  | 'admin'
  | 'developer'
  | 'short'
  | 'junior'
  | 'hidden'
  | 'disabled'
  | 'recruiter'
  | 'free'
  | 'viewer'
  | 'pending'
  | 'refused'
  | 'newcomer'
  | 'asking'
  | 'batch';

/** Rate limits count by client address; each browser of the tests has its own. */
export const addressHeader = 'x-test-address';
const newClient = () => ({
  [addressHeader]: `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`,
});

type Saved = Awaited<ReturnType<BrowserContext['storageState']>>;

type Fixtures = {
  /** A page of a new browser, at its own client address, by default without a session. */
  otherBrowser: (storageState?: Saved) => Promise<Page>;
  /** A page of a new browser in which a demo account is signed in. */
  as: (account: DemoAccount) => Promise<Page>;
};

/** A browser test as a user: every page waits until it reacts, and a script error fails the test. */
export const test = base.extend<Fixtures, { sessions: Map<DemoAccount, Saved> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the pattern to see what a fixture needs
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(newClient()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  otherBrowser: async ({ browser, contextOptions, javaScriptEnabled, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        extraHTTPHeaders: newClient(),
        storageState,
      });
      opened.push(context);
      const page = await context.newPage();
      watch(page);
      if (javaScriptEnabled) waitUntilAwake(page);
      return page;
    });
    for (const context of opened) await context.close();
  },
  as: async ({ otherBrowser, sessions, baseURL }, use) => {
    await use(async (account) => {
      const known = sessions.get(account) ?? (await signInOnce(account, baseURL ?? ''));
      sessions.set(account, known);
      return otherBrowser(known);
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    watch(page);
    if (javaScriptEnabled) waitUntilAwake(page);
    await use(page);
  },
});

/** Without script a click ends before the whole page has loaded. */
export async function followLink(page: Page, link: Locator): Promise<void> {
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(String(address));
}

async function signInOnce(account: DemoAccount, baseURL: string): Promise<Saved> {
  const { request } = await import('@playwright/test');
  const client = await request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL, 'sec-fetch-site': 'same-origin' },
  });
  const answer = await client.post('/connexion', {
    form: { email: `${account}@demo.example`, password: demoPassword },
  });
  expect(answer.ok(), `sign-in of ${account}`).toBe(true);
  const state = await client.storageState();
  await client.dispose();
  return state;
}

/** Waits for hydration, as a user does: an earlier action of the test (a drag, a key) would be lost. */
function waitUntilAwake(page: Page): void {
  const { goto, reload } = page;
  const awake = () =>
    page.waitForFunction(() => {
      const root = document.documentElement;
      return (
        !document.querySelector('script[type=module], script[type=later]') ||
        Object.keys(root).some((key) => key.startsWith('__reactProps'))
      );
    });
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args);
    await awake();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args);
    await awake();
    return answer;
  };
}

/** A script error, a refused script or a failed hydration fails the test that saw it. */
function watch(page: Page): void {
  // A script that tries out whether it may do something catches the error, and nothing is printed.
  void page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`Content Security Policy, ${effectiveDirective}: ${blockedURI} in ${sourceFile}`),
    ),
  );
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      /Content Security Policy|Hydration|hydrat|Minified React error/i.test(message.text())
    ) {
      throw new Error(message.text());
    }
  });
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const axeOptions: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

type Axe = {
  configure: (spec: Spec) => void;
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
};
type AxeWindow = Window & { axe?: Axe };

/** The rules whose result depends on the colours of a theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
/**
 * The rules whose result depends on the width: the sizes of targets, what scrolls, and the names of controls that are
 * only there at one width. Colours and headings are the same at every width.
 */
export const widthRules = [
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'aria-hidden-focus',
  'nested-interactive',
  'list',
  'listitem',
];
const restMilliseconds = 12_000;

/** What is checked; without limits every rule on the whole page. */
type Checked = {
  rules?: string[] | undefined;
  /** Without the header and the footer of the site, which are the same on every page. */
  withoutShell?: boolean;
};

/**
 * No moderate or worse accessibility problem in what this page shows. The header and the footer are checked by
 * `goodAtEveryWidth`, once for each screen: on a short page, a third of the time of a check is theirs.
 */
export const accessible = (page: Page): Promise<void> => hasNoProblem(page, { withoutShell: true });

/** The same for the whole page, with the menus of its header. */
export const wholePageAccessible = (page: Page): Promise<void> => hasNoProblem(page);

export async function hasNoProblem(page: Page, checked: Checked = {}): Promise<void> {
  let problems = await accessibilityProblems(page, checked);
  // Data that arrives during a check changes colours: a problem counts when it is still there at rest.
  for (const end = Date.now() + restMilliseconds; problems.length > 0 && Date.now() < end; await wait(250))
    problems = await accessibilityProblems(page, checked);
  expect(problems).toEqual([]);
}

/**
 * The checker is loaded into a document once, not for each check, and only the problems are sent back: this saves
 * about a third of its time.
 */
async function accessibilityProblems(page: Page, { rules, withoutShell = false }: Checked): Promise<string[]> {
  // Colours are measured after the end of animations, which is brought about instead of waited for: an animation that
  // is paused or out of sight does not end. The one of a busy button has no end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => Boolean((window as AxeWindow).axe)))) await frame.evaluate(axeSource);
  }
  const options = rules ? { ...axeOptions, runOnly: { type: 'rule' as const, values: rules } } : axeOptions;
  return page.evaluate(
    async ({ options, withoutShell }) => {
      const { axe } = window as AxeWindow;
      if (!axe) throw new Error('The page was left during the check.');
      axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
      // The page behind an open dialog cannot be reached: only the dialog is checked.
      const modals = [...document.querySelectorAll('dialog:modal')];
      const exclude = withoutShell ? [...document.querySelectorAll('body > header, body > footer')] : [];
      const context = modals.length > 0 ? modals : { include: ['html'], exclude };
      // The header and the bar at the bottom cover whatever the page happens to have there; people scroll. They are
      // checked in the flow.
      const bars = [...document.querySelectorAll<HTMLElement>('body > nav, body > header')];
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await axe.run(context, options);
      for (const bar of bars) bar.style.position = '';
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { options, withoutShell },
  );
}

/** The page does not scroll sideways. */
export async function fitsTheScreen(page: Page): Promise<void> {
  // Polled: a page needs a moment for its layout after a change of width.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

const desktopWidth = 1280;

/** Does something at the width of a desktop and of a phone, without loading the page twice. */
async function atEveryWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: desktopWidth, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await check(size.width);
  }
  if (before) await page.setViewportSize(before);
}

export const fitsEveryWidth = (page: Page): Promise<void> => atEveryWidth(page, () => fitsTheScreen(page));

/** Fits and is accessible, at every width; a phone shows the same colours and headings. */
export const goodAtEveryWidth = (page: Page): Promise<void> =>
  atEveryWidth(page, async (width) => {
    await fitsTheScreen(page);
    await hasNoProblem(page, width === desktopWidth ? {} : { rules: widthRules });
  });

/** The same in the light theme, then the colours in the dark one, without loading the page again. */
export async function goodInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await goodAtEveryWidth(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atEveryWidth(page, () => hasNoProblem(page, { rules: colourRules }));
  await page.emulateMedia({ colorScheme: 'light' });
}

export { expect };
