import type { Page } from '@playwright/test';
import { join, ownProfile } from '../../harness/join.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { card, dialog, open } from '../../harness/profile-dialog.ts';

const opener = (page: Page) => card(page, 'skills').getByRole('button', { name: 'Modifier – Compétences' });
const boxOf = async (page: Page) => {
  const box = await dialog(page).boundingBox();
  if (!box) throw new Error('The dialog is not shown.');
  return box;
};

async function openOwnProfile(page: Page): Promise<void> {
  await join(page);
  await page.goto(await ownProfile(page));
}

test('a dialog closes by Escape, by its button and by a click outside, and leads back to what opened it', async ({
  page,
}) => {
  await openOwnProfile(page);
  for (const way of ['key', 'button', 'outside'] as const) {
    await open(page, 'skills');
    await expect(dialog(page)).toHaveAccessibleName('Modifier les compétences');
    const button = dialog(page).getByRole('button', { name: 'Fermer' });
    const size = await button.boundingBox();
    expect([size?.width, size?.height]).toEqual([44, 44]);
    if (way === 'key') await page.keyboard.press('Escape');
    else if (way === 'button') await button.click();
    else await page.mouse.click((await boxOf(page)).x + 40, (await boxOf(page)).y - 3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
});

test('what was typed into a dialog is not lost by a key or by a click outside', { tag: '@once' }, async ({ page }) => {
  await openOwnProfile(page);
  await open(page, 'skills');
  const field = dialog(page).getByLabel('Interessé par');
  await field.fill('Les phares');
  // A browser lets a page refuse the first, and closes on the second.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  const { x, y } = await boxOf(page);
  await page.mouse.click(x + 40, y - 3);
  await expect(field).toHaveValue('Les phares');
});

test('the cross of a dialog asks before it loses what was typed, as Escape does', { tag: '@once' }, async ({
  page,
}) => {
  await openOwnProfile(page);
  await open(page, 'skills');
  const field = dialog(page).getByLabel('Interessé par');
  await field.fill('Les phares');
  const cross = dialog(page).getByRole('button', { name: 'Fermer' });
  for (const leave of [() => page.keyboard.press('Escape'), () => cross.click()]) {
    const asked = page.waitForEvent('dialog').then(async (question) => {
      expect(question.message()).toContain('Fermer et les perdre');
      await question.dismiss();
    });
    await Promise.all([asked, leave()]);
    await expect(field).toHaveValue('Les phares');
  }
  page.once('dialog', (question) => void question.accept());
  await cross.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone a dialog is a sheet at the bottom edge, and its main action stays in view', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openOwnProfile(page);
  await open(page, 'about');
  const { x, y, width, height } = await boxOf(page);
  expect([x, width, y + height]).toEqual([0, 390, 640]);
  expect(height).toBeLessThanOrEqual(0.92 * 640 + 1);
  await expect(dialog(page).getByRole('button', { name: 'Confirmer' })).toBeInViewport({ ratio: 1 });
  await goodAtEveryWidth(page);
});

test('a text that is selected up to beyond the edge of a dialog does not close it', { tag: '@once' }, async ({
  page,
}) => {
  await openOwnProfile(page);
  await open(page, 'skills');
  const { x, y } = await boxOf(page);
  const title = await dialog(page).getByRole('heading').boundingBox();
  await page.mouse.move((title?.x ?? 0) + 30, (title?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 3);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('the page under a dialog stays where it is', { tag: '@once' }, async ({ page }) => {
  await openOwnProfile(page);
  const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth);
  const before = await width();
  await open(page, 'skills');
  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -600);
  await page.mouse.wheel(0, 600);
  // A page that may scroll does so within a frame or two of the wheel.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(await width()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(place);
});

test('what is said while a dialog is open is said inside it, above it and in reach', { tag: '@once' }, async ({
  as,
}) => {
  const page = await as('developer');
  await page.goto('/camille-verdier-front-end/achievements');
  await page
    .getByRole('button', { name: /^Partager – / })
    .first()
    .press('Enter');
  await expect(dialog(page)).toContainText('Copier le code iframe');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  // The place is there before the sentence, or screen readers would not hear of it.
  const place = dialog(page).getByRole('status').last();
  await expect(place).toBeEmpty();
  const copy = dialog(page).getByRole('button', { name: 'Copier le code iframe' });
  await copy.click();
  await expect(place).not.toBeEmpty();
  await goodAtEveryWidth(page);
  // A message is shown for some seconds, which a check may take: it is said again before it is closed.
  await copy.click();
  await place.getByRole('button').click();
  await expect(place).toBeEmpty();
  await expect(dialog(page)).toBeVisible();
});

test('a sentence outlives the dialog in which it was said', { tag: '@once' }, async ({ page }) => {
  await openOwnProfile(page);
  await open(page, 'skills');
  await dialog(page).getByLabel('Interessé par').fill('Les phares');
  await dialog(page).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Vos changements sont enregistrés.' })).toBeVisible();
});
