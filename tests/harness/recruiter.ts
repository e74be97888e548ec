import type { Page } from '@playwright/test';
import { followEmail, newAddress, password } from './join.ts';
import { expect } from './person.ts';
import { dialog } from './profile-dialog.ts';

let count = 0;
/** A name that no other test uses: tests run in parallel on one product. */
export const newName = (word: string) => `${word} ${process.pid} ${Date.now().toString(36)}${count++}`;

/** Creates a recruiter with a confirmed address, on the home page. */
export async function signUpRecruiter(page: Page, email = newAddress(), from = '/inscription'): Promise<string> {
  await page.goto(from);
  await page.getByLabel('Recruter').check();
  await page.getByLabel('Prénom').fill('Ada');
  await page.getByLabel('Nom', { exact: true }).fill('Marin');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ouvrez votre boîte e-mail');
  await followEmail(page, email, 'Confirmez');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Ada Marin');
  return email;
}

export async function pickCity(page: Page, text: string, wanted: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Ville' }).fill(text);
  await dialog(page).getByRole('option').filter({ hasText: wanted }).first().click();
}

/** From the home page of a recruiter without a company to the page of a new company. */
export async function createCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Choisir mon entreprise' }).click();
  await page.getByRole('button', { name: 'Créer mon entreprise' }).click();
  await dialog(page).getByLabel('Nom de l’entreprise').fill(name);
  await dialog(page).getByLabel('Site').fill('https://nouvelle.example');
  await pickCity(page, 'Nantes', 'Nantes');
  await dialog(page).getByRole('button', { name: 'Créer l’entreprise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
