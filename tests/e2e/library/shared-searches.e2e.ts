import type { Page } from '@playwright/test';
import { makeCompany, makeRecruiter } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { newName } from '../../harness/recruiter.ts';
import { openSession } from '../../harness/session.ts';

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('a recruiter shares a search, and a colleague finds, copies and follows it', async ({ page, browser }) => {
  const name = newName('Vue à Quimper');
  const other = await browser.newContext();
  const colleague = await other.newPage();
  const author = await inProduct(async (db) => {
    const companyId = await makeCompany(db);
    const recruiter = await makeRecruiter(db, { companyId, admin: false });
    await openSession(page, db, recruiter.userId);
    await openSession(colleague, db, (await makeRecruiter(db, { companyId, admin: false })).userId);
    return recruiter;
  });
  await page.goto('/developers?technology=vue-js&yearsFrom=2');
  await page.locator('summary', { hasText: 'Enregistrer cette recherche' }).click();
  await page.getByLabel('Nom de la recherche').fill(name);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Votre recherche est enregistrée.')).toBeVisible();
  await page.goto('/developers/recherches');
  const own = row(page, name);
  await expect(own.getByRole('list', { name: 'Critères' })).toContainText('2 ans d’expérience ou plus');
  await expect(own).toContainText(/profil/);
  await own.getByRole('button', { name: /^Partager avec l’équipe/ }).click();
  await expect(own).toContainText('Partagée avec l’équipe');
  await own.getByText('Renommer').click();
  await own.getByLabel('Nom de la recherche').fill(`${name} bis`);
  await own.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(row(page, `${name} bis`)).toBeVisible();
  await goodAtEveryWidth(page);

  await colleague.goto('/developers/recherches');
  const shared = row(colleague, `${name} bis`);
  await expect(shared).toContainText(`Partagée par ${author.name}`);
  await expect(shared.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
  await shared.getByRole('button', { name: /^Activer l’alerte/ }).click();
  await expect(shared).toContainText('Alerte active');
  await shared.getByRole('button', { name: /^Copier/ }).click();
  await expect(row(colleague, `${name} bis`)).toHaveCount(2);
  await goodAtEveryWidth(colleague);
  await shared
    .last()
    .getByRole('link', { name: /^Voir les profils/ })
    .click();
  await expect(colleague).toHaveURL(/technology=vue-js&yearsFrom=2/);
  await page.reload();
  await row(page, `${name} bis`)
    .getByRole('button', { name: /^Ne plus partager/ })
    .click();
  await expect(page.getByRole('button', { name: /^Partager avec l’équipe/ })).toBeVisible();
  await colleague.goto('/developers/recherches');
  await expect(row(colleague, `${name} bis`)).toHaveCount(1);
  await other.close();
});
