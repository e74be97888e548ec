import type { Locator, Page } from '@playwright/test';
import { join, ownProfile, password } from '../../harness/join.ts';
import { expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { card, dialog, open } from '../../harness/profile-dialog.ts';

/** Opens the link of the message, which opens another tab, and signs in there. */
async function signInElsewhere(page: Page, message: Locator, email: string): Promise<void> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    message.getByRole('link', { name: 'Se connecter (nouvel onglet)' }).click(),
  ]);
  await expect(tab).toHaveURL(/\/connexion$/);
  await tab.getByLabel('Adresse e-mail').fill(email);
  await tab.getByLabel('Mot de passe').fill(password);
  await tab.getByRole('button', { name: 'Se connecter' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour/);
  await tab.close();
}

test('a user whose session has ended keeps the text of a dialog, and saves it after signing in in another tab', {
  tag: '@once',
}, async ({ page }) => {
  const email = await join(page);
  await page.goto(await ownProfile(page));
  await open(page, 'education', 'Ajouter');
  await dialog(page).getByLabel("Nom de l'organisme ou de l'école").fill('École des marées');
  await dialog(page).getByLabel("Année d'obtention du diplôme").selectOption('2019');
  await dialog(page).getByLabel('Diplôme obtenu').fill('Ingénieure');
  await page.context().clearCookies();
  await dialog(page).getByRole('button', { name: 'Ajouter', exact: true }).click();
  const message = dialog(page).getByRole('alert').filter({ hasText: 'Votre session a pris fin' });
  await expect(message).toContainText('Ce que vous avez écrit reste ici');
  await goodAtEveryWidth(page);

  await signInElsewhere(page, message, email);
  await expect(dialog(page).getByLabel("Nom de l'organisme ou de l'école")).toHaveValue('École des marées');
  await dialog(page).getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'education')).toContainText('École des marées');
});

test('a user whose session ended before a dialog was loaded sees it loaded after signing in', {
  tag: '@once',
}, async ({ page }) => {
  const email = await join(page);
  await page.goto(await ownProfile(page));
  await page.context().clearCookies();
  await card(page, 'links')
    .getByRole('button', { name: /^Modifier – / })
    .click();
  const message = dialog(page).getByRole('alert').filter({ hasText: 'Votre session a pris fin' });
  await signInElsewhere(page, message, email);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog(page).getByLabel('Identifiant GitHub')).toBeVisible();
});

test('a user whose session has ended keeps the text of a form, and saves it after signing in in another tab', {
  tag: '@once',
}, async ({ page }) => {
  const email = await join(page);
  await page.goto('/settings/user-informations');
  await page.getByLabel('Prénom').fill('Anna');
  await page.getByLabel('Téléphone').fill('06.39.98.00.12');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Votre session a pris fin' });
  await expect(message).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Anna');
  await goodAtEveryWidth(page);

  await signInElsewhere(page, message, email);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Anna');
  await expect(page.getByLabel('Téléphone')).toHaveValue('+33 6 39 98 00 12');
});

test('a user whose session has ended sees it after clicking a button, in English on an English page', {
  tag: '@once',
}, async ({ page }) => {
  await join(page);
  await page.goto(`/en${await ownProfile(page)}`);
  await page.context().clearCookies();
  await card(page, 'personal')
    .getByRole('button', { name: /^(Hide|Show)/ })
    .click();
  const message = page.getByRole('status').filter({ hasText: 'Your session has ended' });
  const link = message.getByRole('link', { name: 'Sign in (new tab)' });
  await expect(link).toHaveAttribute('href', '/en/sign-in');
  await expect(link).toHaveAttribute('target', '_blank');
  await fitsTheScreen(page);
});
