import type { Page } from '@playwright/test';
import { followEmail, join, joinByForm, newAddress, password, signUp } from '../../harness/join.ts';
import { accessible, expect, fitsTheScreen, goodAtEveryWidth, test } from '../../harness/person.ts';
import { totp } from '../../harness/totp.ts';

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

test('a new user signs up, confirms the e-mail address, signs out and signs in again', async ({ page }) => {
  const email = await joinByForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');
  await expect(page.getByText('Votre profil est incomplet')).toBeVisible();
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté·e.')).toBeVisible();
  await signIn(page, email, 'pas le bon mot de passe');
  await expect(page.getByRole('alert')).toContainText('Adresse ou mot de passe incorrect');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
  await accessible(page);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');
});

test('a user who opens the confirmation link on another device types the password, or chooses a new one', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const email = newAddress();
  await signUp(page, email);
  const phone = await otherBrowser();
  await followEmail(phone, email);
  await expect(phone.getByLabel('Mot de passe choisi à l’inscription')).toBeVisible();
  await goodAtEveryWidth(phone);
  await phone.getByLabel('Mot de passe choisi à l’inscription').fill('pas celui-ci du tout');
  await phone.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(phone.getByText('Ce n’est pas le mot de passe choisi à l’inscription.')).toBeVisible();
  await phone.getByText('Je ne connais pas ce mot de passe').click();
  await phone.getByLabel('Nouveau mot de passe').fill('une toute nouvelle phrase');
  await phone.getByRole('button', { name: 'Confirmer avec ce mot de passe' }).click();
  await expect(phone.getByText('Votre adresse est confirmée. Bienvenue.')).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText('Adresse ou mot de passe incorrect');
});

test('a visitor sees mistakes of the sign-up form beside each field, and no typed value is lost', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/inscription');
  await page.getByLabel('Prénom').fill('Noémie');
  await page.getByLabel('Mot de passe').fill('court');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Il faut au moins 10 caractères')).toBeVisible();
  await expect(page.getByText('Ce champ est obligatoire')).toHaveCount(3);
  await expect(page.getByLabel('Prénom')).toHaveValue('Noémie');
  await expect(page.getByRole('radio', { name: /^Trouver un poste/ })).toBeFocused();
  await goodAtEveryWidth(page);
});

test('a user replaces a forgotten password through the link of an e-mail', { tag: '@once' }, async ({ page }) => {
  const email = await join(page);
  await page.context().clearCookies();
  await page.goto('/mot-de-passe-oublie');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('un e-mail vient de partir')).toBeVisible();
  await followEmail(page, email);
  await page.getByLabel('Nouveau mot de passe').fill('une autre longue phrase');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();
  await signIn(page, email, 'une autre longue phrase');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');
});

test('a user turns the second factor on, signs in with a code and a recovery code, and turns it off', {
  tag: '@once',
}, async ({ page }) => {
  const email = await join(page);
  await page.goto('/settings/security');
  await accessible(page);
  await page.getByRole('button', { name: 'Activer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await accessible(page);
  await dialog.getByLabel('Mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  const secret = await dialog.locator('code').innerText();
  await accessible(page);
  await fitsTheScreen(page);
  await dialog.getByLabel('Code à six chiffres').fill(totp(secret));
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await accessible(page);
  await dialog.getByRole('button', { name: 'J’ai enregistré mes codes' }).click();
  await expect(page.getByText('Activée', { exact: true })).toBeVisible();

  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre code de connexion');
  await page.getByLabel('Code à six chiffres ou code de secours').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');

  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Désactiver' }).click();
  await dialog.getByLabel('Mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('Désactivée', { exact: true })).toBeVisible();
});

test('a user closes a session on another device, and that browser is signed out at once', { tag: '@once' }, async ({
  page,
  otherBrowser,
}) => {
  const email = await join(page);
  const other = await otherBrowser();
  await signIn(other, email);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');
  await other.goto('/settings/security');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sécurité du compte');
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Fermer toutes les autres' }).click();
  await expect(page.getByRole('button', { name: 'Fermer toutes les autres' })).toHaveCount(0);
  await expect(other).toHaveURL(/connexion/);
});

test('a user changes the password in the settings', { tag: '@once' }, async ({ page }) => {
  const email = await join(page);
  await page.goto('/settings/security');
  await page.getByLabel('Mot de passe actuel').fill('pas celui-ci du tout');
  await page.getByLabel('Nouveau mot de passe').fill('encore une phrase longue');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible();
  await page.getByLabel('Mot de passe actuel').fill(password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe a été changé')).toBeVisible();
  await page.locator('summary', { hasText: 'Mon compte' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await signIn(page, email, 'encore une phrase longue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Noémie');
});

test('a visitor who guesses a password has to wait, and the form keeps its values', { tag: '@once' }, async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill(email);
  // The waits grow with each attempt: even on a slow machine, one attempt comes too early.
  for (let status = 0; status !== 429; ) {
    await page.getByLabel('Mot de passe').fill('une idée parmi d’autres');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    const answer = await answered;
    status = answer.status();
    if (status === 429) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  }
  await expect(page.getByRole('alert')).toContainText(/réessayez dans \d+ (seconde|minute)/);
  await accessible(page);
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
});
