import type { Page } from '@playwright/test';
import { makeDeveloper } from '../../harness/factories.ts';
import { accessible, expect, fitsTheScreen, test } from '../../harness/person.ts';
import { inProduct, runTask } from '../../harness/product-database.ts';

const people = (page: Page) => page.getByRole('list', { name: 'Profils', exact: true }).getByRole('heading');

test('a recruiter gets one e-mail about a new profile of a saved search, and never again about that profile', {
  tag: '@once',
}, async ({ as }) => {
  const word = `zeste${Date.now().toString(36)}`;
  const page = await as('recruiter');
  await page.goto(`/developers?query=${word}`);
  await expect(page.getByText('Aucun profil ne correspond')).toBeVisible();
  await page.locator('summary', { hasText: 'Enregistrer cette recherche' }).click();
  await accessible(page);
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await page.getByLabel('Nom de la recherche').fill('  ');
  await save.click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await page.getByLabel('Nom de la recherche').fill(`Recherche ${word}`);
  await save.click();
  await expect(page.getByText('Votre recherche est enregistrée.')).toBeVisible();
  await expect(page.getByText(new RegExp(`Recherche enregistrée.*Recherche ${word}`))).toBeVisible();

  const emails = await inProduct(async (db) => {
    await makeDeveloper(db, { displayName: 'Maud Ferrand', oneSentenceDescription: `Le ${word} du détail.` });
    await runTask(db, 'alert-searches');
    await db
      .updateTable('developers')
      .set({ lastUpdate: new Date() })
      .where('displayName', '=', 'Maud Ferrand')
      .execute();
    await runTask(db, 'alert-searches');
    return db.selectFrom('emails').select(['id', 'toAddress']).where('text', 'like', `%Recherche ${word}%`).execute();
  });
  expect(emails).toMatchObject([{ toAddress: 'recruiter@demo.example' }]);
  await page.goto(`/outbox/${emails[0]?.id}?view=text`);
  await expect(page.getByText('Maud Ferrand').first()).toBeVisible();
  await fitsTheScreen(page);

  // The link in the e-mail shows the search; the other one ends the alert, without signing in.
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(links.find((link) => link.endsWith(`/developers?query=${word}`)) ?? '');
  await expect(people(page)).toHaveText('Maud Ferrand');
  await page.context().clearCookies();
  await page.goto(links.find((link) => link.includes('/alertes/arreter')) ?? '');
  await accessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Arrêter l’alerte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’alerte est arrêtée');
  const own = await as('recruiter');
  await own.goto('/developers/recherches');
  const search = own.getByRole('list', { name: 'Recherches enregistrées' }).locator('> li').filter({ hasText: word });
  await expect(search).toContainText('Sans alerte');
  await fitsTheScreen(own);
  await accessible(own);
  await search.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(search).toHaveCount(0);
});
