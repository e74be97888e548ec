import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { accessible, expect, fitsTheScreen, test } from '../harness/person.ts';
import { inProduct } from '../harness/product-database.ts';

const board = '/tests/python-advanced/leaderboard';
const dialog = (page: Page) => page.getByRole('dialog');

test("a leaderboard has ten a page, and 'page 1 has no suffix'", async ({ page }) => {
  await page.goto(board);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
  await accessible(page);
  await fitsTheScreen(page);
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

/** How well somebody of the demo has played is left to chance: this one has a place, and does not show it yet. */
function givePlace(email: string): Promise<unknown> {
  const theirs = sql`(select id from users where email = ${email})`;
  const tests = sql`(select id from tests where technology_id = 'postgresql')`;
  const ranking = JSON.stringify({ allTime: { centile: 0.2, rank: 2, players: 9 } });
  return inProduct(async (db) => {
    const none = sql`not exists (select from test_sessions where user_id = ${theirs} and test_id in ${tests})`;
    await sql`update test_sessions set user_id = ${theirs} where ${none} and id = (select id from test_sessions
      where test_id in ${tests} and status = 'COMPLETED' and not practice limit 1)`.execute(db);
    await sql`update test_sessions set ranking = ${ranking}::jsonb, updated_ranking = null
      where user_id = ${theirs} and test_id in ${tests}`.execute(db);
  });
}

test('a result is put on the profile from the history, and a recruiter sees it', { tag: '@once' }, async ({ as }) => {
  await givePlace('junior@demo.example');
  const owner = await as('junior');
  await owner.goto('/');
  await owner.getByRole('link', { name: 'Mon profil' }).first().press('Enter');
  await owner.locator('main').getByRole('link', { name: 'Tests', exact: true }).press('Enter');
  await expect(owner.getByRole('heading', { name: 'Tests passés' })).toBeVisible();
  await accessible(owner);
  await owner.getByRole('button', { name: 'Historique – PostgreSQL' }).press('Enter');
  await expect(dialog(owner)).toContainText('Historique de vos tests en PostgreSQL');
  await expect(dialog(owner)).toContainText('Terminé le');
  await accessible(owner);
  const remove = dialog(owner).getByRole('button', { name: 'Retirer du profil' });
  if ((await remove.count()) > 0) await remove.click();
  await dialog(owner).getByRole('button', { name: 'Ajouter à mon CV' }).click();
  await expect(remove).toBeVisible();

  const recruiter = await as('recruiter');
  await recruiter.goto(owner.url().replace(/\?.*/, ''));
  const card = recruiter.locator('[data-card="tests"]');
  await expect(card.getByRole('listitem').filter({ hasText: 'PostgreSQL' })).toContainText('Top');
  // The history is nobody else's.
  await recruiter.goto(owner.url());
  await expect(recruiter.getByRole('heading', { name: 'Tests passés' })).toBeVisible();
  await expect(recruiter.getByRole('button', { name: /Historique/ })).toHaveCount(0);

  await remove.click();
  await expect(dialog(owner).getByRole('button', { name: 'Ajouter à mon CV' })).toBeVisible();
  await recruiter.goto(owner.url().replace(/\?.*/, ''));
  await expect(card.getByRole('listitem').filter({ hasText: 'PostgreSQL' })).toHaveCount(0);
});
