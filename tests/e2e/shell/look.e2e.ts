// The look of the main screens, against recorded pictures: docs/decisions/2026-11-18-pictures-of-screens.md.
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';
import { addStyles, changesOf, looksAsRecorded, steadyStyles, takePicture } from '../../look/compare.ts';
import { makeHome, makeLibrary, makeProfile, makeResult } from '../../look/screens.ts';

const sizes = { desktop: { width: 1280, height: 1600 }, phone: { width: 390, height: 1600 } };

/** The address of a screen, with its viewer signed in. */
const screens: Record<string, (page: Page) => Promise<string>> = {
  welcome: async () => '/',
  home: (page) =>
    inProduct(async (db) => {
      await openSession(page, db, (await makeHome(db)).userId);
      return '/';
    }),
  profile: () => inProduct(makeProfile),
  library: (page) =>
    inProduct(async (db) => {
      const { recruiter, address } = await makeLibrary(db);
      await openSession(page, db, recruiter.userId);
      return address;
    }),
  result: (page) =>
    inProduct(async (db) => {
      const { player, address } = await makeResult(db);
      await openSession(page, db, player.userId);
      return address;
    }),
};

/** Headings of the parts whose content other tests and other days change: one height, and not looked into. */
const varying = [
  'Une question par jour',
  'Le salaire est écrit sur l’offre',
  'Ce que les entreprises offrent',
  'Offres pour vous',
];

/** Loads a page at a size: a page that changes its size adapts a moment later. */
async function show(page: Page, address: string, size: keyof typeof sizes): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(sizes[size]);
  await page.goto(address);
  for (const heading of varying) {
    const part = page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
    for (const one of await part.all()) await one.evaluate((section) => section.toggleAttribute('data-varies'));
  }
  await addStyles(page, steadyStyles);
  await addStyles(
    page,
    `[data-varies] { block-size: 320px; overflow: hidden }
    figure li, [data-varies] * { visibility: hidden !important }`,
  );
}

for (const [name, make] of Object.entries(screens)) {
  test(`the screen « ${name} » looks as recorded`, { tag: '@once' }, async ({ page }) => {
    const address = await make(page);
    for (const size of ['desktop', 'phone'] as const) {
      await show(page, address, size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await looksAsRecorded(page, `${name}-${size}-${colorScheme}`);
      }
    }
  });
}

const withoutStyles = () => {
  for (const sheet of document.styleSheets) sheet.disabled = true;
};
const mistakes: Record<string, (page: Page) => Promise<void>> = {
  'a block that has moved': (page) => addStyles(page, 'main h1 { translate: 0 24px }'),
  'another colour of buttons': (page) => addStyles(page, ':root { --leaf: #1f5fd0 }'),
  'another size of text': (page) => addStyles(page, ':root { --text-base: 20px }'),
  'a page without style sheets': (page) => page.evaluate(withoutStyles),
};
for (const [mistake, make] of Object.entries(mistakes)) {
  test(`a comparison finds ${mistake}`, { tag: '@once' }, async ({ page }) => {
    await show(page, (await screens.profile?.(page)) ?? '', 'desktop');
    await make(page);
    const taken = await takePicture(page, 'profile-changed');
    expect(await changesOf(taken, 'profile-desktop-light')).not.toEqual([]);
  });
}
