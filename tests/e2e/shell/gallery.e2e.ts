// Every control of app/ui in its states: docs/decisions/2026-11-16-gallery-of-controls.md.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Locator, type Page, test } from '@playwright/test';
import { startGallery } from '../../harness/gallery.ts';
import { accessible, colourRules, expect, fitsTheScreen, hasNoProblem, widthRules } from '../../harness/person.ts';
import { addStyles, looksAsRecorded, steadyStyles } from '../../look/compare.ts';

/** The pictures of a run, to look at; git ignores them. */
const pictures = join(import.meta.dirname, '..', '..', '..', 'test-results', 'gallery');

test.describe.configure({ mode: 'default', timeout: 300_000 });

let gallery: Awaited<ReturnType<typeof startGallery>>;
/** The tests share a page for each language and theme: in development a page loads hundreds of modules. */
const opened = new Map<string, Page>();
test.beforeAll(async () => {
  test.setTimeout(300_000);
  gallery = await startGallery();
});
test.afterAll(async () => {
  for (const page of opened.values()) await page.context().close();
  await gallery?.stop();
});

async function open(browser: Browser, language: 'fr' | 'en', theme: 'light' | 'dark'): Promise<Page> {
  const page = opened.get(`${language} ${theme}`) ?? (await load(browser, language, theme));
  opened.set(`${language} ${theme}`, page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(0, 0);
  return page;
}

async function load(browser: Browser, language: 'fr' | 'en', theme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  // In development the first page waits until its modules are compiled.
  await page.goto(`${gallery.url}${language === 'en' ? '/en' : ''}/gallery?theme=${theme}`, { timeout: 240_000 });
  await expect(page.locator(`html[data-theme=${theme}]`)).toBeAttached({ timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const specimen = (page: Page, control: string, state = 'normal'): Locator =>
  page.locator(`[data-control="${control}"] [data-state="${state}"]`);

/** A picture of one specimen, without the pointer over it. */
async function picture(of: Locator, name: string): Promise<Buffer> {
  await of.scrollIntoViewIfNeeded();
  const taken = await of.screenshot({ animations: 'disabled' });
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${name.replaceAll(' ', '-')}.png`), taken);
  return taken;
}

// Every rule once; again at the other width and in the other theme only the rules that depend on them.
for (const [language, theme, rules] of [
  ['fr', 'light', undefined],
  ['en', 'dark', colourRules],
] as const) {
  test(`every control is accessible and fits, ${language}, ${theme}`, { tag: '@once' }, async ({ browser }) => {
    const page = await open(browser, language, theme);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await fitsTheScreen(page);
      await hasNoProblem(page, { rules: width === 1280 ? rules : widthRules });
      expect(await page.evaluate(cutOff), `at ${width} px`).toEqual([]);
      await page.screenshot({ path: join(pictures, `${language}-${theme}-${width}.png`), fullPage: true });
    }
  });
}

for (const [language, theme] of [
  ['fr', 'light'],
  ['en', 'dark'],
] as const) {
  test(`every control looks as recorded, ${theme}`, { tag: '@once' }, async ({ browser }) => {
    const page = await open(browser, language, theme);
    await addStyles(page, steadyStyles);
    await looksAsRecorded(page, `gallery-${theme}`, { whole: true });
  });
}

test('each state of a control looks different from its normal state', { tag: '@once' }, async ({ browser }) => {
  const page = await open(browser, 'fr', 'light');
  const states = await page
    .locator('[data-state]')
    .evaluateAll((all) =>
      all.map((one) => [
        one.closest('[data-control]')?.getAttribute('data-control') ?? '',
        one.getAttribute('data-state') ?? '',
      ]),
    );
  const compared = states.filter(([, state]) => ['disabled', 'error', 'busy'].includes(state ?? ''));
  expect(compared.length).toBeGreaterThan(15);
  for (const [control = '', state = ''] of compared) {
    const normal = await picture(specimen(page, control), `${control}-normal`);
    const other = await picture(specimen(page, control, state), `${control}-${state}`);
    expect.soft(normal.equals(other), `${control}: ${state} looks like normal`).toBe(false);
  }
});

test('the focus is visible on everything that can have it', { tag: '@once' }, async ({ browser }) => {
  const page = await open(browser, 'fr', 'light');
  // From the keyboard: a browser shows the focus of a click on a few controls only.
  await page.keyboard.press('Tab');
  const { tried, unseen } = await page.evaluate(focusEach);
  expect(tried).toBeGreaterThan(20);
  expect(unseen).toEqual([]);
  // The same finds what is not drawn.
  const hidden = await page.addStyleTag({
    content: ':focus { outline: none !important; box-shadow: none !important; }',
  });
  expect((await page.evaluate(focusEach)).unseen.length).toBeGreaterThan(10);
  await hidden.evaluate((style) => (style as Element).remove());
});

test('a button shows that the pointer is over it', { tag: '@once' }, async ({ browser }) => {
  const page = await open(browser, 'fr', 'light');
  for (const control of ['Button', 'ButtonLink', 'IconButton', 'TwoStepButton', 'AddRow']) {
    const before = await picture(specimen(page, control), `${control}-normal`);
    await specimen(page, control).locator('a, button').first().hover();
    const after = await picture(specimen(page, control), `${control}-hover`);
    expect.soft(before.equals(after), `${control}: hover looks like normal`).toBe(false);
    await page.mouse.move(0, 0);
  }
});

test('a dialog and a toast fit on a phone', { tag: '@once' }, async ({ browser }) => {
  const page = await open(browser, 'en', 'dark');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const control of ['Dialog', 'FullDialog']) {
    await specimen(page, control).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fitsTheScreen(page);
    await accessible(page);
    await page.screenshot({ path: join(pictures, `${control}-open.png`) });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const button of await specimen(page, 'toast').getByRole('button').all()) await button.click();
  await fitsTheScreen(page);
});

test('a page gets a source file again after it was saved', { tag: '@once' }, async ({ browser }) => {
  const { request } = await open(browser, 'fr', 'light');
  const imported = async () => {
    const module = await (await request.get(`${gallery.url}/app/gallery/gallery.tsx`)).text();
    return /"[^"]*\/specimens\.ts(?:\?t)?/.exec(module)?.[0];
  };
  expect(await imported()).toBe('"/app/gallery/specimens.ts');
  utimesSync(join(import.meta.dirname, '..', '..', '..', 'app', 'gallery', 'specimens.ts'), new Date(), new Date());
  await expect.poll(imported).toBe('"/app/gallery/specimens.ts?t');
});

/** Controls that look the same with the focus, by the styles that can show it. Runs in the browser. */
function focusEach(): { tried: number; unseen: string[] } {
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, textDecorationLine } =
      style;
    const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine].join();
  };
  const focusable = 'a, button, input, select, textarea, summary, [tabindex="0"]';
  const unseen: string[] = [];
  let tried = 0;
  for (const control of document.querySelectorAll<HTMLElement>('[data-control]')) {
    const frame = control.querySelector('[data-state=normal]')?.parentElement;
    const target = control.querySelector('[data-state=normal]')?.querySelector<HTMLElement>(focusable);
    if (!frame || !target) continue;
    const looks = () => [...frame.querySelectorAll('*')].map(look).join('\n');
    const before = looks();
    target.focus();
    if (document.activeElement !== target || looks() === before) unseen.push(control.dataset.control ?? '');
    target.blur();
    tried++;
  }
  return { tried, unseen };
}

/** Controls whose content leaves the specimen or is cut off. Runs in the browser. */
function cutOff(): string[] {
  // A line of code scrolls, and a text that is shortened on purpose says so with its style.
  const scrolls = (element: Element) => /(auto|scroll)/.test(getComputedStyle(element).overflowX);
  // A tab bar scrolls sideways too: what stands beyond its edge is reached by scrolling.
  const inScroller = (element: Element, frame: Element) => {
    for (let one = element.parentElement; one && one !== frame; one = one.parentElement) if (scrolls(one)) return true;
    return false;
  };
  const shortened = (element: Element) => getComputedStyle(element).textOverflow === 'ellipsis';
  const shown = (element: Element) => {
    // The list of a closed menu has a place, and is not shown.
    if (!element.checkVisibility()) return false;
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    return width > 1 && height > 1 && visibility === 'visible' && opacity !== '0' && !isClipped(element);
  };
  // What only screen readers get, or something inside of it.
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && isClipped(element.parentElement));
  const found: string[] = [];
  for (const frame of document.querySelectorAll<HTMLElement>('[data-state]')) {
    const name = `${frame.closest('[data-control]')?.getAttribute('data-control')} ${frame.dataset.state}`;
    const { left, right } = frame.getBoundingClientRect();
    for (const element of frame.querySelectorAll('*')) {
      if (!shown(element) || element.closest('[role=tooltip], [aria-hidden=true], svg')) continue;
      if (element.parentElement?.closest('section[tabindex]')) continue;
      if (inScroller(element, frame)) continue;
      const box = element.getBoundingClientRect();
      if (box.right > right + 1 || box.left < left - 1) found.push(`${name}: <${element.localName}> leaves its place`);
      const { overflowX } = getComputedStyle(element);
      const native = /^(input|select|textarea|option|optgroup)$/.test(element.localName);
      if (
        !native &&
        overflowX !== 'visible' &&
        !scrolls(element) &&
        !shortened(element) &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${name}: <${element.localName}> is cut off`);
    }
  }
  return found;
}
