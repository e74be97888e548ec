import type { Page } from '@playwright/test';
import { expect } from './person.ts';

/** The password of every user who signs up in a browser test. */
export const password = 'une phrase assez longue';
let count = 0;

export function newAddress(): string {
  return `personne-${process.pid}-${Date.now()}-${count++}@example.com`;
}

export async function signUp(
  page: Page,
  email: string,
  { firstName, lastName } = { firstName: 'Noémie', lastName: 'Le Goff' },
): Promise<void> {
  await page.goto('/inscription');
  await page.getByLabel('Trouver un poste').check();
  await page.getByLabel('Prénom').fill(firstName);
  await page.getByLabel('Nom', { exact: true }).fill(lastName);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrez votre boîte e-mail');
}

/** Opens the newest e-mail to an address (with these words in its subject) in the outbox and follows its link. */
export async function followEmail(page: Page, email: string, subject = ''): Promise<void> {
  await page.goto('/outbox');
  await page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first().click();
  await page.locator('main a[href^="http"]').first().click();
}

/** Creates a new developer who is signed in; returns the e-mail address. */
export async function join(page: Page): Promise<string> {
  const email = newAddress();
  await signUp(page, email);
  await followEmail(page, email);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Votre adresse est confirmée. Bienvenue.')).toBeVisible();
  return email;
}

/** The address of the signed-in user's profile, as in the header: by id. */
export async function ownProfile(page: Page): Promise<string> {
  return (await page.locator('header a[href^="/user/"]').first().getAttribute('href')) ?? '';
}
