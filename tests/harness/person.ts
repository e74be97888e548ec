import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
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

/** A browser test as a user: signed in as a demo account, every visited page checked for accessibility. */
export const test = base.extend<{ as: (account: DemoAccount) => Promise<Page> }, { sessions: Map<DemoAccount, Saved> }>(
  {
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the pattern to see what a fixture needs
    baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
    // biome-ignore lint/correctness/noEmptyPattern: as above
    extraHTTPHeaders: async ({}, use) => use(newClient()),
    // biome-ignore lint/correctness/noEmptyPattern: as above
    sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
    as: async ({ browser, sessions, contextOptions, javaScriptEnabled, baseURL }, use) => {
      const opened: BrowserContext[] = [];
      await use(async (account) => {
        const known = sessions.get(account) ?? (await signInOnce(account, baseURL ?? ''));
        sessions.set(account, known);
        const context = await browser.newContext({ ...contextOptions, baseURL, storageState: known });
        opened.push(context);
        const page = await context.newPage();
        watch(page);
        if (javaScriptEnabled) waitUntilAwake(page);
        return page;
      });
      for (const context of opened) await context.close();
    },
    page: async ({ page, javaScriptEnabled }, use) => {
      watch(page);
      if (javaScriptEnabled) waitUntilAwake(page);
      await use(page);
    },
  },
);

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
        !document.querySelector('script[type=module]') ||
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

/** No moderate or worse accessibility problem on the current page. */
export async function accessible(page: Page): Promise<void> {
  // Colours are measured after the end of animations; the one of a busy button never ends.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
  // The page behind an open dialog cannot be reached: only the dialog is checked.
  const modal = (await page.locator('dialog:modal').count()) > 0;
  const { violations } = await new AxeBuilder({ page })
    .include(modal ? 'dialog:modal' : 'html')
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The default mode opens another page for frames of other origins, of which there are none, and takes twice the
    // time.
    .setLegacyMode()
    .analyze();
  const serious = violations.filter(
    ({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate',
  );
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** The page does not scroll sideways. */
export async function fitsTheScreen(page: Page): Promise<void> {
  // Polled: a page needs a moment for its layout after a change of width.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Checks a page at the width of a desktop and of a phone, without loading it twice. */
export async function goodAtEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await fitsTheScreen(page);
    await accessible(page);
  }
  if (before) await page.setViewportSize(before);
}

export { expect };
