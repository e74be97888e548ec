import { makeDeveloper, refreshInLibrary } from '../../harness/factories.ts';
import { expect, goodAtEveryWidth, test } from '../../harness/person.ts';
import { inProduct } from '../../harness/product-database.ts';
import { openSession } from '../../harness/session.ts';

test('a developer sees in which list they appeared, asks for a human, and reads the answer', { tag: '@once' }, async ({
  as,
  page,
}) => {
  const name = `Rang${Date.now().toString(36)}`;
  await inProduct(async (db) => {
    const person = await makeDeveloper(db, { displayName: `Alix ${name}` });
    const held = { developerId: person.userId, technologyId: 'fortran', position: 0 };
    await db.insertInto('developerTechnologies').values(held).execute();
    await refreshInLibrary(db, person);
    await openSession(page, db, person.userId);
  });

  const recruiter = await as('recruiter');
  await recruiter.goto(`/developers?query=${name}&technology=fortran`);
  await expect(recruiter.getByText(/% d’adéquation/)).toBeVisible();

  // The page of the recruiter did not wait for its log.
  await expect(async () => {
    await page.goto('/settings/privacy');
    await page.getByRole('link', { name: 'Mes classements' }).click();
    await expect(page.getByText('1re place')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Indiquez votre niveau dans vos technologies favorites')).toBeVisible();
  await page.getByText('Détail des points').click();
  await expect(page.getByRole('rowheader', { name: 'Fortran' })).toBeVisible();
  await page.getByRole('link', { name: /^Demander un avis humain sur cette liste/ }).click();
  await expect(page.getByText(/Votre demande porte sur cette liste/)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await page.getByLabel('Que devons-nous regarder ?').fill('Je connais Fortran depuis dix ans.');
  await goodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByText('Votre demande est envoyée.')).toBeVisible();

  const admin = await as('admin');
  await admin.goto(`/admin/classements?text=${name}`);
  const row = admin.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Recalculé : mêmes points, même ordre.');
  await goodAtEveryWidth(admin);
  await row.getByRole('button', { name: /^Répondre à/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Votre explication').fill('Votre profil ne dit pas votre niveau.');
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(admin.getByText('La réponse est envoyée.')).toBeVisible();
  await admin.goto('/admin/equite');
  await goodAtEveryWidth(admin);

  await page.goto('/en/my-rankings');
  await expect(page.getByText('Votre profil ne dit pas votre niveau.')).toBeVisible();
  await page.goto('/classements-et-scores');
  await goodAtEveryWidth(page);
});
