import type { Page } from '@playwright/test';
import { followEmail, joinAs, password } from './join.ts';
import { expect } from './person.ts';
import { dialog } from './profile-dialog.ts';

let count = 0;
/** A name that no other test uses: tests run in parallel on one product. */
export const newName = (word: string) => `${word} ${process.pid} ${Date.now().toString(36)}${count++}`;

/** Signs a recruiter up by the forms, and confirms the address; on the home page at the end. */
export async function signUpRecruiter(page: Page, email: string, from = '/inscription'): Promise<void> {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Ada');
}

export async function pickCity(page: Page, text: string, wanted: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Ville' }).fill(text);
  await dialog(page).getByRole('option').filter({ hasText: wanted }).first().click();
}

/** A new recruiter without a company, signed in; returns the e-mail address. */
export async function joinAsRecruiter(page: Page): Promise<string> {
  return (await joinAs(page, 'RECRUITER', ['Ada', 'Marin'])).email;
}

/** A new recruiter whose company waits for its validation, signed in. */
export async function joinWithCompany(page: Page, name: string): Promise<{ email: string; address: string }> {
  const email = await joinAsRecruiter(page);
  const value = { name, website: 'https://nouvelle.example', place: { placeId: 'insee:44109' }, staffCount: null };
  const { alias } = await postJson(page, '/mon-entreprise/choix', { mode: 'add', value });
  return { email, address: `/company/${alias}` };
}

/** Sends JSON as a dialog of a page does; returns the answer. */
export async function postJson(page: Page, address: string, data: object): Promise<{ alias?: string }> {
  const headers = { origin: process.env.PRODUCT_URL ?? '' };
  // On a busy machine the answer takes longer than the time of an action in a page.
  const answer = await page.request.post(address, { data, headers, timeout: 60_000 });
  expect(answer.status(), `${address}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

/** Validates a company that waits, as the team does. */
export async function validate(admin: Page, name: string): Promise<void> {
  await admin.goto('/admin/entreprises');
  await admin.getByRole('button', { name: `Valider ${name}` }).click();
  await expect(admin.getByText(`${name} est validée`)).toBeVisible();
}
