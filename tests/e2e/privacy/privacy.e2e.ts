import { pathTo } from '../../../domain/paths.ts';
import { demoPassword } from '../../../server/data/world/accounts.ts';
import { join, ownProfile, password } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';

test('a developer exports their data, asks for the erasure of the account, and cancels it', { tag: '@once' }, async ({
  page,
}) => {
  await join(page);
  const profile = await ownProfile(page);
  await page.goto('/settings/privacy');
  await goodAtEveryWidth(page);

  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger mes données' }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^vivier-.*\.zip$/);

  await page.getByLabel('Contenus d’autres sites').check();
  await page.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible();
  await expect(page.getByLabel('Contenus d’autres sites')).toBeChecked();
  await expect(page.getByText('Accepté le')).toHaveCount(1);

  await page.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await page.getByLabel('Mot de passe actuel').fill(password);
  await page.getByRole('button', { name: 'Effacer mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre compte sera effacé le' })).toBeVisible();
  await accessible(page);

  // Shown on every page, with a link to cancel.
  await page.goto(profile);
  await page.getByRole('link', { name: 'Garder mon compte' }).click();
  await page.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(page.getByRole('heading', { name: 'Effacer mon compte' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Garder mon compte' })).toBeHidden();
});

test('an administrator acts in a user’s name, which every page and the audit log show', { tag: '@once' }, async ({
  page,
  otherBrowser,
  baseURL,
}) => {
  await join(page);
  const userId = (await ownProfile(page)).split('/').at(-1) ?? '';
  // Its own session: the one that other tests share must stay an administrator's.
  const admin = await otherBrowser();
  const form = { email: 'admin@demo.example', password: demoPassword };
  const headers = { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' };
  expect((await admin.request.post('/connexion', { form, headers })).ok()).toBe(true);
  await admin.goto(pathTo('fr', 'actAs', { userId }));
  await accessible(admin);
  await admin.getByLabel('Raison').fill('Demande n° 12');
  await admin.getByRole('button', { name: 'Agir en son nom' }).click();
  const banner = admin.getByText('Vous agissez au nom de Noémie Le Goff');
  await expect(banner).toBeVisible();
  await admin.goto('/tests');
  await expect(banner).toBeVisible();
  await accessible(admin);
  await fitsTheScreen(admin);
  await admin.getByRole('button', { name: 'Cesser d’agir en son nom' }).click();
  await expect(banner).toBeHidden();

  await admin.goto(`/admin/journal?q=${userId}`);
  await expect(admin.getByText('Début d’action au nom d’une personne', { exact: true }).last()).toBeVisible();
  await accessible(admin);
  await fitsTheScreen(admin);

  await page.goto('/settings/privacy');
  await expect(page.getByText('Demande n° 12')).toBeVisible();
});

test('a visitor reads the privacy policy and the accessibility statement, and refuses all choices', {
  tag: '@once',
}, async ({ page }) => {
  for (const path of ['/confidentialite', '/en/accessibility']) {
    await page.goto(path);
    await goodAtEveryWidth(page);
  }
  await page.goto('/en/privacy');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await expect(page.getByText('Your choices have been saved.')).toBeVisible();
});
