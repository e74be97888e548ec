import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect } from './person.ts';

/** A form that is used again after it was saved; tests list such forms. */
export type SavedForm = {
  name: string;
  /** Loads the page and shows the field. */
  open: (page: Page) => Promise<unknown>;
  /** Where the field disappears once it is stored (a dialog): shows it again without loading the page. */
  reopen?: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  kind?: 'text' | 'box' | 'choice';
  /** Two values that differ from the stored one; for a box 'on' and 'off', for a choice the labels. */
  values: [string, string];
  /** The values as shown after storing, where they differ. */
  stored?: [string, string];
  /** Undefined: stored as soon as it is changed. */
  save?: (page: Page) => Locator;
  /** The browser loads the whole page: the user cannot type meanwhile. */
  wholePage?: true;
};

const slowMilliseconds = 250;
const isReload = (url: URL) => url.pathname.endsWith('.data');
const isWrite = (request: Request) => request.method() === 'POST';

/** Changes, saves and checks a form twice; then checks the stored value. */
export async function savesTwice(page: Page, form: SavedForm): Promise<void> {
  await form.open(page);
  for (const which of [0, 1] as const) {
    await stored(page, form, () => enter(page, form, which));
    await settled(page);
    await form.reopen?.(page);
    await shows(page, form, which);
  }
  await form.open(page);
  await shows(page, form, 1);
}

/**
 * On a slow connection: the second value is typed after the first was stored and before the page has loaded its data
 * again, and the next requests are slow too.
 */
export async function keepsWhatIsTypedMeanwhile(page: Page, form: SavedForm): Promise<void> {
  await form.open(page);
  const reload = await holdReloads(page);
  await stored(page, form, () => enter(page, form, 0));
  await reload.asked;
  if (form.reopen) {
    // The field is in a dialog that closes: the user cannot type into it.
    const takesNothing = (fields: Element[]) => fields.every((field) => field.closest('[inert]') !== null);
    await expect.poll(() => form.field(page).evaluateAll(takesNothing)).toBe(true);
    await reload.release();
    await settled(page);
    await form.reopen(page);
    await shows(page, form, 0);
    await stored(page, form, () => enter(page, form, 1));
  } else if (form.save) {
    await enter(page, form, 1);
    await reload.release();
    await settled(page);
    await shows(page, form, 1, 'typed');
    await stored(page, form);
  } else {
    await enter(page, form, 1);
    await stored(page, form, reload.release);
  }
  await settled(page);
  await form.reopen?.(page);
  await shows(page, form, 1);
  reload.end();
  await form.open(page);
  await shows(page, form, 1);
}

async function enter(page: Page, { field, kind, values }: SavedForm, which: 0 | 1): Promise<void> {
  const [where, value] = [field(page), values[which]];
  if (kind === 'box') await where.setChecked(value === 'on');
  else if (kind === 'choice') await where.selectOption({ label: value });
  else await where.fill(value);
}

async function shows(page: Page, form: SavedForm, which: 0 | 1, as: 'stored' | 'typed' = 'stored'): Promise<void> {
  const where = form.field(page);
  const value = (as === 'stored' ? form.stored?.[which] : undefined) ?? form.values[which];
  if (form.kind === 'box') await expect(where, form.name).toBeChecked({ checked: value === 'on' });
  else if (form.kind === 'choice') await expect(where.locator('option:checked'), form.name).toHaveText(value);
  else await expect(where, form.name).toHaveValue(value);
}

/** Performs the action, saves with the button if there is one, and waits for the answer of the server. */
async function stored(page: Page, form: SavedForm, act?: () => Promise<unknown>): Promise<void> {
  underWay(page);
  const answer = page.waitForResponse((response) => isWrite(response.request()), { timeout: 30_000 });
  const send = async () => {
    await act?.();
    await form.save?.(page).click();
  };
  await Promise.all([answer, send()]);
  expect((await answer).status(), `${form.name} is stored`).toBeLessThan(400);
}

/** No request is running, and no button is busy. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => underWay(page).size).toBe(0);
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  await expect.poll(() => underWay(page).size).toBe(0);
}

const requests = new WeakMap<Page, Set<Request>>();

/** The running requests of a page, since the first call of this function. */
function underWay(page: Page): Set<Request> {
  const known = requests.get(page);
  if (known) return known;
  const open = new Set<Request>();
  requests.set(page, open);
  page.on('request', (request) => {
    if (isWrite(request) || isReload(new URL(request.url()))) open.add(request);
  });
  const end = (request: Request) => open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return open;
}

/** What the data requests of a page wait for. */
type Line = { wait: ((request: Request) => Promise<void>) | undefined };
const lines = new WeakMap<Page, Line>();

async function lineOf(page: Page): Promise<Line> {
  const known = lines.get(page);
  if (known) return known;
  const line: Line = { wait: undefined };
  lines.set(page, line);
  await page.route(isReload, async (route: Route) => {
    await line.wait?.(route.request());
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return line;
}

/** Delays every loading of data, not the saving, until it is released. */
async function holdReloads(page: Page) {
  const first = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  const line = await lineOf(page);
  line.wait = async (request) => {
    if (isWrite(request)) return;
    first.resolve();
    await open.promise;
  };
  return {
    asked: first.promise,
    release: async () => {
      const loaded = page.waitForResponse(
        (response) => isReload(new URL(response.url())) && !isWrite(response.request()),
      );
      line.wait = () => new Promise((resolve) => setTimeout(resolve, slowMilliseconds));
      open.resolve();
      await loaded;
    },
    /** The connection is fast again. */
    end: () => {
      line.wait = undefined;
    },
  };
}
