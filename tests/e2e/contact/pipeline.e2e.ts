import type { Locator, Page } from '@playwright/test';
import type { Database } from '../../../server/data/database.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { dialog } from '../../harness/profile-dialog.ts';
import { openSession } from '../../harness/session.ts';

/** An open conversation of the company with someone of this name. */
async function talksTo(db: Database, companyId: string, displayName: string): Promise<void> {
  const { userId: developerId } = await makeDeveloper(db, { displayName });
  await db.insertInto('candidates').values({ companyId, developerId }).execute();
  await db
    .insertInto('introductions')
    .values({ companyId, developerId, status: 40, statusSince: new Date(), lastMessageAt: new Date() })
    .execute();
}

const column = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'En conversation' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name }) });

/** Dragging begins with the first movement, before the page scrolls to the column. */
async function drag(page: Page, name: string, to: Locator): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.hover();
  await page.mouse.down();
  await card.hover({ position: { x: 20, y: 20 } });
  await to.hover();
  await to.hover({ position: { x: 60, y: 60 } });
  await page.mouse.up();
}

test('two recruiters move candidates through stages at once', { tag: '@once' }, async ({ page, otherBrowser }) => {
  const colleague = await otherBrowser();
  await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    for (const name of ['Zoé', 'Noé', 'Chloé']) await talksTo(db, companyId, name);
    await openSession(page, db, (await makeRecruiter(db, { companyId })).userId);
    await openSession(colleague, db, (await makeRecruiter(db, { companyId })).userId);
  });
  await page.goto('/manager/candidates');
  await colleague.goto('/manager/candidates');
  await drag(page, 'Zoé', column(page, 'Entretien'));
  await expect(page.getByText('Zoé : Entretien')).toBeVisible();
  await expect(column(page, 'Entretien').getByRole('heading', { level: 4 })).toHaveText(['Zoé']);
  // The page of the colleague follows without being loaded again.
  await expect(column(colleague, 'Entretien').getByRole('heading', { level: 4 })).toHaveText(['Zoé']);
  await Promise.all([
    drag(page, 'Noé', column(page, 'Proposition d’embauche')),
    drag(colleague, 'Chloé', column(colleague, 'Entretien')),
  ]);
  for (const on of [page, colleague]) {
    await expect(column(on, 'Proposition d’embauche').getByRole('heading', { level: 4 })).toHaveText(['Noé']);
    await expect(column(on, 'Entretien').getByRole('heading', { level: 4 })).toHaveCount(2);
  }
  await goodAtEveryWidth(page);
});

test('a recruiter moves people with a button, and gives the company stages of its own', async ({ page }) => {
  await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    for (const name of ['Zoé', 'Noé']) await talksTo(db, companyId, name);
    await openSession(page, db, (await makeRecruiter(db, { companyId })).userId);
  });
  await page.goto('/manager/candidates');
  await page.getByRole('button', { name: 'Déplacer Zoé' }).press('Enter');
  await expect(dialog(page)).toContainText('Note l’embauche');
  await dialog(page).getByRole('button', { name: 'Entretien' }).press('Enter');
  await expect(column(page, 'Entretien').getByRole('heading', { level: 4 })).toHaveText(['Zoé']);
  await page.getByRole('button', { name: 'Modifier les étapes' }).press('Enter');
  await dialog(page).getByLabel('Nom de l’étape 2').last().fill('Visite des bureaux');
  await dialog(page).getByRole('button', { name: 'Supprimer l’étape Proposition d’embauche' }).press('Enter');
  await goodAtEveryWidth(page);
  await dialog(page).getByRole('button', { name: 'Confirmer' }).press('Enter');
  await expect(column(page, 'Visite des bureaux').getByRole('heading', { level: 4 })).toHaveText(['Zoé']);
  await page.getByRole('button', { name: 'Déplacer Zoé' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Archives' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Archiver' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Archives' }).getByRole('listitem')).toContainText('Zoé');
  await page.goto('/manager/candidates?state=open');
  await page.getByLabel('Choisir cette personne').or(page.getByLabel('Choisir Noé')).first().check();
  await page.getByLabel('Déplacer vers').selectOption('Visite des bureaux');
  await expect(page.getByText('Noé : Visite des bureaux')).toBeVisible();
  await page.getByRole('link', { name: 'Noé' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Étape' })).toHaveValue(/./);
  await page.getByRole('combobox', { name: 'Étape' }).selectOption('Premier échange');
  await expect(page.getByText('Noé : Premier échange')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
    'Étape : Visite des bureaux → Premier échange',
  );
  await goodAtEveryWidth(page);
});
