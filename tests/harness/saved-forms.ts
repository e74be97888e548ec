import type { Locator, Page, Request, Response, Route } from '@playwright/test';
import { expect } from './person.ts';

type SavedField = {
  field: (page: Page) => Locator;
  kind?: 'text' | 'box' | 'choice';
  /** Two values that differ from the stored one; for a box 'on' and 'off', for a choice the labels. */
  values: [string, string];
  /** The values as shown after storing, where they differ. */
  stored?: [string, string];
};

/** A form that is used again after it was saved; tests list such forms. */
export type SavedForm = SavedField & {
  name: string;
  /** Loads the page and shows the field. */
  open: (page: Page) => Promise<unknown>;
  /** Where the field disappears once it is stored (a dialog): shows it again without loading the page. */
  reopen?: (page: Page) => Promise<unknown>;
  /** More fields, which are changed and saved together with the first. */
  others?: SavedField[];
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
  await savesAndShows(page, form, 0);
  await savesAndShows(page, form, 1);
  await form.open(page);
  await shows(page, form, 1);
}

/**
 * Saves a value on a fast connection, then another on a slow one: the first value is typed again after the second was
 * stored and before the page has loaded its data, and the next requests are slow too.
 */
export async function keepsWhatIsTypedMeanwhile(page: Page, form: SavedForm): Promise<void> {
  await form.open(page);
  // The reload after the first value must be over: held, it would keep the second one from being sent.
  const reloaded = nextReload(page);
  await savesAndShows(page, form, 0);
  await reloaded;
  await settled(page);
  const reload = await holdReloads(page);
  await stored(page, form, () => enter(page, form, 1));
  await reload.asked;
  if (form.reopen) {
    // The field is in a dialog that closes: the user cannot type into it.
    const takesNothing = (fields: Element[]) => fields.every((field) => field.closest('[inert]') !== null);
    await expect.poll(() => form.field(page).evaluateAll(takesNothing)).toBe(true);
    await reload.release();
    await settled(page);
    await form.reopen(page);
    await shows(page, form, 1);
    await stored(page, form, () => enter(page, form, 0));
  } else if (form.save) {
    await enter(page, form, 0);
    await reload.release();
    await settled(page);
    await shows(page, form, 0, 'typed');
    await stored(page, form);
  } else {
    await enter(page, form, 0);
    await stored(page, form, reload.release);
  }
  await settled(page);
  await form.reopen?.(page);
  await shows(page, form, 0);
  await reload.end();
  await form.open(page);
  await shows(page, form, 0);
}

async function savesAndShows(page: Page, form: SavedForm, which: 0 | 1): Promise<void> {
  await stored(page, form, () => enter(page, form, which));
  await settled(page);
  await form.reopen?.(page);
  await shows(page, form, which);
}

async function enter(page: Page, form: SavedForm, which: 0 | 1): Promise<void> {
  for (const { field, kind, values } of [form, ...(form.others ?? [])]) {
    const [where, value] = [field(page), values[which]];
    if (kind === 'box') await where.setChecked(value === 'on');
    else if (kind === 'choice') await where.selectOption({ label: value });
    else await where.fill(value);
  }
}

async function shows(page: Page, form: SavedForm, which: 0 | 1, as: 'stored' | 'typed' = 'stored'): Promise<void> {
  for (const { field, kind, values, stored } of [form, ...(form.others ?? [])]) {
    const where = field(page);
    const value = (as === 'stored' ? stored?.[which] : undefined) ?? values[which];
    if (kind === 'box') await expect(where, form.name).toBeChecked({ checked: value === 'on' });
    else if (kind === 'choice') await expect(where.locator('option:checked'), form.name).toHaveText(value);
    else await expect(where, form.name).toHaveValue(value);
  }
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

/** The answer to the next loading of data. */
const nextReload = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => isReload(new URL(response.url())) && !isWrite(response.request()));

/** Delays every loading of data, not the saving, until it is released. */
async function holdReloads(page: Page) {
  const first = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  let wait = async (request: Request) => {
    if (isWrite(request)) return;
    first.resolve();
    await open.promise;
  };
  const delay = async (route: Route) => {
    await wait(route.request());
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  };
  await page.route(isReload, delay);
  return {
    asked: first.promise,
    release: async () => {
      const loaded = nextReload(page);
      wait = () => new Promise((resolve) => setTimeout(resolve, slowMilliseconds));
      open.resolve();
      await loaded;
    },
    /** The connection is fast again; the browser uses its cache again, which it does not while requests are delayed. */
    end: () => page.unroute(isReload, delay),
  };
}
