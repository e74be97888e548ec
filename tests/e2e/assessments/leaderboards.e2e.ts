import type { Page } from '@playwright/test';
import { accessible, expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { makeRanked, testIdOf } from '../../harness/players.ts';
import { inProduct } from '../../harness/product-database.ts';

const board = '/tests/python-advanced/leaderboard';
const dialog = (page: Page) => page.getByRole('dialog');

test('a visitor sees ten players per page of a leaderboard, and page 1 has no suffix in its address', {
  tag: '@once',
}, async ({ page }) => {
  await inProduct(async (db) => {
    const testId = await testIdOf(db, 'python-advanced');
    for (let index = 0; index < 12; index++) await makeRanked(db, { testId, score: 1500 + 10 * index });
  });
  await page.goto(board);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
  await goodAtEveryWidth(page);
  const first = await page.getByRole('row').nth(1).textContent();
  await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
  await expect(page).toHaveURL(`${board}/2`);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goto(`${board}/1`);
  await expect(page).toHaveURL(board);
  await expect(page.getByRole('row').nth(1)).toHaveText(first ?? '');
  await page.getByRole('link', { name: 'Saison en cours' }).press('Enter');
  await expect(page).toHaveURL(/leaderboard\/season\/\d{4}-q[1-4]$/);
  expect((await page.goto(`${board}/99999`))?.status()).toBe(404);
});

test('a developer adds a result to the profile from the history, and a recruiter sees it', { tag: '@once' }, async ({
  as,
}) => {
  const owner = await as('junior');
  await owner.goto('/');
  await owner.getByRole('link', { name: 'Mon profil' }).first().press('Enter');
  await owner.locator('main').getByRole('link', { name: 'Tests', exact: true }).press('Enter');
  await expect(owner.getByRole('heading', { name: 'Tests passés' })).toBeVisible();
  await accessible(owner);
  const strip = owner.getByRole('img', { name: /questions? validées? sur/ }).first();
  await expect(strip).toHaveCSS('max-height', '36px');
  await owner.getByRole('button', { name: 'Voir toutes les questions' }).first().press('Enter');
  await expect(owner.locator('[role="img"][data-open]')).toHaveCSS('max-height', '500px');
  await owner.getByRole('button', { name: 'Historique – Docker' }).press('Enter');
  await expect(dialog(owner)).toContainText('Historique de vos tests en Docker');
  await expect(dialog(owner)).toContainText('Terminé le');
  await accessible(owner);
  const remove = dialog(owner).getByRole('button', { name: 'Retirer du profil' });
  if ((await remove.count()) > 0) await remove.click();
  // One button for each session of this test.
  await dialog(owner).getByRole('button', { name: 'Ajouter à mon CV' }).first().click();
  await expect(remove).toBeVisible();

  const recruiter = await as('recruiter');
  await recruiter.goto(owner.url().replace(/\?.*/, ''));
  const card = recruiter.locator('[data-card="tests"]');
  await expect(card.getByRole('listitem').filter({ hasText: 'Docker' })).toContainText('±');
  // Only the developer sees the history.
  await recruiter.goto(owner.url());
  await expect(recruiter.getByRole('heading', { name: 'Tests passés' })).toBeVisible();
  await expect(recruiter.getByRole('button', { name: /Historique/ })).toHaveCount(0);

  await remove.click();
  await expect(dialog(owner).getByRole('button', { name: 'Ajouter à mon CV' }).first()).toBeEnabled();
  await recruiter.goto(owner.url().replace(/\?.*/, ''));
  await expect(card.getByRole('listitem').filter({ hasText: 'Docker' })).toHaveCount(0);
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Ajouter à mon CV – Docker' }).click();
  await expect(dialog(owner)).toContainText('Historique de vos tests en Docker');
});
