import type { Page } from '@playwright/test';
import { expect, fitsTheScreen, goodInBothThemes, test, wholePageAccessible } from '../../harness/person.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });

test('a developer reaches the main pages from the bar at the bottom', { tag: '@once' }, async ({ as }) => {
  const page = await as('developer');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveText(['Accueil', 'Offres', 'Tests', /Messages$/, 'Profil']);
  await expect(bar(page).locator('[aria-current]')).toHaveText('Accueil');
  for (const link of await bar(page).getByRole('link').all()) {
    const size = await link.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await bar(page).getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL('/user/camille-verdier-front-end');
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Profil');
  await goodInBothThemes(page);
  // The foot of the page is not behind the bar.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [foot, top] = [await page.getByRole('contentinfo').boundingBox(), await bar(page).boundingBox()];
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page).getByRole('link', { name: 'Mon profil' })).toBeVisible();
});

test('a recruiter finds the other links of the menu under “More”', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto('/developers');
  const more = bar(page).locator('summary');
  await expect(bar(page).getByRole('link')).toHaveText(['Accueil', 'CVThèque', /Candidat·es$/, 'Offres']);
  await more.press('Enter');
  await expect(bar(page).getByRole('link', { name: 'Mon entreprise' })).toBeVisible();
  await wholePageAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: 'Mon entreprise' })).toBeHidden();
  await more.click();
  // A tap beside the sheet closes it.
  await page.mouse.click(40, 300);
  await expect(bar(page).getByRole('link', { name: 'Mon entreprise' })).toBeHidden();
  await more.click();
  await bar(page).getByRole('link', { name: 'Abonnements' }).click();
  await expect(page).toHaveURL('/plans');
  await fitsTheScreen(page);
});

test('the bar has five entries for the team, and none for visitors', { tag: '@once' }, async ({ as, page }) => {
  const admin = await as('admin');
  for (const one of [admin, page]) await one.setViewportSize({ width: 390, height: 844 });
  await admin.goto('/');
  await expect(bar(admin).getByRole('link')).toHaveText(['Accueil', 'Profils', 'Entreprises', 'Support']);
  await expect(bar(admin).locator('summary')).toHaveText('Plus');
  await page.goto('/');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar and its sheet lead to pages', { tag: '@once' }, async ({ as }) => {
    const page = await as('recruiter');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await bar(page).locator('summary').click();
    await bar(page).getByRole('link', { name: 'Mon entreprise' }).click();
    await expect(page).toHaveURL('/company/mareva');
  });
});
