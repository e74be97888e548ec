import { followEmail, join, newAddress, ownProfile, password } from '../../harness/join.ts';
import { accessible, type DemoAccount, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';

test('a developer opens the settings, corrects a telephone number and changes names', { tag: '@once' }, async ({
  page,
}) => {
  await join(page);
  await page.goto('/settings/security');
  const ways = page.getByRole('navigation', { name: 'Paramètres' });
  await expect(ways.getByRole('link', { name: 'Sécurité du compte' })).toHaveAttribute('aria-current', 'page');
  await expect(ways.getByRole('link', { name: "Paramètres d'affichage" })).toBeVisible();
  await goodAtEveryWidth(page);
  await ways.getByRole('link', { name: 'Informations personnelles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informations personnelles');
  await expect(page.getByText('Désactivée', { exact: true })).toBeVisible();
  await goodAtEveryWidth(page);

  await page.getByLabel('Prénom').fill('Anna');
  await page.getByLabel('Nom', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await page.getByLabel('Nom', { exact: true }).fill('Roux');
  await page.getByLabel('Téléphone').fill('pas un numéro');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce numéro de téléphone n’est pas valide')).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toHaveValue('pas un numéro');
  await expect(page.getByLabel('Téléphone')).toBeFocused();
  await expect(page.getByLabel('Prénom')).toHaveValue('Anna');
  await fitsTheScreen(page);
  await accessible(page);

  // The page is notified of its own change and loads a second time: the message about the change stays.
  let loads = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'GET' && response.url().includes('user-informations.data')) loads += 1;
  });
  await page.getByLabel('Téléphone').fill('06.39.98.00.12');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => loads).toBeGreaterThan(1);
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toHaveValue('+33 6 39 98 00 12');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Anna');
});

test('a user changes the e-mail address by opening the link and pressing its button, not before', {
  tag: '@once',
}, async ({ page }) => {
  const email = await join(page);
  const newEmail = newAddress();
  await page.goto('/settings/user-informations');
  await page.getByLabel('Nouvelle adresse').fill(newEmail);
  await page.getByLabel('Mot de passe actuel').fill('pas celui-ci du tout');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible();
  await expect(page.getByLabel('Nouvelle adresse')).toHaveValue(newEmail);
  await page.getByLabel('Mot de passe actuel').fill(password);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(`Nous avons écrit à ${newEmail}`)).toBeVisible();
  await expect(page.getByLabel('Mot de passe actuel')).toHaveValue('');
  await expect(page.getByRole('definition')).toHaveText(email);
  await fitsTheScreen(page);
  await accessible(page);

  await followEmail(page, newEmail, 'Confirmez votre nouvelle adresse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre nouvelle adresse');
  const link = page.url();
  await fitsTheScreen(page);
  await accessible(page);
  await page.getByRole('button', { name: 'Confirmer ma nouvelle adresse' }).click();
  await expect(page.getByText('Votre nouvelle adresse est enregistrée.')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(newEmail);
  await followEmail(page, email, 'L’adresse de votre compte a changé');

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer ma nouvelle adresse' }).click();
  await expect(page.getByRole('alert')).toContainText('a déjà servi');
  await accessible(page);
  await page.getByRole('link', { name: 'Ouvrir mes informations personnelles' }).click();
  await expect(page.getByRole('definition')).toHaveText(newEmail);
});

test('a user cancels a change of e-mail address', { tag: '@once' }, async ({ page }) => {
  await join(page);
  await page.goto('/settings/user-informations');
  await page.getByLabel('Nouvelle adresse').fill(newAddress());
  await page.getByLabel('Mot de passe actuel').fill(password);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await page.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(page.getByText('Nous avons écrit à')).toHaveCount(0);
});

for (const account of ['recruiter', 'admin'] as DemoAccount[]) {
  test(`the account ${account} has settings, without those for developers only`, { tag: '@once' }, async ({ as }) => {
    const page = await as(account);
    await page.goto('/en/settings/user-informations');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal information');
    await expect(page.getByLabel('First and last name')).not.toHaveValue('');
    await expect(page.getByLabel('Phone')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Display settings' })).toHaveCount(0);
    await fitsTheScreen(page);
    await accessible(page);
  });
}

test('an administrator helps a developer who has lost access to a mailbox', { tag: '@once' }, async ({ page, as }) => {
  const email = await join(page);
  const newEmail = newAddress();
  const developerId = (await ownProfile(page)).split('/').at(-1);
  const admin = await as('admin');
  await admin.goto(`/developer-settings/${developerId}/user-informations`);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Informations personnelles de Noémie Le Goff');
  await fitsTheScreen(admin);
  await accessible(admin);
  await admin.getByLabel('Adresse e-mail').fill('admin@demo.example');
  await admin.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByText('Cette adresse a déjà un compte')).toBeVisible();
  await admin.getByLabel('Adresse e-mail').fill(newEmail);
  await admin.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(admin.getByText('Enregistré.')).toBeVisible();
  await admin.getByRole('button', { name: 'Envoyer un lien de réinitialisation' }).click();
  await expect(admin.getByText('Le lien est parti.')).toBeVisible();
  await accessible(admin);

  await followEmail(page, email, 'L’adresse de votre compte a changé');
  await followEmail(page, newEmail, 'Cette adresse est celle de votre compte');
  await followEmail(page, newEmail, 'Choisissez un nouveau mot de passe');
  await page.getByLabel('Nouveau mot de passe').fill('une toute autre phrase');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(newEmail);
  await page.getByLabel('Mot de passe').fill('une toute autre phrase');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');
});

test('a recruiter may not open the settings of a developer', { tag: '@once' }, async ({ as }) => {
  const page = await as('recruiter');
  const answer = await page.goto('/developer-settings/00000000-0000-7000-8000-000000000000/user-informations');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous n’avez pas accès à cette page');
});
