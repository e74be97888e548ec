import type { Locator, Page } from '@playwright/test';
import { expect } from './person.ts';
import { dialog, pick } from './profile-dialog.ts';

export const jobRow = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Offres', exact: true }).getByRole('listitem').filter({ hasText: title });

/** Presses the button of an offer in the job manager by keyboard. */
export async function press(page: Page, action: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `${action} – ${title}`, exact: true }).press('Enter');
}

/** Opens the form for a new offer and gives it a title. */
export async function beginJob(page: Page, title: string): Promise<void> {
  await page.goto('/job-manager');
  await page.getByRole('button', { name: 'Nouvelle offre' }).press('Enter');
  await dialog(page).getByLabel('Titre').fill(title);
}

/** Fills all required fields of an offer in the open form. */
export async function fillJob(page: Page, description = 'Une équipe de **cinq** personnes.'): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('Métier').selectOption({ label: 'Développeur·euse front-end' });
  await form.getByLabel('Contrat').selectOption({ label: 'CDI' });
  await pick(page, 'Ajouter une technologie', 'svelte', 'Svelte');
  await pick(page, 'Lieu', 'Quimper', /^Quimper/);
  await form.getByLabel('Télétravail', { exact: true }).selectOption({ label: 'Télétravail partiel' });
  await form.getByLabel('Minimum').fill('45');
  await form.getByLabel('Maximum').fill('52');
  await form.getByLabel('Description').fill(description);
}

export async function save(page: Page, label = 'Enregistrer'): Promise<void> {
  await dialog(page).getByRole('button', { name: label, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Publishes a new offer; returns its address. */
export async function publishJob(page: Page, title: string): Promise<string> {
  await beginJob(page, title);
  await fillJob(page);
  await save(page, 'Enregistrer le brouillon');
  await press(page, 'Publier', title);
  await expect(page.getByText('L’offre est en ligne.').first()).toBeVisible();
  await page.goto('/job-manager?list=enabled');
  return (await jobRow(page, title).getByRole('link', { name: title }).getAttribute('href')) ?? '';
}
